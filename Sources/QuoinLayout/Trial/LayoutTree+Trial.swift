import Foundation
import QuoinGeometry

// What would be if a view were written otherwise: a copy of the tree, changed in one place and laid out again.
//
// Explanations try what they suggest. A copy shares the leaves (texts, pictures) with its tree, and nothing that a layout
// changes; content that a geometry reader has made stays as it is.

/// A change of one node of a tree, as an author would write it.
package enum LayoutEdit: Sendable, Hashable {
  /// Another length of a fixed frame; `nil` takes it away.
  case frame(Axis, CGFloat?)
  /// Another minimum of a flexible frame; `nil` takes it away.
  case minimum(Axis, CGFloat?)
  /// Another maximum of a flexible frame; `nil` takes it away.
  case maximum(Axis, CGFloat?)
  /// The given distance between a stack's children.
  case spacing(CGFloat)
  case priority(CGFloat)
  /// A fixed frame around the view.
  case framed(width: CGFloat?, height: CGFloat?)
  /// A frame around the view that takes all it is offered, and may be as short as nothing.
  case flexible
  /// `fixedSize` around the view.
  case fixedSize(Axis.Set)
  /// An aspect ratio fits what it is offered in place of filling it.
  case fitting
  /// The modifier goes; what it is written on stays.
  case removed
  /// The modifier changes places with the one that it is written on.
  case exchangedWithInner
}

extension LayoutTree {
  /// The tree as it would be with `edits`, laid out for `proposal`; nodes keep their numbers, new ones come behind.
  ///
  /// A lazy container has the rows that it has made; others, which would come into sight, stay estimates.
  ///
  /// - Returns: `nil` for an edit that the node has no place for, and for a tree that can't be laid out.
  package func trial(_ edits: [(node: Node, edit: LayoutEdit)], proposal: ProposedViewSize)
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

  /// A copy to ask for sizes. Nodes draw themselves at the size that they answered last, so that what is asked of a tree
  /// that is seen would be seen.
  package func copyToAsk() -> LayoutTree { LayoutTree(copying: self) }

  /// What `node` answers to `proposal`. The tree is a copy, or not shown any more.
  package func sizeThatFits(_ node: Node, _ proposal: ProposedViewSize) -> CGSize {
    measure(node, Offer(proposal))
  }

  /// Closes `node` and those around it again, the innermost first.
  private func closeAround(_ node: Node) {
    var node = node
    while node > 0 {
      closeAgain(node)
      node = pointer(node).pointee.parent
    }
  }

  /// Changes one node; returns the innermost node that is to be closed again.
  private func apply(_ edit: LayoutEdit, to node: Node) -> Node? {
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
      pointer(index).pointee.frame = .init(width: width ?? .nan, height: height ?? .nan)
      return index
    case .flexible:
      guard let index = wrap(node, in: .flexFrame) else { return nil }
      let limits = FlexLimits(min: 0, ideal: .nan, max: .infinity)
      set(limits, .horizontal, of: pointer(index))
      set(limits, .vertical, of: pointer(index))
      return index
    case .fixedSize(let axes):
      guard let index = wrap(node, in: .fixedSize) else { return nil }
      if axes.contains(.horizontal) { pointer(index).pointee.flags.insert(.horizontal) }
      if axes.contains(.vertical) { pointer(index).pointee.flags.insert(.vertical) }
      return index
    case .fitting:
      guard kind == .aspectRatio, record.pointee.flags.contains(.fills) else { return nil }
      record.pointee.flags.remove(.fills)
    case .removed:
      guard isWrapper(node), record.pointee.firstChild >= 0 else { return nil }
      let child = record.pointee.firstChild
      replace(node, by: child)
      return pointer(child).pointee.parent
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

  /// Puts a new node of `kind` around `node`.
  private func wrap(_ node: Node, in kind: NodeKind) -> Node? {
    guard pointer(node).pointee.parent >= 0 else { return nil }
    let index = allocate(kind)
    replace(node, by: index)
    link(node, into: index)
    return index
  }

  /// Links `new` in the place of `old`, which is linked nowhere then.
  private func replace(_ old: Node, by new: Node) {
    let parent = pointer(old).pointee.parent
    pointer(new).pointee.parent = parent
    pointer(new).pointee.next = pointer(old).pointee.next
    var sibling = pointer(parent).pointee.firstChild
    if sibling == old {
      pointer(parent).pointee.firstChild = new
    } else {
      while pointer(sibling).pointee.next != old { sibling = pointer(sibling).pointee.next }
      pointer(sibling).pointee.next = new
    }
    if pointer(parent).pointee.lastChild == old { pointer(parent).pointee.lastChild = new }
    if pointer(parent).pointee.kind == .lazy { lazyContent(parent).replace(old, by: new) }
    tables.values[new] = tables.values[old] ?? tables.values[new]
    tables.gridTraits[new] = tables.gridTraits[old] ?? tables.gridTraits[new]
    pointer(old).pointee.parent = -1
    pointer(old).pointee.next = -1
  }

  /// Makes `child` the only child of `parent`.
  private func link(_ child: Node, into parent: Node) {
    pointer(child).pointee.parent = parent
    pointer(child).pointee.next = -1
    pointer(parent).pointee.firstChild = child
    pointer(parent).pointee.lastChild = child
    pointer(parent).pointee.childCount = 1
  }

  /// `a.inner().outer()` becomes `a.outer().inner()`: the primary child of each becomes that of the other.
  private func exchangeWithInner(_ outer: Node) -> Node? {
    let inner = pointer(outer).pointee.firstChild
    guard isWrapper(outer), inner >= 0, isWrapper(inner), pointer(outer).pointee.kind != .boundary,
      pointer(inner).pointee.kind != .boundary
    else { return nil }
    let content = pointer(inner).pointee.firstChild
    guard content >= 0 else { return nil }
    // The layers of overlays and backgrounds stay with their modifiers.
    let (outerLayer, innerLayer) = (pointer(inner).pointee.next, pointer(content).pointee.next)
    replace(outer, by: inner)
    setPrimary(outer, of: inner, layer: innerLayer)
    setPrimary(content, of: outer, layer: outerLayer)
    return outer
  }

  private func setPrimary(_ child: Node, of parent: Node, layer: Node) {
    pointer(child).pointee.parent = parent
    pointer(child).pointee.next = layer
    pointer(parent).pointee.firstChild = child
    pointer(parent).pointee.lastChild = layer >= 0 ? layer : child
    pointer(parent).pointee.childCount = layer >= 0 ? 2 : 1
  }
}
