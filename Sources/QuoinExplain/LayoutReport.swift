import Foundation
import QuoinGeometry
import QuoinLayout

/// How a view was laid out: for every view and modifier what it was offered, what it answered, where it lies,
/// and why. All lengths are points, unrounded; places are in the root view's space, or in the window's where there
/// is one.
///
/// Frames are those of the layout: what scales, turns or transforms a view changes only its drawing.
///
/// The nodes are listed in preorder and name their parent by index, so that a report of any depth can be
/// walked, stored and sent without recursion.
public struct LayoutReport: Sendable, Hashable {
  /// The version of the JSON's shape; a change that could break a reader raises it.
  public static let schema = 1

  /// What was proposed to the root view, or how large the window was to be.
  public var proposal: ProposedViewSize
  /// The size of the window around the root view, if there is one; places then count from its corner.
  public var window: CGSize?
  /// The root view's answer.
  public var size: CGSize
  /// Every node, parents before their children, children in source order.
  public var nodes: [Node]
  /// What the views name and could not be had: fonts, pictures, colours. They are laid out without.
  public var problems: [String]
  /// What the user should know: contradictory frames, what is only partly supported.
  public var remarks: [String]

  public init(
    proposal: ProposedViewSize, size: CGSize, nodes: [Node] = [],
    problems: [String] = [], remarks: [String] = []
  ) {
    self.proposal = proposal
    self.size = size
    self.nodes = nodes
    self.problems = problems
    self.remarks = remarks
  }

  /// The node at the top.
  public var root: Node? { nodes.first }

  /// The children of the node at `index` in source order.
  public func children(of index: Int) -> [Node] { nodes.filter { $0.parent == index } }

  /// The first node that carries `identifier` (`.accessibilityIdentifier`).
  public func node(_ identifier: String) -> Node? {
    nodes.first { $0.identifiers.contains(identifier) }
  }

  /// The frame of the first view that carries `identifier`, in the root view's space; `nil` without one.
  public func frame(of identifier: String) -> CGRect? { node(identifier)?.frame }

  /// One view or modifier of a report.
  public struct Node: Sendable, Hashable {
    /// The view or modifier, such as `HStack`, `padding`, `Text("Favorite")`.
    public var name: String
    /// What `.accessibilityIdentifier` called it.
    public var identifiers: [String] = []
    /// Position of the parent in ``LayoutReport/nodes``; `nil` for the root.
    public var parent: Int?
    /// Levels below the root.
    public var depth = 0
    /// What it was offered when it was placed.
    public var proposal: ProposedViewSize
    /// Its answer, and its place in the root view's space, or the window's.
    public var frame: CGRect
    /// Its priority in a stack; 0 for most.
    public var priority: CGFloat = 0
    /// When its stack asked it, from 1 on.
    public var turn: Int?
    /// The insets of a padding.
    public var insets: EdgeInsets?
    /// Its part in an overlay or background.
    public var layer: Layer?
    /// Why it was offered that.
    public var offerReasons: AxisReasons<OfferReason>?
    /// Why it answered that.
    public var answerReasons: AxisReasons<LengthReason>?

    /// Why it answered that, in words; empty where nothing was recorded.
    public var reason: String { answerReasons.map { ReasonText.answer($0) } ?? "" }
    public var size: CGSize { frame.size }
    public var origin: CGPoint { frame.origin }

    public init(name: String, proposal: ProposedViewSize, frame: CGRect) {
      self.name = name
      self.proposal = proposal
      self.frame = frame
    }
  }

  /// Which child of an overlay or background a node is.
  public enum Layer: String, Sendable, Hashable, Codable { case primary, secondary }
}

extension LayoutReport {
  /// A report of `tree`, laid out and recorded in `trace`.
  ///
  /// - `window`: the size of the window around the root.
  /// - `name`: what to call a node.
  /// - `identifiers`: the identifiers of a node.
  public init(
    _ tree: LayoutTree, proposal: ProposedViewSize, window: CGSize? = nil, trace: LayoutTrace?,
    problems: [String] = [],
    remarks: [String] = [], name: (LayoutTree.Node) -> String,
    identifiers: (LayoutTree.Node) -> [String] = { _ in [] }
  ) {
    self.init(proposal: proposal, size: .zero, problems: problems, remarks: remarks)
    self.window = window
    guard tree.root >= 0 else { return }
    size = tree.size(of: tree.root)
    // What stands for a node to its parent, where it lies in a boundary, which no report shows.
    typealias Step = (
      node: LayoutTree.Node, face: LayoutTree.Node?, parent: Int?, corner: CGPoint, layer: Layer?
    )
    var waiting: [Step] = [(tree.root, nil, nil, .zero, nil)]
    while let (index, outer, parent, corner, layer) = waiting.popLast() {
      let offset = tree.origin(of: index)
      let origin = CGPoint(x: corner.x + offset.x, y: corner.y + offset.y)
      let face = outer ?? index
      if tree.isBoundary(index) {
        for child in tree.children(of: index) {
          waiting.append((child, face, parent, origin, layer))
        }
        continue
      }
      var node = Node(
        name: name(index), proposal: tree.proposal(of: index),
        frame: CGRect(origin: origin, size: tree.size(of: index)))
      node.identifiers = identifiers(index)
      node.parent = parent
      node.depth = parent.map { nodes[$0].depth + 1 } ?? 0
      node.priority = tree.priority(of: face)
      node.turn = trace?.turn(of: face)
      node.insets = tree.insets(of: index)
      node.layer = layer
      node.offerReasons = trace?.offerReasons(of: face)
      node.answerReasons = trace?.answerReasons(of: index, in: tree)
      nodes.append(node)
      let place = nodes.count - 1
      let children = tree.children(of: index)
      for (position, child) in children.enumerated().reversed() {
        let layer: Layer? =
          tree.isLayered(index) ? (position == 0 ? .primary : .secondary) : nil
        waiting.append((child, nil, place, origin, layer))
      }
    }
  }
}
