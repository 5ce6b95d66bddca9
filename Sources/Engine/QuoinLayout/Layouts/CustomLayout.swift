import Foundation
import QuoinGeometry

/// A type-erased ``Layout`` with its cache, as stored in the engine's side table.
class CustomLayout {
  var name: String { "Layout" }
  func prepare(_ tree: LayoutTree, _ node: LayoutTree.NodeID) {}
  func spacing(_ tree: LayoutTree, _ node: LayoutTree.NodeID) -> ViewSpacing { ViewSpacing() }
  func size(_ tree: LayoutTree, _ node: LayoutTree.NodeID, _ proposal: ProposedViewSize) -> CGSize {
    .zero
  }
  func place(
    _ tree: LayoutTree, _ node: LayoutTree.NodeID, _ bounds: CGRect, _ proposal: ProposedViewSize
  ) {}
  func explicitGuide(_ tree: LayoutTree, _ node: LayoutTree.NodeID, _ key: AlignmentKey) -> CGFloat?
  {
    nil
  }
  /// Returns the same layout with its own cache.
  func copy() -> CustomLayout { self }
}

/// The cache of a custom layout, which a live view keeps when it is emitted again.
package final class LayoutCache<Value> {
  fileprivate var value: Value?
  package init() {}
}

final class LayoutBox<L: Layout>: CustomLayout {
  let layout: L
  override var name: String { String(describing: L.self) }
  private let cache: LayoutCache<L.Cache>

  init(_ layout: L, cache: LayoutCache<L.Cache> = LayoutCache()) {
    (self.layout, self.cache) = (layout, cache)
  }

  override func copy() -> CustomLayout { LayoutBox(layout) }

  private func subviews(_ tree: LayoutTree, _ node: LayoutTree.NodeID) -> LayoutSubviews {
    LayoutSubviews(of: node, in: tree)
  }

  private func withCache<R>(
    _ tree: LayoutTree, _ node: LayoutTree.NodeID, _ body: (LayoutSubviews, inout L.Cache) -> R
  ) -> R {
    let subviews = subviews(tree, node)
    var current = cache.value ?? layout.makeCache(subviews: subviews)
    let result = body(subviews, &current)
    cache.value = current
    return result
  }

  override func prepare(_ tree: LayoutTree, _ node: LayoutTree.NodeID) {
    guard var current = cache.value else { return }
    layout.updateCache(&current, subviews: subviews(tree, node))
    cache.value = current
  }

  override func spacing(_ tree: LayoutTree, _ node: LayoutTree.NodeID) -> ViewSpacing {
    withCache(tree, node) { layout.spacing(subviews: $0, cache: &$1) }
  }

  override func size(_ tree: LayoutTree, _ node: LayoutTree.NodeID, _ proposal: ProposedViewSize)
    -> CGSize
  {
    withCache(tree, node) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func place(
    _ tree: LayoutTree, _ node: LayoutTree.NodeID, _ bounds: CGRect, _ proposal: ProposedViewSize
  ) {
    withCache(tree, node) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
  }

  override func explicitGuide(_ tree: LayoutTree, _ node: LayoutTree.NodeID, _ key: AlignmentKey)
    -> CGFloat?
  {
    let record = tree.records[node]
    let bounds = CGRect(origin: .zero, size: record.size)
    return withCache(tree, node) { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: record.offer.proposal,
          subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: record.offer.proposal,
          subviews: subviews, cache: &cache)
    }
  }
}

extension LayoutPass {
  func closeCustom(_ node: UnsafeMutablePointer<LayoutNode>) {
    let layout = tree.tables.layouts[Int(node.pointee.payload)]
    node.pointee.priority = node.pointee.childCount == 0 ? -.infinity : 0
    layout.prepare(tree, id(of: node))
    node.pointee.flags.insert(.spacingUnknown)
  }

  func measureCustom(_ index: NodeID, _ offer: Offer) -> CGSize {
    let layout = tree.tables.layouts[Int(records[index].payload)]
    let answer = layout.size(tree, index, offer.proposal)
    // NaN must not reach the ancestors.
    let size = CGSize(
      width: answer.width.isNaN ? 0 : answer.width, height: answer.height.isNaN ? 0 : answer.height)
    trace?.answered(index, offer, size, along: .horizontal, .customLayout, across: .customLayout)
    return size
  }

  /// Makes the layout place its subviews; those that it doesn't place are centered
  /// (Rules/CustomLayout.md#unplaced).
  func arrangeCustom(_ index: NodeID) {
    let node = records[index]
    let children = tree.children(of: index)
    for child in children { records[child].origin.x = .nan }
    let outer = tree.placingLayout
    tree.placingLayout = index
    tree.tables.layouts[Int(node.payload)].place(
      tree, index, CGRect(origin: .zero, size: node.size), node.offer.proposal)
    tree.placingLayout = outer
    let centre = CGPoint(x: node.size.width / 2, y: node.size.height / 2)
    for child in children where records[child].origin.x.isNaN {
      placeSubview(child, at: centre, anchor: .center, node.offer)
    }
  }

  /// Returns the name of the custom layout that contains `node`.
  func layoutName(around node: NodeID) -> String {
    let parent = tree.parent(of: node)
    guard parent.isBelowTop, records[parent].kind == .custom else { return "A layout" }
    return tree.tables.layouts[Int(records[parent].payload)].name
  }

  func placeSubview(_ child: NodeID, at position: CGPoint, anchor: UnitPoint, _ offer: Offer) {
    trace?.offered(child, offer, along: .horizontal, .customLayout, across: .customLayout)
    settle(child, offer)
    let size = records[child].size
    func coordinate(_ position: CGFloat, _ anchor: CGFloat, _ length: CGFloat) -> CGFloat {
      let result = position - anchor * length
      return result.isFinite ? result : 0
    }
    records[child].origin = CGPoint(
      x: coordinate(position.x, anchor.x, size.width),
      y: coordinate(position.y, anchor.y, size.height))
  }
}
