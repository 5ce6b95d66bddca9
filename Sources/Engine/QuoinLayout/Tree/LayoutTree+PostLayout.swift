import Foundation
import QuoinGeometry

// Post-layout content: views that depend on the layout are added to a tree that is already laid
// out. They can't affect anything around them, so the tree rearranges only the node to which they
// are added.

extension LayoutTree {
  /// Adds the views of `content` to the children of the laid-out `node`, and lays them out there.
  ///
  /// `node` is a reader, or an overlay or background without a layer; nothing around it changes.
  ///
  /// - Throws: ``LayoutError/tooDeep(_:)`` if the tree becomes deeper than ``depthLimit``.
  package func appendPostLayout(to node: NodeID, _ content: () -> Void) throws {
    let added = append(to: node, content)
    guard let first = added.first else { return }
    let depth = raiseHeights(from: node, over: added)
    guard depth <= Self.depthLimit else { throw LayoutError.tooDeep(depth) }
    withStack(forDepth: Int(records[node].height)) { [self] in
      // Kept content had no container while it was detached.
      if isLiving, !tables.relativeFrames.isEmpty { pass.resolveRelativeFrames(inside: node) }
      pass.arrange(node)
      var child = first
      while child.exists {
        LayoutUpdate(self).placeAgain(child)
        child = records[child].next
      }
    }
  }

  /// Adds the views of `content` to `node` like ``appendPostLayout(to:_:)``, but leaves them to the
  /// next layout.
  package func appendBeforeLayout(to node: NodeID, _ content: () -> Void) {
    raiseHeights(from: node, over: append(to: node, content))
    invalidate(around: node, inside: .top)
  }

  /// Adds the views of `content` to the closed `node`, and returns their nodes.
  private func append(to node: NodeID, _ content: () -> Void) -> [NodeID] {
    let saved = (cursor.parent, cursor.tail)
    let last = records[node].lastChild
    (cursor.parent, cursor.tail) = (node, last)
    content()
    (cursor.parent, cursor.tail) = saved
    var added: [NodeID] = []
    var next = last.exists ? records[last].next : records[node].firstChild
    while next.exists {
      added.append(next)
      next = records[next].next
    }
    return added
  }

  /// Lays out the content of `node` again: a reader, or a node to which post-layout content was
  /// added.
  ///
  /// - Throws: ``LayoutError/tooDeep(_:)`` if the tree is deeper than ``depthLimit``.
  package func arrangeAgain(_ node: NodeID) throws {
    let depth = height
    guard depth <= Self.depthLimit else { throw LayoutError.tooDeep(depth) }
    withStack(forDepth: Int(records[node].height)) { [self] in
      tables.guideAnswers = [:]
      LayoutUpdate(self).placeAgain(node)
    }
  }

  /// Updates the heights of `node`, to which `nodes` were added, and of its ancestors, and whether
  /// they contain a list that varies.
  ///
  /// - Returns: the height of the tree.
  @discardableResult
  func raiseHeights(from node: NodeID, over nodes: [NodeID]) -> Int {
    var height = nodes.reduce(0) { max($0, records[$1].height) }
    var ancestor = node
    while ancestor.isBelowTop, records[ancestor].height <= height {
      height += 1
      records[ancestor].height = height
      ancestor = records[ancestor].parent
    }
    ancestor = nodes.contains(where: containsDynamicList) ? node : .absent
    while ancestor.isBelowTop, !containsDynamicList(ancestor) {
      records[ancestor].flags.insert(.hasDynamicLists)
      ancestor = records[ancestor].parent
    }
    return self.height
  }
}
