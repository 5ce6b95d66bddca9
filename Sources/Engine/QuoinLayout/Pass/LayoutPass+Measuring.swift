import Foundation
import QuoinGeometry

extension LayoutPass {
  /// Returns the size of `index` for the proposal `offer`: derived from its ranges, cached, or
  /// computed by the algorithm of its kind.
  func measure(_ index: NodeID, _ offer: Offer) -> CGSize {
    let node = pointer(index)
    if usesShortcuts {
      if let derived = derivedSize(node, offer) { return derived }
      if let cached = cachedSize(node, offer) { return cached }
    }
    let size = answer(index, offer)
    tree.measurements &+= 1
    if tree.measurementLog != nil { noteMeasurement(of: index) }
    if usesShortcuts { cache(node, offer, size) }
    return size
  }

  /// Returns the size of `index` for the proposal `offer` if its ranges determine it; the inlined
  /// fast path of ``measure(_:_:)``.
  @inline(__always)
  func quickSize(_ index: NodeID, _ offer: Offer) -> CGSize? {
    usesShortcuts ? derivedSize(pointer(index), offer) : nil
  }

  // A separate function, so that measuring without a log only costs the check.
  @inline(never)
  private func noteMeasurement(of index: NodeID) {
    tree.measurementLog?.counts[index, default: 0] += 1
  }

  /// Returns the size computed by the node's own algorithm, which measures the children.
  @inline(__always)
  func answer(_ index: NodeID, _ offer: Offer) -> CGSize {
    var size = compute(index, offer)
    // Infinity minus infinity somewhere inside must not become the length of a frame.
    if size.width.isNaN { size.width = 0 }
    if size.height.isNaN { size.height = 0 }
    return size
  }

  /// Returns the length along `axis` alone, by which stacks order their children.
  func length(_ index: NodeID, _ axis: Axis, offered along: CGFloat, across: CGFloat) -> CGFloat {
    var index = index
    // A wrapper that doesn't take part in the negotiation has its child's length.
    while Self.isNeutral(records[index].kind) { index = records[index].firstChild }
    let node = pointer(index)
    if usesShortcuts, !node.pointee.isCoupled(axis),
      let derived = node.pointee.range(axis).derivedAnswer(along)
    {
      return derived
    }
    let offer = Offer(axis, along: along, across: across)
    if node.pointee.kind == .measured {
      return tree.tables.leaves[Int(node.pointee.payload)].lengthThatFits(
        offer.proposal, along: axis)
    }
    return measure(index, offer)[axis]
  }

  @inline(__always)
  private static func isNeutral(_ kind: NodeKind) -> Bool {
    switch kind {
    case .offset, .effect, .matched, .overlay, .background, .boundary, .safeAreaIgnoring: true
    default: false
    }
  }
}
