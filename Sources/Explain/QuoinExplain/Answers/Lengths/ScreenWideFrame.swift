import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a frame with the length of the screen, such as `UIScreen.main.bounds.width`, where less is
/// offered, so that it extends out of the window.
enum ScreenWideFrame {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { index in
      axes.lazy.compactMap { diagnosis(index, $0, facts) }.first
    }
  }

  private static let axes: [Axis] = [.horizontal, .vertical]

  /// The axis along which a frame has the length of the screen and less is offered.
  static func isScreenLong(_ frame: Int, _ axis: Axis, _ facts: LengthFacts) -> Bool {
    guard facts.node(frame).callName == "frame", facts.isAuthored(frame),
      let window = facts.scene.report.window,
      let length = facts.argument(LengthFacts.noun(axis), of: frame),
      abs(length - window[axis]) < 0.5, let offered = facts.node(frame).proposal[axis]
    else { return false }
    return offered < length - 4
  }

  private static func diagnosis(_ frame: Int, _ axis: Axis, _ facts: LengthFacts) -> Diagnosis? {
    guard isScreenLong(frame, axis, facts), !facts.isHidden(frame), !facts.isCut(frame, axis),
      let offered = facts.node(frame).proposal[axis]
    else { return nil }
    let path = [frame] + facts.scene.pass.around(frame)
    guard let outer = path.first(where: { isOutside($0, axis, facts) }) else { return nil }
    let (noun, adjective) = (LengthFacts.noun(axis), LengthFacts.adjective(axis))
    let edit = EditCandidate.maximumInsteadOfFixed(axis, of: frame, in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        trial.size(frame)[axis] < offered + 0.5
      } outcome: { trial in
        "the frame is \(facts.text(trial.size(frame)[axis])) \(adjective), inside of the window"
      }
    let length = facts.text(facts.length(frame, axis))
    return Diagnosis(
      .screenWideFrame, subject: frame, others: Set(facts.children(frame)),
      aspects: axis == .horizontal ? [.width, .x, .cut] : [.height, .y, .cut],
      seen: outer == frame
        ? "The frame is \(length) \(adjective), as the whole screen\(facts.cutWords(frame, axis))."
        : "The frame is \(length) \(adjective), and with the space around it \(facts.text(facts.length(outer, axis)))\(facts.cutWords(outer, axis)).",
      cause:
        "\(facts.opening(frame)) has the \(noun) of the screen, but only \(facts.text(offered)) are left for it inside the padding and the safe area.",
      causeNode: frame, edit: edit, weight: facts.length(frame, axis) - offered)
  }

  private static func isOutside(_ index: Int, _ axis: Axis, _ facts: LengthFacts) -> Bool {
    let (before, after) = facts.outside(facts.node(index).frame, axis)
    return before + after > 2
  }
}
