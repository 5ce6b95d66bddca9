import Foundation
import QuoinGeometry

// Speculative layout: a copy of the tree, changed in one place and laid out again.
//
// Explanations use it to verify their suggestions. A copy shares the leaves (texts, images) with
// its tree, but nothing that a layout changes; the content of a geometry reader stays as it is.

/// A change of one node of a tree, corresponding to a change in source.
package enum LayoutEdit: Sendable, Hashable {
  /// Sets the length of a fixed frame; `nil` removes it.
  case frame(Axis, CGFloat?)
  /// Sets the minimum of a flexible frame; `nil` removes it.
  case minimum(Axis, CGFloat?)
  /// Sets the maximum of a flexible frame; `nil` removes it.
  case maximum(Axis, CGFloat?)
  /// Sets the distance between a stack's children.
  case spacing(CGFloat)
  case priority(CGFloat)
  /// Adds a fixed frame around the view.
  case framed(width: CGFloat?, height: CGFloat?)
  /// Adds a frame around the view that takes all it is offered, with a minimum of 0.
  case flexible
  /// Adds `fixedSize` around the view.
  case fixedSize(Axis.Set)
  /// Makes an aspect ratio fit its proposal instead of filling it.
  case fitting
  /// Removes the modifier but keeps the view that it modifies.
  case removed
  /// Swaps the modifier with the one inside of it.
  case exchangedWithInner
}

extension LayoutTree {
  /// Returns the tree with `edits` applied, laid out for `proposal`; nodes keep their indices, new
  /// ones follow.
  ///
  /// A lazy container keeps the rows that it has made; others that would become visible remain
  /// estimates.
  ///
  /// - Returns: `nil` if an edit doesn't apply to its node or the tree can't be laid out.
  package func trial(_ edits: [(node: NodeID, edit: LayoutEdit)], proposal: ProposedViewSize)
    -> LayoutTree?
  {
    let copy = LayoutTree(copying: self)
    for (node, edit) in edits {
      guard copy.contains(node), let changed = copy.apply(edit, to: node) else { return nil }
      copy.closeAround(changed)
    }
    copy.invalidateAll()
    return (try? copy.layout(proposal: proposal)) == nil ? nil : copy
  }

  /// Returns a copy for measuring. Nodes draw themselves at their last size, so measuring a visible
  /// tree would change what is drawn.
  package func copyToAsk() -> LayoutTree { LayoutTree(copying: self) }

  /// The size of `node` for `proposal`. The tree must be a copy, or no longer shown.
  package func sizeThatFits(_ node: NodeID, _ proposal: ProposedViewSize) -> CGSize {
    measure(node, Offer(proposal))
  }

  /// Closes `node` and its ancestors again, the innermost first.
  private func closeAround(_ node: NodeID) {
    var node = node
    while node.isBelowTop {
      closeAgain(node)
      node = records[node].parent
    }
  }

  /// Changes one node and returns the innermost node to be closed again.
  private func apply(_ edit: LayoutEdit, to node: NodeID) -> NodeID? {
    let record = pointer(node)
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
      set(limits, .horizontal, of: pointer(index))
      set(limits, .vertical, of: pointer(index))
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
      guard isWrapper(node), record.pointee.firstChild.exists else { return nil }
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
    let index = allocate(kind)
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
    if records[parent].kind == .lazy { lazyContainer(parent).content.replace(old, by: new) }
    tables.values[new] = tables.values[old] ?? tables.values[new]
    tables.gridTraits[new] = tables.gridTraits[old] ?? tables.gridTraits[new]
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
    guard isWrapper(outer), inner.exists, isWrapper(inner), records[outer].kind != .boundary,
      records[inner].kind != .boundary
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
