import Foundation
import QuoinGeometry

// ViewThatFits shows the first of its candidates whose ideal size fits
// (Rules/CustomLayout.md#view-that-fits).
//
// The candidates are kept in a side table; only the chosen one is linked as the node's child, so a
// walk over the tree sees no other. The node chooses again for every proposal: it may place a
// different candidate than the one it was measured with (Rules/CustomLayout.md#fit-exactly).

extension LayoutTree {
  /// Opens a container that shows the first child whose ideal lengths on `axes` fit the proposal.
  @discardableResult
  @usableFromInline
  package func beginFitting(in axes: Axis.Set) -> NodeID {
    let index = open(.fitting)
    if axes.contains(.horizontal) { records[index].flags.insert(.horizontal) }
    if axes.contains(.vertical) { records[index].flags.insert(.vertical) }
    return index
  }

  /// Whether some nodes may not be shown: candidates that don't fit, or rows that are out of view.
  package var hidesViews: Bool { !tables.candidates.isEmpty || detachment.hasDropped }

  /// Whether `node` is shown: neither it nor an ancestor is an unchosen candidate, offscreen or
  /// unlinked.
  package func isShown(_ node: NodeID) -> Bool {
    guard hidesViews else { return true }
    var child = node
    while child.isBelowTop {
      let parent = records[child].parent
      if !parent.exists || records[child].flags.contains(.offscreen) { return false }
      if records[parent].kind == .fitting,
        records[parent].firstChild != child
      {
        return false
      }
      child = parent
    }
    return true
  }

  /// Whether there is a `ViewThatFits` with candidates.
  package var hasCandidates: Bool { !tables.candidates.isEmpty }

  /// Returns whether every `ViewThatFits` around `node` shows the candidate with the node; `nil` if
  /// there is none.
  package func isChosen(_ node: NodeID) -> Bool? {
    var result: Bool?
    var child = node
    while child.isBelowTop {
      let parent = records[child].parent
      guard parent.exists else { break }
      if records[parent].kind == .fitting {
        guard records[parent].firstChild == child else { return false }
        result = true
      }
      child = parent
    }
    return result
  }

  /// Returns the ideal size of each candidate of a `ViewThatFits` for its final proposal; empty for
  /// any other node.
  package func candidateSizes(of node: NodeID) -> [CGSize] { pass.candidateSizes(of: node) }
}

extension LayoutPass {
  /// Closes the node before it has a proposal: a stack reads spacing and priority first, so the
  /// node uses those of its first candidate, which fits an unspecified proposal.
  func closeFitting(_ node: UnsafeMutablePointer<LayoutNode>) {
    guard node.pointee.childCount > 0 else { return closeEmpty(node) }
    if node.pointee.payload >= 0 { return closeFittingAgain(node) }
    let first = node.pointee.firstChild
    node.pointee.payload = Int32(tree.tables.candidates.count)
    tree.tables.candidates.append(tree.children(of: id(of: node)))
    node.pointee.flags.formUnion([.coupled, .spacingUnknown])
    node.pointee.priority = records[first].priority
    show(first, in: node)
  }

  private func closeFittingAgain(_ node: UnsafeMutablePointer<LayoutNode>) {
    let candidates = tree.tables.candidates[Int(node.pointee.payload)]
    for candidate in candidates {
      let record = records[candidate]
      node.pointee.height = max(node.pointee.height, record.height &+ 1)
      node.pointee.flags.formUnion(record.flags.intersection(.inherited))
    }
    node.pointee.flags.formUnion([.coupled, .spacingUnknown])
    node.pointee.priority = records[candidates[0]].priority
  }

  private func show(_ child: NodeID, in node: UnsafeMutablePointer<LayoutNode>) {
    node.pointee.firstChild = child
    node.pointee.lastChild = child
    node.pointee.childCount = 1
    records[child].next = .absent
  }

  /// Returns the position of the first candidate that fits the proposal `offer`, or of the last
  /// candidate if none does.
  private func choice(_ index: NodeID, _ offer: Offer) -> (position: Int, fits: Bool) {
    let all = tree.tables.candidates[Int(records[index].payload)]
    for (position, child) in all.enumerated() where fits(child, in: index, offer) {
      return (position, true)
    }
    return (all.count - 1, false)
  }

  /// Whether the ideal lengths of `child` on the chosen axes fit, without tolerance
  /// (Rules/CustomLayout.md#fit-exactly). On the other axis, the child gets the node's own proposal
  /// (Rules/CustomLayout.md#fit-axes).
  private func fits(_ child: NodeID, in index: NodeID, _ offer: Offer) -> Bool {
    let (probe, limits) = question(index, offer)
    guard limits.width < .infinity || limits.height < .infinity else { return true }
    let ideal = measure(child, probe)
    return ideal.width <= limits.width && ideal.height <= limits.height
  }

  /// Returns the proposal with which to measure a candidate, and the largest size that fits.
  private func question(_ index: NodeID, _ offer: Offer) -> (probe: Offer, limits: CGSize) {
    let flags = records[index].flags
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

  /// Returns the ideal size of each candidate for the node's final proposal; empty for a node of
  /// any other kind.
  func candidateSizes(of node: NodeID) -> [CGSize] {
    let record = records[node]
    guard record.kind == .fitting, record.payload >= 0 else { return [] }
    let probe = question(node, record.offer).probe
    return tree.tables.candidates[Int(record.payload)].map { measure($0, probe) }
  }

  func measureFitting(_ index: NodeID, _ offer: Offer) -> CGSize {
    guard records[index].childCount > 0 else {
      trace?.answered(
        index, offer, .zero, along: .horizontal, .largestChild, across: .largestChild)
      return .zero
    }
    let all = tree.tables.candidates[Int(records[index].payload)]
    let choice = choice(index, offer)
    let size = measure(all[choice.position], offer)
    let reason = LengthReason.candidate(choice.position + 1, of: all.count, fits: choice.fits)
    trace?.answered(index, offer, size, along: .horizontal, reason, across: reason)
    return size
  }

  func arrangeFitting(_ index: NodeID) {
    let node = pointer(index)
    guard node.pointee.childCount > 0 else { return }
    let offer = node.pointee.offer
    let child = tree.tables.candidates[Int(node.pointee.payload)][choice(index, offer).position]
    show(child, in: node)
    trace?.offered(child, offer, along: .horizontal, .same, across: .same)
    settle(child, offer)
    records[child].origin = .zero
  }
}
