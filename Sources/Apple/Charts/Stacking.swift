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

    init(_ mark: MarkRecord, _ isVertical: Bool) {
      kind = mark.kind
      position = (isVertical ? mark.x : mark.y).values?.0
      member = mark.style?.values.group?.member
      self.isVertical = isVertical
    }
  }

  private struct Stack {
    var total = 0.0
    var positive = 0.0
    var negative = 0.0
    var lastPositive: Int?
    var lastNegative: Int?
    var first: Int?
  }

  init(_ marks: [MarkRecord], xIsCategory: Bool, yIsCategory: Bool) {
    guard marks.contains(where: { $0.kind == .bar || $0.kind == .area }) else { return }
    spans = Array(repeating: nil, count: marks.count)
    let isDistinct = Self.areDistinct(marks, xIsCategory, yIsCategory)
    var stacks: [Key: Stack] = [:]
    if !isDistinct, marks.contains(where: { $0.stacking == .normalized || $0.stacking == .center })
    {
      for mark in marks {
        guard let (value, isVertical) = mark.stacked(xIsCategory, yIsCategory) else { continue }
        stacks[Key(mark, isVertical), default: Stack()].total += abs(value)
      }
    }
    let marks = marks.span
    for index in marks.indices {
      guard let (value, isVertical) = marks[index].stacked(xIsCategory, yIsCategory) else {
        continue
      }
      let stacking = marks[index].stacking
      if stacking == .unstacked {
        spans[index] = Span(start: 0, end: value, roundsEnd: true, isVertical: isVertical)
      } else if isDistinct {
        var stack = Stack(total: abs(value))
        add(value, index, stacking, isVertical, to: &stack)
      } else {
        add(
          value, index, stacking, isVertical,
          to: &stacks[Key(marks[index], isVertical), default: Stack()])
      }
    }
  }

  /// Whether each bar or area has a position of its own, as in a series in order: nothing is
  /// stacked, and no table of positions is needed.
  private static func areDistinct(
    _ marks: [MarkRecord], _ xIsCategory: Bool, _ yIsCategory: Bool
  ) -> Bool {
    var last: (kind: MarkRecord.Kind, isVertical: Bool, position: Double)?
    let marks = marks.span
    for index in marks.indices {
      guard let (_, isVertical) = marks[index].stacked(xIsCategory, yIsCategory) else { continue }
      guard marks[index].style?.values.group == nil,
        let position = marks[index].number(isVertical: !isVertical)
          ?? (isVertical ? marks[index].x : marks[index].y).values?.0.number
      else { return false }
      let kind = marks[index].kind
      if let last {
        guard last.kind == kind, last.isVertical == isVertical, position > last.position else {
          return false
        }
      }
      last = (kind, isVertical, position)
    }
    return true
  }

  /// Adds a mark with a value to the end of its stack.
  private mutating func add(
    _ value: Double, _ index: Int, _ method: MarkStackingMethod, _ isVertical: Bool,
    to stack: inout Stack
  ) {
    let factor = method == .normalized && stack.total > 0 ? 1 / stack.total : 1
    let shift = method == .center ? -stack.total / 2 : 0
    let length = (method == .center ? abs(value) : value) * factor
    var span = Span(start: 0, end: 0, roundsEnd: true, isVertical: isVertical)
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
    span.roundsStart = method == .center && stack.first == nil
    stack.first = stack.first ?? index
    spans[index] = span
  }

  subscript(index: Int) -> Span? { spans.isEmpty ? nil : spans[index] }
}

extension MarkRecord {
  // Functions of their own would get a copy of the mark.

  /// The value of a bar or area that is stacked, and whether it is on the y axis.
  @inline(__always)
  fileprivate func stacked(_ xIsCategory: Bool, _ yIsCategory: Bool) -> (Double, Bool)? {
    guard kind == .bar || kind == .area,
      let axis = valueAxis(xIsCategory: xIsCategory, yIsCategory: yIsCategory),
      case .value(let datum) = axis == .vertical ? y : x, let value = datum.number, value.isFinite
    else { return nil }
    return (value, axis == .vertical)
  }

  /// The axis of a bar's or area's value: the one without categories and bins, otherwise y.
  @inline(__always)
  func valueAxis(xIsCategory: Bool, yIsCategory: Bool) -> Axis? {
    if case .interval = x { return .horizontal }
    if case .interval = y { return .vertical }
    if case .points = x { return .vertical }
    if case .points = y { return .horizontal }
    var (isXDiscrete, isYDiscrete) = (xIsCategory, yIsCategory)
    if case .bin = x { isXDiscrete = true }
    if case .bin = y { isYDiscrete = true }
    if isXDiscrete, isYDiscrete { return nil }
    if isYDiscrete { return .horizontal }
    if !isXDiscrete, case .value(.date) = y, case .value(.number) = x { return .horizontal }
    return .vertical
  }
}
