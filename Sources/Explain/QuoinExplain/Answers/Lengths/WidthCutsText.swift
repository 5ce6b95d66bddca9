import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a frame whose width cuts a text of one line.
enum WidthCutsText {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ text: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.isText(text), let own = facts.node(text).text, own.isTruncated,
      !facts.scene.pass.isSystem(text), !facts.isHidden(text),
      let frame = frame(around: text, own, facts), let width = facts.argument("width", of: frame)
    else { return nil }
    let limit = LineLimitedText.limit(of: text, facts)
    let shrinking = limit.flatMap { ShrinkingText(text, facts).edit(after: $0.source) }
    let growing = EditCandidate.minimumInsteadOfFixed(.horizontal, of: frame, in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        trial.text(text)?.isTruncated == false
      } outcome: { trial in
        OutcomePhrase.text(text, in: trial)
      }
    // A limit of one line and a fixed width together leave only a smaller font.
    guard let edit = shrinking ?? growing else { return nil }
    let limitWords = limit.map {
      ", and .lineLimit (\(facts.scene.written.line($0.source))) allows no more lines"
    }
    let size = facts.node(text).size
    return Diagnosis(
      .truncatedText, subject: text, others: [frame], aspects: [.width, .cut],
      seen:
        "\(facts.opening(text)) is cut: on one line it needs a width of \(facts.text(own.ideal.width)), and has \(facts.text(size.width)).",
      cause:
        "\(facts.opening(frame)) keeps its width of \(facts.text(width)) and doesn't grow with the text\(limitWords ?? "").",
      causeNode: frame, edit: edit, weight: own.ideal.width - size.width)
  }

  /// The frame that offers a text its width, which is less than its one line needs.
  static func frame(around text: Int, _ own: TextFacts, _ facts: LengthFacts) -> Int? {
    guard own.lineCount == 1, own.fullHeight < facts.node(text).size.height + 0.5 else {
      return nil
    }
    for outer in facts.scene.pass.around(text) {
      let name = facts.node(outer).callName
      if name == "frame", facts.isAuthored(outer) {
        return facts.argument("width", of: outer) == nil ? nil : outer
      }
      guard
        name == "padding" || name == "background"
          || LengthFacts.drawingModifiers.contains(name)
      else { return nil }
    }
    return nil
  }
}
