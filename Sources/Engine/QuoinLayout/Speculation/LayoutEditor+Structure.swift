import Foundation
import QuoinGeometry

// Edits that add, remove and move nodes.

extension LayoutEditor {
  // MARK: Adding a modifier

  /// Wraps `node` in a new modifier of `kind`, with the same layout direction.
  func wrap(
    _ node: NodeID, in kind: NodeKind, _ configure: (UnsafeMutablePointer<LayoutNode>) -> Void
  ) -> NodeID {
    let index = tree.allocate(kind)
    let record = tree.pointer(index)
    record.pointee.flags.remove(.rightToLeft)
    if records[node].flags.contains(.rightToLeft) { record.pointee.flags.insert(.rightToLeft) }
    configure(record)
    replace(node, by: index)
    setPrimary(node, of: index, layer: .absent)
    return index
  }

  func wrapFlexibly(_ node: NodeID, _ width: FlexLimits, _ height: FlexLimits) -> NodeID {
    wrap(node, in: .flexFrame) { record in
      record.pointee.widthLimits = width
      record.pointee.heightLimits = height
    }
  }

  // MARK: Removing a node

  /// Replaces a modifier by the view that it modifies, or a stack by its only child.
  func remove(_ node: NodeID) -> [NodeID]? {
    let child = records[node].firstChild
    if isStack(node) {
      // A spacer depends on the stack around it.
      guard records[node].childCount == 1, !records[child].flags.contains(.spacer) else {
        return nil
      }
      mergeValues(of: child, into: node)
    } else {
      guard isModifier(node) else { return nil }
    }
    replace(node, by: child)
    moveAttributes(from: node, to: child)
    tree.detachment.hasDropped = true
    return [records[child].parent]
  }

  private func isStack(_ node: NodeID) -> Bool {
    records[node].kind == .stack || records[node].kind == .zStack
  }

  /// Whether `node` is a modifier around a view.
  private func isModifier(_ node: NodeID) -> Bool {
    tree.isWrapper(node) && records[node].kind != .boundary && records[node].firstChild.exists
  }

  // MARK: Moving a modifier

  /// Moves a modifier inside the next `count` modifiers.
  func moveInward(_ node: NodeID, past count: Int) -> [NodeID]? {
    guard count > 0, isModifier(node) else { return nil }
    var inner = records[node].firstChild
    for _ in 0..<count {
      guard isModifier(inner) else { return nil }
      inner = records[inner].firstChild
    }
    for _ in 0..<count { exchangeWithInner(node) }
    return [node]
  }

  /// Swaps two modifiers, so that `a.inner().outer()` becomes `a.outer().inner()`: the primary
  /// child of each becomes that of the other.
  private func exchangeWithInner(_ outer: NodeID) {
    let inner = records[outer].firstChild
    let content = records[inner].firstChild
    // The layers of overlays and backgrounds stay with their modifiers.
    let (outerLayer, innerLayer) = (records[inner].next, records[content].next)
    replace(outer, by: inner)
    setPrimary(outer, of: inner, layer: innerLayer)
    setPrimary(content, of: outer, layer: outerLayer)
    moveAttributes(from: outer, to: inner)
  }

  // MARK: Moving a view into a layer

  /// Takes the child of a stack that `node` represents out of the stack, and makes it a layer of
  /// `target`.
  ///
  /// A stack with a single remaining child stays, as if its content were dynamic.
  func makeLayer(of target: NodeID, _ layer: LayoutLayer, _ node: NodeID) -> [NodeID]? {
    let child = face(of: node)
    let stack = records[child].parent
    // A spacer depends on the stack around it.
    guard isStack(stack), !records[child].flags.contains(.spacer), isInTree(target),
      !tree.isNode(target, inside: child), keepsContainer(child, movedTo: target),
      unlink(child, from: stack)
    else { return nil }
    tree.tables.values[child] = nil
    tree.tables.gridTraits[child] = nil
    let wrapper = wrap(target, in: layer == .overlay ? .overlay : .background) { _ in }
    setPrimary(target, of: wrapper, layer: child)
    records[child].parent = wrapper
    if !records[stack].firstChild.exists { closeEmptied(stack) }
    return [wrapper, stack]
  }

  /// Returns the node that represents `node` in its container: the outermost boundary around it.
  private func face(of node: NodeID) -> NodeID {
    var face = node
    while records[face].parent.isBelowTop, records[records[face].parent].kind == .boundary {
      face = records[face].parent
    }
    return face
  }

  /// Whether frames relative to a container inside `node` keep their container at `target`.
  private func keepsContainer(_ node: NodeID, movedTo target: NodeID) -> Bool {
    let hasFrames = tree.tables.relativeFrames.contains { tree.isNode($0.node, inside: node) }
    return !hasFrames || tree.pass.container(around: node) == tree.pass.container(around: target)
  }

  /// Closes a stack that lost its last child.
  private func closeEmptied(_ stack: NodeID) {
    let record = tree.pointer(stack)
    let priority = record.pointee.priority
    record.pointee.flags.subtract(.inherited)
    record.pointee.flags.remove(.spacingUnknown)
    tree.pass.close(stack)
    if record.pointee.flags.contains(.hasPriority) { record.pointee.priority = priority }
    if record.pointee.guides >= 0 { record.pointee.flags.insert(.hasGuides) }
  }

  // MARK: Links

  /// Links `new` in the place of `old`, which is unlinked.
  private func replace(_ old: NodeID, by new: NodeID) {
    let parent = records[old].parent
    records[new].parent = parent
    records[new].next = records[old].next
    if records[parent].firstChild == old {
      records[parent].firstChild = new
    } else if let sibling = sibling(before: old, in: parent) {
      records[sibling].next = new
    }
    if records[parent].lastChild == old { records[parent].lastChild = new }
    replaceHidden(old, by: new, in: parent)
    tree.tables.values[new] = tree.tables.values[old] ?? tree.tables.values[new]
    tree.tables.gridTraits[new] = tree.tables.gridTraits[old] ?? tree.tables.gridTraits[new]
    records[old].parent = .absent
    records[old].next = .absent
    records[old].flags.remove(.offscreen)
  }

  /// Replaces a node of a container that links only some of its nodes.
  private func replaceHidden(_ old: NodeID, by new: NodeID, in parent: NodeID) {
    switch records[parent].kind {
    case .lazy: tree.lazyContainer(parent).content.replace(old, by: new)
    case .fitting where records[parent].payload >= 0:
      let candidates = Int(records[parent].payload)
      guard let position = tree.tables.candidates[candidates].firstIndex(of: old) else { return }
      tree.tables.candidates[candidates][position] = new
    default: break
    }
  }

  /// Returns the child of `parent` before `node`; `nil` for the first child and a hidden one.
  private func sibling(before node: NodeID, in parent: NodeID) -> NodeID? {
    var sibling = records[parent].firstChild
    while sibling.exists, records[sibling].next != node { sibling = records[sibling].next }
    return sibling.exists ? sibling : nil
  }

  /// Takes `child` out of the list of `parent`.
  ///
  /// - Returns: whether it was in the list.
  private func unlink(_ child: NodeID, from parent: NodeID) -> Bool {
    let next = records[child].next
    if records[parent].firstChild == child {
      records[parent].firstChild = next
      if !next.exists { records[parent].lastChild = .absent }
    } else {
      guard let sibling = sibling(before: child, in: parent) else { return false }
      records[sibling].next = next
      if !next.exists { records[parent].lastChild = sibling }
    }
    records[parent].childCount -= 1
    records[child].parent = .absent
    records[child].next = .absent
    return true
  }

  /// Makes `child` the first child of `parent`, followed by the list that begins with `layer`.
  private func setPrimary(_ child: NodeID, of parent: NodeID, layer: NodeID) {
    records[child].parent = parent
    records[child].next = layer
    records[parent].firstChild = child
    var (last, count): (NodeID, Int32) = (child, 1)
    while records[last].next.exists {
      last = records[last].next
      count += 1
    }
    records[parent].lastChild = last
    records[parent].childCount = count
  }
}
