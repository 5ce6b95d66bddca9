import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds a color, shape or empty reader that is 10 long since a scroll view or `fixedSize` proposes
/// it no length.
enum Fallback {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.flatMap { index -> [Diagnosis] in
      Axis.allCases.compactMap { diagnosis(index, $0, facts) }
    }
  }

  /// The length in the proposed frame.
  private static let example: CGFloat = 100

  private static func diagnosis(_ index: Int, _ axis: Axis, _ facts: LengthFacts) -> Diagnosis? {
    let name = facts.node(index).callName
    guard LengthFacts.fills.contains(name) || name == "Canvas", facts.children(index).isEmpty,
      !facts.scene.pass.isSystem(index), !facts.isHidden(index), facts.isAuthored(index),
      facts.length(index, axis) == 10, let cause = cause(of: index, axis, facts),
      // There, the container or its tracks need a length.
      !facts.scene.pass.around(index).contains(where: {
        ["TabView", "LazyVGrid", "LazyHGrid"].contains(facts.node($0).callName)
      })
    else { return nil }
    let candidate =
      axis == .horizontal
      ? EditCandidate.width(example, for: index, in: facts.scene)
      : EditCandidate.height(example, for: index, in: facts.scene)
    let adjective = LengthFacts.adjective(axis)
    let edit = candidate?.proposed(in: facts.scene) { trial in
      trial.size(index)[axis] == example
    } outcome: { _ in
      "it is \(facts.text(example)) \(adjective)"
    }
    let noun = LengthFacts.noun(axis)
    return Diagnosis(
      .ambiguousSize, subject: index, others: [cause],
      aspects: axis == .horizontal ? [.width] : [.height],
      seen: "\(facts.opening(index)) is only 10 \(adjective).",
      cause:
        "\(facts.opening(cause)) offers its content no \(noun), and \(LengthFacts.withArticle(name)) has none of its own: it falls back to 10.",
      causeNode: cause, edit: edit, weight: facts.length(index, axis.crossing))
  }

  /// The scroll view or `fixedSize` in the source that proposes no length.
  static func cause(of index: Int, _ axis: Axis, _ facts: LengthFacts) -> Int? {
    guard facts.scene.report.fallsBack(index, axis),
      let cause = facts.scene.report.fallbackCause(of: index, axis), facts.isAuthored(cause),
      ["ScrollView", "fixedSize"].contains(facts.node(cause).callName)
    else { return nil }
    return cause
  }
}

/// Finds a `GeometryReader` in a scroll view whose content covers the views after it.
enum CollapsedReader {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    return facts.indices.flatMap { index -> [Diagnosis] in
      Axis.allCases.compactMap { diagnosis(index, $0, facts) }
    }
  }

  private static func diagnosis(_ reader: Int, _ axis: Axis, _ facts: LengthFacts) -> Diagnosis? {
    guard facts.node(reader).callName == "GeometryReader", facts.isAuthored(reader),
      !facts.isHidden(reader), !facts.isLayered(reader), facts.length(reader, axis) == 10,
      let cause = Fallback.cause(of: reader, axis, facts)
    else { return nil }
    let needed = contentLength(reader, axis, facts)
    guard needed.isFinite, needed > 14 else { return nil }
    let length = needed.rounded(.up)
    let covered = coveredText(by: reader, facts)
    let candidate =
      axis == .horizontal
      ? EditCandidate.width(length, for: reader, in: facts.scene)
      : EditCandidate.height(length, for: reader, in: facts.scene)
    let adjective = LengthFacts.adjective(axis)
    let edit = candidate?.proposed(in: facts.scene) { trial in
      trial.size(reader)[axis] == length
    } outcome: { _ in
      "it is \(facts.text(length)) \(adjective), and nothing overlaps"
    }
    let overlap = covered.map { ", and \(facts.phrase($0)) is drawn over it" } ?? ""
    let others = [cause] + facts.children(reader) + facts.texts(in: reader)
    return Diagnosis(
      .ambiguousSize, subject: reader, others: Set(others + (covered.map { [$0] } ?? [])),
      aspects: axis == .horizontal
        ? [.width, .x, .cut] : [.height, .y, .cut, .gap, .scrolling],
      seen:
        "\(facts.opening(reader)) is only 10 \(adjective); its content is \(facts.text(needed))\(overlap).",
      cause:
        "\(facts.opening(cause)) offers no \(LengthFacts.noun(axis)), and a GeometryReader doesn't take its content's. Written around the ScrollView, the reader is offered the whole.",
      causeNode: cause, edit: edit, weight: needed)
  }

  /// The length of the content where the reader leaves it any.
  private static func contentLength(_ reader: Int, _ axis: Axis, _ facts: LengthFacts) -> CGFloat {
    let pass = facts.scene.pass
    guard let tree = pass.tree?.copyForMeasuring() else { return 0 }
    var proposal = ProposedViewSize(facts.node(reader).size)
    proposal[axis] = nil
    let lengths = facts.children(reader).map { pass.answer($0, to: proposal, in: tree)[axis] }
    return lengths.max() ?? 0
  }

  /// The first text outside of a reader that its content covers.
  private static func coveredText(by reader: Int, _ facts: LengthFacts) -> Int? {
    let own = facts.texts(in: reader)
    let end = facts.scene.pass.inside(reader).upperBound
    return facts.indices.first { index in
      guard index >= end, facts.isText(index) else { return false }
      return own.contains { text in
        let common = facts.node(text).frame.intersection(facts.node(index).frame)
        return !common.isNull && common.width > 3 && common.height > 3
      }
    }
  }
}
