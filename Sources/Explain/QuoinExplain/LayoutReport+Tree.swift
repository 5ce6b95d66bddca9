import Foundation
import QuoinGeometry
import QuoinLayout

extension LayoutReport: CustomStringConvertible {
  /// The layout as a tree with one line for each node: name, proposal → size, position, and reason.
  ///
  ///     background  320 × 480 → 71 × 37  at 0, 0
  ///     ├─ padding  320 × 480 → 71 × 37  at 0, 0  (child and insets)
  public var description: String {
    var text = TreeText(nodes.map { ($0.parent, $0.depth) }).lines { (label(nodes[$0]), line($0)) }
    text += errors.map { "error: \($0)" } + warnings.map { "warning: \($0)" }
    text += fonts.map { "font: \($0.name), \($0.file), SHA-256 \($0.sha256)" }
    return text.joined(separator: "\n")
  }

  private func label(_ node: Node) -> String {
    let names = node.identifiers.map { " #\($0)" }.joined()
    let priority =
      node.priority == 0 || node.name == "Spacer"
      ? "" : " priority \(LengthFormat.text(node.priority))"
    return node.name + names + priority
  }

  private func line(_ index: Int) -> String {
    let node = nodes[index]
    let place = "\(LengthFormat.text(node.origin.x)), \(LengthFormat.text(node.origin.y))"
    let reason = reason(of: index)
    let why = reason.isEmpty ? "" : "  (\(reason))"
    let proposal = LengthFormat.text(node.proposal)
    return "\(proposal) → \(LengthFormat.text(node.size))  at \(place)\(why)"
  }
}

/// A drawing of the tree in two columns: the nodes with the lines that connect them, and text about
/// each.
struct TreeText {
  private let nodes: [(parent: Int?, depth: Int)]
  /// The last child of each node that has children.
  private var lastChild: [Int: Int] = [:]

  init(_ nodes: [(parent: Int?, depth: Int)]) {
    self.nodes = nodes
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { lastChild[parent] = index }
    }
  }

  /// Returns one line for each node, with the left and right columns that `text` returns.
  func lines(_ text: (Int) -> (left: String, right: String)) -> [String] {
    var lines: [(left: String, right: String)] = []
    var isLast: [Bool] = []
    for (index, node) in nodes.enumerated() {
      isLast.removeSubrange(min(node.depth, isLast.count)...)
      isLast.append(node.parent.map { lastChild[$0] == index } ?? true)
      let (left, right) = text(index)
      lines.append((branch(isLast, node.depth) + left, right))
    }
    let width = lines.map(\.left.count).filter { $0 <= 48 }.max() ?? 0
    return lines.map { left, right in left.padded(to: width) + "  " + right }
  }

  /// The lines that connect a node to the tree; beyond some depth, the depth as a number.
  private func branch(_ isLast: [Bool], _ depth: Int) -> String {
    guard depth > 0 else { return "" }
    guard depth <= 24 else { return "[\(depth)] " }
    let stems = isLast[1..<depth].map { $0 ? "   " : "│  " }.joined()
    return stems + (isLast[depth] ? "└─ " : "├─ ")
  }
}
