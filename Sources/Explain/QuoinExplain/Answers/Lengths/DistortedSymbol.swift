import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a resizable symbol that is drawn with another aspect ratio than its own.
///
/// Lint reports distorted pictures; symbols are sometimes stretched on purpose, so that the
/// diagnosis answers only questions.
enum DistortedSymbol {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ image: Int, _ facts: LengthFacts) -> Diagnosis? {
    let size = facts.node(image).size
    guard let own = facts.node(image).image, own.isSymbol, own.isResizable,
      !facts.scene.pass.isSystem(image), facts.isAuthored(image),
      min(size.width, size.height, own.natural.width, own.natural.height) > 1
    else { return nil }
    let factor = (size.width / size.height) / (own.natural.width / own.natural.height)
    guard factor > 1.05 || factor < 1 / 1.05 else { return nil }
    let ratio = ratio(around: image, facts)
    let stretch =
      factor > 1 ? "\(facts.text(factor)) times as wide" : "\(facts.text(1 / factor)) times as high"
    let source =
      ratio.map { "\(facts.opening($0)) gives it another ratio than its own" }
      ?? "Nothing keeps its ratio"
    return Diagnosis(
      .distortedSymbol, subject: image, others: Set([ratio].compactMap { $0 }),
      aspects: [.width, .height],
      seen:
        "\(facts.opening(image)) is drawn at \(facts.text(size)), \(stretch) as its own ratio requires.",
      cause: "\(source), and a resizable image fills all that it is offered.",
      causeNode: ratio ?? image, edit: edit(image, own.natural, ratio, facts),
      weight: max(size.width, size.height), isOnlyAsked: true)
  }

  /// The aspect ratio with a number that is directly around an image.
  private static func ratio(around image: Int, _ facts: LengthFacts) -> Int? {
    for outer in facts.scene.pass.around(image) {
      guard facts.children(outer).count == 1, facts.isSameExpression(outer, image) else {
        return nil
      }
      if facts.node(outer).callName == "aspectRatio" {
        return facts.argument("ratio", of: outer) != nil && facts.scene.call(outer) != nil
          ? outer : nil
      }
      if facts.node(outer).callName == "frame" { return nil }
    }
    return nil
  }

  private static func edit(
    _ image: Int, _ natural: CGSize, _ ratio: Int?, _ facts: LengthFacts
  ) -> ProposedEdit? {
    let scene = facts.scene
    let fitted = fitted(natural, facts.node(ratio ?? image).proposal)
    let frame = LayoutEdit.framed(width: fitted.width, height: fitted.height)
    guard let ratio else {
      return proposed(
        EditCandidate.appending(".scaledToFit()", frame, on: image, in: scene), image, facts)
    }
    let code = ".aspectRatio(contentMode: .fit)"
    guard var candidate = EditCandidate.changing(ratio, .replace(code), .removed, in: scene) else {
      return nil
    }
    candidate.edits += scene.twins(image).map { (node: $0, edit: frame) }
    return proposed(candidate, image, facts)
  }

  private static func proposed(_ candidate: EditCandidate?, _ image: Int, _ facts: LengthFacts)
    -> ProposedEdit?
  {
    candidate?.proposed(in: facts.scene) { _ in
      true
    } outcome: { trial in
      OutcomePhrase.size("it", trial.size(image))
    }
  }

  /// The largest size of an image's ratio that fits into a proposal.
  private static func fitted(_ natural: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    let wide = (proposal.width ?? .infinity) / natural.width
    let high = (proposal.height ?? .infinity) / natural.height
    let scale = min(wide, high)
    guard scale.isFinite else { return natural }
    return CGSize(width: natural.width * scale, height: natural.height * scale)
  }
}
