import Foundation
import QuoinGeometry

/// The calls that give a text a color that is hardly visible on its background.
struct LowContrast {
  let scene: AnswerScene

  private static let foregrounds: Set<String> = ["foregroundStyle", "foregroundColor", "tint"]

  /// The diagnosis in place of a finding about the contrast of a text; `nil` for other findings.
  func diagnosis(_ finding: Finding) -> Diagnosis? {
    guard finding.rule == LintRule.lowContrast.id, let text = finding.node,
      let colors = finding.colors?.components(separatedBy: " on "), colors.count == 2
    else { return nil }
    let foreground = foreground(text)
    let behind = background(text)
    let own =
      foreground.map { "\(code($0)) gives it \(Self.name(colors[0]))" }
      ?? "It has the primary color, which is \(Self.name(colors[0])) in this appearance"
    let fill = Self.name(colors[1])
    let back =
      behind.map { "\(scene.written.phrase($0)) draws \(fill) behind it, whatever the appearance" }
      ?? "what is behind it is \(fill)"
    return Diagnosis(
      .lowContrast, subject: text, others: Set([behind].compactMap { $0 }), aspects: [.color],
      seen: AnswerPhrases.sentence(finding.message),
      cause: AnswerPhrases.sentence("\(own), and \(back)"), causeNode: behind ?? text,
      edit: edit(foreground, behind))
  }

  private func code(_ modifier: WrittenModifier) -> String {
    ".\(modifier.name) (\(scene.written.line(modifier.source)))"
  }

  /// “white”, “black”, or the color's components.
  private static func name(_ hex: String) -> String {
    switch hex {
    case "#FFFFFF": "white"
    case "#000000": "black"
    default: hex
    }
  }

  /// The nearest modifier that sets the color of a text.
  private func foreground(_ text: Int) -> WrittenModifier? {
    var next = scene.written.view(of: text)
    while let number = next {
      let view = scene.written.all[number]
      let found = view.modifiers.first { Self.foregrounds.contains($0.name) }
      if let found { return found }
      next = view.parent
    }
    return nil
  }

  /// The nearest background around a text.
  private func background(_ text: Int) -> Int? {
    scene.pass.around(text).first { node in
      scene.node(node).callName == "background" && scene.written.modifier(of: node) != nil
        && scene.pass.children[node].first.map {
          $0 == text || scene.pass.inside($0).contains(text)
        } ?? false
    }
  }

  /// A background that follows the appearance; for a text with a color of its own, the primary one.
  private func edit(_ foreground: WrittenModifier?, _ behind: Int?) -> ProposedEdit? {
    if let foreground {
      let value = foreground.name == "foregroundStyle" ? ".primary" : "Color.primary"
      return ProposedEdit([
        SourceChange(foreground.name, at: foreground.source, .setArgument("", to: value))
      ])
    }
    guard let behind, let call = scene.written.modifier(of: behind) else { return nil }
    let fill = scene.pass.children[behind].dropFirst().first
    let ownView = fill.flatMap { scene.call($0) }
    if let ownView, ownView.name == "Color", ownView.source.line != call.source.line {
      return ProposedEdit([
        SourceChange("Color", at: ownView.source, .replace("Color(.systemBackground)"))
      ])
    }
    return ProposedEdit([
      SourceChange(
        "background", at: call.source, .setArgument("", to: "Color(.systemBackground)"))
    ])
  }
}
