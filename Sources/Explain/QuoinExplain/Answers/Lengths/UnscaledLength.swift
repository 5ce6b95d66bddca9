import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a frame with numbers around an image, shape or text, if the user has another text size.
///
/// The diagnosis answers only questions.
enum UnscaledLength {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    guard let size = scene.pass.context.textSize else { return [] }
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, size, facts) }
  }

  /// The largest length of a frame that belongs to the text beside it.
  private static let largest: CGFloat = 120

  private static func diagnosis(_ frame: Int, _ size: String, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.node(frame).callName == "frame", facts.isAuthored(frame), !facts.isHidden(frame),
      let leaf = facts.chain(from: frame).last, isScaled(leaf, facts),
      let length = facts.argument("height", of: frame) ?? facts.argument("width", of: frame),
      length > 1, length <= largest
    else { return nil }
    return Diagnosis(
      .unscaledLength, subject: leaf, others: Set(facts.chain(from: frame)),
      aspects: [.width, .height],
      seen:
        "\(LengthFacts.capitalized(facts.view(leaf))) is \(facts.text(facts.node(frame).size)) also at the text size \(size).",
      cause:
        "\(facts.opening(frame)) has numbers, which don't grow with the text size; a length that is declared with @ScaledMetric does.",
      causeNode: frame, edit: edit(frame, leaf, facts), weight: length, isOnlyAsked: true)
  }

  private static func isScaled(_ leaf: Int, _ facts: LengthFacts) -> Bool {
    let node = facts.node(leaf)
    return node.image != nil || facts.isText(leaf) || LengthFacts.fills.contains(node.callName)
  }

  private static func edit(_ frame: Int, _ leaf: Int, _ facts: LengthFacts) -> ProposedEdit? {
    if let image = facts.node(leaf).image {
      return image.isSymbol ? symbolEdit(frame, leaf, image, facts) : nil
    }
    guard facts.isText(leaf) else { return nil }
    let axis: Axis = facts.argument("height", of: frame) == nil ? .horizontal : .vertical
    return EditCandidate.minimumInsteadOfFixed(axis, of: frame, in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        trial.size(frame)[axis] > facts.length(frame, axis) + 0.5
      } outcome: { trial in
        OutcomePhrase.length("the frame", axis, trial.size(frame)[axis])
      }
  }

  /// Removes what gives a symbol another size than that of its font.
  private static func symbolEdit(
    _ frame: Int, _ leaf: Int, _ image: ImageFacts, _ facts: LengthFacts
  ) -> ProposedEdit? {
    let scene = facts.scene
    guard let number = scene.written.view(of: leaf), number == scene.written.view(of: frame)
    else { return nil }
    let names: Set<String> = ["resizable", "scaledToFit", "scaledToFill", "aspectRatio", "frame"]
    let view = scene.written.all[number]
    let removed = view.modifiers.filter { names.contains($0.name) }
    guard removed.contains(where: { $0.name == "resizable" }) == image.isResizable else {
      return nil
    }
    let changes = removed.map { SourceChange($0.name, at: $0.source, .remove) }
    var edits: [(node: Int, edit: LayoutEdit)] = []
    for node in facts.chain(from: frame)
    where ["frame", "aspectRatio"].contains(facts.node(node).callName) {
      edits += scene.twins(node).map { (node: $0, edit: LayoutEdit.removed) }
    }
    let natural = LayoutEdit.framed(width: image.natural.width, height: image.natural.height)
    edits += scene.twins(leaf).map { (node: $0, edit: natural) }
    let candidate = EditCandidate(changes, edits, cost: EditCandidate.Cost.removed)
    return candidate.proposed(in: scene) { trial in
      trial.size(leaf).height > facts.length(frame, .vertical) + 0.5
    } outcome: { trial in
      "with the size of its font, the symbol is \(facts.text(trial.size(leaf)))"
    }
  }
}
