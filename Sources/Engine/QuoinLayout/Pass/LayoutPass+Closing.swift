import Foundation
import QuoinGeometry

// Closing a node: once its children are complete, the pass computes everything that is independent
// of a proposal: its ranges, its spacing preference, its priority, and the axes on which its
// lengths depend on both proposals.

extension LayoutPass {
  /// Completes the record of a node whose children are complete.
  func close(_ index: NodeID) {
    let node = pointer(index)
    // A stack visits its children only once, for everything.
    if node.pointee.kind != .stack { inherit(node) }
    node.pointee.flags.remove([.fullWidth, .fullHeight, .settled])
    closeByKind(node)
    if !node.pointee.flags.contains(.coupledWidth), !node.pointee.flags.contains(.coupledHeight),
      node.pointee.horizontal.isRigid, node.pointee.vertical.isRigid
    {
      node.pointee.flags.insert(.rigid)
    } else {
      node.pointee.flags.remove(.rigid)
    }
  }

  /// Closes a node again after its content or parameters changed.
  func closeAgain(_ index: NodeID) {
    let node = pointer(index)
    guard node.pointee.firstChild.exists, node.pointee.kind != .list else { return }
    let priority = node.pointee.priority
    switch node.pointee.kind {
    case .custom: break
    case .scroll, .lazy: node.pointee.flags.subtract(.inherited)
    default: node.pointee.flags.subtract(.inherited.union(.coupled))
    }
    if node.pointee.kind != .reader {
      node.pointee.flags.subtract([.rigid, .spacingUnknown])
      node.pointee.spacing = SpacingIndex.ordinary
    }
    if node.pointee.guides >= 0 { node.pointee.flags.insert(.hasGuides) }
    if node.pointee.flags.contains(.dynamicList) { node.pointee.flags.insert(.hasDynamicLists) }
    close(index)
    if node.pointee.flags.contains(.hasPriority) { node.pointee.priority = priority }
  }

  /// Inherits from the children what nodes of any kind inherit.
  @inline(__always)
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

  /// Closes an empty container, which has zero size and spacing, and which a stack measures last
  /// (Rules/Stacks.md#empty).
  func closeEmpty(_ node: UnsafeMutablePointer<LayoutNode>) {
    node.pointee.priority = -.infinity
    node.pointee.spacing = SpacingIndex.zero
    node.pointee.flags.remove(.coupled)
    node.pointee.flags.formUnion([.ordered, .onePriority])
    node.pointee.horizontal = LengthRange(0)
    node.pointee.vertical = LengthRange(0)
  }
}
