import Foundation
import QuoinGeometry
import QuoinLayout

/// The scroll views of a tree, and the views in it to which a program can scroll.
@MainActor
final class ScrollPlaces {
  /// The offsets of all scroll views, which outlive the tree.
  let offsets: ScrollStore
  let views: NodeList<ScrollPlace>
  let targets: EmittedList<ScrollTargets>
  /// The records of the elements of scroll view readers, by path.
  var readers: [ScrollStore.Path: Int32] = [:]

  init(_ offsets: ScrollStore, in columns: NodeColumns) {
    self.offsets = offsets
    views = NodeList(in: columns) { $0.node }
    targets = EmittedList(in: columns) { $0.owner }
  }
}

/// A scroll view of the tree.
struct ScrollPlace {
  var node: LayoutTree.NodeID
  /// The scope in which the scroll view is laid out.
  var scope: LayoutScope
  var element: Int32
  var path: ScrollStore.Path
  /// The view that its owner wants to show.
  var target: ScrollTargetID?
  /// The anchor that determines the offset until the view is scrolled, and again when the view is
  /// scrolled back to it.
  var anchor: UnitPoint?
  /// The offset when the pass first looked for the target.
  var base: CGPoint?
  /// Whether the next tree must keep its offset.
  var isMoved: Bool
  /// See ``ScrollConfiguration/onMove``.
  var onMove: (@MainActor (Emission, LayoutTree.NodeID) -> ScrollTargetID?)?
}

/// A set of views that can be scroll targets.
struct ScrollTargets {
  /// The record of the element that contains the views.
  var element: Int32
  /// Returns the node of the view with an id.
  var find: @MainActor (AnyHashable) -> LayoutTree.NodeID?
  /// The emission to which the views belong, in a live view.
  var owner: EmissionMark
}
