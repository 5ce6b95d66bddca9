import Foundation
import QuoinGeometry
import QuoinLayout

/// What changed between two layouts, and the first decision that differs and made frames move.
///
///     let diff = LayoutDiff(from: before.layoutReport(), to: after.layoutReport())
///     print(diff.sentence)  // The padding around Text("A") grew from 10 to 20 (Card.swift:12).
///
/// The nodes of both reports are paired so that the least has to be added, removed and changed. Then the negotiation is
/// walked in its order, and each pair asked what is decided otherwise in it *by itself*: another number, another view,
/// another answer to the same proposal. A node whose inputs alone differ has decided nothing.
///
/// All lengths are points.
public struct LayoutDiff: Sendable, Hashable {
  /// The version of the JSON's shape; a change that could break a reader raises it.
  public static let schema = 1

  /// What was proposed to each root, and what it answered.
  public var before, after: Circumstances
  /// What is decided otherwise, in the order of the negotiation: proposals on the way down, answers on the way up.
  public var decisions: [Decision]
  /// Which of ``decisions`` is the first that made frames move, views come or views go; without such a one the first of
  /// them. `nil` where nothing differs.
  public var first: Int?
  /// The views of both layouts that lie elsewhere or have another size.
  public var moves: [Move]
  /// The views and modifiers of the second layout that the first lacks.
  public var added: [Place]
  /// The views and modifiers of the first layout that the second lacks.
  public var removed: [Place]

  /// The first decision that differs and made frames move.
  public var decision: Decision? { first.map { decisions[$0] } }

  /// Whether both layouts are the same.
  public var isEmpty: Bool {
    decisions.isEmpty && moves.isEmpty && added.isEmpty && removed.isEmpty && before == after
  }

  /// What a layout was made for, and how large it came out.
  public struct Circumstances: Sendable, Hashable {
    /// The proposal to the root view, or the wanted size of the window.
    public var proposal: ProposedViewSize
    /// The size of the window, if there is one.
    public var window: CGSize?
    /// The root view's answer.
    public var size: CGSize

    public init(proposal: ProposedViewSize, window: CGSize?, size: CGSize) {
      (self.proposal, self.window, self.size) = (proposal, window, size)
    }
  }

  /// What kind of decision differs.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The root is proposed another size, as on another device.
    case proposal
    /// A view or modifier is told something else: a number, an alignment.
    case argument
    /// A text or picture shows something else, or has another font.
    case content
    /// Another view or modifier stands in its place.
    case exchanged
    /// A view or modifier is new.
    case added
    /// A view or modifier is gone.
    case removed
    /// Two modifiers, or two views of a container, have changed places.
    case swapped
    /// A view or modifier stands elsewhere.
    case moved
    /// A `ViewThatFits` shows another of its views.
    case candidate
    /// A view answers, offers or places otherwise, though it is asked the same and is told the same.
    case answer
  }

  /// Something that is decided otherwise.
  public struct Decision: Sendable, Hashable, Codable {
    public var kind: Kind
    /// The places of the node in the reports' lists; `nil` where that report lacks it.
    public var before, after: Int?
    /// The places of the other node of those that changed places.
    public var otherBefore, otherAfter: Int?
    /// The view or modifier, such as `the padding around Text("A")`.
    public var view: String
    /// What it is told otherwise, by the names of the parameters.
    public var changes: [Change] = []
    /// Where it is written, in the second layout where that has it.
    public var source: LayoutReport.Source?
    /// Whether a frame moved, or a view came or went, by this decision.
    public var isEffective: Bool
    /// The decision as a sentence.
    public var sentence: String
  }

  /// A parameter that has another value.
  public struct Change: Sendable, Hashable, Codable {
    /// The parameter's name: `width`, `spacing`, `top`, `alignment`.
    public var parameter: String
    /// The values; `nil` where none is given.
    public var before, after: String?
  }

  /// A view whose frame changed; frames are in the root view's space, or the window's.
  public struct Move: Sendable, Hashable {
    /// The view's name, such as `Text("A")`.
    public var view: String
    /// The places of the node in the reports' lists.
    public var before, after: Int
    public var from, to: CGRect
    /// Whether it has another size, or lies elsewhere in the view around it; else it only moved along.
    public var isOwn: Bool
  }

  /// A view that one of the layouts lacks.
  public struct Place: Sendable, Hashable {
    /// The view's name.
    public var view: String
    /// The place of the node in its report's list.
    public var node: Int
    public var frame: CGRect
    public var source: LayoutReport.Source?
  }
}

extension LayoutDiff {
  /// What changed from `before` to `after`.
  public init(from before: LayoutReport, to after: LayoutReport) {
    let matching = TreeMatching(before, after)
    self.before = Circumstances(
      proposal: before.proposal, window: before.window, size: before.size)
    self.after = Circumstances(proposal: after.proposal, window: after.window, size: after.size)
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

  /// A hundredth of a point is less than any display shows.
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
