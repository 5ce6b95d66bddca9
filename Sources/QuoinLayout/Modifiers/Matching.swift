import Foundation
import QuoinGeometry

// `matchedGeometryEffect`: the wrapper stays where its parent puts it, and its child lies where another view does
// (Rules/Geometry.md#matched-geometry).

extension LayoutTree {
  /// A wrapper whose child can be sent elsewhere with ``match(_:size:position:anchor:)``. Sizing: neutral.
  package func wrapMatched(since mark: Mark) { wrap(since: mark, .matched) { _ in } }

  /// Offers the child of the wrapper `node` another size and puts it elsewhere, once the tree is laid out.
  /// The wrapper keeps its own size.
  ///
  /// - Parameters:
  ///   - size: what the child is offered, in points; its parent's offer when `nil`.
  ///   - position: where the child's `anchor` lies, in points from the wrapper's top-left corner; where
  ///     the wrapper's own lies when `nil`.
  ///   - anchor: a point of the child, x counted from its left edge.
  package func match(_ node: Node, size: CGSize?, position: CGPoint?, anchor: UnitPoint) {
    let record = pointer(node)
    func finite(_ number: CGFloat?) -> CGFloat { number.flatMap { $0.isFinite ? $0 : nil } ?? .nan }
    record.pointee.matchTarget = LayoutNode.MatchTarget(
      offer: Offer(finite(size?.width), finite(size?.height)),
      position: CGPoint(x: finite(position?.x), y: finite(position?.y)),
      anchor: CGPoint(x: finite(anchor.x), y: finite(anchor.y)))
    record.pointee.flags.insert(.needsPlacement)
    withStack(forDepth: Int(record.pointee.height)) { [self] in placeAnew(node) }
  }

  /// Lets the child of the wrapper `node` lie where its parent put it at the next layout.
  package func unmatch(_ node: Node) {
    let record = pointer(node)
    if isLiving { markNeedsPlacement(node) }
    record.pointee.matchTarget = .none
  }

  func arrangeMatched(_ index: Node) {
    let node = pointer(index)
    let target = node.pointee.matchTarget
    guard !target.isNone else { return arrangeNeutral(index) }
    let child = node.pointee.firstChild
    let own = node.pointee.offer
    let offer = Offer(
      target.offer.width.isNaN ? own.width : target.offer.width,
      target.offer.height.isNaN ? own.height : target.offer.height)
    trace?.offered(
      child, offer, along: .horizontal, target.offer.width.isNaN ? .same : .matchedLength,
      across: target.offer.height.isNaN ? .same : .matchedLength)
    settle(child, offer)
    let (outer, size) = (node.pointee.size, pointer(child).pointee.size)
    func origin(_ position: CGFloat, _ outer: CGFloat, _ anchor: CGFloat, _ length: CGFloat)
      -> CGFloat
    {
      let result = (position.isNaN ? outer * anchor : position) - anchor * length
      return result.isFinite ? result : 0
    }
    let left = origin(target.position.x, outer.width, target.anchor.x, size.width)
    let isMirrored = node.pointee.flags.contains(.rightToLeft)
    pointer(child).pointee.origin = CGPoint(
      x: isMirrored ? outer.width - left - size.width : left,
      y: origin(target.position.y, outer.height, target.anchor.y, size.height))
  }
}
