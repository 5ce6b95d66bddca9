import Foundation
import QuoinGeometry

/// A change of one node of a tree, corresponding to a change in source.
package enum LayoutEdit: Sendable, Hashable {
  /// Sets the length of a fixed frame; `nil` removes it.
  case frame(Axis, CGFloat?)
  /// Sets the minimum of a flexible frame; `nil` removes it.
  case minimum(Axis, CGFloat?)
  /// Sets the maximum of a flexible frame; `nil` removes it.
  case maximum(Axis, CGFloat?)
  /// Sets the distance between a stack's children.
  case spacing(CGFloat)
  case priority(CGFloat)
  /// Adds a fixed frame around the view.
  case framed(width: CGFloat?, height: CGFloat?)
  /// Adds a frame around the view that fills its proposal, with a minimum of 0.
  case flexible
  /// Adds `fixedSize` around the view.
  case fixedSize(Axis.Set)
  /// Makes an aspect ratio fit its proposal instead of filling it.
  case fitting
  /// Removes the modifier but keeps the view that it modifies.
  case removed
  /// Swaps the modifier with the one inside it.
  case exchangedWithInner
}
