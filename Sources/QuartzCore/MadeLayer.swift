#if !canImport(Darwin)
  import Foundation

  /// Not for users: views make layers of a class that is a value, whose `init()` isn't required, by its place in the table.
  /// See `Made.swift` in UIKit.
  open class _MadeLayer: CALayer, @unchecked Sendable {
    public required override init() { super.init() }
    public required init?(coder: NSCoder) { nil }
  }

  extension CALayer {
    /// A layer of the class `type`, or a plain one where that isn't a layer's.
    package static func made(_ type: AnyClass) -> CALayer {
      guard type is CALayer.Type else { return CALayer() }
      return unsafeDowncast(unsafeBitCast(type, to: _MadeLayer.Type.self).init(), to: CALayer.self)
    }
  }
#endif
