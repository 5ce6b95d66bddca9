import Foundation
import QuoinGeometry
import QuoinLayout

extension LayoutReport: CustomStringConvertible {
  /// The layout as a tree, a line a node: name, proposal → size, place, and why.
  ///
  ///     background  320 × 480 → 71 × 37  at 0, 0
  ///     ├─ padding  320 × 480 → 71 × 37  at 0, 0  (child and insets)
  public var description: String {
    var lines: [(left: String, right: String)] = []
    var isLast: [Bool] = []
    let lastChild = lastChildren()
    for (index, node) in nodes.enumerated() {
      isLast.removeSubrange(min(node.depth, isLast.count)...)
      isLast.append(node.parent.map { lastChild[$0] == index } ?? true)
      lines.append((branch(isLast, node) + label(node), Self.line(node)))
    }
    let width = lines.map(\.left.count).filter { $0 <= 48 }.max() ?? 0
    var text = lines.map { left, right in
      left + String(repeating: " ", count: max(width - left.count, 0)) + "  " + right
    }
    text += problems.map { "problem: \($0)" } + remarks.map { "remark: \($0)" }
    text += fonts.map { "font: \($0.name), \($0.file), SHA-256 \($0.sha256)" }
    return text.joined(separator: "\n")
  }

  private func lastChildren() -> [Int: Int] {
    var last: [Int: Int] = [:]
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { last[parent] = index }
    }
    return last
  }

  /// The lines that lead to a node; very deep ones start with their depth instead.
  private func branch(_ isLast: [Bool], _ node: Node) -> String {
    guard node.depth > 0 else { return "" }
    guard node.depth <= 24 else { return "[\(node.depth)] " }
    let stems = isLast[1..<node.depth].map { $0 ? "   " : "│  " }.joined()
    return stems + (isLast[node.depth] ? "└─ " : "├─ ")
  }

  private func label(_ node: Node) -> String {
    let names = node.identifiers.map { " #\($0)" }.joined()
    let priority =
      node.priority == 0 || node.name == "Spacer"
      ? "" : " priority \(LengthFormat.text(node.priority))"
    return node.name + names + priority
  }

  private static func line(_ node: Node) -> String {
    let place = "\(LengthFormat.text(node.origin.x)), \(LengthFormat.text(node.origin.y))"
    let why = node.reason.isEmpty ? "" : "  (\(node.reason))"
    return "\(node.proposal) → \(LengthFormat.text(node.size))  at \(place)\(why)"
  }
}
