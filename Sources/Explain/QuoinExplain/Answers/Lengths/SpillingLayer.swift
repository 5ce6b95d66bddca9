import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds the view in a `ZStack` that makes it larger than the window, so that texts in front of it
/// are cut: one that fills with its aspect ratio, keeps a fixed length, or is a large image.
enum SpillingLayer {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    guard scene.report.window != nil else { return [] }
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { stack in
      guard facts.node(stack).callName == "ZStack", facts.isAuthored(stack),
        !facts.isHidden(stack)
      else { return nil }
      return Axis.allCases.lazy.compactMap { diagnosis(stack, $0, facts) }.first
    }
  }

  private static func diagnosis(_ stack: Int, _ axis: Axis, _ facts: LengthFacts) -> Diagnosis? {
    let length = facts.length(stack, axis)
    guard let offered = facts.node(stack).proposal[axis], length > offered + 4,
      !facts.isCut(stack, axis), let screen = facts.screen(axis)
    else { return nil }
    let children = facts.children(stack)
    let culprits = children.filter { cause(in: $0, axis, offered, facts) != nil }
    let widest = culprits.max { facts.length($0, axis) < facts.length($1, axis) }
    guard let child = widest, facts.length(child, axis) > length - 1,
      let cause = cause(in: child, axis, offered, facts)
    else { return nil }
    let others = children.filter { $0 != child }
    let texts = others.flatMap { facts.texts(in: $0) }.filter { text in
      !facts.isHidden(text) && outside(facts.node(text).frame, axis, facts) > 2
    }
    guard let text = texts.first else { return nil }
    let (before, after) = facts.outside(facts.node(text).frame, axis)
    let sides = axis == .horizontal ? ("left", "right") : ("top", "bottom")
    let adjective = LengthFacts.adjective(axis)
    return Diagnosis(
      .outsideWindow, subject: text,
      others: Set(texts + others + [child, stack, cause.node]),
      aspects: axis == .horizontal ? [.cut, .x, .width] : [.cut, .y, .height],
      seen:
        "\(facts.opening(text)) extends \(facts.text(max(before, after))) beyond the \(before > after ? sides.0 : sides.1) of the window: \(facts.phrase(stack)) is \(facts.text(length)) \(adjective), the window \(facts.text(screen)).",
      cause: "\(cause.sentence), and a ZStack is as \(adjective) as its largest view.",
      causeNode: cause.node, edit: edit(child, others, texts, stack, axis, facts),
      weight: length - offered)
  }

  private static func outside(_ frame: CGRect, _ axis: Axis, _ facts: LengthFacts) -> CGFloat {
    let (before, after) = facts.outside(frame, axis)
    return max(before, after)
  }

  // MARK: Causes

  /// The node in a child of the stack that makes it longer than it is offered, and the beginning of
  /// a sentence about it.
  private static func cause(
    in child: Int, _ axis: Axis, _ offered: CGFloat, _ facts: LengthFacts
  ) -> (node: Int, sentence: String)? {
    let noun = LengthFacts.noun(axis)
    for index in facts.chain(from: child) {
      let node = facts.node(index)
      guard facts.length(index, axis) > offered + 4, node.callName != "ScrollView" else {
        return nil
      }
      if node.callName == "aspectRatio" {
        let calls = facts.scene.pass.statement(index)?.calls ?? []
        let fill = calls.last { ["scaledToFill", "aspectRatio"].contains($0.name) }
        guard let fill else { return nil }
        let line = facts.scene.written.line(fill.place)
        let other = LengthFacts.noun(axis.crossing)
        return (
          index,
          ".\(fill.name) (\(line)) gives \(facts.view(index)) the \(noun) that its \(other) requires"
        )
      }
      if node.callName == "frame", facts.isAuthored(index),
        facts.argument(noun, of: index) != nil
      {
        return (index, "\(facts.opening(index)) keeps its \(noun)")
      }
      if let image = node.image, !image.isSymbol, !image.isResizable {
        return (
          index,
          "\(LengthFacts.capitalized(facts.view(index))) isn't resizable and keeps its own \(noun)"
        )
      }
    }
    return nil
  }

  // MARK: Edits

  private static func edit(
    _ child: Int, _ others: [Int], _ texts: [Int], _ stack: Int, _ axis: Axis,
    _ facts: LengthFacts
  ) -> ProposedEdit? {
    let background = background(child, others, stack, facts)
    let clipped = clipped(child, facts)
    // A frame of a single content keeps the whole area covered.
    let candidates = others.count == 1 ? [background, clipped] : [clipped, background]
    return candidates.lazy.compactMap { candidate in
      candidate?.proposed(in: facts.scene) { trial in
        texts.allSatisfy { outside(trial.frame($0), axis, facts) < 1 }
      } outcome: { trial in
        let frame = trial.frame(texts[0])
        let start = axis == .horizontal ? frame.minX : frame.minY
        return
          "\(facts.phrase(texts[0])) begins at \(facts.text(start)), and the ZStack is \(facts.text(trial.size(stack)[axis])) \(LengthFacts.adjective(axis))"
      }
    }.first
  }

  /// Moves the view into the background of the stack, whose content then gets the space that the
  /// view took.
  private static func background(
    _ child: Int, _ others: [Int], _ stack: Int, _ facts: LengthFacts
  ) -> EditCandidate? {
    let scene = facts.scene
    guard let moved = EditCandidate.toBackground(child, of: stack, in: scene),
      let trial = moved.trial(in: scene)
    else { return nil }
    guard others.count == 1 else { return moved }
    var axes: Axis.Set = []
    for axis in Axis.allCases {
      let offered = facts.node(stack).proposal[axis] ?? 0
      guard trial.size(stack)[axis] < offered - 1 else { continue }
      axes.insert(axis == .horizontal ? .horizontal : .vertical)
    }
    guard !axes.isEmpty else { return moved }
    let (horizontal, vertical) = alignment(of: stack, facts)
    let frame = EditCandidate.filling(
      axes, others[0], horizontal: horizontal, vertical: vertical, in: scene)
    return frame.map { moved.and($0) }
  }

  private static func alignment(of stack: Int, _ facts: LengthFacts) -> (
    HorizontalAlignment, VerticalAlignment
  ) {
    let name = facts.node(stack).arguments?.alignment ?? "center"
    let horizontal: HorizontalAlignment =
      name.contains("leading") ? .leading : name.contains("trailing") ? .trailing : .center
    let vertical: VerticalAlignment =
      name.contains("top") ? .top : name.contains("bottom") ? .bottom : .center
    return (horizontal, vertical)
  }

  /// A frame as large as what is offered around the view, and a clip.
  private static func clipped(_ child: Int, _ facts: LengthFacts) -> EditCandidate? {
    let scene = facts.scene
    guard let number = scene.written.view(of: child), scene.written.all.indices.contains(number)
    else { return nil }
    let view = scene.written.all[number]
    let (name, source) =
      view.modifiers.last.map { ($0.name, $0.source) } ?? (view.type, view.source)
    let code =
      ".frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity).clipped()"
    return EditCandidate(
      SourceChange(name, at: source, .append(code)), .flexible, of: scene.twins(child),
      cost: EditCandidate.Cost.added)
  }
}
