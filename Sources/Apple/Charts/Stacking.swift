import SwiftUI

/// The ends of bars and areas on the axis of their values.
struct StackedSpans {
  /// The ends of each mark; `nil` for marks that aren't stacked.
  private(set) var spans: [Span?] = []

  struct Span: Equatable {
    var start: Double
    var end: Double
    /// Whether the mark is the outermost of its stack.
    var roundsEnd = false
    /// Whether the start is rounded, too.
    var roundsStart = false
    /// Whether the values are on the y axis.
    var isVertical: Bool
  }

  private struct Key: Hashable {
    var kind: MarkRecord.Kind
    var position: _Datum?
    var member: _Datum?
    var isVertical: Bool
  }

  private struct Stack {
    var positive = 0.0
    var negative = 0.0
    var total = 0.0
    var lastPositive: Int?
    var lastNegative: Int?
    var first: Int?
  }

  init(_ marks: [MarkRecord], xIsCategory: Bool, yIsCategory: Bool) {
    guard marks.contains(where: { $0.kind == .bar || $0.kind == .area }) else { return }
    spans = Array(repeating: nil, count: marks.count)
    var stacks: [Key: Stack] = [:]
    func entry(_ mark: MarkRecord) -> (Key, Double)? {
      guard mark.kind == .bar || mark.kind == .area,
        let axis = mark.valueAxis(xIsCategory: xIsCategory, yIsCategory: yIsCategory)
      else { return nil }
      let (place, other) = axis == .vertical ? (mark.y, mark.x) : (mark.x, mark.y)
      guard case .value(let datum) = place, let value = datum.number, value.isFinite else {
        return nil
      }
      let key = Key(
        kind: mark.kind, position: other.values?.0, member: mark.style?.values.group?.member,
        isVertical: axis == .vertical)
      return (key, value)
    }
    if marks.contains(where: { $0.stacking == .normalized || $0.stacking == .center }) {
      for mark in marks {
        if let (key, value) = entry(mark) { stacks[key, default: Stack()].total += abs(value) }
      }
    }
    for (index, mark) in marks.enumerated() {
      guard let (key, value) = entry(mark) else { continue }
      if mark.stacking == .unstacked {
        spans[index] = Span(start: 0, end: value, roundsEnd: true, isVertical: key.isVertical)
        continue
      }
      var stack = stacks[key] ?? Stack()
      let factor = mark.stacking == .normalized && stack.total > 0 ? 1 / stack.total : 1
      let shift = mark.stacking == .center ? -stack.total / 2 : 0
      let length = (mark.stacking == .center ? abs(value) : value) * factor
      var span = Span(start: 0, end: 0, roundsEnd: true, isVertical: key.isVertical)
      if length < 0 {
        span.start = stack.negative
        stack.negative += length
        span.end = stack.negative
        if let last = stack.lastNegative { spans[last]?.roundsEnd = false }
        stack.lastNegative = index
      } else {
        span.start = stack.positive + shift
        stack.positive += length
        span.end = stack.positive + shift
        if let last = stack.lastPositive { spans[last]?.roundsEnd = false }
        stack.lastPositive = index
      }
      span.roundsStart = mark.stacking == .center && stack.first == nil
      stack.first = stack.first ?? index
      stacks[key] = stack
      spans[index] = span
    }
  }

  subscript(index: Int) -> Span? { spans.isEmpty ? nil : spans[index] }
}

extension MarkRecord {
  /// The axis of a bar's or area's value: the one without categories and bins, otherwise y.
  func valueAxis(xIsCategory: Bool, yIsCategory: Bool) -> Axis? {
    switch (x, y) {
    case (.interval, _): return .horizontal
    case (_, .interval): return .vertical
    case (.points, _): return .vertical
    case (_, .points): return .horizontal
    default: break
    }
    var (isXDiscrete, isYDiscrete) = (xIsCategory, yIsCategory)
    if case .bin = x { isXDiscrete = true }
    if case .bin = y { isYDiscrete = true }
    if isXDiscrete, isYDiscrete { return nil }
    if isYDiscrete { return .horizontal }
    if !isXDiscrete, case .value(.date) = y, case .value(.number) = x { return .horizontal }
    return .vertical
  }
}
