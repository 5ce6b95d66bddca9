import Foundation
import QuoinCore
import QuoinExplain
import QuoinGeometry
import QuoinLayout

extension ViewPicture {
  /// What an author would want to know about the layout and the picture of it, in the order of the views.
  func findings(_ rules: [LintRule] = LintRule.all) throws -> [Finding] {
    var pass = try lintPass()
    pass.run()
    let living = owner as? any Living
    var disabled: Set<Int> = []
    if let living {
      disabled = ControlCheck(emission: living.emission, views: tree).run(&pass)
    }
    #if Graphics
      // A picture that can't be drawn has no colours to look at; the layout has been looked at.
      try? ContrastCheck(picture: self, disabled: disabled).run(&pass)
    #endif
    var found = pass.findings(of: rules)
    if let living, !Set(rules).isDisjoint(with: UpdateCheck.rules) {
      // It changes the tree, so it comes last.
      found += try UpdateCheck(picture: self, view: living).findings().filter { finding in
        rules.contains { $0.id == finding.rule }
      }
    }
    return found
  }

  /// A report of the layout as it is, to go through.
  func lintPass() throws -> LintPass {
    let surroundings = LintSurroundings(
      isRightToLeft: tree.environment.layoutDirection == .rightToLeft,
      safeArea: tree.layout.windowInsets?.container, place: tree.place(of:))
    return LintPass(try layoutReport(), tree: tree.layout, surroundings: surroundings)
  }
}

/// A living tree of any view.
@MainActor
protocol Living {
  var emission: Emission { get }
  /// Evaluates all bodies again, and returns what the view does each time.
  func updateHabits() throws -> [UpdateHabit]
}

extension LivingTree: Living {}

extension ImageRenderer {
  /// What an author would want to know about the view in these circumstances: texts that are cut off, frames that
  /// contradict themselves, buttons without a name … `LintRule.all` lists what is looked for.
  ///
  /// Hints are tried in a copy of the layout. Rules about modifiers need to know where these were written, as `quoin lint`
  /// does. For the rules about updates all bodies are evaluated twice more.
  ///
  /// - Parameter rules: those that are asked for.
  /// - Throws: `ViewError` for views that can't be laid out.
  public func findings(_ rules: [LintRule] = LintRule.all) throws -> [Finding] {
    // Buttons and what is said of them are known only to a view that lives.
    let living = livingTree(isPicture: true)
    try living.settleAtOnce()
    return try picture(of: living.tree, owner: living).findings(rules)
  }
}
