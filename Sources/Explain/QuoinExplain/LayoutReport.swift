import Foundation
import QuoinGeometry
import QuoinLayout

/// The layout of a view: the proposal, size and frame of every view and modifier, and the reasons
/// for them.
///
/// All lengths are points, unrounded; frames are in the root view's space, or in the window's if
/// there is one.
///
/// Frames are those of the layout: effects that scale, rotate or transform a view change only its
/// drawing.
///
/// The nodes are listed in preorder and refer to their parent by index, so that a report of any
/// depth can be traversed, stored and sent without recursion.
public struct LayoutReport: Sendable, Hashable {
  /// The version of the JSON format; increased by changes that could break a reader.
  public static let schema = 1

  /// The proposal to the root view, or the requested size of the window.
  public var proposal: ProposedViewSize
  /// The size of the window around the root view, if there is one; frames are then relative to its
  /// corner.
  public var window: CGSize?
  /// The root view's size.
  public var size: CGSize
  /// Every node, parents before their children, children in source order.
  public var nodes: [Node]
  /// The reasons why the views can't be drawn as specified.
  public var errors: [String]
  /// The subset of the errors about missing fonts, images and colors that the views refer to.
  /// Placeholders are drawn for them.
  public var missingResources: [String] = []
  /// The fonts used in the image; empty if they were not requested.
  public var fonts: [FontFile] = []
  /// Warnings: contradictory frames, features with partial support.
  public var warnings: [String]

  public init(
    proposal: ProposedViewSize, size: CGSize, nodes: [Node] = [],
    errors: [String] = [], warnings: [String] = []
  ) {
    self.proposal = proposal
    self.size = size
    self.nodes = nodes
    self.errors = errors
    self.warnings = warnings
  }

  /// The root node.
  public var root: Node? { nodes.first }

  /// The children of the node at `index` in source order.
  public func children(of index: Int) -> [Node] { nodes.filter { $0.parent == index } }

  /// The first node with `identifier` (`.accessibilityIdentifier`).
  public func node(_ identifier: String) -> Node? {
    nodes.first { $0.identifiers.contains(identifier) }
  }

  /// The frame of the first view with `identifier`, in the root view's space; `nil` if there is no
  /// such view.
  public func frame(of identifier: String) -> CGRect? { node(identifier)?.frame }

  /// One view or modifier of a report.
  public struct Node: Sendable, Hashable {
    /// The name of the view or modifier, such as `HStack`, `padding`, `Text("Favorite")`.
    public var name: String
    /// The accessibility identifiers of the view.
    public var identifiers: [String] = []
    /// The position of the parent in ``LayoutReport/nodes``; `nil` for the root.
    public var parent: Int?
    /// The number of levels below the root.
    public var depth = 0
    /// The final proposal, with which the view was placed.
    public var proposal: ProposedViewSize
    /// The view's size and position in the root view's space, or in the window's.
    public var frame: CGRect
    /// The priority in a stack; usually 0.
    public var priority: CGFloat = 0
    /// The view's position in its stack's measuring order, starting at 1.
    public var turn: Int?
    /// The layout arguments given in source.
    public var arguments: LayoutArguments?
    /// The ideal size of each candidate of a `ViewThatFits`, in order; empty for other nodes.
    public var candidates: [CGSize] = []
    /// The facts about a text; `nil` for other views.
    public var text: TextFacts?
    /// The facts about an image or symbol; `nil` for other views.
    public var image: ImageFacts?
    /// The insets of a padding; `nil` for other modifiers.
    public var insets: EdgeInsets?
    /// The node's role in an overlay or background.
    public var layer: Layer?
    /// The source location; `nil` if the sources were compiled without source locations. The
    /// `quoin` command adds them.
    public var source: Source?
    /// Whether ``source`` is the location of the call that created the node, rather than of a
    /// statement that contains the call.
    public var isCall = false
    /// The user-defined view or modifier whose body contains the node; `nil` at the top.
    public var view: String?
    /// The reasons for the proposal.
    public var offerReasons: AxisReasons<OfferReason>?
    /// The reasons for the size.
    public var answerReasons: AxisReasons<LengthReason>?

    /// The reasons for the size, in words; empty if the trace has none.
    public var reason: String { answerReasons.map { ReasonText.answer($0) } ?? "" }
    public var size: CGSize { frame.size }
    public var origin: CGPoint { frame.origin }

    public init(name: String, proposal: ProposedViewSize, frame: CGRect) {
      self.name = name
      self.proposal = proposal
      self.frame = frame
    }
  }

  /// A location in a source file.
  public struct Source: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The path as passed to the compiler; for a file in a folder, relative to the folder.
    public var file: String
    /// The line and column, starting at 1; columns count bytes, as in the compiler's messages.
    public var line, column: Int

    public init(file: String, line: Int, column: Int) {
      (self.file, self.line, self.column) = (file, line, column)
    }

    /// The location in a compiler's format, such as `Card.swift:12:5`.
    public var description: String { "\(file):\(line):\(column)" }
  }

  /// A font file used in an image.
  public struct FontFile: Sendable, Hashable, Codable {
    /// The font's family and style, such as “Inter semibold italic”.
    public var name: String
    /// The absolute path.
    public var file: String
    /// The SHA-256 digest of the file in hexadecimal, to distinguish versions; empty if the file
    /// can't be read.
    public var sha256: String

    public init(name: String, file: String, sha256: String) {
      (self.name, self.file, self.sha256) = (name, file, sha256)
    }
  }

  /// The role of a node in an overlay or background.
  public enum Layer: String, Sendable, Hashable, Codable { case primary, secondary }
}

extension LayoutReport {
  /// Creates a report of `tree`, which has been laid out and recorded in `trace`.
  ///
  /// - `window`: the size of the window around the root.
  /// - `name`: returns the name of a node.
  /// - `identifiers`: returns a node's identifiers.
  /// - `place`: returns the location of the statement that made a node, in the format of `quoin`'s
  ///   annotations.
  /// - `author`: returns the user-defined view whose body contains a node.
  /// - `facts`: returns the facts about a text or image.
  public init(
    _ tree: LayoutTree, proposal: ProposedViewSize, window: CGSize? = nil, trace: LayoutTrace?,
    errors: [String] = [],
    warnings: [String] = [], name: (LayoutTree.NodeID) -> String,
    identifiers: (LayoutTree.NodeID) -> [String] = { _ in [] },
    place: (LayoutTree.NodeID) -> String? = { _ in nil },
    author: (LayoutTree.NodeID) -> String? = { _ in nil },
    facts: (LayoutTree.NodeID) -> (text: TextFacts?, image: ImageFacts?) = { _ in (nil, nil) }
  ) {
    self.init(proposal: proposal, size: .zero, errors: errors, warnings: warnings)
    self.window = window
    guard let root = tree.root else { return }
    size = tree.size(of: root)
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

  /// A node of a tree in the order of a report.
  package struct Step {
    package let node: LayoutTree.NodeID
    /// The node that represents this one in its parent: for the content of a boundary, which
    /// reports omit, the boundary.
    let face: LayoutTree.NodeID
    /// The position of the parent in the list.
    let parent: Int?
    /// The node's origin in the root's space.
    let origin: CGPoint
    let layer: Layer?
  }

  /// The nodes of `tree` in the order of a report.
  package static func steps(of tree: LayoutTree) -> [Step] {
    guard let root = tree.root else { return [] }
    typealias Waiting = (
      node: LayoutTree.NodeID, face: LayoutTree.NodeID?, parent: Int?, corner: CGPoint,
      layer: Layer?
    )
    var steps: [Step] = []
    var waiting: [Waiting] = [(root, nil, nil, .zero, nil)]
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
