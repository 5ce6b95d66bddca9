import Quoin
import SwiftUI

extension ViewTree {
  /// Every node with its frame, outermost first.
  package var outline: [String] {
    var lines: [String] = []
    func add(_ node: LayoutTree.Node, _ depth: Int) {
      var depth = depth
      if lines.count > 20_000 || depth > 1000 || layout.isFree(node) {
        return lines.append("broken")
      }
      if !layout.isBoundary(node) {
        let frame = layout.frame(of: node)
        lines.append(
          "\(depth) \(name(of: node)) \(identifiers(of: node)) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
        )
        depth += 1
      }
      for child in layout.drawingOrder(of: node) { add(child, depth) }
    }
    if layout.root >= 0 { add(layout.root, 0) }
    return lines
  }
}
