import Foundation
import QuoinCore
import QuoinExplain
import QuoinGeometry
import QuoinLayout
import QuoinViews

extension ViewPicture {
  /// Returns the lint findings in the layout and the image, in the order of the views.
  func findings(_ rules: [LintRule] = LintRule.all) throws -> [Finding] {
    var pass = try checkedPass()
    pass.addDiagnoses(of: rules)
    var found = pass.findings(of: rules)
    if let living = owner as? any Living, !Set(rules).isDisjoint(with: UpdateCheck.rules) {
      // It changes the tree, so it comes last.
      found += try UpdateCheck(picture: self, view: living).findings().filter { finding in
        rules.contains { $0.id == finding.rule }
      }
    }
    return found
  }

  /// Returns a pass with the findings in the layout, the controls and the colors.
  func checkedPass() throws -> LintPass {
    var pass = try lintPass()
    pass.run()
    var disabled: Set<Int> = []
    if let living = owner as? any Living {
      disabled = ControlCheck(emission: living.emission, views: tree).run(&pass)
    }
    #if Graphics
      // An image that can't be drawn has no colors to check; the layout has been checked.
      try? ContrastCheck(picture: self, disabled: disabled).run(&pass)
    #endif
    return pass
  }

  /// Starts a lint pass over a report of the current layout.
  func lintPass() throws -> LintPass {
    let context = LintContext(
      isRightToLeft: tree.environment.layoutDirection == .rightToLeft,
      safeArea: tree.layout.windowInsets?.container, place: tree.place(of:),
      statements: { [tree] nodes in
        let statements = tree.statements(of: nodes)
        return StatementTable(
          statements.all.map { StatementTable.Entry(text: $0.text, outer: $0.outer) },
          innermost: statements.innermost)
      })
    return LintPass(try layoutReport(), tree: tree.layout, context: withTouches(context))
  }

  /// Adds the touches and transitions, which only a live view has.
  private func withTouches(_ context: LintContext) -> LintContext {
    let tree = tree
    var context = context
    context.lostPreferences = tree.lostPreferences.map { ($0.key, $0.writer) }
    context.keyboard = tree.layout.windowInsets?.keyboard ?? 0
    context.isForMac = tree.environment.platform == .macOS
    let textSize = tree.environment.dynamicTypeSize
    if !context.isForMac, textSize != .large { context.textSize = "\(textSize)" }
    guard owner is any Living else { return context }
    context.hit = { tree.hitTest($0).nodes.first }
    context.entry = { node in
      guard let transition = tree.transition(of: node) else { return nil }
      return TransitionEdge.entry(of: transition)
    }
    return context
  }
}

/// A type-erased live tree.
@MainActor
protocol Living {
  var emission: Emission { get }
  /// Evaluates all bodies again, and returns the behavior that repeats each time.
  func updateHabits() throws -> [UpdateHabit]
}

extension LivingTree: Living {}

extension ImageRenderer {
  /// Returns the lint findings for the view with these settings: truncated texts, contradictory
  /// frames, buttons without a label … `LintRule.all` lists the rules.
  ///
  /// Hints are verified in a copy of the layout. Rules about modifiers need source locations, which
  /// `quoin lint` provides. For the rules about updates all bodies are evaluated twice more.
  ///
  /// - Parameter rules: the rules to check.
  /// - Throws: `ViewError` for views that can't be laid out.
  public func lint(_ rules: [LintRule] = LintRule.all) throws -> [Finding] {
    // Only a live view has buttons with their labels.
    let living = livingTree(isPicture: true)
    try living.settleAtOnce()
    return try picture(of: living.tree, owner: living).findings(rules)
  }

  /// The former name of ``lint(_:)``.
  @available(*, deprecated, renamed: "lint(_:)")
  public func findings(_ rules: [LintRule] = LintRule.all) throws -> [Finding] {
    try lint(rules)
  }
}
