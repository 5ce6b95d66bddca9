import Foundation
import QuoinGeometry

// `matchedGeometryEffect`: the wrapper stays where its parent places it, and its child takes the
// place of another view (Rules/Geometry.md#matched-geometry).

extension LayoutTree {
  /// Wraps the nodes added since `mark`, so that each can be moved with
  /// ``match(_:size:position:anchor:)``. Sizing: neutral.
  package func wrapMatched(since mark: Mark) { wrap(since: mark, .matched) { _ in } }

  /// Proposes a different size to the child of the wrapper `node` and moves the child, once the
  /// tree is laid out. The wrapper keeps its own size.
  ///
  /// - Parameters:
  ///   - size: the proposal to the child, in points; if `nil`, the proposal of its parent.
  ///   - position: the position of the child's `anchor`, in points from the wrapper's top-left
  ///     corner; if `nil`, that of the wrapper's own anchor.
  ///   - anchor: a point of the child; its x coordinate is measured from the left edge.
  package func match(_ node: NodeID, size: CGSize?, position: CGPoint?, anchor: UnitPoint) {
    let record = pointer(node)
    func finite(_ number: CGFloat?) -> CGFloat { number.flatMap { $0.isFinite ? $0 : nil } ?? .nan }
    record.pointee.matchTarget = LayoutNode.MatchTarget(
      offer: Offer(finite(size?.width), finite(size?.height)),
      position: CGPoint(x: finite(position?.x), y: finite(position?.y)),
      anchor: CGPoint(x: finite(anchor.x), y: finite(anchor.y)))
    record.pointee.flags.insert(.needsPlacement)
    withStack(forDepth: Int(record.pointee.height)) { [self] in LayoutUpdate(self).placeAgain(node)
    }
  }

  /// Makes the next layout leave the child of the wrapper `node` where its parent places it.
  package func unmatch(_ node: NodeID) {
    let record = pointer(node)
    if isLiving { markNeedsPlacement(node) }
    record.pointee.matchTarget = .none
  }
}

extension LayoutPass {
  func arrangeMatched(_ index: NodeID) {
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
    let (outer, size) = (node.pointee.size, records[child].size)
    func origin(_ position: CGFloat, _ outer: CGFloat, _ anchor: CGFloat, _ length: CGFloat)
      -> CGFloat
    {
      let result = (position.isNaN ? outer * anchor : position) - anchor * length
      return result.isFinite ? result : 0
    }
    let left = origin(target.position.x, outer.width, target.anchor.x, size.width)
    let isMirrored = node.pointee.flags.contains(.rightToLeft)
    records[child].origin = CGPoint(
      x: isMirrored ? outer.width - left - size.width : left,
      y: origin(target.position.y, outer.height, target.anchor.y, size.height))
  }
}
