import Foundation
import QuoinGeometry

// ViewThatFits shows the first of its candidates whose ideal size fits (Rules/CustomLayout.md#view-that-fits).
//
// The candidates lie in a side table; only the one that is shown is linked as the node's child, so that
// whoever walks the tree sees no other. The node chooses for every proposal anew: it may place another candidate than the
// one whose size it answered (Rules/CustomLayout.md#fit-exactly).

extension LayoutTree {
  /// Opens a container that shows the first child whose ideal lengths on `axes` fit what it is offered.
  @discardableResult
  @usableFromInline
  package func beginFitting(in axes: Axis.Set) -> Node {
    let index = open(.fitting)
    if axes.contains(.horizontal) { pointer(index).pointee.flags.insert(.horizontal) }
    if axes.contains(.vertical) { pointer(index).pointee.flags.insert(.vertical) }
    return index
  }

  /// Whether some nodes may be out of the tree: views that don't fit, rows out of sight.
  package var hidesViews: Bool { !tables.candidates.isEmpty || detachment.hasDropped }

  /// Whether `node` is shown: neither it nor a node around it is a candidate that was not chosen, offscreen or unlinked.
  package func isShown(_ node: Node) -> Bool {
    guard hidesViews else { return true }
    var child = node
    while child > 0 {
      let parent = pointer(child).pointee.parent
      if parent < 0 || pointer(child).pointee.flags.contains(.offscreen) { return false }
      if pointer(parent).pointee.kind == .fitting,
        pointer(parent).pointee.firstChild != child
      {
        return false
      }
      child = parent
    }
    return true
  }

  /// A stack asks for spacing and priority before it proposes anything: the node answers with those of its first
  /// candidate, which fits where nothing is proposed.
  func closeFitting(_ node: UnsafeMutablePointer<LayoutNode>) {
    guard node.pointee.childCount > 0 else { return closeEmpty(node) }
    if node.pointee.payload >= 0 { return closeFittingAgain(node) }
    let first = node.pointee.firstChild
    node.pointee.payload = Int32(tables.candidates.count)
    tables.candidates.append(children(of: Int32(node - nodes)))
    node.pointee.flags.formUnion([.coupled, .spacingUnknown])
    node.pointee.priority = pointer(first).pointee.priority
    show(first, in: node)
  }

  private func closeFittingAgain(_ node: UnsafeMutablePointer<LayoutNode>) {
    let candidates = tables.candidates[Int(node.pointee.payload)]
    for candidate in candidates {
      let record = pointer(candidate).pointee
      node.pointee.height = max(node.pointee.height, record.height &+ 1)
      node.pointee.flags.formUnion(record.flags.intersection(.inherited))
    }
    node.pointee.flags.formUnion([.coupled, .spacingUnknown])
    node.pointee.priority = pointer(candidates[0]).pointee.priority
  }

  private func show(_ child: Node, in node: UnsafeMutablePointer<LayoutNode>) {
    node.pointee.firstChild = child
    node.pointee.lastChild = child
    node.pointee.childCount = 1
    pointer(child).pointee.next = -1
  }

  /// The position of the first candidate that fits `offer`; of the last one if none does.
  private func choice(_ index: Node, _ offer: Offer) -> (position: Int, fits: Bool) {
    let all = tables.candidates[Int(pointer(index).pointee.payload)]
    for (position, child) in all.enumerated() where fits(child, in: index, offer) {
      return (position, true)
    }
    return (all.count - 1, false)
  }

  /// Whether the ideal lengths of `child` on the chosen axes fit, without tolerance
  /// (Rules/CustomLayout.md#fit-exactly). On another axis the child is offered what the node is
  /// (Rules/CustomLayout.md#fit-axes).
  private func fits(_ child: Node, in index: Node, _ offer: Offer) -> Bool {
    let (probe, limits) = question(index, offer)
    guard limits.width < .infinity || limits.height < .infinity else { return true }
    let ideal = measure(child, probe)
    return ideal.width <= limits.width && ideal.height <= limits.height
  }

  /// What a candidate is asked, and how large its answer may be.
  private func question(_ index: Node, _ offer: Offer) -> (probe: Offer, limits: CGSize) {
    let flags = pointer(index).pointee.flags
    var probe = offer
    var limits = CGSize(width: CGFloat.infinity, height: .infinity)
    if flags.contains(.horizontal), !offer.width.isNaN {
      (probe.width, limits.width) = (.nan, offer.width)
    }
    if flags.contains(.vertical), !offer.height.isNaN {
      (probe.height, limits.height) = (.nan, offer.height)
    }
    return (probe, limits)
  }

  /// What each candidate of a `ViewThatFits` wants, with the offer that it was placed with; empty for any other node.
  package func candidateSizes(of node: Node) -> [CGSize] {
    let record = pointer(node).pointee
    guard record.kind == .fitting, record.payload >= 0 else { return [] }
    let probe = question(node, record.offer).probe
    return tables.candidates[Int(record.payload)].map { measure($0, probe) }
  }

  func measureFitting(_ index: Node, _ offer: Offer) -> CGSize {
    guard pointer(index).pointee.childCount > 0 else {
      trace?.answered(
        index, offer, .zero, along: .horizontal, .largestChild, across: .largestChild)
      return .zero
    }
    let all = tables.candidates[Int(pointer(index).pointee.payload)]
    let choice = choice(index, offer)
    let size = measure(all[choice.position], offer)
    let reason = LengthReason.candidate(choice.position + 1, of: all.count, fits: choice.fits)
    trace?.answered(index, offer, size, along: .horizontal, reason, across: reason)
    return size
  }

  func arrangeFitting(_ index: Node) {
    let node = pointer(index)
    guard node.pointee.childCount > 0 else { return }
    let offer = node.pointee.offer
    let child = tables.candidates[Int(node.pointee.payload)][choice(index, offer).position]
    show(child, in: node)
    trace?.offered(child, offer, along: .horizontal, .same, across: .same)
    settle(child, offer)
    pointer(child).pointee.origin = .zero
  }
}
