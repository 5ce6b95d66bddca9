import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a text with `.fixedSize()` that is wider than the window or the frame around it.
enum SpillingFixedSize {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ fixed: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.node(fixed).callName == "fixedSize", facts.hasAxis(.horizontal, fixed),
      facts.isAuthored(fixed), !facts.isHidden(fixed), !facts.isCut(fixed, .horizontal),
      let room = room(around: fixed, facts), let text = longText(in: fixed, room.width, facts)
    else { return nil }
    let size = facts.node(fixed).size
    let edit = edit(fixed, text, room, facts)
    let container = room.container.map { frame in
      "inside \(facts.phrase(frame)), which is \(facts.text(room.width))"
    }
    let space = container ?? "in \(facts.screenWords(room.width))"
    let isOneLine = facts.node(text).text?.lineCount == 1
    return Diagnosis(
      .spillingFixedSize, subject: text, others: Set([fixed] + outsiders(facts)),
      aspects: [.width, .x, .cut],
      seen:
        "\(facts.opening(text)) is \(facts.text(facts.length(text, .horizontal))) wide \(space)\(facts.cutWords(text, .horizontal)).",
      cause:
        "\(facts.opening(fixed)) gives it the width of \(isOneLine ? "its one line" : "its longest line"), whatever is offered.",
      causeNode: fixed, edit: edit, weight: size.width - room.width)
  }

  /// The space that is too narrow: the window, or a container inside it.
  private static func room(around fixed: Int, _ facts: LengthFacts) -> (
    width: CGFloat, container: Int?
  )? {
    let frame = facts.node(fixed).frame
    if let screen = facts.screen(.horizontal) {
      let (before, after) = facts.outside(frame, .horizontal)
      let isOutside =
        facts.scene.report.window == nil ? frame.width > screen + 4 : before + after > 4
      if isOutside { return (screen, nil) }
    }
    let container = facts.scene.pass.around(fixed).first { outer in
      facts.node(outer).callName == "frame" && facts.isAuthored(outer)
        && facts.length(outer, .horizontal) < frame.width - 4
    }
    return container.map { (facts.length($0, .horizontal), $0) }
  }

  /// The widest text inside that would have more lines with the width of the space.
  private static func longText(in fixed: Int, _ width: CGFloat, _ facts: LengthFacts) -> Int? {
    facts.texts(in: fixed)
      .filter { facts.length($0, .horizontal) > width - 40 }
      .max { facts.length($0, .horizontal) < facts.length($1, .horizontal) }
  }

  private static func edit(
    _ fixed: Int, _ text: Int, _ room: (width: CGFloat, container: Int?), _ facts: LengthFacts
  ) -> ProposedEdit? {
    let scene = facts.scene
    let candidate =
      facts.hasAxis(.vertical, fixed)
      ? EditCandidate.fixedSizeVertical(on: fixed, in: scene)
      : EditCandidate.removing(fixed, in: scene)
    let line = facts.node(text).text?.ideal.height ?? 0
    return candidate?.proposed(in: scene) { trial in
      trial.size(text).width <= room.width + 0.5
    } outcome: { trial in
      let size = trial.size(text)
      let count = line > 0 ? Int((size.height / line).rounded()) : 0
      let lines = count > 0 ? "\(LengthFacts.lines(count)), " : ""
      return "\(lines)\(facts.text(size)), nothing is cut"
    }
  }

  /// The texts outside of the window, which the fixed size pushes out with it.
  private static func outsiders(_ facts: LengthFacts) -> [Int] {
    facts.indices.filter { index in
      guard facts.isText(index) else { return false }
      let (before, after) = facts.outside(facts.node(index).frame, .horizontal)
      return before > 4 || after > 4
    }
  }
}
