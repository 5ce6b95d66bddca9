import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds the content of a `GeometryReader` that is smaller than the reader, at its top left corner.
///
/// The diagnosis answers only questions.
enum CornerContent {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ reader: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.node(reader).callName == "GeometryReader", facts.isAuthored(reader),
      !facts.isHidden(reader), facts.children(reader).count == 1,
      let content = facts.children(reader).first, facts.node(content).callName != "offset"
    else { return nil }
    let (outer, inner) = (facts.node(reader).frame, facts.node(content).frame)
    let distances = (x: outer.midX - inner.midX, y: outer.midY - inner.midY)
    // Content from right to left has its corner at the right.
    guard inner.width > 0, inner.height > 0, abs(inner.minY - outer.minY) < 0.5,
      max(abs(distances.x), distances.y) > 8
    else { return nil }
    let candidate = EditCandidate.filling([.horizontal, .vertical], content, in: facts.scene)
    let tried = candidate?.proposed(in: facts.scene) { trial in
      let (outer, inner) = (trial.frame(reader), trial.frame(content))
      return abs(outer.midX - inner.midX) < 0.6 && abs(outer.midY - inner.midY) < 0.6
    } outcome: { trial in
      let frame = trial.frame(content)
      return
        "its middle is at \(facts.text(frame.midX)), \(facts.text(frame.midY)), as that of the GeometryReader"
    }
    let view = facts.view(facts.chain(from: content).last ?? content)
    return Diagnosis(
      .cornerContent, subject: content,
      others: Set(facts.chain(from: content) + [reader] + facts.texts(in: content)),
      aspects: [.x, .y, .gap],
      seen:
        "The middle of \(view) is \(words(distances.x, distances.y, facts)) that of \(facts.phrase(reader)).",
      cause:
        "A GeometryReader takes all the space, here \(facts.text(outer.size)), and puts its content of \(facts.text(inner.size)) at its top leading corner.",
      causeNode: reader, edit: tried ?? candidate?.proposed(nil),
      weight: max(abs(distances.x), distances.y), isOnlyAsked: true)
  }

  /// The distance of the content's middle from the reader's: “98 left of and 40 above”.
  private static func words(_ x: CGFloat, _ y: CGFloat, _ facts: LengthFacts) -> String {
    var parts: [String] = []
    if abs(x) > 0.5 { parts.append("\(facts.text(abs(x))) \(x > 0 ? "left" : "right") of") }
    if abs(y) > 0.5 { parts.append("\(facts.text(abs(y))) \(y > 0 ? "above" : "below")") }
    return parts.joined(separator: " and ")
  }
}
