import Foundation
import QuoinGeometry
import QuoinLayout

/// The sizing behavior of each view and modifier of a hierarchy, with neutral ones resolved.
///
/// A neutral view hugs if all of its content hugs; otherwise it expands. The tree determines which
/// of the two applies, and which children decide it:
///
/// 1. Each node is probed on its own, on the canvas of ``SizingProbe``: it hugs or expands.
/// 2. Then it is probed with its children replaced, once by hugging views and once by expanding
///    ones. If it behaves as they do, it is neutral.
/// 3. For a neutral node that expands, the expanding children may be the ones that decide. They are
///    replaced by hugging views, and decide if the node then hugs.
///
/// The JSON is
/// `{"schema": 1, "nodes": [{"name", "identifiers", "parent", "depth", "width", "height",
/// "source"}]}`;
/// `width` and `height` have the keys `intrinsic`, `resolved` and, if the node is neutral and
/// expands, `deciders`, positions in the list.
public struct SizingTree: Sendable, Hashable, Encodable {
  /// The version of the JSON format; increased by changes that could break a reader.
  public static let schema = 1

  public var schema = Self.schema
  /// Every node, parents before their children.
  public var nodes: [Node]

  /// A view or modifier.
  public struct Node: Sendable, Hashable, Encodable {
    public var name: String
    /// The accessibility identifiers of the view.
    public var identifiers: [String]
    /// The position of the parent in ``SizingTree/nodes``; `nil` for the root.
    public var parent: Int?
    /// The number of levels below the root.
    public var depth: Int
    public var width, height: Resolution
    /// The source location; `nil` if the sources don't contain it.
    public var source: LayoutReport.Source?
  }

  /// The behavior along an axis, by itself and in the hierarchy.
  public struct Resolution: Sendable, Hashable, Encodable {
    /// The behavior regardless of the content.
    public var intrinsic: AxisBehavior
    /// The behavior in this hierarchy: hugging or expanding.
    public var resolved: AxisBehavior
    /// The children that make a neutral node expand, as positions in the list.
    public var deciders: [Int]
  }

  /// Probes each node of `tree`, which is described by `report`.
  package init(_ report: LayoutReport, tree: LayoutTree) {
    let finder = SizingResolver(report, tree)
    nodes = report.nodes.enumerated().map { index, node in
      Node(
        name: node.name, identifiers: node.identifiers, parent: node.parent, depth: node.depth,
        width: finder.resolution(of: index, .horizontal),
        height: finder.resolution(of: index, .vertical), source: node.source)
    }
  }
}

extension SizingTree: CustomStringConvertible {
  /// The tree with one line for each node: `h-hug`, or `h-neu → exp by Color` for a neutral one.
  public var description: String {
    TreeText(nodes.map { ($0.parent, $0.depth) }).lines { index in
      let names = nodes[index].identifiers.map { " #\($0)" }.joined()
      let place = nodes[index].source.map { "  (\($0.short))" } ?? ""
      return (
        nodes[index].name + names,
        "h-\(text(nodes[index].width)), v-\(text(nodes[index].height))\(place)"
      )
    }.joined(separator: "\n")
  }

  private func text(_ resolution: Resolution) -> String {
    guard resolution.intrinsic == .neutral else { return resolution.intrinsic.rawValue }
    let deciders = resolution.deciders.map { nodes[$0].name }
    let by = deciders.isEmpty ? "" : " by \(AnswerPhrases.list(deciders))"
    return "neu → \(resolution.resolved.rawValue)\(by)"
  }
}

/// Probes parents with their children replaced, all those of one depth at once.
private struct SizingResolver {
  private let report: LayoutReport
  /// The tree's nodes in the order of the report.
  private let numbers: [LayoutTree.NodeID]
  /// The children of each node, without those in overlays and backgrounds.
  private var children: [[Int]]
  private var resolved: [SizingBehavior]
  private var intrinsic: [SizingBehavior]
  private var deciders: [Axis: [[Int]]] = [:]

  init(_ report: LayoutReport, _ tree: LayoutTree) {
    self.report = report
    let tree = tree.copyForMeasuring()
    let numbers = LayoutReport.steps(of: tree).map(\.node)
    self.numbers = numbers
    children = Array(repeating: [], count: report.nodes.count)
    for (index, node) in report.nodes.enumerated() where node.layer != .secondary {
      if let parent = node.parent { children[parent].append(index) }
    }
    let isSame = numbers.count == report.nodes.count
    let hugging = SizingBehavior(horizontal: .hugging, vertical: .hugging)
    resolved = report.nodes.indices.map {
      isSame ? Self.behavior(of: numbers[$0], in: tree) : hugging
    }
    intrinsic = resolved
    for axis in [Axis.horizontal, .vertical] {
      deciders[axis] = Array(repeating: [], count: report.nodes.count)
    }
    guard isSame else { return }
    let depths = Dictionary(grouping: report.nodes.indices.filter { !children[$0].isEmpty }) {
      report.nodes[$0].depth
    }
    for parents in depths.values { resolve(parents, in: tree) }
  }

  func resolution(of index: Int, _ axis: Axis) -> SizingTree.Resolution {
    .init(
      intrinsic: intrinsic[index][axis], resolved: resolved[index][axis],
      deciders: deciders[axis]?[index] ?? [])
  }

  private static func behavior(of node: LayoutTree.NodeID, in tree: LayoutTree) -> SizingBehavior {
    SizingProbe().behavior { tree.sizeThatFits(node, $0) }
  }

  /// Classifies a set of disjoint nodes.
  private mutating func resolve(_ parents: [Int], in tree: LayoutTree) {
    func trial(_ edit: (Int) -> LayoutEdit?) -> LayoutTree? {
      let edits = parents.flatMap { children[$0] }.compactMap { child in
        edit(child).map { (node: numbers[child], edit: $0) }
      }
      return tree.trial(edits, proposal: report.proposal)
    }
    let short: CGFloat = 20
    guard let around = trial({ _ in .framed(width: short, height: short) }),
      let filled = trial({ _ in .flexible })
    else { return }
    for index in parents {
      intrinsic[index] = SizingBehavior(
        hugging: Self.behavior(of: numbers[index], in: around),
        expanding: Self.behavior(of: numbers[index], in: filled))
    }
    let tamed = trial { child in
      let behavior = resolved[child]
      let isWide = behavior.horizontal == .expanding
      let isHigh = behavior.vertical == .expanding
      return isWide || isHigh
        ? .framed(width: isWide ? short : nil, height: isHigh ? short : nil) : nil
    }
    guard let tamed else { return }
    for index in parents {
      let without = Self.behavior(of: numbers[index], in: tamed)
      for axis in [Axis.horizontal, .vertical]
      where intrinsic[index][axis] == .neutral && resolved[index][axis] == .expanding
        && without[axis] == .hugging
      {
        deciders[axis]?[index] = children[index].filter { resolved[$0][axis] == .expanding }
      }
    }
  }
}
