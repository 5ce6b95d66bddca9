import Foundation
import QuoinGeometry

// Closing a node: once its children are complete, the tree computes everything that is independent
// of a proposal: its ranges, its spacing preference, its priority, and the axes on which its
// lengths depend on both proposals.

/// The indices of the spacing preferences that every tree has.
enum SpacingIndex {
  static let ordinary: Int32 = 0
  static let zero: Int32 = 1

  /// The index for a spacer: zero along its axis, on all sides without one.
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
    for index in 0..<SideTables.commonCount where tables.spacings[index] == spacing {
      return Int32(index)
    }
    if tables.spacings.last == spacing { return Int32(tables.spacings.count - 1) }
    tables.spacings.append(spacing)
    return Int32(tables.spacings.count - 1)
  }

  /// Completes the record of a node whose children are all there.
  func close(_ index: Node) {
    let node = pointer(index)
    // A stack visits its children only once, for everything.
    if node.pointee.kind != .stack { inherit(node) }
    node.pointee.flags.remove([.fullWidth, .fullHeight, .settled])
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

  /// Inherits from the children what nodes of any kind inherit.
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
    inherit(node, height: height, flags)
  }

  /// Inherits the combined facts of the children: their maximum height, and their flags.
  @inline(__always)
  func inherit(_ node: UnsafeMutablePointer<LayoutNode>, height: Int32, _ flags: NodeFlags) {
    node.pointee.height = height &+ 1
    node.pointee.flags.formUnion(flags.intersection(.inherited))
  }

  /// An empty container has zero size and spacing, and a stack measures it last
  /// (Rules/Stacks.md#empty).
  func closeEmpty(_ node: UnsafeMutablePointer<LayoutNode>) {
    node.pointee.priority = -.infinity
    node.pointee.spacing = SpacingIndex.zero
    node.pointee.flags.remove(.coupled)
    node.pointee.flags.formUnion([.ordered, .onePriority])
    node.pointee.horizontal = LengthRange(0)
    node.pointee.vertical = LengthRange(0)
  }

  // MARK: Spacing

  /// Uses the ordinary preference for a node around ordinary views; for any other the preference is
  /// computed when a neighbor needs it.
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

  /// The distance between two neighbors in a stack.
  func distance(_ first: Node, _ second: Node, _ axis: Axis) -> CGFloat {
    let (before, after) = (spacingIndex(first), spacingIndex(second))
    if before == SpacingIndex.ordinary, after == SpacingIndex.ordinary {
      return ViewSpacing.defaultDistance
    }
    return tables.spacings[Int(before)].distance(to: tables.spacings[Int(after)], along: axis)
  }

  /// The spacing preference of `node`.
  package func spacing(_ node: Node) -> ViewSpacing { tables.spacings[Int(spacingIndex(node))] }

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
    case .list, .leaf, .square, .reader, .free: return tables.spacings[Int(node.pointee.spacing)]
    case .measured: return tables.leaves[Int(node.pointee.payload)].spacing
    case .custom: return tables.layouts[Int(node.pointee.payload)].spacing(self, index)
    case .stack: return stackSpacing(node)
    case .zStack: return zStackSpacing(node)
    case .grid: return gridSpacing(node)
    case .fixedSize, .aspectRatio, .offset, .effect, .matched, .overlay, .background,
      .boundary, .safeAreaIgnoring:
      return spacing(node.pointee.firstChild)
    case .position, .safeAreaInset, .scroll, .lazy: return .ordinary
    case .fitting: return spacing(tables.candidates[Int(node.pointee.payload)][0])
    case .padding:
      var spacing = spacing(node.pointee.firstChild)
      spacing.resetToOrdinary(paddedEdges(node))
      return spacing
    case .fixedFrame:
      return frameSpacing(
        node, horizontal: !node.pointee.frame.width.isNaN,
        vertical: !node.pointee.frame.height.isNaN)
    case .containerFrame:
      return frameSpacing(
        node, horizontal: node.pointee.flags.contains(.horizontal),
        vertical: node.pointee.flags.contains(.vertical))
    case .flexFrame:
      return frameSpacing(
        node, horizontal: !node.pointee.widthLimits.isEmpty,
        vertical: !node.pointee.heightLimits.isEmpty)
    }
  }

  // MARK: Guides

  /// Whether the alignment of a container along `axis` may involve a guide other than the default
  /// one.
  func guidesAreSpecial(_ node: UnsafeMutablePointer<LayoutNode>, _ axis: Axis) -> Bool {
    if node.pointee.flags.contains(.hasGuides) { return true }
    switch axis == .horizontal ? node.pointee.horizontalLine : node.pointee.verticalLine {
    case .start, .center, .end: return false
    case .firstTextBaseline, .lastTextBaseline: return node.pointee.flags.contains(.hasBaselines)
    case .custom: return true
    }
  }

  /// Calls `body` with the record of each child.
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
