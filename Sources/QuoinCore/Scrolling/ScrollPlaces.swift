import Foundation
import QuoinGeometry
import QuoinLayout

/// The scroll views of a tree, and the views in it that a program can scroll to.
@MainActor
final class ScrollPlaces {
  /// How far every scroll view is scrolled: these offsets outlive the tree.
  let offsets: ScrollStore
  let views: NodeList<ScrollPlace>
  let targets: EmittedList<ScrollTargets>
  /// The elements of the readers of scroll views.
  var readers: [ScrollStore.Path: Int32] = [:]

  init(_ offsets: ScrollStore, in columns: NodeColumns) {
    self.offsets = offsets
    views = NodeList(in: columns) { $0.node }
    targets = EmittedList(in: columns) { $0.owner }
  }
}

/// A scroll view of the tree.
struct ScrollPlace {
  var node: LayoutTree.Node
  /// Where the scroll view is laid out.
  var scope: LayoutScope
  var element: Int32
  var path: ScrollStore.Path
  /// The view that its owner wants to see.
  var target: ScrollTargetID?
  /// The offset when the pass first looked for the target.
  var base: CGPoint?
  /// Whether the next tree has to keep its offset.
  var isMoved: Bool
  /// See ``ScrollConfiguration/onMove``.
  var onMove: (@MainActor (Emission, LayoutTree.Node) -> ScrollTargetID?)?
}

/// Views that can be scrolled to.
struct ScrollTargets {
  /// The element that holds them.
  var element: Int32
  /// Finds the node with an id.
  var find: @MainActor (AnyHashable) -> LayoutTree.Node?
  /// Marks the emission that they came with, in a living view.
  var owner: EmissionMark
}
