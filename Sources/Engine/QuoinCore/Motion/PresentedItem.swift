import Foundation
import QuoinGeometry
import QuoinLayout

/// A node that motion may affect: it draws something, has an identifier, or moves its content.
struct PresentedItem {
  /// The identity by which the item can be found again when its node changes.
  var identity: UInt64
  var node: LayoutTree.NodeID
  /// The record of the element that emitted the node.
  var place: Int32
  /// The node's frame in the nearest enclosing group: a geometry group, or a transformed, offset or
  /// scrolled view.
  var frame: CGRect
  /// The origin of the content, if the node moves its content.
  var content: CGPoint?
  var drawing: (any NodeDrawing)?
}

@MainActor
extension PresentedItem {
  /// Returns the items that motion may affect, outermost first, in source order.
  static func all(in emission: Emission) -> [PresentedItem] {
    let (tree, store) = (emission.tree, emission.store)
    guard var identities = NodeIdentities(emission), let root = tree.root else { return [] }
    var items: [PresentedItem] = []
    var seen: [UInt64: UInt64] = [:]
    var waiting: [(node: LayoutTree.NodeID, corner: CGPoint, group: CGPoint)] = [
      (root, .zero, .zero)
    ]
    while let (node, corner, group) = waiting.popLast() {
      if identities[node] == 0 { identities.identify(node) }
      let step = tree.origin(of: node)
      let origin = CGPoint(x: corner.x + step.x, y: corner.y + step.y)
      var inner = group
      let note = store.notes[node]
      var content: CGPoint?
      if tree.movesContent(node), tree.firstChild(of: node).exists {
        let offset = tree.origin(of: tree.firstChild(of: node))
        content = offset
        // The offset is added separately: its content is positioned as it would be without an
        // offset.
        let base = tree.isScroll(node) ? origin : group
        inner = CGPoint(x: base.x + offset.x, y: base.y + offset.y)
      } else if emission.nodes.isGeometryGroup(node) {
        inner = origin
      }
      let drawing = store.labels.drawing(note.label)
      if drawing != nil || content != nil || store.identifiers[node] != nil || node == root {
        // The order distinguishes several occurrences of a view.
        var identity = identities[node]
        let count = seen[identity] ?? 0
        seen[identity] = count + 1
        if count > 0 { identity = identity.mixed(with: count) }
        items.append(
          PresentedItem(
            identity: identity, node: node, place: note.element,
            frame: CGRect(
              x: origin.x - group.x, y: origin.y - group.y, width: tree.size(of: node).width,
              height: tree.size(of: node).height),
            content: content,
            drawing: drawing))
      }
      for (position, child) in tree.children(of: node).enumerated().reversed() {
        if identities.isUnnamed(child) { identities.identify(child, at: position, in: node) }
        waiting.append((child, origin, inner))
      }
    }
    return items
  }
}

extension EmittedNodes {
  /// Returns whether positions inside `node` are relative to its corner.
  func isGeometryGroup(_ node: LayoutTree.NodeID) -> Bool {
    tree.isTransforming(node) || store.spaces.groups[node] != nil
  }
}

extension UInt64 {
  /// Returns a hash of both numbers; the probability of collisions is negligible.
  func mixed(with other: UInt64) -> UInt64 {
    var mix = (self ^ 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
    mix ^= mix >> 32
    mix = (mix &+ other) &* 0xC4CE_B9FE_1A85_EC53
    return (mix ^ (mix >> 29)) | 1
  }
}
