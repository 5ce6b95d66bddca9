import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds the background of a stack that is narrower than what it is offered, since a stack is as
/// wide as its widest view.
enum NarrowPanel {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ layer: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.isVisibleEdge(layer), !facts.isHidden(layer), !facts.isLayered(layer),
      let offered = facts.node(layer).proposal.width, offered.isFinite,
      facts.node(layer).size.width < offered - 24, !isShared(layer, facts),
      let content = facts.children(layer).first,
      let stack = huggingStack(inside: layer, facts)
    else { return nil }
    let alignment = alignment(of: stack, facts)
    let edit = EditCandidate.maxWidth(
      content, before: layer, alignment: alignment, in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        trial.size(layer).width > offered - 0.5
      } outcome: { trial in
        "the \(facts.kind(layer)) is \(facts.text(trial.size(layer).width)) wide"
      }
    guard let edit else { return nil }
    let widest = facts.children(stack).max {
      facts.length($0, .horizontal) < facts.length($1, .horizontal)
    }
    let example = widest.map { ", here \(facts.view($0))" } ?? ""
    let width = facts.node(layer).size.width
    let isColumn = facts.node(stack).callName == "VStack"
    return Diagnosis(
      .narrowPanel, subject: layer, others: [stack], aspects: [.width, .gap],
      seen:
        "The \(facts.kind(layer)) of \(facts.phrase(stack)) is \(facts.text(width)) wide, and \(facts.text(offered)) are offered.",
      cause: isColumn
        ? "A VStack is only as wide as its widest view\(example), and a \(facts.kind(layer)) is as large as the view."
        : "An HStack is only as wide as its views together, and a \(facts.kind(layer)) is as large as the view.",
      causeNode: stack, edit: edit, weight: offered - width,
      // The background of a card, button or tag is usually as large as its content.
      isOnlyAsked: true)
  }

  /// Whether several views share the width that a view is offered.
  private static func isShared(_ index: Int, _ facts: LengthFacts) -> Bool {
    facts.scene.pass.around(index).contains { outer in
      let node = facts.node(outer)
      if node.callName == "HStack" { return facts.children(outer).count > 1 }
      return facts.isScrollView(outer, along: .horizontal)
        || ["Grid", "LazyVGrid", "LazyHGrid", "List", "Form"].contains(node.callName)
    }
  }

  /// The stack inside a background that determines its width.
  private static func huggingStack(inside layer: Int, _ facts: LengthFacts) -> Int? {
    var index = facts.children(layer).first
    while let node = index {
      let name = facts.node(node).callName
      if ["VStack", "HStack"].contains(name) {
        return facts.isAuthored(node) && isHugging(node, facts) ? node : nil
      }
      guard name == "padding" || LengthFacts.drawingModifiers.contains(name) else { return nil }
      index = facts.children(node).first
    }
    return nil
  }

  private static func isHugging(_ stack: Int, _ facts: LengthFacts) -> Bool {
    guard let reason = facts.node(stack).answerReasons?.horizontal else { return false }
    switch reason {
    case .sum, .largestChild: return facts.children(stack).count > 1
    default: return false
    }
  }

  private static func alignment(of stack: Int, _ facts: LengthFacts) -> HorizontalAlignment {
    guard facts.node(stack).callName == "VStack" else { return .center }
    switch facts.node(stack).arguments?.alignment {
    case "leading": return .leading
    case "trailing": return .trailing
    default: return .center
    }
  }
}

/// Finds a frame with only a maximum that is much higher than its content: it takes what it is
/// offered up to the maximum.
enum MaximumFrame {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ frame: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.node(frame).callName == "frame", facts.isAuthored(frame), !facts.isHidden(frame),
      let maximum = facts.argument("maxHeight", of: frame), maximum.isFinite,
      facts.argument("minHeight", of: frame) == nil,
      facts.argument("idealHeight", of: frame) == nil,
      let child = facts.children(frame).first, let edge = visibleEdge(around: frame, facts)
    else { return nil }
    let (height, content) = (facts.length(frame, .vertical), facts.length(child, .vertical))
    guard height >= 2 * content, height >= content + 40 else { return nil }
    let edit = EditCandidate.fixedSizeVertical(on: frame, in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        trial.size(frame).height < content + 0.5
      } outcome: { trial in
        "it is \(facts.text(trial.size(frame).height)) high"
      }
    return Diagnosis(
      .maximumFrame, subject: edge, others: [frame, child], aspects: [.height, .gap],
      seen:
        "\(LengthFacts.capitalized(facts.view(child))) is \(facts.text(content)) high, and its \(facts.kind(edge)) \(facts.text(height)).",
      cause:
        "\(facts.opening(frame)) has only a maximum, so it takes all that it is offered up to \(facts.text(maximum)), whatever its content needs.",
      causeNode: frame, edit: edit, weight: height - content)
  }

  private static func visibleEdge(around frame: Int, _ facts: LengthFacts) -> Int? {
    var index = frame
    while let outer = facts.node(index).parent, facts.isSameExpression(outer, frame),
      facts.node(outer).size == facts.node(frame).size
    {
      if facts.isVisibleEdge(outer) { return outer }
      index = outer
    }
    return nil
  }
}
