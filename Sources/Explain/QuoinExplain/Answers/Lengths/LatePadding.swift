import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a text whose background or border is tight because the padding is written after it:
/// `Text("New").background(.green).padding(12)`.
///
/// Only a text or label directly inside the background counts: a panel with a padding of its own
/// has a margin outside on purpose. Thin paddings draw a frame of another color.
enum LatePadding {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ padding: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.node(padding).callName == "padding", facts.isAuthored(padding),
      !facts.isHidden(padding), let insets = facts.node(padding).insets,
      min(insets.top, insets.leading, insets.bottom, insets.trailing) >= 6,
      let layer = tightLayer(inside: padding, facts),
      let content = facts.children(layer).first, isBareText(content, in: layer, facts)
    else { return nil }
    let (old, new) = (facts.node(layer).size, facts.node(padding).size)
    let kind = facts.kind(layer)
    let edit = EditCandidate.movingInward(padding, before: layer, in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        let size = trial.size(layer)
        return abs(size.width - new.width) < 0.5 && abs(size.height - new.height) < 0.5
      } outcome: { trial in
        "the \(kind) is \(facts.text(trial.size(layer)))"
      }
    guard let edit else { return nil }
    return Diagnosis(
      .latePadding, subject: layer, others: [padding, content],
      aspects: [.width, .height, .color, .gap],
      seen:
        "The \(kind) of \(facts.phrase(content)) is \(facts.text(old)), as tight as its text.",
      cause:
        "\(facts.opening(padding)) is written after .\(kind), so its space is outside of it.",
      causeNode: padding, edit: edit, weight: new.width - old.width + new.height - old.height)
  }

  /// The background or border inside a padding, with only modifiers between that keep its size.
  private static func tightLayer(inside padding: Int, _ facts: LengthFacts) -> Int? {
    var index = padding
    while let child = facts.children(index).first, facts.isSameExpression(child, padding) {
      if facts.isVisibleEdge(child), ["background", "border"].contains(facts.node(child).callName) {
        return child
      }
      guard LengthFacts.drawingModifiers.contains(facts.node(child).callName) else { return nil }
      index = child
    }
    return nil
  }

  /// Whether the content of a background is a text or label without space around it.
  private static func isBareText(_ content: Int, in layer: Int, _ facts: LengthFacts) -> Bool {
    guard facts.isSameExpression(content, layer) else { return false }
    if facts.kind(content) == "Label" { return true }
    return facts.isText(content) && facts.node(content).size == facts.node(layer).size
  }
}

/// Finds a background that stays as small as its content because the frame is written after it.
enum NarrowBackground {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ frame: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.node(frame).callName == "frame", facts.isAuthored(frame), !facts.isHidden(frame),
      let lengths = facts.node(frame).arguments?.lengths,
      lengths.keys.contains(where: { ["width", "height", "maxWidth", "maxHeight"].contains($0) }),
      let layer = layer(inside: frame, facts)
    else { return nil }
    let (old, new) = (facts.node(layer).size, facts.node(frame).size)
    let isWider = new.width > old.width + 8
    guard isWider || new.height > old.height + 8 else { return nil }
    let kind = facts.kind(layer)
    let edit = EditCandidate.movingInward(frame, before: layer, in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        let size = trial.size(layer)
        return size.width > new.width - 0.5 && size.height > new.height - 0.5
      } outcome: { trial in
        "the \(kind) is \(facts.text(trial.size(layer)))"
      }
    guard let edit else { return nil }
    return Diagnosis(
      .narrowBackground, subject: layer, others: [frame],
      aspects: isWider ? [.width, .gap, .color] : [.height, .gap, .color],
      seen: "The \(kind) is \(facts.text(old)), and the frame outside of it \(facts.text(new)).",
      cause:
        "\(facts.opening(frame)) is written after .\(kind), so it adds only empty space around it.",
      causeNode: frame, edit: edit, weight: new.width - old.width + new.height - old.height)
  }

  private static func layer(inside frame: Int, _ facts: LengthFacts) -> Int? {
    var index = frame
    while let child = facts.children(index).first, facts.isSameExpression(child, frame) {
      if facts.isVisibleEdge(child) { return child }
      guard LengthFacts.drawingModifiers.contains(facts.node(child).callName) else { return nil }
      index = child
    }
    return nil
  }
}
