import Foundation
import QuoinGeometry
import QuoinLayout

/// Assigns numbers to node structures: equal nodes have the same number in both reports.
struct ShapeTable {
  private var labels: [Label: Int] = [:]
  private var shapes: [Shape: Int] = [:]

  /// A node's own properties, without its content. The priority is excluded, as modifiers inherit
  /// it from their content.
  private struct Label: Hashable {
    var name: String
    var arguments: LayoutArguments?
    var insets: EdgeInsets?
    var text: String?
    var image: CGSize?
  }

  /// A node with all its descendants.
  private struct Shape: Hashable {
    var label: Int
    var identifiers: [String]
    var isSecondary: Bool
    var children: [Int]
  }

  mutating func label(of node: LayoutReport.Node) -> Int {
    let label = Label(
      name: node.name, arguments: node.arguments, insets: node.insets,
      text: node.text?.string, image: node.image?.natural)
    return labels[label] ?? add(label, to: \.labels)
  }

  mutating func shape(of node: LayoutReport.Node, label: Int, children: [Int]) -> Int {
    let shape = Shape(
      label: label, identifiers: node.identifiers, isSecondary: node.layer == .secondary,
      children: children)
    return shapes[shape] ?? add(shape, to: \.shapes)
  }

  private mutating func add<Key>(
    _ key: Key, to table: WritableKeyPath<ShapeTable, [Key: Int]>
  ) -> Int {
    let number = self[keyPath: table].count
    self[keyPath: table][key] = number
    return number
  }
}

/// A report as a tree with links in both directions.
struct ReportTree {
  let nodes: [LayoutReport.Node]
  let children: [[Int]]
  /// The number of each node's ``Label``.
  let labels: [Int]
  /// The number of each node's ``Shape``.
  let shapes: [Int]
  /// The number of nodes in each subtree.
  let sizes: [Int]
  /// The position of each node in the negotiation: parents first, then children in measuring order.
  let turns: [Int]

  init(_ report: LayoutReport, _ table: inout ShapeTable) {
    let nodes = report.nodes
    var children = [[Int]](repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) }
    }
    var labels = [Int](repeating: 0, count: nodes.count)
    var (shapes, sizes) = (labels, labels)
    // Children come after their parents.
    for index in nodes.indices.reversed() {
      labels[index] = table.label(of: nodes[index])
      shapes[index] = table.shape(
        of: nodes[index], label: labels[index], children: children[index].map { shapes[$0] })
      sizes[index] = 1 + children[index].reduce(0) { $0 + sizes[$1] }
    }
    self.nodes = nodes
    self.children = children
    self.labels = labels
    self.shapes = shapes
    self.sizes = sizes
    turns = Self.turns(nodes, children)
  }

  private static func turns(_ nodes: [LayoutReport.Node], _ children: [[Int]]) -> [Int] {
    var turns = [Int](repeating: 0, count: nodes.count)
    var waiting = nodes.isEmpty ? [] : [0]
    var count = 0
    while let index = waiting.popLast() {
      turns[index] = count
      count += 1
      let asked = children[index].sorted {
        (nodes[$0].turn ?? $0, $0) < (nodes[$1].turn ?? $1, $1)
      }
      waiting += asked.reversed()
    }
    return turns
  }

  /// The content of a modifier: its only child, or the primary one of its layers.
  func content(of index: Int) -> Int? {
    let inside = children[index].filter { nodes[$0].layer != .secondary }
    return inside.count == 1 ? inside[0] : nil
  }

  /// Whether the node is a modifier.
  func isModifier(_ index: Int) -> Bool { nodes[index].name.first?.isLowercase == true }

  /// Returns the view inside the modifier at `index` and any nested modifiers.
  func view(inside index: Int) -> Int {
    var index = index
    while isModifier(index), let inner = content(of: index) { index = inner }
    return index
  }

  /// Returns the position of a node in its parent's space.
  func place(of index: Int) -> CGPoint {
    let node = nodes[index]
    guard let parent = node.parent else { return node.origin }
    return CGPoint(
      x: node.origin.x - nodes[parent].origin.x, y: node.origin.y - nodes[parent].origin.y)
  }
}
