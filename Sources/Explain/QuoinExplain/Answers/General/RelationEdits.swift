import Foundation
import QuoinGeometry

/// Finds an edit after which two views relate as a question about them suggests: equal lengths, the
/// same middle, or no gap.
struct RelationEdits {
  let scene: AnswerScene

  /// The maximum number of trials for a question.
  static let mostTrials = 60

  /// The smallest edit that makes the conditions hold.
  private func edit(_ conditions: [LayoutWant.Condition]) -> ProposedEdit? {
    guard !conditions.isEmpty else { return nil }
    let want = LayoutWant(conditions, text: "")
    let found = try? EditSearch(scene).edits(for: want, trials: Self.mostTrials, count: 1)
    return found?.first
  }

  /// The view in a wish; `nil` if its node belongs to another view.
  private func target(_ target: AnswerTarget) -> LayoutQuestion.Target? {
    guard let view = target.view, scene.written.view(of: target.core) == view else { return nil }
    return .node(target.core + 1)
  }

  private func equal(
    _ a: AnswerTarget, _ first: LayoutWant.Property, _ b: AnswerTarget,
    _ second: LayoutWant.Property
  ) -> LayoutWant.Condition? {
    guard let one = target(a), let other = target(b), one != other else { return nil }
    return .compare(.property(one, first), .equal, .property(other, second))
  }

  // MARK: Wishes

  /// Equal lengths. A text without a background only looks longer with more words, so its length
  /// stays.
  func equalLengths(_ a: AnswerTarget, _ b: AnswerTarget, _ axis: Axis) -> ProposedEdit? {
    let property: LayoutWant.Property = axis == .horizontal ? .width : .height
    let texts = [a, b].filter { isBareText($0) }
    guard texts.count < 2, let condition = equal(a, property, b, property) else { return nil }
    var conditions = [condition]
    if let text = texts.first, let asked = target(text) {
      let length = LengthChain(scene, axis).length(text)
      conditions.append(.compare(.property(asked, property), .equal, .number(Double(length))))
    }
    return edit(conditions)
  }

  private func isBareText(_ target: AnswerTarget) -> Bool {
    target.type == "Text" && AnswerPhrases(scene: scene).visible(target) == target.core
  }

  /// The same beginning.
  func equalPlaces(_ a: AnswerTarget, _ b: AnswerTarget, _ axis: Axis) -> ProposedEdit? {
    let property: LayoutWant.Property = axis == .horizontal ? .minX : .minY
    return edit([equal(a, property, b, property)].compactMap { $0 })
  }

  /// The same middle, in which the view keeps its length.
  func centered(_ inner: AnswerTarget, in outer: AnswerTarget, _ axis: Axis) -> ProposedEdit? {
    let isWide = axis == .horizontal
    let middle: LayoutWant.Property = isWide ? .midX : .midY
    return edit([equal(inner, middle, outer, middle)].compactMap { $0 })
  }

  /// No gap, and no overlap, between one view and the next.
  func touching(_ first: AnswerTarget, _ second: AnswerTarget, _ axis: Axis) -> ProposedEdit? {
    let isWide = axis == .horizontal
    return edit(
      [equal(second, isWide ? .minX : .minY, first, isWide ? .maxX : .maxY)].compactMap { $0 })
  }
}
