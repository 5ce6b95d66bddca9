import Quoin
import SwiftUI

extension ViewTree {
  /// Every node with its frame, outermost first; without the total height of a list's rows.
  package var outline: [String] {
    var lines: [String] = []
    func add(_ node: LayoutTree.NodeID, _ depth: Int) {
      var depth = depth
      if lines.count > 20_000 || depth > 1000 || layout.isFree(node) {
        return lines.append("broken")
      }
      if !layout.isBoundary(node) {
        let (name, frame) = (name(of: node), layout.frame(of: node))
        // Rows that were visible once keep their heights, which a new list doesn't know.
        let height = isRows(node) ? "" : "\(frame.height)"
        lines.append(
          "\(depth) \(name) \(identifiers(of: node)) \(frame.minX) \(frame.minY) \(frame.width) \(height)"
        )
        depth += 1
      }
      for child in layout.drawingOrder(of: node) { add(child, depth) }
    }
    if let root = layout.root { add(root, 0) }
    return lines
  }

  /// Whether a lazy container has created items that aren't visible.
  package var hasHiddenRows: Bool {
    var waiting = layout.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      if layout.isLazy(node), layout.lazyContainer(node).hasHiddenItems { return true }
      waiting += layout.children(of: node)
    }
    return false
  }

  /// Whether a node is the rows of a list, or the margin around them.
  private func isRows(_ node: LayoutTree.NodeID) -> Bool {
    let name = name(of: node)
    guard name == "padding" else { return name == "List rows" }
    return layout.drawingOrder(of: node).contains { self.name(of: $0) == "List rows" }
  }
}
