import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a frame whose height cuts a text, or from which the text sticks out.
enum FrameCutsText {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  /// The height from which a frame represents a page or screen on purpose.
  private static let page: CGFloat = 400

  /// The growth of a frame that is never too much for the missing lines.
  private static let growth: CGFloat = 24

  private static func diagnosis(_ text: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.isText(text), let own = facts.node(text).text, !facts.scene.pass.isSystem(text),
      !facts.isHidden(text), let frame = frame(around: text, own, facts),
      let limit = facts.argument("height", of: frame)
    else { return nil }
    let size = facts.node(text).size
    let needed = own.isTruncated ? own.fullHeight : size.height
    let edit = EditCandidate.minimumInsteadOfFixed(.vertical, of: frame, in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        let height = trial.size(frame).height
        return trial.text(text)?.isTruncated != true && height > trial.size(text).height - 0.5
          && height < limit + max(3 * (needed - min(size.height, limit)), growth)
      } outcome: { trial in
        "the frame is \(facts.text(trial.size(frame).height)) high, and \(OutcomePhrase.text(text, in: trial))"
      }
    guard let edit else { return nil }
    let state =
      own.isTruncated
      ? "is cut after \(LengthFacts.lines(own.lineCount)): it needs \(facts.text(needed))"
      : "is \(facts.text(needed)) high and sticks out of"
    let end =
      own.isTruncated
      ? ", and has \(facts.text(size.height))." : " its frame of \(facts.text(limit))."
    return Diagnosis(
      .fixedFrameCutsText, subject: text, others: [frame], aspects: [.height, .cut],
      seen: "\(facts.opening(text)) \(state)\(end)",
      cause:
        "\(facts.opening(frame)) keeps its height and doesn't grow with the text.",
      causeNode: frame, edit: edit, weight: needed - min(size.height, limit))
  }

  private static func frame(around text: Int, _ own: TextFacts, _ facts: LengthFacts) -> Int? {
    let isCutBelow = own.isTruncated && own.fullHeight > facts.node(text).size.height + 0.5
    for outer in facts.scene.pass.around(text) {
      let name = facts.node(outer).callName
      if ["ScrollView", "List", "ViewThatFits"].contains(name) { return nil }
      guard name == "frame", facts.isAuthored(outer),
        let limit = facts.argument("height", of: outer), limit < page
      else { continue }
      if isCutBelow { return outer }
      let tolerance = max(2, own.fontSize * 0.25)
      return !own.isTruncated && facts.node(text).size.height > limit + tolerance ? outer : nil
    }
    return nil
  }
}

/// Finds a text that the author's own layout measures without a width, and that therefore gets the
/// height of one line only.
enum LayoutCutsText {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ text: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.isText(text), let own = facts.node(text).text, own.isTruncated,
      !facts.scene.pass.isSystem(text), facts.scene.pass.isLegible(text),
      let child = laidOutChild(text, facts), let layout = facts.node(child).parent,
      facts.isAuthored(layout), let height = facts.node(child).proposal.height,
      let width = facts.node(child).proposal.width,
      own.fullHeight > facts.node(text).size.height + 0.5
    else { return nil }
    // The view with the height that it has on one line, where it has less than that line's width.
    let pass = facts.scene.pass
    guard let tree = pass.tree?.copyForMeasuring() else { return nil }
    let ideal = pass.answer(child, to: .unspecified, in: tree)
    guard abs(ideal.height - height) < 1, ideal.width > width + 0.5 else { return nil }
    let wrapped = pass.answer(child, to: ProposedViewSize(width: width, height: nil), in: tree)
    guard wrapped.height > height + 0.5 else { return nil }
    let type = facts.node(layout).callName
    return Diagnosis(
      .layoutCutsText, subject: text, others: [child, layout], aspects: [.height, .cut],
      seen:
        "\(facts.opening(text)) is cut: it is \(facts.text(width)) wide and \(facts.text(height)) high, and needs a height of \(facts.text(wrapped.height)).",
      cause:
        "\(type)\(facts.place(layout)) proposes it no width when it measures it, and then gives it the height of one line. Measured with ProposedViewSize(width: bounds.width, height: nil), it has all its lines.",
      causeNode: layout, weight: wrapped.height - height)
  }

  /// The subview of the author's layout that contains a text.
  private static func laidOutChild(_ text: Int, _ facts: LengthFacts) -> Int? {
    var index: Int? = text
    while let node = index {
      if facts.isInAuthorsLayout(node) { return node }
      index = facts.node(node).parent
    }
    return nil
  }
}

/// Finds a text that ends with an ellipsis because of `lineLimit`.
///
/// The limit is the author's wish, so that the diagnosis answers only questions.
enum LineLimitedText {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ text: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.isText(text), let own = facts.node(text).text, own.isTruncated,
      !facts.scene.pass.isSystem(text), facts.scene.pass.isLegible(text),
      own.fullHeight < facts.node(text).size.height + 0.5, let limit = limit(of: text, facts),
      WidthCutsText.frame(around: text, own, facts) == nil
    else { return nil }
    let size = facts.node(text).size
    let line = facts.scene.written.line(limit.source)
    let change = SourceChange("lineLimit", at: limit.source, .remove)
    return Diagnosis(
      .lineLimit, subject: text, others: [limit.node], aspects: [.cut, .height],
      seen:
        "\(facts.opening(text)) is cut after \(LengthFacts.lines(own.lineCount)): on one line it needs a width of \(facts.text(own.ideal.width)), and has \(facts.text(size.width)).",
      cause: ".lineLimit (\(line)) allows no more lines\(ShrinkingText(text, facts).words).",
      causeNode: limit.node,
      edit: ProposedEdit([change]), weight: own.ideal.width - size.width)
  }

  /// The nearest `lineLimit` on a text or around it.
  static func limit(of text: Int, _ facts: LengthFacts) -> (
    node: Int, source: LayoutReport.Source
  )? {
    for index in [text] + facts.scene.pass.around(text) {
      let calls = facts.scene.pass.statement(index)?.calls ?? []
      if let call = calls.first(where: { $0.name == "lineLimit" }) { return (index, call.place) }
    }
    return nil
  }
}

/// Finds a text that is cut because a view beside it takes all that it is offered.
enum StarvedText {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  private static func diagnosis(_ text: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.isText(text), let own = facts.node(text).text, own.isTruncated,
      !facts.scene.pass.isSystem(text), !facts.isHidden(text)
    else { return nil }
    let path = [text] + facts.scene.pass.around(text)
    for (child, stack) in zip(path, path.dropFirst())
    where ["HStack", "VStack"].contains(facts.node(stack).callName) && facts.isAuthored(stack) {
      let axis: Axis = facts.node(stack).callName == "HStack" ? .horizontal : .vertical
      let rival = facts.children(stack).first { other in
        // A Spacer takes only what texts leave.
        other != child && facts.length(other, axis) > 20 && facts.isAuthored(other)
          && facts.node(other).callName != "Spacer"
          && facts.node(other).answerReasons?[axis] == .acceptsProposal
      }
      guard let rival else { continue }
      let edit = EditCandidate.priority(1, of: child, in: facts.scene)?
        .proposed(in: facts.scene) { trial in
          trial.text(text)?.isTruncated == false
        } outcome: { trial in
          OutcomePhrase.text(text, in: trial)
        }
      guard let edit else { continue }
      let size = facts.node(text).size
      let missing = max(own.ideal.width - size.width, own.fullHeight - size.height)
      return Diagnosis(
        .starvedText, subject: text, others: [rival, child, stack],
        aspects: [.cut, .width, .height],
        seen:
          "\(facts.opening(text)) is cut: it has \(facts.text(size)), and \(facts.view(rival)) beside it \(facts.text(facts.node(rival).size)).",
        cause:
          "\(facts.opening(stack)) offers both an equal share, and \(facts.view(rival)) takes all of its own.",
        causeNode: rival, edit: edit, weight: missing)
    }
    return nil
  }
}
