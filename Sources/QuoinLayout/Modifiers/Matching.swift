import Foundation
import QuoinGeometry

// `matchedGeometryEffect`: a view that keeps its place in its parent and is drawn at another's
// (SEMANTICS §9.25).

extension LayoutTree {
  /// A wrapper whose child can be sent elsewhere with ``match(_:size:position:anchor:)``. Sizing: neutral.
  public func wrapMatched(since mark: Mark) { wrap(since: mark, .matched) { _ in } }

  /// Offers the child of the wrapper `node` another size and puts it elsewhere, once the tree is laid out.
  /// The size the wrapper reports stays.
  ///
  /// - Parameters:
  ///   - size: what the child is offered, in points; its parent's offer when `nil`.
  ///   - position: where the child's `anchor` lies, in points from the wrapper's top-left corner; where
  ///     the wrapper's own lies when `nil`.
  ///   - anchor: a point of the child, x counted from its left edge.
  public func match(_ node: Node, size: CGSize?, position: CGPoint?, anchor: UnitPoint) {
    let record = pointer(node)
    func finite(_ number: CGFloat?) -> CGFloat { number.flatMap { $0.isFinite ? $0 : nil } ?? .nan }
    (record.pointee.a, record.pointee.b) = (finite(size?.width), finite(size?.height))
    (record.pointee.c, record.pointee.d) = (finite(position?.x), finite(position?.y))
    (record.pointee.e, record.pointee.f) = (finite(anchor.x), finite(anchor.y))
    record.pointee.flags.insert(.unplaced)
    withStack(forDepth: Int(record.pointee.height)) { [self] in placeAnew(node) }
  }

  /// Lets the child of the wrapper `node` lie where its parent put it at the next layout.
  public func unmatch(_ node: Node) {
    let record = pointer(node)
    if isLiving { markUnplaced(node) }
    (record.pointee.a, record.pointee.b) = (.nan, .nan)
    (record.pointee.c, record.pointee.d) = (.nan, .nan)
    (record.pointee.e, record.pointee.f) = (.nan, .nan)
  }

  func arrangeMatched(_ index: Node) {
    let node = pointer(index)
    guard !node.pointee.e.isNaN, !node.pointee.f.isNaN else { return arrangeNeutral(index) }
    let child = node.pointee.firstChild
    let own = node.pointee.offer
    let offer = Offer(
      node.pointee.a.isNaN ? own.width : node.pointee.a,
      node.pointee.b.isNaN ? own.height : node.pointee.b)
    trace?.offered(
      child, offer, along: .horizontal, node.pointee.a.isNaN ? .same : .matchedLength,
      across: node.pointee.b.isNaN ? .same : .matchedLength)
    settle(child, offer)
    let (outer, size) = (node.pointee.size, pointer(child).pointee.size)
    let anchor = CGPoint(x: node.pointee.e, y: node.pointee.f)
    func origin(_ position: CGFloat, _ outer: CGFloat, _ anchor: CGFloat, _ length: CGFloat)
      -> CGFloat
    {
      let result = (position.isNaN ? outer * anchor : position) - anchor * length
      return result.isFinite ? result : 0
    }
    let left = origin(node.pointee.c, outer.width, anchor.x, size.width)
    let isMirrored = node.pointee.flags.contains(.rightToLeft)
    pointer(child).pointee.origin = CGPoint(
      x: isMirrored ? outer.width - left - size.width : left,
      y: origin(node.pointee.d, outer.height, anchor.y, size.height))
  }
}
