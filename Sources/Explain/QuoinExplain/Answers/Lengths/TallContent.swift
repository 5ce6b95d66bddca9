import Foundation
import QuoinGeometry

/// Finds a column, or else a frame with a text, that is higher than the window or the part of it
/// beside a bar, although nothing scrolls it.
enum TallContent {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    guard let window = scene.report.window else { return [] }
    let columns = facts.indices.lazy.compactMap { diagnosis($0, window.height, facts) }
    if let column = columns.first { return [column] }
    let frames = facts.indices.lazy.compactMap { frame($0, window.height, facts) }
    return Array(frames.prefix(1))
  }

  private static func diagnosis(_ stack: Int, _ window: CGFloat, _ facts: LengthFacts)
    -> Diagnosis?
  {
    let height = facts.length(stack, .vertical)
    guard ["VStack", "Grid"].contains(facts.node(stack).callName), facts.isAuthored(stack),
      facts.children(stack).count > 1, !facts.isHidden(stack), !facts.isLayered(stack),
      !facts.isCut(stack, .vertical), let offered = facts.node(stack).proposal.height,
      height > offered + 8, height > window + 8 || offered > window / 2,
      // In another scroll view it would have no length.
      !facts.children(stack).contains(where: { facts.isScrollView($0, along: .vertical) })
    else { return nil }
    let (before, after) = facts.outside(facts.node(stack).frame, .vertical)
    guard before + after > 8 else { return nil }
    // A bar takes a part of the window.
    let place =
      height > window + 8
      ? "in a window of \(facts.text(window))" : "where \(facts.text(offered)) are left"
    return Diagnosis(
      .tallContent, subject: stack, others: Set(facts.texts(in: stack) + facts.children(stack)),
      aspects: [.height, .y, .cut, .scrolling],
      seen:
        "\(facts.opening(stack)) is \(facts.text(height)) high \(place)\(facts.cutWords(stack, .vertical)).",
      cause:
        "The views of \(facts.phrase(stack)) need more than the \(facts.text(offered)) that are offered, and no ScrollView is around them.",
      causeNode: stack,
      edit: EditCandidate.untried(stack, .wrap("ScrollView"), in: facts.scene)?.proposed(nil),
      weight: before + after)
  }

  /// A frame whose height or minimum is more than the window's.
  private static func frame(_ frame: Int, _ window: CGFloat, _ facts: LengthFacts) -> Diagnosis? {
    let height = facts.length(frame, .vertical)
    guard facts.node(frame).callName == "frame", facts.isAuthored(frame), height > window + 8,
      let label = ["height", "minHeight"].first(where: {
        facts.argument($0, of: frame).map { abs($0 - height) < 0.5 } == true
      }),
      // A color or image may be larger on purpose.
      !facts.texts(in: frame).isEmpty, !facts.isHidden(frame), !facts.isLayered(frame),
      !facts.isCut(frame, .vertical), !ScreenWideFrame.isScreenLong(frame, .vertical, facts),
      let offered = facts.node(frame).proposal.height, height > offered + 8
    else { return nil }
    let (before, after) = facts.outside(facts.node(frame).frame, .vertical)
    guard before + after > 8 else { return nil }
    let kept = label == "height" ? "height" : "minimum"
    return Diagnosis(
      .tallContent, subject: frame, others: Set(facts.texts(in: frame) + facts.children(frame)),
      aspects: [.height, .y, .cut, .scrolling],
      seen:
        "The frame of \(facts.view(frame)) is \(facts.text(height)) high in a window of \(facts.text(window))\(facts.cutWords(frame, .vertical)).",
      cause:
        "\(facts.opening(frame)) keeps its \(kept), although only \(facts.text(offered)) are offered, and no ScrollView is around it.",
      causeNode: frame,
      edit: facts.scene.written.view(of: frame).flatMap { view in
        EditCandidate.untried(
          facts.scene.written.all[view].core, .wrap("ScrollView"), in: facts.scene)?.proposed(nil)
      },
      weight: before + after)
  }
}
