import Foundation
import QuoinGeometry
import QuoinLayout

/// The conditions of a wish with their views found, for measuring layouts against them.
struct WantCheck {
  /// A view that a target of a wish refers to.
  struct Subject: Hashable {
    var view: Int
    /// The node, if the target is a node of the report rather than a view.
    var node: Int?
    /// The node's part in the view, such as `background` or `row`; `nil` for other nodes.
    var part: String?

    /// The name in sentences.
    func name(in scene: AnswerScene) -> String {
      if let part { return "the \(part) of \(scene.written.name(view))" }
      return node.map { scene.written.phrase($0) } ?? scene.written.name(view)
    }
  }

  let scene: AnswerScene
  let want: LayoutWant
  /// The views of all targets.
  private(set) var subjects: [LayoutQuestion.Target: Subject] = [:]
  /// The targets in the order of the wish.
  private(set) var targets: [LayoutQuestion.Target] = []

  /// - Throws: ``LayoutQuestionError`` if a view doesn't exist.
  init(_ want: LayoutWant, in scene: AnswerScene) throws {
    (self.want, self.scene) = (want, scene)
    for condition in want.conditions {
      switch condition {
      case .compare(let first, _, let second):
        try add(first)
        try add(second)
      case .state(let target, _): try add(target)
      }
    }
  }

  private mutating func add(_ value: LayoutWant.Value) throws {
    switch value {
    case .number, .window: break
    case .property(let target, _), .parent(let target, _): try add(target)
    }
  }

  private mutating func add(_ target: LayoutQuestion.Target) throws {
    guard subjects[target] == nil else { return }
    subjects[target] = try Self.subject(target, in: scene)
    targets.append(target)
  }

  private static func subject(_ target: LayoutQuestion.Target, in scene: AnswerScene) throws
    -> Subject
  {
    let written = scene.written
    switch target {
    case .name(let name, let number):
      if let row = row(name, number, in: scene) { return row }
      let found = written.matches(name)
      let place = (number ?? 1) - 1
      if found.indices.contains(place) {
        return drawn(name, on: found[place], in: scene) ?? Subject(view: found[place])
      }
      guard found.isEmpty else { throw LayoutQuestionError.fewer(name, count: found.count) }
      throw unknown(name, in: scene)
    case .line(let line, let file):
      guard let view = written.views(atLine: line, file: file).first else {
        throw unknown("line \(line)", in: scene)
      }
      return Subject(view: view)
    case .place(let point):
      guard let view = written.view(at: point) else {
        throw unknown("\(LengthFormat.text(point.x)),\(LengthFormat.text(point.y))", in: scene)
      }
      return Subject(view: view)
    case .node(let number):
      let node = number - 1
      guard scene.report.nodes.indices.contains(node), let view = written.view(of: node) else {
        throw unknown("#\(number)", in: scene)
      }
      let isView = written.all[view].core == node
      return Subject(view: view, node: isView ? nil : node)
    }
  }

  /// The list's row that the wish calls `row` or `row#2`; `nil` if a view has that name.
  private static func row(_ name: String, _ number: Int?, in scene: AnswerScene) -> Subject? {
    let pass = scene.pass
    guard ["row", "list row"].contains(name.lowercased()), scene.written.matches(name).isEmpty
    else { return nil }
    let rows = scene.report.nodes.indices.filter { scene.node($0).name == "List row" }
    let place = (number ?? 1) - 1
    guard rows.indices.contains(place) else { return nil }
    let row = rows[place]
    let view = pass.inside(row).lazy.compactMap { scene.written.view(of: $0) }.first
    return view.map { Subject(view: $0, node: row, part: "row") }
  }

  /// The modifier called `name` on a view; for a background or overlay, the content that it adds.
  ///
  /// `nil` if the view itself has that name, or no such modifier.
  private static func drawn(_ name: String, on view: Int, in scene: AnswerScene) -> Subject? {
    let written = scene.written.all[view]
    guard written.type != name, written.label?.hasPrefix(name) != true,
      let node = written.modifiers.first(where: { $0.name == name })?.node
    else { return nil }
    guard ["background", "overlay"].contains(name),
      var layer = scene.pass.children[node].last, scene.node(layer).layer == .secondary
    else { return Subject(view: view, node: node) }
    // At the edge of a window, a color is in a wrapper that extends it under the bars.
    while scene.node(layer).callName == "ignoresSafeArea",
      let inner = scene.pass.children[layer].first
    {
      layer = inner
    }
    return Subject(view: view, node: layer, part: name)
  }

  private static func unknown(_ name: String, in scene: AnswerScene) -> LayoutQuestionError {
    .noSuchView(name, known: scene.written.nearest(to: name))
  }

  // MARK: Measuring

  /// The value of one side of a comparison; `nil` if it has none.
  func value(_ value: LayoutWant.Value, _ measure: ViewMeasure) -> CGFloat? {
    switch value {
    case .number(let number): return CGFloat(number)
    case .window(let property): return ViewMeasure.value(property, of: scene.window)
    case .property(let target, let property):
      guard let subject = subjects[target] else { return nil }
      if let node = subject.node, property != .lines, property != .gap {
        return ViewMeasure.value(property, of: measure.frame(node))
      }
      return measure.value(property, of: subject.view)
    case .parent(let target, let property):
      guard let subject = subjects[target] else { return nil }
      guard let parent = scene.written.all[subject.view].parent else {
        return ViewMeasure.value(property, of: scene.window)
      }
      return measure.value(property, of: parent)
    }
  }

  /// The distance from each condition, in points; 0 where it holds.
  func distances(_ measure: ViewMeasure) -> [CGFloat] {
    want.conditions.map { distance($0, measure) }
  }

  func holds(_ measure: ViewMeasure) -> Bool { distances(measure).allSatisfy { $0 == 0 } }

  /// The difference within which lengths count as equal.
  static let tolerance: CGFloat = 0.5
  /// The distance from a condition that can't be measured.
  static let far: CGFloat = 10_000

  private func distance(_ condition: LayoutWant.Condition, _ measure: ViewMeasure) -> CGFloat {
    switch condition {
    case .compare(let first, let comparison, let second):
      guard let a = value(first, measure), let b = value(second, measure) else { return Self.far }
      return Self.distance(a, comparison, b)
    case .state(let target, let state):
      guard let view = subjects[target]?.view else { return Self.far }
      switch state {
      case .whole: return measure.hidden(view) > Self.tolerance ? measure.hidden(view) : 0
      case .centered:
        guard let distance = measure.offCenter(view) else { return Self.far }
        return distance > Self.tolerance ? distance : 0
      case .taps, .scrolls: return Self.far
      }
    }
  }

  private static func distance(_ a: CGFloat, _ comparison: LayoutWant.Comparison, _ b: CGFloat)
    -> CGFloat
  {
    switch comparison {
    case .equal: return abs(a - b) <= tolerance ? 0 : abs(a - b)
    case .atMost: return a <= b + tolerance ? 0 : a - b
    case .atLeast: return a >= b - tolerance ? 0 : b - a
    case .less: return a < b ? 0 : a - b + tolerance
    case .more: return a > b ? 0 : b - a + tolerance
    }
  }

  /// All measured values, to see whether an edit changes any.
  func values(_ measure: ViewMeasure) -> [CGFloat] {
    var values = distances(measure)
    for condition in want.conditions {
      guard case .compare(let first, _, let second) = condition else { continue }
      values.append(value(first, measure) ?? 0)
      values.append(value(second, measure) ?? 0)
    }
    return values
  }
}
