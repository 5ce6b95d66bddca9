#if !canImport(Darwin)
  import Foundation
  import QuoinCore
  import QuoinGeometry
  import QuoinViews

  extension NSEdgeInsets {
    public static var zero: NSEdgeInsets { NSEdgeInsets() }
  }
  extension EdgeInsets {
    /// The insets, the left one leading.
    public init(_ insets: NSEdgeInsets) {
      self.init(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
  }
#endif
