import Foundation
import QuoinGeometry

/// A ``Layout`` with a native node in the engine. Only Quoin's own types conform to it.
public protocol _NativeLayout: Layout {
  /// The axis of the spacers and dividers inside the layout.
  var orientation: Axis? { get }
  /// Whether a single static view replaces the container (Rules/ViewLists.md#elision).
  var elides: Bool { get }
  /// Opens the node.
  func begin(in tree: LayoutTree)
}

extension _NativeLayout {
  public var elides: Bool { true }
}

/// The cache of a native layout that a custom layout calls: a separate tree, with a leaf for each
/// subview that forwards all measurements to the subview.
public struct _StackCache {
  fileprivate let tree: LayoutTree
  fileprivate let root: LayoutTree.NodeID
  fileprivate let subviews: LayoutSubviews

  fileprivate init<L: _NativeLayout>(_ layout: L, _ subviews: LayoutSubviews) {
    self.subviews = subviews
    tree = LayoutTree(minimumCapacity: subviews.count + 2)
    layout.begin(in: tree)
    root = tree.openNode
    for subview in subviews {
      let mark = tree.mark
      let leaf = tree.addLeaf(SubviewLeaf(subview))
      guard let node = subview.node else { continue }
      let record = subview.tree.pointer(node)
      tree.records[leaf].flags.formUnion(
        record.pointee.flags.intersection([.hasGuides, .foreign]))
      tree.setPriority(record.pointee.priority, since: mark)
      tree.tables.gridTraits[leaf] = subview.tree.tables.gridTraits[node]
    }
    tree.end()
  }

  /// Returns the size of the stack for `proposal`, and stores both in its record, because placing
  /// needs them.
  @discardableResult
  fileprivate func settle(_ proposal: ProposedViewSize) -> CGSize {
    // The subviews' own tree caches their sizes and invalidates them as needed.
    tree.invalidateAll()
    tree.pass.settle(root, Offer(proposal))
    return tree.size(of: root)
  }

  fileprivate func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
    settle(proposal)
    tree.records[root].size = bounds.size
    tree.pass.arrange(root)
    for (leaf, subview) in zip(tree.children(of: root), subviews) {
      let origin = tree.records[leaf].origin
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: tree.proposal(of: leaf))
    }
  }

  fileprivate func explicitGuide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    settle(proposal)
    tree.records[root].size = bounds.size
    return tree.pass.explicitGuide(root, key).map {
      $0 + (key.axis == .horizontal ? bounds.minX : bounds.minY)
    }
  }
}

/// A leaf that represents a subview in another tree.
private final class SubviewLeaf: LayoutLeaf {
  let subview: LayoutSubview
  init(_ subview: LayoutSubview) { self.subview = subview }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { subview.sizeThatFits(proposal) }

  func lengthThatFits(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
    guard let node = subview.node else { return 0 }
    let offer = Offer(proposal)
    return subview.tree.pass.length(node, axis, offered: offer[axis], across: offer[axis.crossing])
  }

  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let dimensions = subview.dimensions(in: proposal)
    return key.axis == .horizontal
      ? dimensions[explicit: HorizontalAlignment(key)]
      : dimensions[explicit: VerticalAlignment(key)]
  }

  var hasBaselines: Bool {
    subview.node.map { subview.tree.records[$0].flags.contains(.hasBaselines) } ?? false
  }
  var spacing: ViewSpacing { subview.spacing }
}

extension _NativeLayout where Cache == _StackCache {
  public func makeCache(subviews: Subviews) -> _StackCache { _StackCache(self, subviews) }

  /// Returns the cache, recreated if it belongs to other views.
  private func current(_ cache: inout _StackCache, _ subviews: Subviews) -> _StackCache {
    if cache.subviews != subviews { cache = makeCache(subviews: subviews) }
    return cache
  }

  public func spacing(subviews: Subviews, cache: inout _StackCache) -> ViewSpacing {
    let stack = current(&cache, subviews)
    return stack.tree.spacing(stack.root)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
  ) -> CGSize { current(&cache, subviews).settle(proposal) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackCache
  ) { current(&cache, subviews).place(in: bounds, proposal) }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout _StackCache
  ) -> CGFloat? { current(&cache, subviews).explicitGuide(guide.key, in: bounds, proposal) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout _StackCache
  ) -> CGFloat? { current(&cache, subviews).explicitGuide(guide.key, in: bounds, proposal) }
}
