import Foundation
import QuoinGeometry

// What is known of a node as soon as its children are complete: its ranges, its spacing preference, the
// distances between its children, its priority, and which questions it can't answer by itself.

/// The spacing preferences every tree has, by index.
enum SpacingIndex {
  static let ordinary: Int32 = 0
  static let zero: Int32 = 1

  /// A spacer's: zero along its axis, on all sides without one.
  static func zero(_ axis: Axis?) -> Int32 {
    switch axis {
    case nil: zero
    case .horizontal: 2
    case .vertical: 3
    }
  }
}

extension LayoutTree {
  /// The index of `spacing` in the side table.
  func intern(_ spacing: ViewSpacing) -> Int32 {
    for index in 0..<min(spacings.count, 4) where spacings[index] == spacing { return Int32(index) }
    if spacings.last == spacing { return Int32(spacings.count - 1) }
    spacings.append(spacing)
    return Int32(spacings.count - 1)
  }

  /// Completes the record of a node whose children are all there.
  func close(_ index: Node) {
    let node = pointer(index)
    inherit(node)
    switch node.pointee.kind {
    case .list, .leaf, .square, .measured, .reader, .free: break
    case .stack: closeStack(node)
    case .zStack: closeZStack(node)
    case .custom: closeCustom(node)
    case .fixedFrame: closeFixedFrame(node)
    case .flexFrame: closeFlexFrame(node)
    case .padding: closePadding(node)
    case .fixedSize: closeFixedSize(node)
    case .aspectRatio: closeAspectRatio(node)
    case .offset, .effect, .matched, .overlay, .background: closeNeutral(node)
    case .boundary: closeBoundary(node)
    case .containerFrame: closeContainerFrame(node)
    case .position: closePosition(node)
    case .safeAreaIgnoring: closeSafeAreaIgnoring(node)
    case .safeAreaInset: closeSafeAreaInset(node)
    case .fitting: closeFitting(node)
    case .grid: closeGrid(node)
    case .scroll: closeScroll(node)
    case .lazy: closeLazy(node)
    }
    if !node.pointee.flags.contains(.coupledWidth), !node.pointee.flags.contains(.coupledHeight),
      node.pointee.horizontal.isRigid, node.pointee.vertical.isRigid
    {
      node.pointee.flags.insert(.rigid)
    } else {
      node.pointee.flags.remove(.rigid)
    }
  }

  /// What a node has from its children whatever its kind.
  private func inherit(_ node: UnsafeMutablePointer<LayoutNode>) {
    var height: Int32 = 0
    var flags: NodeFlags = []
    var child = node.pointee.firstChild
    while child >= 0 {
      let record = pointer(child)
      height = max(height, record.pointee.height)
      flags.formUnion(record.pointee.flags)
      child = record.pointee.next
    }
    node.pointee.height = height &+ 1
    node.pointee.flags.formUnion(flags.intersection(.inherited))
  }

  // MARK: Containers

  private func closeStack(_ node: UnsafeMutablePointer<LayoutNode>) {
    let axis = node.pointee.axis
    guard node.pointee.childCount > 0 else { return closeEmpty(node) }
    let spacing = node.pointee.b
    var gaps: CGFloat = 0
    var along = LengthRange(0)
    var across = LengthRange(min: 0, ideal: 0, max: 0)
    var isCoupledAlong = false
    var isCoupledAcross = guidesAreSpecial(node, axis.crossing)
    let priority = pointer(node.pointee.firstChild).pointee.priority
    var hasOnePriority = true
    var previous: Node = -1
    var child = node.pointee.firstChild
    while child >= 0 {
      let record = pointer(child)
      if previous >= 0 {
        let gap = spacing.isNaN ? distance(previous, child, axis) : spacing
        record.pointee.gap = gap
        gaps += gap
      } else {
        record.pointee.gap = 0
      }
      hasOnePriority = hasOnePriority && record.pointee.priority == priority
      isCoupledAlong = isCoupledAlong || record.pointee.isCoupled(axis)
      isCoupledAcross = isCoupledAcross || record.pointee.isCoupled(axis.crossing)
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
    node.pointee.a = gaps
    node.pointee.flags.remove([.coupledWidth, .coupledHeight, .ordered, .onePriority, .divided])
    if hasOnePriority { node.pointee.flags.insert(.onePriority) }
    if !isCoupledAlong {
      orderByRange(node)
      node.pointee.flags.insert(.ordered)
    }
    // Negative gaps give the children more than the proposal, an infinite minimum nothing to share: the
    // answers at 0 and infinity are then no sums.
    if isCoupledAlong || gaps < 0 || !along.min.isFinite {
      node.pointee.setCoupled(axis)
    } else {
      node.pointee.setRange(along.adding(gaps), axis)
    }
    if isCoupledAcross {
      node.pointee.setCoupled(axis.crossing)
    } else {
      node.pointee.setRange(across, axis.crossing)
    }
    node.pointee.priority = 0
    deferSpacing(node)
  }

  private func closeZStack(_ node: UnsafeMutablePointer<LayoutNode>) {
    guard node.pointee.childCount > 0 else { return closeEmpty(node) }
    let top = topPriority(node)
    node.pointee.flags.remove(.coupled)
    for axis in Axis.allCases {
      // Not from 0 on: a stack with negative spacing can be shorter than nothing.
      var range = LengthRange(-.infinity)
      var isCoupled = guidesAreSpecial(node, axis)
      forEachChild(node) { child in
        guard child.pointee.priority == top else { return }
        isCoupled = isCoupled || child.pointee.isCoupled(axis)
        let own = child.pointee.range(axis)
        range = LengthRange(
          min: max(range.min, own.min), ideal: max(range.ideal, own.ideal),
          max: max(range.max, own.max))
      }
      if isCoupled { node.pointee.setCoupled(axis) } else { node.pointee.setRange(range, axis) }
    }
    node.pointee.priority = 0
    deferSpacing(node)
  }

  private func closeCustom(_ node: UnsafeMutablePointer<LayoutNode>) {
    let layout = layouts[Int(node.pointee.payload)]
    node.pointee.priority = node.pointee.childCount == 0 ? -.infinity : 0
    layout.prepare(self, Int32(node - nodes))
    node.pointee.flags.insert(.spacingUnknown)
  }

  /// SEMANTICS §4.10, §6.13: an empty container takes no room, no spacing, and its turn comes last.
  func closeEmpty(_ node: UnsafeMutablePointer<LayoutNode>) {
    node.pointee.priority = -.infinity
    node.pointee.spacing = SpacingIndex.zero
    node.pointee.a = 0
    node.pointee.flags.remove(.coupled)
    node.pointee.flags.formUnion([.ordered, .onePriority])
    node.pointee.horizontal = LengthRange(0)
    node.pointee.vertical = LengthRange(0)
  }

  // MARK: Wrappers

  private func closeFixedFrame(_ node: UnsafeMutablePointer<LayoutNode>) {
    let child = pointer(node.pointee.firstChild)
    for axis in Axis.allCases {
      let length = axis == .horizontal ? node.pointee.a : node.pointee.b
      if !length.isNaN {
        node.pointee.setRange(LengthRange(length), axis)
      } else if child.pointee.isCoupled(axis) {
        node.pointee.setCoupled(axis)
      } else {
        node.pointee.setRange(child.pointee.range(axis), axis)
      }
    }
    deferSpacing(node)
  }

  private func closeFlexFrame(_ node: UnsafeMutablePointer<LayoutNode>) {
    let child = pointer(node.pointee.firstChild)
    for axis in Axis.allCases {
      let limits = FlexLimits(node, axis)
      if child.pointee.isCoupled(axis) || limits.isContradictory {
        node.pointee.setCoupled(axis)
      } else {
        node.pointee.setRange(limits.range(around: child.pointee.range(axis)), axis)
      }
    }
    deferSpacing(node)
  }

  private func closePadding(_ node: UnsafeMutablePointer<LayoutNode>) {
    let child = pointer(node.pointee.firstChild)
    for axis in Axis.allCases {
      let total =
        axis == .horizontal
        ? node.pointee.a + node.pointee.c : node.pointee.b + node.pointee.d
      // Negative padding offers the child more than 0 when 0 is proposed: no range says what it answers.
      if child.pointee.isCoupled(axis) || total < 0 {
        node.pointee.setCoupled(axis)
      } else {
        node.pointee.setRange(child.pointee.range(axis).adding(total).atLeastZero, axis)
      }
    }
    if paddedEdges(node) != .all { deferSpacing(node) }
  }

  private func paddedEdges(_ node: UnsafeMutablePointer<LayoutNode>) -> Edge.Set {
    var edges: Edge.Set = []
    if node.pointee.a != 0 { edges.insert(.leading) }
    if node.pointee.b != 0 { edges.insert(.top) }
    if node.pointee.c != 0 { edges.insert(.trailing) }
    if node.pointee.d != 0 { edges.insert(.bottom) }
    return edges
  }

  /// Its priority is 0: in a recorded grid a cell with `layoutPriority(1).fixedSize()` is served with the others.
  private func closeFixedSize(_ node: UnsafeMutablePointer<LayoutNode>) {
    let child = pointer(node.pointee.firstChild)
    for axis in Axis.allCases {
      let isFixed = node.pointee.flags.contains(axis == .horizontal ? .horizontal : .vertical)
      if child.pointee.isCoupled(axis) {
        node.pointee.setCoupled(axis)
      } else {
        let range = child.pointee.range(axis)
        node.pointee.setRange(isFixed ? LengthRange(range.ideal) : range, axis)
      }
    }
    deferSpacing(node)
  }

  private func closeAspectRatio(_ node: UnsafeMutablePointer<LayoutNode>) {
    node.pointee.flags.formUnion(.coupled)
    deferSpacing(node)
  }

  /// Wrappers that add nothing to the negotiation.
  func closeNeutral(_ node: UnsafeMutablePointer<LayoutNode>) {
    let child = pointer(node.pointee.firstChild)
    node.pointee.horizontal = child.pointee.horizontal
    node.pointee.vertical = child.pointee.vertical
    node.pointee.flags.formUnion(child.pointee.flags.intersection([.coupledWidth, .coupledHeight]))
    guard !node.pointee.flags.contains(.ordinary) else { return }
    deferSpacing(node)
    node.pointee.priority = child.pointee.priority
  }

  // MARK: Spacing

  /// Children that are ordinary views make an ordinary view; anything else is worked out when it is asked.
  func deferSpacing(_ node: UnsafeMutablePointer<LayoutNode>) {
    var child = node.pointee.firstChild
    while child >= 0 {
      let record = pointer(child)
      if record.pointee.spacing != SpacingIndex.ordinary
        || record.pointee.flags.contains(.spacingUnknown)
      {
        node.pointee.flags.insert(.spacingUnknown)
        return
      }
      child = record.pointee.next
    }
  }

  /// The distance between two neighbours in a stack.
  func distance(_ first: Node, _ second: Node, _ axis: Axis) -> CGFloat {
    let (before, after) = (spacingIndex(first), spacingIndex(second))
    if before == SpacingIndex.ordinary, after == SpacingIndex.ordinary {
      return ViewSpacing.defaultDistance
    }
    return spacings[Int(before)].distance(to: spacings[Int(after)], along: axis)
  }

  /// The spacing preference of `node`.
  public func spacing(_ node: Node) -> ViewSpacing { spacings[Int(spacingIndex(node))] }

  private func spacingIndex(_ index: Node) -> Int32 {
    if pointer(index).pointee.flags.contains(.spacingUnknown) {
      let spacing = resolvedSpacing(index)
      pointer(index).pointee.spacing = intern(spacing)
      pointer(index).pointee.flags.remove(.spacingUnknown)
    }
    return pointer(index).pointee.spacing
  }

  private func resolvedSpacing(_ index: Node) -> ViewSpacing {
    let node = pointer(index)
    switch node.pointee.kind {
    case .list, .leaf, .square, .reader, .free: return spacings[Int(node.pointee.spacing)]
    case .measured: return leaves[Int(node.pointee.payload)].spacing
    case .custom: return layouts[Int(node.pointee.payload)].spacing(self, index)
    case .stack: return stackSpacing(node)
    case .zStack: return zStackSpacing(node)
    case .grid: return gridSpacing(node)
    case .fixedSize, .aspectRatio, .offset, .effect, .matched, .overlay, .background,
      .boundary, .safeAreaIgnoring:
      return spacing(node.pointee.firstChild)
    case .position, .safeAreaInset, .scroll, .lazy: return .ordinary
    case .fitting: return spacing(candidates[Int(node.pointee.payload)][0])
    case .padding:
      var spacing = spacing(node.pointee.firstChild)
      spacing.resetToOrdinary(paddedEdges(node))
      return spacing
    case .fixedFrame:
      return frameSpacing(
        node, horizontal: !node.pointee.a.isNaN, vertical: !node.pointee.b.isNaN)
    case .containerFrame:
      return frameSpacing(
        node, horizontal: node.pointee.flags.contains(.horizontal),
        vertical: node.pointee.flags.contains(.vertical))
    case .flexFrame:
      return frameSpacing(
        node, horizontal: !FlexLimits(node, .horizontal).isEmpty,
        vertical: !FlexLimits(node, .vertical).isEmpty)
    }
  }

  /// SEMANTICS §4.11: all children on the minor edges, the first and the last one on the major edges.
  private func stackSpacing(_ node: UnsafeMutablePointer<LayoutNode>) -> ViewSpacing {
    let isRow = node.pointee.axis == .horizontal
    var result = ViewSpacing()
    forEachChild(node) { child in
      result.formUnion(spacing(Int32(child - nodes)), edges: isRow ? .vertical : .horizontal)
    }
    result.formUnion(spacing(node.pointee.firstChild), edges: isRow ? .leading : .top)
    result.formUnion(spacing(node.pointee.lastChild), edges: isRow ? .trailing : .bottom)
    return result
  }

  private func zStackSpacing(_ node: UnsafeMutablePointer<LayoutNode>) -> ViewSpacing {
    let top = topPriority(node)
    var result = ViewSpacing()
    forEachChild(node) { child in
      if child.pointee.priority == top { result.formUnion(spacing(Int32(child - nodes))) }
    }
    return result
  }

  /// SEMANTICS §4.12: a frame's constrained axes are an ordinary view's, except around a Spacer.
  private func frameSpacing(
    _ node: UnsafeMutablePointer<LayoutNode>, horizontal: Bool, vertical: Bool
  ) -> ViewSpacing {
    let child = node.pointee.firstChild
    var spacing = spacing(child)
    guard !pointer(child).pointee.flags.contains(.spacer) else { return spacing }
    if horizontal { spacing.resetToOrdinary(.horizontal) }
    if vertical { spacing.resetToOrdinary(.vertical) }
    return spacing
  }

  // MARK: Guides

  /// Whether the alignment of a container along `axis` may meet a guide that isn't the default one.
  private func guidesAreSpecial(_ node: UnsafeMutablePointer<LayoutNode>, _ axis: Axis) -> Bool {
    if node.pointee.flags.contains(.hasGuides) { return true }
    switch axis == .horizontal ? node.pointee.horizontalLine : node.pointee.verticalLine {
    case .start, .center, .end: return false
    case .firstTextBaseline, .lastTextBaseline: return node.pointee.flags.contains(.hasBaselines)
    case .custom: return true
    }
  }

  @inline(__always)
  func forEachChild(
    _ node: UnsafeMutablePointer<LayoutNode>, _ body: (UnsafeMutablePointer<LayoutNode>) -> Void
  ) {
    var child = node.pointee.firstChild
    while child >= 0 {
      let record = pointer(child)
      body(record)
      child = record.pointee.next
    }
  }
}
