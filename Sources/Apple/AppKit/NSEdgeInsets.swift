import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews

extension NSEdgeInsets {
  public static var zero: NSEdgeInsets { NSEdgeInsets() }
}
extension EdgeInsets {
  /// Creates edge insets whose leading inset is the left one.
  public init(_ insets: NSEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
