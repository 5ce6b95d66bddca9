import Foundation
import QuoinGeometry
import QuoinLayout

/// How a view was laid out: for every view and modifier its proposal, its answer, its frame, and the reasons. All
/// lengths are points, unrounded; frames are in the root view's space, or in the window's where there is one.
///
/// Frames are those of the layout: effects that scale, turn or transform a view change only its drawing.
///
/// The nodes are listed in preorder and name their parent by index, so that a report of any depth can be
/// walked, stored and sent without recursion.
public struct LayoutReport: Sendable, Hashable {
  /// The version of the JSON's shape; a change that could break a reader raises it.
  public static let schema = 1

  /// The proposal to the root view, or the wanted size of the window.
  public var proposal: ProposedViewSize
  /// The size of the window around the root view, if there is one; frames then count from its corner.
  public var window: CGSize?
  /// The root view's answer.
  public var size: CGSize
  /// Every node, parents before their children, children in source order.
  public var nodes: [Node]
  /// What keeps the views from being drawn as they say.
  public var problems: [String]
  /// Those of the problems that are about fonts, pictures and colours that the views name and that aren't there. Placeholders
  /// are drawn for them.
  public var missing: [String] = []
  /// The fonts that the picture is drawn with; empty where nobody has asked for them.
  public var fonts: [FontFile] = []
  /// Remarks for the user: contradictory frames, features with partial support.
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
  ///
  /// Stored properties: each is one key of the JSON.
  public struct Node: Sendable, Hashable {
    /// The view or modifier, such as `HStack`, `padding`, `Text("Favorite")`.
    public var name: String
    /// The view's names by `.accessibilityIdentifier`.
    public var identifiers: [String] = []
    /// Position of the parent in ``LayoutReport/nodes``; `nil` for the root.
    public var parent: Int?
    /// Levels below the root.
    public var depth = 0
    /// The last proposal, with which the view was placed.
    public var proposal: ProposedViewSize
    /// The view's answer as a size, and its place in the root view's space, or the window's.
    public var frame: CGRect
    /// Its priority in a stack; 0 for most.
    public var priority: CGFloat = 0
    /// The view's place in the order in which its stack asked its children, from 1 on.
    public var turn: Int?
    /// What its author has told it about the layout.
    public var arguments: LayoutArguments?
    /// What each candidate of a `ViewThatFits` wants, in their order; empty elsewhere.
    public var candidates: [CGSize] = []
    /// What a text came to.
    public var text: TextFacts?
    /// What a picture or symbol came to.
    public var image: ImageFacts?
    /// The insets of a padding.
    public var insets: EdgeInsets?
    /// Its part in an overlay or background.
    public var layer: Layer?
    /// Where it was written; `nil` where the sources don't say it. `quoin` compiles sources that do.
    public var source: Source?
    /// Whether ``source`` is the call that made it, and not only a statement that has it inside.
    public var isCall = false
    /// The author's view or modifier whose body it is from; `nil` at the top.
    public var view: String?
    /// Why the view was proposed that.
    public var offerReasons: AxisReasons<OfferReason>?
    /// Why the view answered that.
    public var answerReasons: AxisReasons<LengthReason>?

    /// Why the view answered that, in words; empty where the trace has no reason.
    public var reason: String { answerReasons.map { ReasonText.answer($0) } ?? "" }
    public var size: CGSize { frame.size }
    public var origin: CGPoint { frame.origin }

    public init(name: String, proposal: ProposedViewSize, frame: CGRect) {
      self.name = name
      self.proposal = proposal
      self.frame = frame
    }
  }

  /// A place in a source file.
  public struct Source: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The path as the compiler was told it, of a folder's file from the folder.
    public var file: String
    /// Counted from 1; columns in bytes, as the compiler counts them.
    public var line, column: Int

    public init(file: String, line: Int, column: Int) {
      (self.file, self.line, self.column) = (file, line, column)
    }

    /// `Card.swift:12:5`.
    public var description: String { "\(file):\(line):\(column)" }
  }

  /// A font file that letters of a picture are drawn from.
  public struct FontFile: Sendable, Hashable, Codable {
    /// The font's family and style, such as “Inter semibold italic”.
    public var name: String
    /// The absolute path.
    public var file: String
    /// The SHA-256 sum of the file in hexadecimal digits, which tells versions apart; empty for a file that can't be read.
    public var sha256: String

    public init(name: String, file: String, sha256: String) {
      (self.name, self.file, self.sha256) = (name, file, sha256)
    }
  }

  /// Which child of an overlay or background a node is.
  public enum Layer: String, Sendable, Hashable, Codable { case primary, secondary }
}

extension LayoutReport {
  /// A report of `tree`, laid out and recorded in `trace`.
  ///
  /// - `window`: the size of the window around the root.
  /// - `name`: gives a node its name.
  /// - `identifiers`: gives a node's identifiers.
  /// - `place`: says where the statement was written that made a node, as `quoin` marks it.
  /// - `author`: names the author's view whose body a node is from.
  /// - `facts`: says what a text or picture came to.
  public init(
    _ tree: LayoutTree, proposal: ProposedViewSize, window: CGSize? = nil, trace: LayoutTrace?,
    problems: [String] = [],
    remarks: [String] = [], name: (LayoutTree.Node) -> String,
    identifiers: (LayoutTree.Node) -> [String] = { _ in [] },
    place: (LayoutTree.Node) -> String? = { _ in nil },
    author: (LayoutTree.Node) -> String? = { _ in nil },
    facts: (LayoutTree.Node) -> (text: TextFacts?, image: ImageFacts?) = { _ in (nil, nil) }
  ) {
    self.init(proposal: proposal, size: .zero, problems: problems, remarks: remarks)
    self.window = window
    guard tree.root >= 0 else { return }
    size = tree.size(of: tree.root)
    var places: [String?] = []
    let steps = Self.steps(of: tree)
    nodes.reserveCapacity(steps.count)
    for step in steps {
      let (index, face) = (step.node, step.face)
      var node = Node(
        name: name(index), proposal: tree.proposal(of: index),
        frame: CGRect(origin: step.origin, size: tree.size(of: index)))
      node.identifiers = identifiers(index)
      node.view = author(index)
      node.parent = step.parent
      node.depth = step.parent.map { nodes[$0].depth + 1 } ?? 0
      node.priority = tree.priority(of: face)
      node.turn = trace?.turn(of: face)
      node.insets = tree.insets(of: index)
      node.arguments = tree.arguments(of: index)
      node.candidates = tree.candidateSizes(of: index)
      (node.text, node.image) = facts(index)
      node.layer = step.layer
      node.offerReasons = trace?.offerReasons(of: face)
      node.answerReasons = trace?.answerReasons(of: index, in: tree)
      nodes.append(node)
      places.append(place(index))
    }
    addSources(places)
  }

  /// A node of a tree as a report lists it.
  package struct Step {
    package let node: LayoutTree.Node
    /// Stands for the node to its parent where the node lies in a boundary, which no report shows.
    let face: LayoutTree.Node
    /// The position of the parent in the list.
    let parent: Int?
    /// In the root's space.
    let origin: CGPoint
    let layer: Layer?
  }

  /// The nodes of `tree` in the order of a report.
  package static func steps(of tree: LayoutTree) -> [Step] {
    guard tree.root >= 0 else { return [] }
    typealias Waiting = (
      node: LayoutTree.Node, face: LayoutTree.Node?, parent: Int?, corner: CGPoint, layer: Layer?
    )
    var steps: [Step] = []
    var waiting: [Waiting] = [(tree.root, nil, nil, .zero, nil)]
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
      steps.append(Step(node: index, face: face, parent: parent, origin: origin, layer: layer))
      let position = steps.count - 1
      for (number, child) in tree.children(of: index).enumerated().reversed() {
        let layer: Layer? =
          tree.isLayered(index) ? (number == 0 ? .primary : .secondary) : nil
        waiting.append((child, nil, position, origin, layer))
      }
    }
    return steps
  }
}
