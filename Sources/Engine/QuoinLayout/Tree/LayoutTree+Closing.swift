import Foundation
import QuoinGeometry

// Closing a node: once its children are complete, the tree computes everything that is independent
// of a proposal: its ranges, its spacing preference, its priority, and the axes on which its
// lengths depend on both proposals.

extension LayoutTree {
  /// Completes the record of a node whose children are all there.
  func close(_ index: NodeID) {
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
    var flags = NodeFlags(rawValue: 0)
    var child = node.pointee.firstChild
    while child.exists {
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

  /// Calls `body` with the record of each child.
  @inline(__always)
  func forEachChild(
    _ node: UnsafeMutablePointer<LayoutNode>, _ body: (UnsafeMutablePointer<LayoutNode>) -> Void
  ) {
    var child = node.pointee.firstChild
    while child.exists {
      let record = pointer(child)
      body(record)
      child = record.pointee.next
    }
  }
}
