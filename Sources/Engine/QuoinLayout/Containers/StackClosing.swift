import Foundation
import QuoinGeometry

// Step 1 of a stack (see `Stack.swift`): everything that is known once its children are complete.

extension LayoutPass {
  // MARK: 1 gaps

  /// Adds up the gaps and, where they don't depend on the proposal, determines the order of the
  /// children and the stack's own lengths.
  func closeStack(_ node: UnsafeMutablePointer<LayoutNode>) {
    if node.pointee.axis == .horizontal {
      closeStack(node, along: KnownAxes.Horizontal.self)
    } else {
      closeStack(node, along: KnownAxes.Vertical.self)
    }
  }

  private func closeStack<Known: KnownAxis>(
    _ node: UnsafeMutablePointer<LayoutNode>, along _: Known.Type
  ) {
    let (axis, records) = (Known.axis, records)
    guard node.pointee.childCount > 0 else {
      inherit(node, height: 0, [])
      return closeEmpty(node)
    }
    let spacing = node.pointee.stack.spacing
    var (height, flags): (Int32, NodeFlags) = (0, [])
    var (isOrdinary, isInOrder, isFullAcross) = (true, true, true)
    var gaps: CGFloat = 0
    var along = LengthRange(0)
    var across = LengthRange(min: 0, ideal: 0, max: 0)
    let priority = records[node.pointee.firstChild].priority
    var hasOnePriority = true
    var previous = NodeID.absent
    var previousKey = key(node.pointee.firstChild, axis)
    var child = node.pointee.firstChild
    while child.exists {
      let record = records.pointer(child)
      height = max(height, record.pointee.height)
      flags.formUnion(record.pointee.flags)
      isFullAcross = isFullAcross && record.pointee.isFull(axis.crossing)
      isOrdinary = isOrdinary && record.pointee.spacing == SpacingIndex.ordinary
      if previous.exists {
        let gap = spacing.isNaN ? distance(previous, child, axis) : spacing
        record.pointee.gap = gap
        gaps += gap
        // Assumes that the source order is the fitting order, as it usually is.
        records[previous].nextInOrder = child
        let childKey = key(child, axis)
        isInOrder = isInOrder && !childKey.precedes(previousKey)
        previousKey = childKey
      } else {
        record.pointee.gap = 0
      }
      hasOnePriority = hasOnePriority && record.pointee.priority == priority
      let own = record.pointee.range(axis)
      along = LengthRange(
        min: along.min + own.min, ideal: along.ideal + own.ideal, max: along.max + own.max)
      let cross = record.pointee.range(axis.crossing)
      across = LengthRange(
        min: max(across.min, cross.min), ideal: max(across.ideal, cross.ideal),
        max: max(across.max, cross.max))
      previous = child
      child = record.pointee.next
    }
    inherit(node, height: height, flags)
    func isCoupled(_ axis: Axis) -> Bool {
      flags.contains(axis == .horizontal ? .coupledWidth : .coupledHeight)
    }
    let isCoupledAlong = isCoupled(axis)
    let isCoupledAcross = isCoupled(axis.crossing) || guidesAreSpecial(node, axis.crossing)
    node.pointee.stack.gaps = gaps
    node.pointee.flags.remove([.coupledWidth, .coupledHeight, .ordered, .onePriority, .divided])
    if hasOnePriority { node.pointee.flags.insert(.onePriority) }
    if !isCoupledAlong {
      if isInOrder {
        node.pointee.firstInOrder = node.pointee.firstChild
        records[previous].nextInOrder = .absent
      } else {
        orderByRange(node)
      }
      node.pointee.flags.insert(.ordered)
    }
    // With negative gaps the children get more than the proposal, and with an infinite minimum
    // there is nothing to share: the lengths at 0 and infinity are then not sums of the children's.
    if isCoupledAlong || gaps < 0 || !along.min.isFinite {
      node.pointee.setCoupled(axis)
    } else {
      node.pointee.setRange(along.adding(gaps), axis)
    }
    if isCoupledAcross {
      node.pointee.setCoupled(axis.crossing)
    } else {
      node.pointee.setRange(across, axis.crossing)
      node.pointee.setFull(axis.crossing, isFullAcross)
    }
    node.pointee.priority = 0
    if !isOrdinary || flags.contains(.spacingUnknown) { deferSpacing(node) }
  }

  /// Returns the spacing preference of a stack: on its long sides the union of its children's, at
  /// its ends that of the first and of the last child (Rules/Spacing.md#containers).
  func stackSpacing(_ node: UnsafeMutablePointer<LayoutNode>) -> ViewSpacing {
    let isRow = node.pointee.axis == .horizontal
    var result = ViewSpacing()
    tree.forEachChild(node) { child in
      result.formUnion(spacing(id(of: child)), edges: isRow ? .vertical : .horizontal)
    }
    result.formUnion(spacing(node.pointee.firstChild), edges: isRow ? .leading : .top)
    result.formUnion(spacing(node.pointee.lastChild), edges: isRow ? .trailing : .bottom)
    return result
  }
}
