import Foundation
import QuoinGeometry

/// Applies edits to a tree that isn't shown; nodes keep their identities, and new ones follow.
struct LayoutEditor {
  private let tree: LayoutTree

  typealias NodeID = LayoutTree.NodeID

  init(_ tree: LayoutTree) { self.tree = tree }

  private var records: NodeRecords { tree.records }

  /// Applies `edit` to `node` and closes the changed nodes again, innermost first.
  ///
  /// - Returns: whether the edit applies to the node.
  func apply(_ edit: LayoutEdit, to node: NodeID) -> Bool {
    guard tree.contains(node), let changed = change(node, by: edit) else { return false }
    closeAround(changed)
    return true
  }

  /// Closes `node` and its ancestors again, the innermost first.
  private func closeAround(_ node: NodeID) {
    var node = node
    while node.isBelowTop {
      tree.pass.closeAgain(node)
      node = records[node].parent
    }
  }

  /// Changes one node and returns the innermost node to be closed again.
  private func change(_ node: NodeID, by edit: LayoutEdit) -> NodeID? {
    let record = tree.pointer(node)
    let kind = record.pointee.kind
    switch edit {
    case .frame(let axis, let length):
      guard kind == .fixedFrame else { return nil }
      var frame = record.pointee.frame
      if axis == .horizontal { frame.width = length ?? .nan } else { frame.height = length ?? .nan }
      record.pointee.frame = frame
    case .minimum(let axis, let length):
      guard kind == .flexFrame else { return nil }
      let old = record.pointee.limits(axis)
      set(FlexLimits(min: length ?? .nan, ideal: old.ideal, max: old.max), axis, of: record)
    case .maximum(let axis, let length):
      guard kind == .flexFrame else { return nil }
      let old = record.pointee.limits(axis)
      set(FlexLimits(min: old.min, ideal: old.ideal, max: length ?? .nan), axis, of: record)
    case .spacing(let spacing):
      guard kind == .stack else { return nil }
      record.pointee.stack.spacing = spacing
    case .priority(let priority):
      record.pointee.priority = priority
      record.pointee.flags.insert(.hasPriority)
      return record.pointee.parent
    case .framed(let width, let height):
      guard let index = wrap(node, in: .fixedFrame) else { return nil }
      records[index].frame = .init(width: width ?? .nan, height: height ?? .nan)
      return index
    case .flexible:
      guard let index = wrap(node, in: .flexFrame) else { return nil }
      let limits = FlexLimits(min: 0, ideal: .nan, max: .infinity)
      set(limits, .horizontal, of: tree.pointer(index))
      set(limits, .vertical, of: tree.pointer(index))
      return index
    case .fixedSize(let axes):
      guard let index = wrap(node, in: .fixedSize) else { return nil }
      if axes.contains(.horizontal) { records[index].flags.insert(.horizontal) }
      if axes.contains(.vertical) { records[index].flags.insert(.vertical) }
      return index
    case .fitting:
      guard kind == .aspectRatio, record.pointee.flags.contains(.fills) else { return nil }
      record.pointee.flags.remove(.fills)
    case .removed:
      guard tree.isWrapper(node), record.pointee.firstChild.exists else { return nil }
      let child = record.pointee.firstChild
      replace(node, by: child)
      return records[child].parent
    case .exchangedWithInner:
      return exchangeWithInner(node)
    }
    return node
  }

  private func set(
    _ limits: FlexLimits, _ axis: Axis, of record: UnsafeMutablePointer<LayoutNode>
  ) {
    if axis == .horizontal {
      record.pointee.widthLimits = limits
    } else {
      record.pointee.heightLimits = limits
    }
  }

  // MARK: Links

  /// Wraps `node` in a new node of `kind`.
  private func wrap(_ node: NodeID, in kind: NodeKind) -> NodeID? {
    guard records[node].parent.exists else { return nil }
    let index = tree.allocate(kind)
    replace(node, by: index)
    link(node, into: index)
    return index
  }

  /// Links `new` in the place of `old`, which is unlinked.
  private func replace(_ old: NodeID, by new: NodeID) {
    let parent = records[old].parent
    records[new].parent = parent
    records[new].next = records[old].next
    var sibling = records[parent].firstChild
    if sibling == old {
      records[parent].firstChild = new
    } else {
      while records[sibling].next != old { sibling = records[sibling].next }
      records[sibling].next = new
    }
    if records[parent].lastChild == old { records[parent].lastChild = new }
    if records[parent].kind == .lazy { tree.lazyContainer(parent).content.replace(old, by: new) }
    tree.tables.values[new] = tree.tables.values[old] ?? tree.tables.values[new]
    tree.tables.gridTraits[new] = tree.tables.gridTraits[old] ?? tree.tables.gridTraits[new]
    records[old].parent = .absent
    records[old].next = .absent
  }

  /// Makes `child` the only child of `parent`.
  private func link(_ child: NodeID, into parent: NodeID) {
    records[child].parent = parent
    records[child].next = .absent
    records[parent].firstChild = child
    records[parent].lastChild = child
    records[parent].childCount = 1
  }

  /// Swaps two wrappers, so that `a.inner().outer()` becomes `a.outer().inner()`: the primary child
  /// of each becomes that of the other.
  private func exchangeWithInner(_ outer: NodeID) -> NodeID? {
    let inner = records[outer].firstChild
    guard tree.isWrapper(outer), inner.exists, tree.isWrapper(inner),
      records[outer].kind != .boundary, records[inner].kind != .boundary
    else { return nil }
    let content = records[inner].firstChild
    guard content.exists else { return nil }
    // The layers of overlays and backgrounds stay with their modifiers.
    let (outerLayer, innerLayer) = (records[inner].next, records[content].next)
    replace(outer, by: inner)
    setPrimary(outer, of: inner, layer: innerLayer)
    setPrimary(content, of: outer, layer: outerLayer)
    return outer
  }

  private func setPrimary(_ child: NodeID, of parent: NodeID, layer: NodeID) {
    records[child].parent = parent
    records[child].next = layer
    records[parent].firstChild = child
    records[parent].lastChild = layer.exists ? layer : child
    records[parent].childCount = layer.exists ? 2 : 1
  }
}
