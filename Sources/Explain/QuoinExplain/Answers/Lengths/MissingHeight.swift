import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a list, form, editor, map or paged tab view in a vertical scroll view or a row, which
/// offers it no height, so that nothing of it is visible.
enum MissingHeight {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    var found: [Diagnosis] = []
    for (index, type) in candidates(facts) {
      if let diagnosis = diagnosis(index, type, facts) { found.append(diagnosis) }
    }
    return found
  }

  private static let types: Set<String> = [
    "List", "Form", "Table", "TabView", "TextEditor", "Map", "WebView", "NavigationStack",
    "NavigationSplitView", "NavigationView",
  ]

  /// The nodes of views without a height of their own, and their types.
  private static func candidates(_ facts: LengthFacts) -> [(Int, String)] {
    var found: [(Int, String)] = []
    for view in facts.scene.written.all where types.contains(view.type) {
      found.append((view.core, view.type))
    }
    for index in facts.indices {
      let name = facts.node(index).callName
      guard types.contains(name), facts.node(index).isCall,
        !found.contains(where: { $0.0 == index })
      else { continue }
      found.append((index, name))
    }
    return found
  }

  private static func diagnosis(_ index: Int, _ type: String, _ facts: LengthFacts) -> Diagnosis? {
    let height = facts.length(index, .vertical)
    guard height <= 12, facts.node(index).proposal.height == nil, !facts.isHidden(index),
      let scroll = facts.scene.report.fallbackCause(of: index, .vertical),
      facts.isScrollView(scroll, along: .vertical)
    else { return nil }
    let row = row(around: index, inside: scroll, facts)
    guard row != nil || facts.isAuthored(scroll) else { return nil }
    let name = facts.view(index)
    let source =
      row.map { "A row of \(facts.phrase($0)) proposes no height" }
      ?? "\(facts.opening(scroll)) offers its content no height"
    return Diagnosis(
      .missingHeight, subject: index, others: Set([scroll] + facts.texts(in: index)),
      aspects: [.height, .cut, .scrolling],
      seen: height < 0.5
        ? "Nothing of \(name) is visible: it is 0 high."
        : "\(LengthFacts.capitalized(name)) is only \(facts.text(height)) high.",
      cause:
        "\(source), and \(LengthFacts.withArticle(type)) has none of its own: it takes what it is offered.",
      causeNode: row ?? scroll, edit: edit(index, type, facts),
      weight: facts.length(index, .horizontal))
  }

  /// The list in whose row a view is.
  private static func row(around index: Int, inside scroll: Int, _ facts: LengthFacts) -> Int? {
    guard !facts.isAuthored(scroll) else { return nil }
    return facts.scene.pass.around(scroll).first {
      ["List", "Form"].contains(facts.node($0).callName)
    }
  }

  private static func edit(_ index: Int, _ type: String, _ facts: LengthFacts)
    -> ProposedEdit?
  {
    let height = wantedHeight(index, type, facts)
    let scene = facts.scene
    let least = EditCandidate.minimum(.vertical, height, for: index, in: scene)
    let fixed = EditCandidate.height(height, for: index, in: scene)
    let candidates = type == "TextEditor" ? [least, fixed] : [fixed]
    return candidates.lazy.compactMap { candidate in
      candidate?.proposed(in: scene) { trial in
        trial.size(index).height > height - 0.5
      } outcome: { trial in
        OutcomePhrase.length("the \(type)", .vertical, trial.size(index).height)
      }
    }.first
  }

  /// A height that shows the content: a list's rows, at most half a screen.
  private static func wantedHeight(_ index: Int, _ type: String, _ facts: LengthFacts) -> CGFloat {
    switch type {
    case "TextEditor": return 80
    case "TabView": return 200
    case "List", "Form", "Table":
      let rows = facts.scene.pass.inside(index).first { facts.node($0).name == "List rows" }
      let content = rows.map { facts.length($0, .vertical) } ?? 0
      // A sum of rows, rounded up so that the last one isn't cut.
      let rounded = (content / 20).rounded(.up) * 20
      return min(max(rounded, 120), 400)
    default: return 300
    }
  }
}
