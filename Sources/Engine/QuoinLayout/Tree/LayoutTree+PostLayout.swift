import Foundation
import QuoinGeometry

// Post-layout content: views that depend on the layout are added to a tree that is already laid
// out. They can't affect anything around them, so the tree rearranges only the node to which they
// are added.

extension LayoutTree {
  /// Adds a view that accepts its proposal, 10 without one, and whose children are added once its
  /// size is known.
  ///
  /// Each child is offered that size and placed at the top-leading corner
  /// (Rules/Geometry.md#geometry-reader).
  /// Sizing: h-exp, v-exp.
  @discardableResult
  package func addReader() -> Node {
    let index = append(.reader)
    let node = pointer(index)
    node.pointee.horizontal = .expanding
    node.pointee.vertical = .expanding
    return index
  }

  /// Adds the views of `content` to the children of the laid-out `node`, and lays them out there.
  ///
  /// `node` is a reader, or an overlay or background without a layer; nothing around it changes.
  ///
  /// - Throws: ``LayoutError/tooDeep(_:)`` when the tree becomes deeper than ``depthLimit``.
  package func appendPostLayout(to node: Node, _ content: () -> Void) throws {
    let saved = (cursor.parent, cursor.tail)
    let last = pointer(node).pointee.lastChild
    (cursor.parent, cursor.tail) = (node, last)
    content()
    (cursor.parent, cursor.tail) = saved
    let first = last >= 0 ? pointer(last).pointee.next : pointer(node).pointee.firstChild
    guard first >= 0 else { return }

    var added: [Node] = []
    var next = first
    while next >= 0 {
      added.append(next)
      next = pointer(next).pointee.next
    }
    let depth = raiseHeights(from: node, over: added)
    guard depth <= Self.depthLimit else { throw LayoutError.tooDeep(depth) }
    withStack(forDepth: Int(pointer(node).pointee.height)) { [self] in
      // Kept content had no container while it was detached.
      if isLiving, !tables.relativeFrames.isEmpty { resolveRelativeFrames(inside: node) }
      arrange(node)
      var child = first
      while child >= 0 {
        placeAnew(child)
        child = pointer(child).pointee.next
      }
    }
  }

  /// Lays out the content of `node` once more: a reader, or a node that post-layout content was
  /// added to.
  ///
  /// - Throws: ``LayoutError/tooDeep(_:)`` when the tree is deeper than ``depthLimit``.
  package func arrangeAgain(_ node: Node) throws {
    let depth = root >= 0 ? Int(pointer(root).pointee.height) : 0
    guard depth <= Self.depthLimit else { throw LayoutError.tooDeep(depth) }
    withStack(forDepth: Int(pointer(node).pointee.height)) { [self] in
      tables.guideAnswers = [:]
      placeAnew(node)
    }
  }

  /// Drops the cached sizes of `node` and its ancestors up to `scope`.
  ///
  /// Post-layout content doesn't affect anything beyond that; it would be measured again without
  /// being placed again.
  package func invalidate(around node: Node, inside scope: Node) {
    var ancestor = node
    while ancestor > 0 {
      invalidate(ancestor)
      if ancestor == scope { break }
      ancestor = pointer(ancestor).pointee.parent
    }
    tables.guideAnswers = [:]
  }

  /// Updates the heights of `node`, which `nodes` were added to, and of its ancestors.
  ///
  /// - Returns: the height of the tree.
  @discardableResult
  func raiseHeights(from node: Node, over nodes: [Node]) -> Int {
    var height = nodes.reduce(0) { max($0, pointer($1).pointee.height) }
    var ancestor = node
    while ancestor > 0, pointer(ancestor).pointee.height <= height {
      height += 1
      pointer(ancestor).pointee.height = height
      ancestor = pointer(ancestor).pointee.parent
    }
    return root >= 0 ? Int(pointer(root).pointee.height) : 0
  }

  func arrangeReader(_ index: Node) {
    let size = pointer(index).pointee.size
    let offer = Offer(size.width, size.height)
    forEachChild(pointer(index)) { record in
      let child = Node(record - nodes)
      trace?.offered(child, offer, along: .horizontal, .ownLength, across: .ownLength)
      settle(child, offer)
      record.pointee.origin = .zero
    }
  }
}
