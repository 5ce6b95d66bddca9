import SwiftUI

/// The numbers and dates of a chart's marks, in their order: the data that an animation
/// interpolates (Rules/Charts.md#animation).
struct MarkValues: VectorArithmetic {
  private var numbers: [Double] = []
  /// The kinds of the marks. Values of other charts don't interpolate.
  private var kinds: [MarkRecord.Kind] = []

  init() {}

  init(_ content: _ChartMarks) {
    kinds.reserveCapacity(content.marks.count)
    numbers.reserveCapacity(content.marks.count * 2)
    for index in content.marks.indices {
      kinds.append(content.marks[index].kind)
      content.marks[index].x.forEachNumber { numbers.append($0) }
      content.marks[index].y.forEachNumber { numbers.append($0) }
    }
  }

  /// Sets the values of marks, unless they are others.
  func apply(to content: inout _ChartMarks) {
    let own = MarkValues(content)
    guard own.isSimilar(to: self) else { return }
    var next = 0
    for index in content.marks.indices {
      content.marks[index].x.replaceNumbers(numbers, &next)
      content.marks[index].y.replaceNumbers(numbers, &next)
    }
  }

  private func isSimilar(to other: MarkValues) -> Bool {
    numbers.count == other.numbers.count && kinds == other.kinds
  }

  /// Whether all numbers are equal; holes equal each other.
  static func == (lhs: MarkValues, rhs: MarkValues) -> Bool {
    guard lhs.isSimilar(to: rhs) else { return false }
    return zip(lhs.numbers, rhs.numbers).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }

  static var zero: MarkValues { MarkValues() }

  static func + (lhs: MarkValues, rhs: MarkValues) -> MarkValues { lhs.adding(rhs, times: 1) }
  static func - (lhs: MarkValues, rhs: MarkValues) -> MarkValues { lhs.adding(rhs, times: -1) }

  mutating func scale(by rhs: Double) {
    for index in numbers.indices { numbers[index] *= rhs }
  }

  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  /// Returns the sum; a value that has other marks counts as zero.
  private func adding(_ other: MarkValues, times factor: Double) -> MarkValues {
    if kinds.isEmpty, numbers.isEmpty {
      var other = other
      other.scale(by: factor)
      return other
    }
    guard isSimilar(to: other) else { return self }
    var sum = self
    for index in numbers.indices { sum.numbers[index] += factor * other.numbers[index] }
    return sum
  }
}

extension MarkPlace {
  /// Calls `body` with the numbers and dates of the place.
  fileprivate func forEachNumber(_ body: (Double) -> Void) {
    switch self {
    case .value(let datum): if let number = datum.number { body(number) }
    case .bin(let start, let end, _), .interval(let start, let end):
      if let number = start.number { body(number) }
      if let number = end.number { body(number) }
    case .points: break
    }
  }

  /// Replaces the numbers and dates of the place by those from `next` on.
  fileprivate mutating func replaceNumbers(_ numbers: [Double], _ next: inout Int) {
    func replaced(_ datum: _Datum) -> _Datum {
      switch datum {
      case .number:
        next += 1
        return .number(numbers[next - 1])
      case .date:
        next += 1
        return .date(numbers[next - 1])
      case .category: return datum
      }
    }
    switch self {
    case .value(let datum): self = .value(replaced(datum))
    case .bin(let start, let end, let unit):
      let first = replaced(start)
      self = .bin(first, replaced(end), unit)
    case .interval(let start, let end):
      let first = replaced(start)
      self = .interval(first, replaced(end))
    case .points: break
    }
  }
}
