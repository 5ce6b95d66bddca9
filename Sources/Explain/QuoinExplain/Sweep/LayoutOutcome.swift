import Foundation
import QuoinGeometry
import QuoinLayout

/// The discrete facts of a layout, as opposed to its continuous lengths.
struct LayoutOutcome: Equatable {
  private var facts: [Key: Fact] = [:]
  private var order: [Key] = []

  /// The identity of a fact: its kind and its view.
  fileprivate struct Key: Hashable {
    var kind: LayoutSweep.Kind
    /// The names on the path to the view, and its number among siblings of that name.
    var path: String
    var detail = ""
  }

  private struct Fact {
    var value: String
    var view: String
    var source: LayoutReport.Source?
    /// The distance, in points, to the point where the fact changes: how far a view sticks out, is
    /// covered, or exceeds its proposal. The change happens where it reaches zero.
    var margin: CGFloat?
  }

  static func == (a: LayoutOutcome, b: LayoutOutcome) -> Bool {
    a.facts.mapValues(\.value) == b.facts.mapValues(\.value)
  }

  init(_ report: LayoutReport, _ side: LayoutSweep.Side) {
    var table = ShapeTable()
    let tree = ReportTree(report, &table)
    let paths = Self.paths(tree)
    for (index, node) in tree.nodes.enumerated() {
      func add(
        _ kind: LayoutSweep.Kind, _ value: String, detail: String = "", margin: CGFloat? = nil
      ) {
        let key = Key(kind: kind, path: paths[index], detail: detail)
        if facts[key] == nil { order.append(key) }
        facts[key] = Fact(
          value: value, view: tree.subject(index), source: node.source, margin: margin)
      }
      add(.views, "")
      if let text = node.text {
        add(.lines, "\(text.lineCount)")
        add(.truncation, text.isTruncated ? "cut off" : "whole")
        add(.brokenWord, text.breaksWord ? "broken" : "whole")
      }
      if let number = node.candidate { add(.candidate, "\(number)") }
      if let limit = Self.limit(node, side) {
        let offered = side == .width ? node.proposal.width : node.proposal.height
        let length = side == .width ? node.size.width : node.size.height
        add(.limit, limit, margin: offered.map { length - $0 })
      }
      let asked = tree.children[index].filter { tree.nodes[$0].turn != nil }
      if asked.count > 1 {
        let turns = asked.sorted { tree.nodes[$0].turn ?? 0 < tree.nodes[$1].turn ?? 0 }
        add(.order, turns.map { tree.subject(tree.view(inside: $0)) }.joined(separator: ", "))
      }
      if index == 0, let offered = side == .width ? node.proposal.width : node.proposal.height {
        let length = side == .width ? node.size.width : node.size.height
        add(
          .overflow, length <= offered + Self.tolerance(tree, 0) ? "inside" : "what is proposed",
          margin: length - offered)
      }
      if let parent = node.parent, Self.canOverflow(tree.nodes[parent]) {
        let excess = Self.excess(of: node.frame, over: tree.nodes[parent].frame)
        let isInside = excess <= Self.tolerance(tree, parent)
        add(.overflow, isInside ? "inside" : "\(tree.subject(parent))", margin: excess)
      }
    }
    addOverlaps(tree, paths)
  }

  /// The maximum distance that a frame extends beyond another one on any side.
  private static func excess(of inner: CGRect, over outer: CGRect) -> CGFloat {
    max(
      outer.minX - inner.minX, inner.maxX - outer.maxX, outer.minY - inner.minY,
      inner.maxY - outer.maxY)
  }

  /// Returns the distance by which views may stick out without being reported: for views with
  /// texts, the rounding of these.
  private static func tolerance(_ tree: ReportTree, _ index: Int) -> CGFloat {
    let inside = tree.nodes[index..<index + tree.sizes[index]]
    return inside.contains { $0.text != nil || $0.image != nil } ? pixel : 0.01
  }

  /// Whether the children of a node may exceed it or be elsewhere on purpose.
  private static func canOverflow(_ node: LayoutReport.Node) -> Bool {
    !["ScrollView", "List", "offset", "position", "overlay", "background", "Form"]
      .contains(node.callName)
  }

  /// Whether a view fills its proposal or has reached one of its limits; `nil` for views without
  /// limits.
  private static func limit(_ node: LayoutReport.Node, _ side: LayoutSweep.Side) -> String? {
    let isWide = side == .width
    let reason = isWide ? node.answerReasons?.horizontal : node.answerReasons?.vertical
    switch reason {
    case .acceptsProposal?: return taking
    case .maximum?: return "has its maximum"
    case .minimum?:
      guard let offered = isWide ? node.proposal.width : node.proposal.height else { return nil }
      // A spacer gets what texts lose by rounding.
      let least = node.callName == "Spacer" ? pixel : 0.01
      let length = isWide ? node.size.width : node.size.height
      return length - offered > least ? "has its minimum" : taking
    default: return nil
    }
  }

  private static let taking = "takes what it is offered"
  /// The length of a pixel in points on most displays, which have three per point; texts end on
  /// whole pixels.
  private static let pixel: CGFloat = 0.34

  private static func paths(_ tree: ReportTree) -> [String] {
    var paths = [String](repeating: "", count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      guard let parent = node.parent else { continue }
      let alike = tree.children[parent].filter { tree.nodes[$0].name == node.name }
      let number = alike.firstIndex(of: index) ?? 0
      paths[index] = "\(paths[parent])/\(node.name)#\(number)"
    }
    return paths
  }

  /// Adds a fact for each pair of texts or images that overlap, unless they are in layers or in a
  /// `ZStack`.
  private mutating func addOverlaps(_ tree: ReportTree, _ paths: [String]) {
    let leaves = tree.nodes.indices.filter {
      tree.nodes[$0].text != nil || tree.nodes[$0].image != nil
    }
    guard leaves.count <= Self.mostLeaves else { return }
    for (position, one) in leaves.enumerated() {
      for other in leaves[(position + 1)...] where Self.areBeside(tree, one, other) {
        let (a, b) = (tree.nodes[one].frame, tree.nodes[other].frame)
        let common = min(
          min(a.maxX, b.maxX) - max(a.minX, b.minX), min(a.maxY, b.maxY) - max(a.minY, b.minY))
        let key = Key(kind: .overlap, path: paths[one], detail: paths[other])
        if facts[key] == nil { order.append(key) }
        facts[key] = Fact(
          value: common > Self.pixel ? tree.subject(other) : "", view: tree.subject(one),
          source: tree.nodes[one].source, margin: common)
      }
    }
  }

  private static let mostLeaves = 100

  /// Whether the nearest common ancestor of two views is none in which views overlap on purpose.
  private static func areBeside(_ tree: ReportTree, _ one: Int, _ other: Int) -> Bool {
    var around = tree.nodes[other].parent
    while let node = around {
      if one < node + tree.sizes[node], one >= node {
        return !["ZStack", "overlay", "background"].contains(tree.nodes[node].callName)
      }
      around = tree.nodes[node].parent
    }
    return true
  }

  /// Returns the lengths of texts and frames relative to their proposals, near which the layout may
  /// change.
  static func ownLengths(of report: LayoutReport, _ side: LayoutSweep.Side) -> [CGFloat] {
    report.nodes.flatMap { node -> [CGFloat] in
      let offered = side == .width ? node.proposal.width : node.proposal.height
      guard let offered, offered.isFinite else { return [] }
      var lengths: [CGFloat] = []
      if let text = node.text, side == .width { lengths += [text.ideal.width, text.longestWord] }
      let name = side == .width ? "Width" : "Height"
      lengths += ["min\(name)", "ideal\(name)", "max\(name)", name.lowercased()]
        .compactMap { node.arguments?.lengths[$0]?.value }
      return lengths.map { $0 - offered }
    }
  }
}

extension LayoutOutcome {
  /// The margin to follow for an event of ``events(until:)``; `nil` if the fact has none.
  func margin(of event: LayoutSweep.Event, until next: LayoutOutcome) -> Margin? {
    let key = order.first { key in
      guard let old = facts[key], let new = next.facts[key], key.kind == event.kind else {
        return false
      }
      return old.value == event.before && new.value == event.after && new.view == event.view
    }
    guard let key, facts[key]?.margin != nil, next.facts[key]?.margin != nil else { return nil }
    return Margin(key: key)
  }

  /// Identifies a margin.
  struct Margin { fileprivate let key: Key }

  subscript(margin: Margin) -> CGFloat? { facts[margin.key]?.margin }

  /// The differences between these facts and those of `next`.
  func events(until next: LayoutOutcome) -> [LayoutSweep.Event] {
    let gone = order.filter { $0.kind == .views && next.facts[$0] == nil }
    let new = next.order.filter { $0.kind == .views && facts[$0] == nil }
    var events: [LayoutSweep.Event] = []
    for key in order {
      guard let old = facts[key], let value = next.facts[key]?.value, old.value != value else {
        continue
      }
      let fact = next.facts[key] ?? old
      events.append(
        LayoutSweep.Event(
          kind: key.kind, view: fact.view, before: old.value, after: value, source: fact.source,
          summary: Self.sentence(key.kind, fact.view, old.value, value).capitalizedFirst + "."))
    }
    // Another candidate already implies that its views appear.
    if !events.contains(where: { $0.kind == .candidate }) {
      let texts = [(gone, self, "disappears"), (new, next, "appears")]
      for (keys, outcome, verb) in texts {
        guard let key = keys.first, let fact = outcome.facts[key] else { continue }
        events.append(
          LayoutSweep.Event(
            kind: .views, view: fact.view, before: verb == "disappears" ? "there" : "not there",
            after: verb == "disappears" ? "not there" : "there", source: fact.source,
            summary: "\(fact.view.capitalizedFirst) \(verb)."))
      }
    }
    return events
  }

  private static func sentence(
    _ kind: LayoutSweep.Kind, _ view: String, _ old: String, _ new: String
  ) -> String {
    switch kind {
    case .lines: "\(view) takes \(new) \(new == "1" ? "line" : "lines") instead of \(old)"
    case .truncation: "\(view) is \(new == "whole" ? "no longer truncated" : "truncated")"
    case .brokenWord: "\(view) \(new == "whole" ? "no longer breaks a word" : "breaks a word")"
    case .candidate: "\(view) shows candidate \(new) instead of candidate \(old)"
    case .order: "\(view) asks its children in the order \(new)"
    case .overlap:
      new.isEmpty ? "\(view) no longer overlaps \(old)" : "\(view) overlaps \(new)"
    case .overflow:
      new == "inside" ? "\(view) fits into \(old)" : "\(view) sticks out of \(new)"
    case .limit: "\(view) \(new == taking ? "takes what is proposed" : new)"
    case .views: view
    }
  }
}

extension LayoutSweep: CustomStringConvertible {
  /// One line for each change: the length, and the facts that change there.
  public var description: String {
    guard !changes.isEmpty else {
      return
        "Only lengths change from \(side.rawValue) \(LengthFormat.text(from)) to \(LengthFormat.text(to))."
    }
    let lengths = changes.map { LengthFormat.text($0.length) }
    let width = max(side.rawValue.count, lengths.map(\.count).max() ?? 0)
    var lines = ["\(side.rawValue.padded(to: width))  from there on"]
    for (change, length) in zip(changes, lengths) {
      for (number, event) in change.events.enumerated() {
        let place = event.source.map { " (\($0.shortFile):\($0.line))" } ?? ""
        lines.append("\((number == 0 ? length : "").padded(to: width))  \(event.summary)\(place)")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The sweep as JSON with sorted keys, so that the bytes are reproducible.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension String {
  /// Right-padded with spaces to `count` characters.
  func padded(to count: Int) -> String {
    self + String(repeating: " ", count: Swift.max(count - self.count, 0))
  }
}
