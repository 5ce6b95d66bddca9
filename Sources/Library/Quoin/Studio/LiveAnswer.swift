import Foundation
import QuoinCore
import QuoinExplain
import QuoinGeometry
import QuoinHostProtocol
import QuoinLayout
import QuoinViews

/// Answers the page's queries about a live preview, as members of a JSON object.
@MainActor
struct LiveAnswer {
  let view: ViewHost<AnyView>
  /// The actions so far, as sentences.
  let actions: [String]
  /// The machine for several questions about one layout; by default each question has its own.
  var machine: AnswerMachine?

  private func spokenElements() throws -> [ElementMessage] {
    try view.spokenElements().filter { !$0.text.isEmpty }.map(ElementMessage.init)
  }

  func content(of question: LiveQuestion.Question) throws -> String {
    switch question {
    case .named("report"):
      try view.settle()
      return try report(view.picture.lintPass())
    case .named("findings"):
      try view.settle()
      return "\"findings\":\(try json(view.picture.findings()))"
    case .named("state"), .set:
      return "\"state\":\(try json(view.tree.inspectedValues.map(StateMessage.init)))"
    case .named("accessibility"):
      return "\"elements\":\(try json(spokenElements()))"
    case .named("answers"):
      try view.settle()
      let machine = try self.machine ?? view.picture.answerMachine()
      return "\"answers\":\(try json(machine.answers(to: nil as LayoutQuestion?)))"
    case .named("actions"):
      return "\"actions\":\(try json(actions))"
    case .named(let name): throw HostFailure(message: "unknown question “\(name)”")
    case .why(let question):
      try view.settle()
      let answers = try (self.machine ?? view.picture.answerMachine()).answers(to: question)
      let text = "\"text\":\(FrameText.string("\(answers)"))"
      // A recording has the text only: nothing there can show the code.
      return machine == nil ? "\(text),\"answers\":\(try json(answers))" : text
    case .curve(let node, let axis):
      let points = try curve(of: node, along: axis).map { offered, answered in
        "[\(FrameText.number(offered)),\(FrameText.number(answered))]"
      }
      return "\"curve\":[\(points.joined(separator: ","))]"
    case .environment(let node): return try environment(of: node)
    case .propose: return ""
    }
  }

  /// Returns the report, the sentences of its negotiation, the views as written, and their sizing.
  private func report(_ pass: LintPass) throws -> String {
    let report = pass.report
    var members = [
      "\"report\":\(try json(report))", "\"steps\":\(try json(report.stepSentences))",
    ]
    // Without the list, the page takes the calls in the sources for the author's views.
    if report.nodes.count <= Self.mostNodesForViews, case let written = WrittenViews(pass),
      !written.all.isEmpty
    {
      let views = written.all.indices.map { WrittenViewMessage(written, $0) }
      members.append("\"views\":\(try json(views))")
    }
    // Each node is measured several times.
    if report.nodes.count <= Self.largestCount {
      let tree = SizingTree(report, tree: view.tree.tree.layout)
      let letters = tree.nodes.map { [$0.width.intrinsic.rawValue, $0.height.intrinsic.rawValue] }
      members.append("\"behaviors\":\(try json(letters))")
    }
    return members.joined(separator: ",")
  }

  private static let largestCount = 200
  private static let mostNodesForViews = 10_000

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Returns the environment values of the node that differ from those of the root view.
  ///
  /// Also returns the modifiers in the node's statement that have their own nodes, from the inside
  /// out.
  private func environment(of number: Int) throws -> String {
    let report = try view.layoutReport()
    let nodes = LayoutReport.steps(of: view.tree.tree.layout).map(\.node)
    guard report.nodes.indices.contains(number), nodes.indices.contains(number) else {
      throw HostFailure(message: "there is no view with the number \(number)")
    }
    guard let environment = view.tree.emission.nodes.recordedEnvironment(of: nodes[number]) else {
      throw HostFailure(
        message:
          "the environment of \(report.nodes[number].name) isn't recorded; select a view inside it")
    }
    let values = NamedEnvironment.differences(of: environment, from: view.tree.rootEnvironment)
    var modifiers: [String] = []
    var inner = number
    while let outer = report.nodes[inner].parent, report.nodes[outer].isCall,
      report.nodes[outer].view == report.nodes[number].view
    {
      modifiers.append(report.nodes[outer].name)
      inner = outer
    }
    return "\"environment\":\(try json(values)),\"modifiers\":\(try json(modifiers))"
  }

  /// Returns the lengths along `axis` of the node at index `number` of the report, for proposals up
  /// to twice its own.
  private func curve(of number: Int, along axis: Axis) throws -> [(
    offered: CGFloat, answered: CGFloat
  )] {
    let report = try view.layoutReport()
    let layout = view.tree.tree.layout.copyForMeasuring()
    let nodes = LayoutReport.steps(of: layout).map(\.node)
    guard report.nodes.indices.contains(number), nodes.indices.contains(number) else {
      throw HostFailure(message: "there is no view with the number \(number)")
    }
    let offer = report.nodes[number].proposal
    let length = (axis == .horizontal ? offer.width : offer.height) ?? 200
    let longest = max(length.isFinite ? length * 2 : 0, 100)
    return (0...Self.steps).map { step in
      let offered = longest * CGFloat(step) / CGFloat(Self.steps)
      let size = layout.sizeThatFits(
        nodes[number],
        axis == .horizontal
          ? ProposedViewSize(width: offered, height: offer.height)
          : ProposedViewSize(width: offer.width, height: offered))
      return (offered, axis == .horizontal ? size.width : size.height)
    }
  }

  private static let steps = 80
}

/// A view as its author wrote it, as sent to the page.
private struct WrittenViewMessage: Encodable {
  struct Modifier: Encodable {
    var name: String
    var source: LayoutReport.Source
    /// `nil` for a modifier without a node, such as `font`.
    var node: Int?
  }

  var name, type: String
  var label: String?
  var node, outer: Int
  var parent: Int?
  var source: LayoutReport.Source
  /// From the inside out.
  var modifiers: [Modifier]

  init(_ written: WrittenViews, _ index: Int) {
    let view = written.all[index]
    (name, type, label) = (written.name(index), view.type, view.label)
    (node, outer, parent, source) = (view.core, view.outer, view.parent, view.source)
    modifiers = view.modifiers.map { Modifier(name: $0.name, source: $0.source, node: $0.node) }
  }
}

/// A screen reader element, as sent to the page.
private struct ElementMessage: Encodable {
  var label, value: String
  var words: [String]
  /// `nil` for an element without a position.
  var frame: [CGFloat]?

  @MainActor
  init(_ element: SpokenElement) {
    (label, value, words) = (element.label, element.value, element.words)
    let frame = element.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    self.frame = numbers.allSatisfy(\.isFinite) ? numbers : nil
  }
}
