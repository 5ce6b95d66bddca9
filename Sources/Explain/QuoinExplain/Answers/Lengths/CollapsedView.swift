import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a container with content that has no length, because the views beside it leave nothing.
enum CollapsedView {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.flatMap { index -> [Diagnosis] in
      Axis.allCases.compactMap { diagnosis(index, $0, facts) }
    }
  }

  private static let types: Set<String> = [
    "ScrollView", "List", "Form", "HStack", "VStack", "ZStack", "Grid", "LazyVGrid", "LazyHGrid",
  ]

  private static func diagnosis(_ index: Int, _ axis: Axis, _ facts: LengthFacts) -> Diagnosis? {
    let stackName = axis == .horizontal ? "HStack" : "VStack"
    guard types.contains(facts.node(index).callName), facts.isAuthored(index),
      facts.length(index, axis) < 0.5, facts.length(index, axis.crossing) > 4,
      !facts.isHidden(index), !facts.isLayered(index),
      let offered = facts.node(index).proposal[axis], offered < 0.5,
      // With the scene itself, nothing has a length.
      min(facts.scene.report.size.width, facts.scene.report.size.height) > 0.5,
      let (child, stack) = place(of: index, stackName, facts), hasContent(index, axis, facts)
    else { return nil }
    let siblings = facts.children(stack).filter { $0 != child }
    guard let longest = siblings.max(by: { facts.length($0, axis) < facts.length($1, axis) }),
      facts.length(longest, axis) > 20
    else { return nil }
    let edit = EditCandidate.priority(1, of: child, in: facts.scene)?
      .proposed(in: facts.scene) { trial in
        trial.size(index)[axis] > 20
      } outcome: { trial in
        OutcomePhrase.length(facts.phrase(index), axis, trial.size(index)[axis])
      }
    let noun = LengthFacts.noun(axis)
    return Diagnosis(
      .collapsedView, subject: index, others: Set(facts.texts(in: index) + [child, stack]),
      aspects: axis == .horizontal ? [.width, .cut] : [.height, .cut, .scrolling],
      seen:
        "Nothing of \(facts.phrase(index)) is visible: it is 0 \(LengthFacts.adjective(axis)).",
      cause:
        "\(LengthFacts.capitalized(facts.view(longest))) takes \(facts.text(facts.length(longest, axis))) of \(facts.phrase(stack)), which leaves no \(noun) for it.",
      causeNode: longest, edit: edit, weight: facts.length(index, axis.crossing))
  }

  private static func place(of index: Int, _ name: String, _ facts: LengthFacts) -> (
    child: Int, stack: Int
  )? {
    let path = [index] + facts.scene.pass.around(index)
    for (child, outer) in zip(path, path.dropFirst()) {
      let node = facts.node(outer)
      if node.callName == name { return facts.isAuthored(outer) ? (child, outer) : nil }
      // A frame or view that shows its content only sometimes has its purpose.
      if ["frame", "ViewThatFits", "DisclosureGroup", "ScrollView"].contains(node.callName) {
        return nil
      }
    }
    return nil
  }

  /// Whether there is content that needs some length.
  private static func hasContent(_ index: Int, _ axis: Axis, _ facts: LengthFacts) -> Bool {
    let isScrolled = facts.isScrollView(index, along: axis)
    return facts.scene.pass.inside(index).contains { inner in
      guard facts.isText(inner) || facts.node(inner).image != nil else { return false }
      return !isScrolled || facts.length(inner, axis) > 4
    }
  }
}

/// Finds an image that is scaled to fill a frame and extends beyond it.
enum SpillingFill {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.compactMap { diagnosis($0, facts) }
  }

  /// Whether a frame is in a lazy grid, where `wide-grid-image` names the column.
  private static func isCell(_ frame: Int, _ facts: LengthFacts) -> Bool {
    facts.scene.pass.around(frame).contains {
      ["LazyVGrid", "LazyHGrid"].contains(facts.node($0).callName)
    }
  }

  private static let clips: Set<String> = [
    "clipped", "clipShape", "cornerRadius", "mask", "containerShape",
  ]

  private static func diagnosis(_ frame: Int, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.node(frame).callName == "frame", facts.isAuthored(frame), !facts.isHidden(frame),
      let ratio = filling(in: frame, facts), !isCell(frame, facts)
    else { return nil }
    let (size, room) = (facts.node(ratio).size, facts.node(frame).size)
    let (wide, high) = (size.width - room.width, size.height - room.height)
    guard room.width > 1, room.height > 1, max(wide, high) > 8, !isClipped(frame, facts) else {
      return nil
    }
    let calls = facts.scene.pass.statement(ratio)?.calls ?? []
    guard let call = calls.last(where: { ["scaledToFill", "aspectRatio"].contains($0.name) }) else {
      return nil
    }
    let line = facts.scene.written.line(call.place)
    return Diagnosis(
      .spillingFill, subject: frame, others: Set([ratio] + facts.children(ratio)),
      aspects: wide > high ? [.width, .cut, .x, .taps] : [.height, .cut, .y, .taps],
      seen:
        "The image is \(facts.text(size)) and extends beyond its frame of \(facts.text(room)).",
      cause:
        ".\(call.name) (\(line)) makes it large enough to cover the frame, and nothing cuts off the rest.",
      causeNode: ratio, edit: EditCandidate.clipped(frame, in: facts.scene)?.proposed(nil),
      weight: max(wide, high))
  }

  /// The modifier that scales an image to fill a frame.
  private static func filling(in frame: Int, _ facts: LengthFacts) -> Int? {
    guard let child = facts.children(frame).first,
      facts.node(child).callName == "aspectRatio",
      facts.isSameExpression(child, frame), let image = facts.children(child).first,
      let own = facts.node(image).image, own.isResizable
    else { return nil }
    return child
  }

  /// Whether a modifier around a frame cuts off what extends beyond it.
  private static func isClipped(_ frame: Int, _ facts: LengthFacts) -> Bool {
    facts.scene.pass.around(frame).contains { outer in
      clips.contains(facts.node(outer).callName)
        || ["ignoresSafeArea", "background"].contains(facts.node(outer).callName)
    }
  }
}
