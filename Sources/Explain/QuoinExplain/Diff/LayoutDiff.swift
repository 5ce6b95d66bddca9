import Foundation
import QuoinGeometry
import QuoinLayout

/// The changes between two layouts, and the first differing decision that made frames move.
///
///     let diff = LayoutDiff(from: before.layoutReport(), to: after.layoutReport())
///     print(diff.summary)  // The padding around Text("A") grew from 10 to 20 (Card.swift:12).
///
/// The nodes of both reports are paired with a minimum of additions, removals and changes. Then the
/// negotiation is followed in order, and each pair is checked for decisions that differ *by
/// themselves*: a different number, a different view, a different size for the same proposal. If
/// only the inputs of a node differ, the node made no decision.
///
/// All lengths are points.
public struct LayoutDiff: Sendable, Hashable {
  /// The version of the JSON format; increased by changes that could break a reader.
  public static let schema = 1

  /// The proposal to each root, and its size.
  public var before, after: Side
  /// The differing decisions, in the order of the negotiation: proposals on the way down, sizes on
  /// the way up.
  public var decisions: [Decision]
  /// The index in ``decisions`` of the first one that made frames move or views appear or
  /// disappear.
  ///
  /// If no decision did, the index of the first one; `nil` if nothing differs.
  public var first: Int?
  /// The views of both layouts whose position or size differs.
  public var moves: [Move]
  /// The views and modifiers that are only in the second layout.
  public var added: [Place]
  /// The views and modifiers that are only in the first layout.
  public var removed: [Place]

  /// The first differing decision that made frames move.
  public var decision: Decision? { first.map { decisions[$0] } }

  /// Whether both layouts are the same.
  public var isEmpty: Bool {
    decisions.isEmpty && moves.isEmpty && added.isEmpty && removed.isEmpty && before == after
  }

  /// The inputs of a layout, and the resulting size.
  public struct Side: Sendable, Hashable {
    /// The proposal to the root view, or the requested size of the window.
    public var proposal: ProposedViewSize
    /// The size of the window, if there is one.
    public var window: CGSize?
    /// The root view's size.
    public var size: CGSize

    public init(proposal: ProposedViewSize, window: CGSize?, size: CGSize) {
      (self.proposal, self.window, self.size) = (proposal, window, size)
    }
  }

  /// The former name of a side.
  @available(*, deprecated, renamed: "Side")
  public typealias Circumstances = Side

  /// The kind of a differing decision.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The root gets a different proposal, as on another device.
    case proposal
    /// An argument of a view or modifier differs: a number, an alignment.
    case argument
    /// The content or the font of a text or image differs.
    case content
    /// A different view or modifier replaces one.
    case exchanged
    /// A view or modifier was added.
    case added
    /// A view or modifier was removed.
    case removed
    /// Two modifiers, or two views of a container, swapped places.
    case swapped
    /// A view or modifier moved to a different place in the hierarchy.
    case moved
    /// A `ViewThatFits` chose a different candidate.
    case candidate
    /// A view has a different size, makes different proposals or places its children differently,
    /// with the same inputs and arguments.
    case answer
  }

  /// A decision that differs.
  public struct Decision: Sendable, Hashable, Codable {
    public var kind: Kind
    /// The positions of the node in the reports' lists; `nil` if that report doesn't contain it.
    public var before, after: Int?
    /// The positions of the other node of a pair that swapped places.
    public var otherBefore, otherAfter: Int?
    /// The view or modifier, such as `the padding around Text("A")`.
    public var view: String
    /// The changed arguments, by parameter name.
    public var changes: [Change] = []
    /// The source location, in the second layout if that contains the node.
    public var source: LayoutReport.Source?
    /// Whether a frame moved, or a view appeared or disappeared, because of this decision.
    public var isEffective: Bool
    /// The decision as a sentence.
    public var summary: String

    private enum CodingKeys: String, CodingKey {
      case kind, before, after, otherBefore, otherAfter, view, changes, source, isEffective
      case summary = "sentence"
    }
  }

  /// A parameter whose value changed.
  public struct Change: Sendable, Hashable, Codable {
    /// The parameter's name: `width`, `spacing`, `top`, `alignment`.
    public var parameter: String
    /// The values before and after; `nil` if the parameter was not specified.
    public var before, after: String?
  }

  /// A view whose frame changed; frames are in the root view's space, or the window's.
  public struct Move: Sendable, Hashable {
    /// The view's name, such as `Text("A")`.
    public var view: String
    /// The positions of the node in the reports' lists.
    public var before, after: Int
    public var from, to: CGRect
    /// Whether its size or its position in its parent changed; otherwise it only moved along with
    /// the parent.
    public var isOwn: Bool
  }

  /// A view that is missing in one of the layouts.
  public struct Place: Sendable, Hashable {
    /// The view's name.
    public var view: String
    /// The position of the node in its report's list.
    public var node: Int
    public var frame: CGRect
    public var source: LayoutReport.Source?
  }
}

extension LayoutDiff {
  /// Compares `before` with `after`.
  public init(from before: LayoutReport, to after: LayoutReport) {
    let matching = TreeMatching(before, after)
    self.before = Side(proposal: before.proposal, window: before.window, size: before.size)
    self.after = Side(proposal: after.proposal, window: after.window, size: after.size)
    moves = Self.moves(matching)
    removed = Self.missing(matching.before, matching.partners)
    added = Self.missing(matching.after, matching.origins)
    var finder = DecisionFinder(matching)
    decisions = finder.decisions(self.before, self.after, hasMoves: !moves.isEmpty)
    first = decisions.isEmpty ? nil : decisions.firstIndex(where: \.isEffective) ?? 0
  }

  private static func moves(_ matching: TreeMatching) -> [Move] {
    let (a, b) = (matching.before, matching.after)
    return a.nodes.indices.compactMap { x in
      guard let y = matching.partners[x], !areEqual(a.nodes[x].frame, b.nodes[y].frame) else {
        return nil
      }
      let parent = a.nodes[x].parent.flatMap { matching.partners[$0] }
      let isAlone = a.nodes[x].parent == nil && b.nodes[y].parent == nil
      let stays =
        !isAlone && parent == b.nodes[y].parent && areEqual(a.place(of: x), b.place(of: y))
        && areEqual(a.nodes[x].size, b.nodes[y].size)
      return Move(
        view: b.nodes[y].name, before: x, after: y, from: a.nodes[x].frame, to: b.nodes[y].frame,
        isOwn: !stays)
    }
  }

  private static func missing(_ tree: ReportTree, _ partners: [Int?]) -> [Place] {
    tree.nodes.indices.filter { partners[$0] == nil }.map {
      Place(
        view: tree.nodes[$0].name, node: $0, frame: tree.nodes[$0].frame,
        source: tree.nodes[$0].source)
    }
  }

  /// Whether two lengths are equal within a hundredth of a point, less than any display shows.
  static func areEqual(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 0.01 }
  static func areEqual(_ a: CGSize, _ b: CGSize) -> Bool {
    areEqual(a.width, b.width) && areEqual(a.height, b.height)
  }
  static func areEqual(_ a: CGPoint, _ b: CGPoint) -> Bool {
    areEqual(a.x, b.x) && areEqual(a.y, b.y)
  }
  static func areEqual(_ a: CGRect, _ b: CGRect) -> Bool {
    areEqual(a.origin, b.origin) && areEqual(a.size, b.size)
  }
  static func areEqual(_ a: ProposedViewSize, _ b: ProposedViewSize) -> Bool {
    func areEqual(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
      guard let a, let b else { return a == b }
      return LayoutDiff.areEqual(a, b)
    }
    return areEqual(a.width, b.width) && areEqual(a.height, b.height)
  }
}
