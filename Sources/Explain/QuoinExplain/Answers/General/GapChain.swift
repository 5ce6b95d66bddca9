import Foundation
import QuoinGeometry

/// Explains the empty space between two views, or beside one.
struct GapChain {
  let phrases: AnswerPhrases

  private var scene: AnswerScene { phrases.scene }

  init(_ scene: AnswerScene) { phrases = AnswerPhrases(scene: scene) }

  /// Returns the axis along which two views don't overlap; the one with the larger gap if both do.
  func axis(_ a: AnswerTarget, _ b: AnswerTarget) -> Axis {
    gap(a, b, .vertical) >= gap(a, b, .horizontal) ? .vertical : .horizontal
  }

  /// The distance between the views; negative if they overlap.
  private func gap(_ a: AnswerTarget, _ b: AnswerTarget, _ axis: Axis) -> CGFloat {
    let (first, second) = ordered(a.core, b.core, axis)
    return phrases.minimum(second, axis) - phrases.maximum(first, axis)
  }

  private func ordered(_ a: Int, _ b: Int, _ axis: Axis) -> (Int, Int) {
    phrases.minimum(a, axis) <= phrases.minimum(b, axis) ? (a, b) : (b, a)
  }

  /// The gap between two views and its parts, the largest first.
  func between(_ a: AnswerTarget, _ b: AnswerTarget, _ axis: Axis) -> RelationChain.Answer {
    let (first, second) = ordered(a.core, b.core, axis)
    let gap = phrases.minimum(second, axis) - phrases.maximum(first, axis)
    let names = first == a.core ? (a.name, b.name) : (b.name, a.name)
    let seen =
      gap < -0.005
      ? "\(names.0) and \(names.1) overlap by \(phrases.text(-gap))"
      : "between \(names.0) and \(names.1) are \(phrases.text(gap))"
    let parts = parts(first, second, axis).sorted { abs($0.length) > abs($1.length) }
    guard let largest = parts.first else {
      return RelationChain.Answer(
        seen: AnswerPhrases.sentence(seen), reason: AnswerReason([], node: first))
    }
    let list = parts.prefix(4).map { "\($0.name) \(phrases.text($0.length))" }
    return RelationChain.Answer(
      seen: AnswerPhrases.sentence(seen),
      reason: AnswerReason(["they are \(AnswerPhrases.list(list))"], node: largest.node))
  }

  /// A part of a gap, and the node that makes it.
  private struct Part {
    var name: String
    var length: CGFloat
    var node: Int
  }

  private func parts(_ first: Int, _ second: Int, _ axis: Axis) -> [Part] {
    let around = [first] + scene.pass.around(first)
    let others = [second] + scene.pass.around(second)
    guard let common = around.first(where: { others.contains($0) }) else { return [] }
    var found = edges(around, below: common) {
      phrases.maximum($1, axis) - phrases.maximum($0, axis)
    }
    let siblings = phrases.children(common)
    let start = around.firstIndex(of: common).flatMap { $0 > 0 ? around[$0 - 1] : nil }
    let end = others.firstIndex(of: common).flatMap { $0 > 0 ? others[$0 - 1] : nil }
    if let start, let end, let from = siblings.firstIndex(of: start),
      let to = siblings.firstIndex(of: end), from < to
    {
      found += inner(siblings[from...to], of: common, axis)
    } else if let start, let end {
      let length = phrases.minimum(end, axis) - phrases.maximum(start, axis)
      append("\(phrases.phrase(common)) with", length, common, to: &found)
    }
    found += edges(others, below: common) {
      phrases.minimum($0, axis) - phrases.minimum($1, axis)
    }
    return found
  }

  /// The parts that the views around one side add between it and the common ancestor.
  private func edges(_ path: [Int], below common: Int, _ length: (Int, Int) -> CGFloat) -> [Part] {
    var found: [Part] = []
    for (inner, outer) in zip(path, path.dropFirst()) {
      if outer == common { break }
      append(phrases.phrase(outer), length(inner, outer), outer, to: &found)
    }
    return found
  }

  /// The siblings between two children of a container, and its gaps.
  private func inner(_ siblings: ArraySlice<Int>, of common: Int, _ axis: Axis) -> [Part] {
    var found: [Part] = []
    var gaps: CGFloat = 0
    for (previous, next) in zip(siblings, siblings.dropFirst()) {
      gaps += phrases.minimum(next, axis) - phrases.maximum(previous, axis)
    }
    for sibling in siblings.dropFirst().dropLast() {
      append(phrases.viewName(sibling), phrases.length(sibling, axis), sibling, to: &found)
    }
    append("the spacing of \(phrases.phrase(common))", gaps, common, to: &found)
    return found
  }

  private func append(_ name: String, _ length: CGFloat, _ node: Int, to parts: inout [Part]) {
    if abs(length) > 0.01 { parts.append(Part(name: name, length: length, node: node)) }
  }

  // MARK: Beside one view

  /// The largest empty space beside a view in the stack around it.
  func beside(_ target: AnswerTarget) -> RelationChain.Answer? {
    var child = target.core
    while let parent = scene.node(child).parent {
      if let axis = phrases.stackAxis(parent), phrases.children(parent).count > 1,
        let other = neighbor(of: child, in: parent, axis)
      {
        let next = AnswerTarget(node: other, in: scene)
        return between(target, next, axis)
      }
      child = parent
    }
    return nil
  }

  /// The sibling with the larger distance; spacers are part of the distance.
  private func neighbor(of child: Int, in stack: Int, _ axis: Axis) -> Int? {
    let siblings = phrases.children(stack).filter { scene.node($0).callName != "Spacer" }
    guard let position = siblings.firstIndex(of: child) else { return nil }
    let before = position > 0 ? siblings[position - 1] : nil
    let after = position + 1 < siblings.count ? siblings[position + 1] : nil
    guard let before, let after else { return before ?? after }
    let (first, last) = (
      phrases.minimum(child, axis) - phrases.maximum(before, axis),
      phrases.minimum(after, axis) - phrases.maximum(child, axis)
    )
    return first > last ? before : after
  }
}
