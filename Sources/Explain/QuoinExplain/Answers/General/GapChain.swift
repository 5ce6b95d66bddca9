import Foundation
import QuoinGeometry

/// Explains the empty space between two views, or beside one.
struct GapChain {
  let phrases: AnswerPhrases

  private var scene: AnswerScene { phrases.scene }

  init(_ scene: AnswerScene) { phrases = AnswerPhrases(scene: scene) }

  /// An empty space, its parts and the answer about it.
  struct Gap {
    enum Kind {
      /// From the end of the first node to the beginning of the second.
      case siblings
      /// From the beginning of the first node, a container, to that of the second.
      case start
      /// From the end of the first node to that of the second, a container.
      case end
    }

    var answer: RelationChain.Answer
    var axis: Axis
    var length: CGFloat
    /// The parts, the largest first.
    var parts: [Part]
    /// The nodes at both ends; `nil` for the window.
    var first: Int?
    var second: Int?
    var kind = Kind.siblings
  }

  /// A part of a gap, and the node that makes it.
  struct Part {
    var name: String
    var length: CGFloat
    var node: Int
    /// Whether it is the distance between the children of a stack.
    var isSpacing = false
    /// Whether it is at the end of the node rather than at its beginning.
    var isAtEnd = false
  }

  /// Returns the axis along which two views don't overlap; the one with the larger gap if both do.
  func axis(_ a: AnswerTarget, _ b: AnswerTarget) -> Axis {
    gap(a, b, .vertical) >= gap(a, b, .horizontal) ? .vertical : .horizontal
  }

  /// The distance between the views; negative if they overlap.
  private func gap(_ a: AnswerTarget, _ b: AnswerTarget, _ axis: Axis) -> CGFloat {
    let (first, second) = ordered(phrases.visible(a), phrases.visible(b), axis)
    return phrases.minimum(second, axis) - phrases.maximum(first, axis)
  }

  private func ordered(_ a: Int, _ b: Int, _ axis: Axis) -> (Int, Int) {
    phrases.minimum(a, axis) <= phrases.minimum(b, axis) ? (a, b) : (b, a)
  }

  // MARK: Between two views

  /// The gap between two views, as far as they are seen, and its parts.
  func between(_ a: AnswerTarget, _ b: AnswerTarget, _ axis: Axis) -> Gap {
    let (first, second) = ordered(phrases.visible(a), phrases.visible(b), axis)
    let gap = phrases.minimum(second, axis) - phrases.maximum(first, axis)
    let names = first == phrases.visible(a) ? (a.name, b.name) : (b.name, a.name)
    let seen =
      gap < -0.005
      ? "\(names.0) and \(names.1) overlap by \(phrases.text(-gap))"
      : "between \(names.0) and \(names.1) are \(phrases.text(gap))"
    return result(
      seen, parts(first, second, axis), Gap.Kind.siblings, (first, second), axis, gap)
  }

  private func result(
    _ seen: String, _ found: [Part], _ kind: Gap.Kind, _ ends: (Int?, Int?), _ axis: Axis,
    _ length: CGFloat
  ) -> Gap {
    let parts = found.sorted { abs($0.length) > abs($1.length) }
    let list = parts.prefix(4).map { "\($0.name) \(phrases.text($0.length))" }
    let sentences = parts.isEmpty ? [] : ["they are \(AnswerPhrases.list(list))"]
    let node = parts.first?.node ?? ends.0 ?? ends.1 ?? 0
    let answer = RelationChain.Answer(
      seen: AnswerPhrases.sentence(seen), reason: AnswerReason(sentences, node: node))
    return Gap(
      answer: answer, axis: axis, length: length, parts: parts, first: ends.0, second: ends.1,
      kind: kind)
  }

  private func parts(_ first: Int, _ second: Int, _ axis: Axis) -> [Part] {
    let around = [first] + scene.pass.around(first)
    let others = [second] + scene.pass.around(second)
    guard let common = around.first(where: { others.contains($0) }) else { return [] }
    var found = ends(around, below: common, axis)
    let siblings = phrases.children(common)
    let start = around.firstIndex(of: common).flatMap { $0 > 0 ? around[$0 - 1] : nil }
    let end = others.firstIndex(of: common).flatMap { $0 > 0 ? others[$0 - 1] : nil }
    if let start, let end, let from = siblings.firstIndex(of: start),
      let to = siblings.firstIndex(of: end), from < to
    {
      found += inner(siblings[from...to], of: common, axis)
    } else if let start, let end {
      let length = phrases.minimum(end, axis) - phrases.maximum(start, axis)
      append(Part(name: "\(phrases.phrase(common)) with", length: length, node: common), to: &found)
    }
    return found + starts(others, below: common, axis)
  }

  /// The parts that the views around one add after it, below a container.
  private func ends(_ path: [Int], below common: Int?, _ axis: Axis) -> [Part] {
    var found: [Part] = []
    for (inner, outer) in zip(path, path.dropFirst()) {
      if outer == common { break }
      let length = phrases.maximum(outer, axis) - phrases.maximum(inner, axis)
      append(
        Part(name: phrases.phrase(outer), length: length, node: outer, isAtEnd: true), to: &found)
    }
    return found
  }

  /// The parts that the views around one add before it, below a container.
  private func starts(_ path: [Int], below common: Int?, _ axis: Axis) -> [Part] {
    var found: [Part] = []
    for (inner, outer) in zip(path, path.dropFirst()) {
      if outer == common { break }
      let length = phrases.minimum(inner, axis) - phrases.minimum(outer, axis)
      append(Part(name: phrases.phrase(outer), length: length, node: outer), to: &found)
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
      let length = phrases.length(sibling, axis)
      append(Part(name: phrases.viewName(sibling), length: length, node: sibling), to: &found)
    }
    append(
      Part(
        name: "the spacing of \(phrases.phrase(common))", length: gaps, node: common,
        isSpacing: true), to: &found)
    return found
  }

  private func append(_ part: Part, to parts: inout [Part]) {
    if abs(part.length) > 0.01 { parts.append(part) }
  }

  // MARK: Beside one view

  /// The largest empty space beside a view in the stack around it.
  func beside(_ target: AnswerTarget) -> Gap? {
    var child = target.core
    while let parent = scene.node(child).parent {
      if let axis = phrases.stackAxis(parent), phrases.children(parent).count > 1,
        let other = neighbor(of: child, in: parent, axis)
      {
        return between(target, AnswerTarget(node: other, in: scene), axis)
      }
      child = parent
    }
    return nil
  }

  /// The sibling with the larger distance; spacers are part of the distance.
  private func neighbor(of child: Int, in stack: Int, _ axis: Axis) -> Int? {
    let (before, after) = neighbors(of: child, in: stack)
    guard let before, let after else { return before ?? after }
    let (first, last) = (
      phrases.minimum(child, axis) - phrases.maximum(before, axis),
      phrases.minimum(after, axis) - phrases.maximum(child, axis)
    )
    return first > last ? before : after
  }

  private func neighbors(of child: Int, in stack: Int) -> (before: Int?, after: Int?) {
    let siblings = phrases.children(stack).filter { scene.node($0).callName != "Spacer" }
    guard let position = siblings.firstIndex(of: child) else { return (nil, nil) }
    return (
      position > 0 ? siblings[position - 1] : nil,
      position + 1 < siblings.count ? siblings[position + 1] : nil
    )
  }

  /// The space at one side of a view: up to its neighbor there, the edge of a background around
  /// it, or the window; `nil` if there is none.
  func beside(_ target: AnswerTarget, _ side: Edge) -> Gap? {
    let axis: Axis = side == .top || side == .bottom ? .vertical : .horizontal
    let isBefore = side == .top || side == .leading
    let start = phrases.visible(target)
    var child = start
    var path = [start]
    while let parent = scene.node(child).parent {
      if phrases.stackAxis(parent) == axis {
        let (before, after) = neighbors(of: child, in: parent)
        if let other = isBefore ? before : after {
          return between(target, AnswerTarget(node: other, in: scene), axis)
        }
      }
      path.append(parent)
      let isEdge = LayoutDefects.drawingModifiers.contains(scene.node(parent).callName)
      if isEdge, abs(distance(start, parent, axis, isBefore)) > 0.5 {
        return edge(target, path, axis, isBefore: isBefore, isWindow: false)
      }
      child = parent
    }
    return edge(target, path, axis, isBefore: isBefore, isWindow: true)
  }

  /// The distance of a view from the same edge of a view around it.
  private func distance(_ inner: Int, _ outer: Int, _ axis: Axis, _ isBefore: Bool) -> CGFloat {
    isBefore
      ? phrases.minimum(inner, axis) - phrases.minimum(outer, axis)
      : phrases.maximum(outer, axis) - phrases.maximum(inner, axis)
  }

  private func edge(
    _ target: AnswerTarget, _ path: [Int], _ axis: Axis, isBefore: Bool, isWindow: Bool
  ) -> Gap? {
    guard let inner = path.first, let outer = path.last else { return nil }
    var length = distance(inner, outer, axis, isBefore)
    var parts = isBefore ? starts(path, below: nil, axis) : ends(path, below: nil, axis)
    if isWindow {
      let whole = axis == .horizontal ? scene.window.width : scene.window.height
      let rest =
        isBefore ? phrases.minimum(outer, axis) : whole - phrases.maximum(outer, axis)
      length += rest
      append(
        Part(name: "the \(phrases.whole) around the whole", length: rest, node: outer), to: &parts)
    }
    guard length > 0.5 else { return nil }
    let side = isBefore ? phrases.start(axis) : phrases.end(axis)
    let place = isWindow ? "the \(phrases.whole)" : phrases.phrase(outer)
    let seen = "between \(target.name) and the \(side) of \(place) are \(phrases.text(length))"
    let container = isWindow ? nil : outer
    return isBefore
      ? result(seen, parts, .start, (container, inner), axis, length)
      : result(seen, parts, .end, (inner, container), axis, length)
  }
}
