import Foundation

/// Not for users. Views create layers of a class passed as a value, whose `init()` need not be
/// `required`, through its index in the vtable. See `RuntimeInstantiation.swift` in UIKit.
open class _MadeLayer: CALayer, @unchecked Sendable {
  public required override init() { super.init() }
  public required init?(coder: NSCoder) { nil }
}

extension CALayer {
  /// Creates a layer of the class `type`, or a plain layer if `type` isn't a layer class.
  package static func made(_ type: AnyClass) -> CALayer {
    guard type is CALayer.Type else { return CALayer() }
    return unsafeDowncast(unsafeBitCast(type, to: _MadeLayer.Type.self).init(), to: CALayer.self)
  }
}
