import Foundation
import QuoinGeometry
import QuoinLayout

/// Facts about a view that its report doesn't contain.
package struct LintContext {
  /// Returns the statement that made a node, as passed to `_located(_:_:)`.
  package var place: (LayoutTree.NodeID) -> String?
  /// Returns the statements around each of some nodes; `nil` if only those of ``place`` are known.
  package var statements: ([LayoutTree.NodeID]) -> StatementTable?
  /// Whether the layout direction is right to left.
  package var isRightToLeft: Bool
  /// The insets covered by bars, notches and rounded corners of the window; `nil` without a window.
  package var safeArea: EdgeInsets?
  /// Returns the innermost node that a touch at a point of the window hits; `nil` without a live
  /// view.
  package var hit: ((CGPoint) -> LayoutTree.NodeID?)?
  /// Returns the edge at which the transition of the view at a node moves it in; `nil` if the view
  /// has no such transition.
  package var entry: (LayoutTree.NodeID) -> Edge? = { _ in nil }
  /// The height of the keyboard from the window's bottom edge; 0 without one.
  package var keyboard: CGFloat = 0
  /// Whether the view is laid out for macOS.
  package var isForMac = false
  /// The user's text size, such as `accessibility3`; `nil` if it is the default.
  package var textSize: String?
  /// The preferences whose values were replaced by the default, with the nodes that wrote them.
  package var lostPreferences: [(key: String, writer: LayoutTree.NodeID)] = []

  package init(
    isRightToLeft: Bool = false, safeArea: EdgeInsets? = nil,
    place: @escaping (LayoutTree.NodeID) -> String? = { _ in nil },
    statements: @escaping ([LayoutTree.NodeID]) -> StatementTable? = { _ in nil }
  ) {
    (self.isRightToLeft, self.safeArea, self.place) = (isRightToLeft, safeArea, place)
    self.statements = statements
  }
}

/// A number of visited nodes, which the copies of a pass share.
package final class VisitCount {
  package var count = 0
}

/// Checks a report and records the findings, rule by rule.
///
/// A false positive is worse than a false negative, so a rule reports nothing unless the report
/// contains all the evidence that it needs.
package struct LintPass {
  package let report: LayoutReport
  /// The tree of the report. Without it, hints aren't verified, and rules that need a speculative
  /// layout report nothing.
  let tree: LayoutTree?
  /// The tree's nodes in the order of the report.
  private let numbers: [LayoutTree.NodeID]
  package let children: [[Int]]
  let context: LintContext
  package private(set) var findings: [Finding] = []
  /// The number of nodes that were looked at, which tests of the growth read.
  package let visits = VisitCount()

  package init(
    _ report: LayoutReport, tree: LayoutTree? = nil,
    context: LintContext = LintContext()
  ) {
    self.report = report
    self.context = context
    let numbers = tree.map { LayoutReport.steps(of: $0).map(\.node) } ?? []
    let isSame = numbers.count == report.nodes.count
    self.tree = isSame ? tree : nil
    self.numbers = isSame ? numbers : []
    var children = [[Int]](repeating: [], count: report.nodes.count)
    for (index, node) in report.nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) }
    }
    self.children = children
  }

  /// Runs all checks that need only the report.
  package mutating func run() {
    checkWarnings()
    checkLengths()
    checkOrder()
    checkStacks()
    checkReaders()
    checkTexts()
    checkOverlaps()
    checkCharts()
    checkImages()
    checkPlaces()
    checkDirections()
  }

  // MARK: Nodes

  package func node(_ index: Int) -> LayoutReport.Node {
    visits.count += 1
    return report.nodes[index]
  }

  /// The name of a view in messages.
  package func name(_ index: Int) -> String {
    let node = node(index)
    return node.identifiers.last ?? (node.name.contains("(") ? node.name : "the \(node.name)")
  }

  /// The ancestors of a node, the nearest first.
  package func around(_ index: Int) -> [Int] {
    var found: [Int] = []
    var parent = node(index).parent
    while let outer = parent {
      found.append(outer)
      parent = node(outer).parent
    }
    return found
  }

  /// The descendants of a node, in the order of the report.
  package func inside(_ index: Int) -> Range<Int> {
    let depth = node(index).depth
    var end = index + 1
    while end < report.nodes.count, node(end).depth > depth { end += 1 }
    return (index + 1)..<end
  }

  /// Whether a call in the sources created the node, rather than the body of a framework view.
  package func isWritten(_ index: Int) -> Bool { node(index).isCall }

  /// Whether a node belongs to the system's decoration of a screen, which an app can't change.
  package func isSystem(_ index: Int) -> Bool {
    ([index] + around(index)).contains { Self.systemParts.contains(node($0).callName) }
  }

  private static let systemParts: Set<String> = [
    "navigationBar", "tabBar", "tab", "searchField", "alert", "alertButton", "barCapsule",
    "BarRowLayout", "menu", "TextFieldLayout", "TextInputLayout", "SegmentLayout", "DatePicker",
    "ColorPicker", "statusBar",
  ]

  // MARK: Trials

  /// Whether a copy of the layout with the edits satisfies `isBetter`.
  func holds(_ edits: [(Int, LayoutEdit)], _ isBetter: (LayoutTree) -> Bool) -> Bool {
    guard let tree else { return false }
    let edits = edits.map { (node: numbers[$0.0], edit: $0.1) }
    guard let trial = tree.trial(edits, proposal: report.proposal) else { return false }
    return isBetter(trial)
  }

  /// The statement that made a node.
  func statement(_ index: Int) -> Statement? {
    treeNode(index).flatMap(context.place).flatMap { Statement($0) }
  }

  func frame(_ index: Int, in trial: LayoutTree) -> CGRect { trial.frame(of: numbers[index]) }
  func size(_ index: Int, in trial: LayoutTree) -> CGSize { trial.size(of: numbers[index]) }

  func answer(_ index: Int, to proposal: ProposedViewSize, in trial: LayoutTree) -> CGSize {
    trial.sizeThatFits(numbers[index], proposal)
  }

  /// The tree node of a node of the report.
  package func treeNode(_ index: Int) -> LayoutTree.NodeID? {
    numbers.indices.contains(index) ? numbers[index] : nil
  }

  // MARK: Findings

  /// Records a finding about a node.
  ///
  /// - Parameters:
  ///   - fingerprint: the part of the sentence that is independent of lengths; by default the
  ///     node's name.
  ///   - source: the source location; by default the node's.
  ///   - colors: the colors of a text and its background.
  package mutating func note(
    _ rule: LintRule, _ index: Int?, _ sentence: String, hint: String? = nil,
    fingerprint: String? = nil, source: LayoutReport.Source? = nil, colors: String? = nil
  ) {
    let subject = index.map { node($0) }
    let text = sentence.prefix(1).uppercased() + sentence.dropFirst()
    // The capitalization of an identifier is kept.
    let isNamed = subject?.identifiers.last.map { sentence.hasPrefix($0) } ?? false
    findings.append(
      Finding(
        rule: rule.id, severity: rule.severity, message: isNamed ? sentence : text, hint: hint,
        node: index, name: subject?.name, view: subject?.view,
        source: source ?? subject?.source,
        fingerprint: fingerprint ?? subject?.name ?? sentence, colors: colors))
  }

  /// Adds the diagnoses of the given rules, in place of the findings whose causes they name.
  package mutating func addDiagnoses(of rules: [LintRule]) {
    findings = AnswerMachine(AnswerScene(self)).findings(of: rules)
  }

  func text(_ length: CGFloat) -> String { LengthFormat.text(length) }
  func place(_ index: Int) -> String { node(index).source.map { " (\($0.short))" } ?? "" }
}

extension LayoutReport {
  /// Returns the likely mistakes in the layout, in the order of the views.
  ///
  /// Rules about modifiers need source locations, which the `quoin` command provides. Rules about
  /// colors, buttons and accessibility need the view: `ImageRenderer.lint()` includes them, and
  /// verifies its hints.
  ///
  /// - Parameter rules: the rules to check.
  public func lint(_ rules: [LintRule] = LintRule.all) -> [Finding] {
    var pass = LintPass(self)
    pass.run()
    return pass.findings(of: rules)
  }

  /// The former name of ``lint(_:)``.
  @available(*, deprecated, renamed: "lint(_:)")
  public func findings(_ rules: [LintRule] = LintRule.all) -> [Finding] { lint(rules) }
}

extension LintPass {
  /// The findings of the given rules, in the order of the views.
  package func findings(of rules: [LintRule]) -> [Finding] {
    let wanted = Set(rules.map(\.id))
    return findings.enumerated().filter { wanted.contains($0.element.rule) }
      .sorted { ($0.element.node ?? -1, $0.offset) < ($1.element.node ?? -1, $1.offset) }
      .map(\.element)
  }
}
