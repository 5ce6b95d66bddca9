import Foundation
import QuoinGeometry

/// A change of one node of a tree, corresponding to a change in source.
package enum LayoutEdit: Sendable, Hashable {
  // MARK: Arguments

  /// Sets the length of a fixed frame; `nil` removes it.
  case frame(Axis, CGFloat?)
  /// Sets the minimum of a flexible frame; `nil` removes it.
  case minimum(Axis, CGFloat?)
  /// Sets the maximum of a flexible frame; `nil` removes it.
  case maximum(Axis, CGFloat?)
  /// Makes the length of a fixed frame its minimum: `minWidth: 80` instead of `width: 80`.
  case fixedToMinimum(Axis)
  /// Makes the length of a fixed frame its maximum: `maxWidth: 80` instead of `width: 80`.
  case fixedToMaximum(Axis)
  /// Sets the alignment of a container, a frame or a layer; `nil` keeps that of the axis.
  ///
  /// A stack has an alignment only across its axis, and ignores the other.
  case alignment(horizontal: HorizontalAlignment? = nil, vertical: VerticalAlignment? = nil)
  /// Sets the distance between the children of a stack, lazy or not. A length that is not finite
  /// restores the distance that each pair of neighbors prefers.
  case spacing(CGFloat)
  /// Sets the distance between the columns (horizontal) or the rows (vertical) of a grid, lazy or
  /// not.
  case trackSpacing(Axis, CGFloat)
  /// Sets the alignment of the cells in all tracks of a lazy grid, as its `GridItem`s do.
  case trackAlignment(Alignment)
  /// Sets the insets of a padding.
  case insets(EdgeInsets)
  /// Sets the axes of a `fixedSize` or `ViewThatFits`.
  case axes(Axis.Set)
  /// Makes an aspect ratio fit its proposal instead of filling it.
  case fitting

  // MARK: Attributes

  case priority(CGFloat)
  /// Sets the axes on which a cell of a grid doesn't affect the length of its column or row. The
  /// node is the cell, or a view inside its modifiers.
  case unsizedAxes(Axis.Set)
  /// Sets the number of columns of a grid that a cell spans. The node is the cell, or a view inside
  /// its modifiers.
  case cellColumns(Int)

  // MARK: Added modifiers

  /// Adds a fixed frame around the view.
  case framed(width: CGFloat?, height: CGFloat?)
  /// Adds a flexible frame around the view.
  case framedFlexibly(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil, horizontal: HorizontalAlignment = .center,
    vertical: VerticalAlignment = .center)
  /// Adds a frame around the view that fills its proposal, with a minimum of 0.
  case flexible
  /// Adds a padding around the view.
  case padded(EdgeInsets)
  /// Adds `fixedSize` around the view.
  case fixedSize(Axis.Set)

  // MARK: Structure

  /// Removes a modifier but keeps the view that it modifies, or replaces a stack by its only child.
  case removed
  /// Swaps the modifier with the one inside it.
  case exchangedWithInner
  /// Moves a modifier inside the next modifiers, of which this is the number: `.padding()` from
  /// after `.background()` to before it.
  case movedInward(Int)
  /// Takes a child out of its stack and makes it a layer of another view.
  case layered(LayoutLayer, of: LayoutTree.NodeID)
}

/// The position of a layer relative to its primary view.
package enum LayoutLayer: Sendable, Hashable, CaseIterable {
  /// The layer is above the view.
  case overlay
  /// The layer is below the view.
  case background
}
