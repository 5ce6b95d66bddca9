import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a rotated text in a row that keeps the width of its unrotated line.
///
/// The angle isn't part of a report, so that the diagnosis answers only questions.
enum UnrotatedSpace {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ rotation: Int, _ facts: LengthFacts) -> Diagnosis? {
    let size = facts.node(rotation).size
    guard facts.node(rotation).callName == "rotationEffect", facts.isAuthored(rotation),
      !facts.isLayered(rotation), size.width >= 60, size.width >= 2.5 * size.height,
      let text = facts.texts(in: rotation).first, let child = facts.children(rotation).first,
      !facts.scene.pass.isSystem(rotation)
    else { return nil }
    return Diagnosis(
      .unrotatedSpace, subject: text, others: [rotation, child],
      aspects: [.width, .height, .gap, .cut, .x],
      seen:
        "\(facts.opening(text)) is turned, but takes \(facts.text(size)), as if it weren't.",
      cause:
        "\(facts.opening(rotation)) turns only what is drawn; the layout keeps the unrotated size.",
      causeNode: rotation, edit: edit(rotation, child, text, facts),
      weight: size.width - size.height)
  }

  /// A frame with the sides exchanged, around the line in its full width.
  private static func edit(_ rotation: Int, _ child: Int, _ text: Int, _ facts: LengthFacts)
    -> ProposedEdit?
  {
    guard let call = facts.scene.call(rotation), let last = facts.scene.lastCall(rotation),
      let own = facts.node(text).text, text == child || facts.texts(in: child).count == 1
    else { return nil }
    let size = facts.node(child).size
    // The text may be narrower than its line, or have several.
    let width = max(size.width, own.lineCount == 1 && !own.isTruncated ? 0 : own.ideal.width)
      .rounded(.up)
    let height = (own.lineCount == 1 ? size.height : own.ideal.height).rounded(.up)
    let frame =
      ".frame(width: \(EditCandidate.code(height)), height: \(EditCandidate.code(width)))"
    let candidate = EditCandidate(
      [
        SourceChange(call.name, at: call.source, .prepend(".fixedSize()")),
        SourceChange(last.name, at: last.source, .append(frame)),
      ],
      [
        (node: child, edit: LayoutEdit.fixedSize([.horizontal, .vertical])),
        (node: rotation, edit: LayoutEdit.framed(width: height, height: width)),
      ], cost: EditCandidate.Cost.added + EditCandidate.Cost.number)
    guard let trial = candidate.trial(in: facts.scene), trial.size(text).width > width - 2 else {
      return nil
    }
    return candidate.proposed("it takes \(facts.text(height)) × \(facts.text(width))")
  }
}

/// Finds `multilineTextAlignment` on a text of one line, which has nothing to align.
///
/// A text may have more lines with other data, so that the diagnosis answers only questions.
enum IdleTextAlignment {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ text: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.isText(text), facts.node(text).text?.lineCount == 1, facts.isAuthored(text),
      !facts.isHidden(text),
      let call = facts.scene.pass.statement(text)?.calls.first(where: {
        $0.name == "multilineTextAlignment"
      }), let offered = facts.node(text).proposal.width, offered.isFinite,
      facts.length(text, .horizontal) < offered - 8
    else { return nil }
    let width = facts.length(text, .horizontal)
    let line = facts.scene.written.line(call.place)
    // A view in the middle is to be moved to a side, and one at a side to the middle.
    let isCentered = isInMiddle(text, offered, facts)
    let alignment: HorizontalAlignment = isCentered ? .leading : .center
    let edit = EditCandidate.maxWidth(text, alignment: alignment, in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        abs(trial.frame(text).minX - facts.node(text).frame.minX) > 4
      } outcome: { trial in
        "it begins at \(facts.text(trial.frame(text).minX))"
      }
    return Diagnosis(
      .idleTextAlignment, subject: text, aspects: [.x, .gap],
      seen:
        "\(facts.opening(text)) has one line of \(facts.text(width)), and begins \(facts.text(facts.node(text).frame.minX)) from the left.",
      cause:
        ".multilineTextAlignment (\(line)) aligns the lines of a text with each other; a single line stays where its container puts it.",
      causeNode: text, edit: edit, weight: offered - width)
  }

  /// Whether a text is in the middle of the space around it.
  private static func isInMiddle(_ text: Int, _ offered: CGFloat, _ facts: LengthFacts) -> Bool {
    let whole = facts.scene.pass.around(text).first { facts.length($0, .horizontal) > offered - 1 }
    let frame = whole.map { facts.node($0).frame } ?? facts.scene.window
    return abs(facts.node(text).frame.midX - frame.midX) < 2
  }
}
