import Foundation

/// A bin: a range of values, whose upper bound belongs to the next one.
public struct ChartBinRange<Bound: Comparable> {
  public let lowerBound: Bound
  public let upperBound: Bound
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins of numbers between thresholds.
public struct NumberBins<Value: Comparable>: RandomAccessCollection {
  /// The bounds of the bins, in ascending order.
  public let thresholds: [Value]

  /// Creates bins between thresholds.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// Returns the index of the bin with a value. The last bin contains its upper bound.
  public func index(for value: Value) -> Int { binIndex(of: value, in: thresholds) }
}

/// Returns the index of the bin of `value`, which is negative or too large outside all bins.
private func binIndex<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
  if value == thresholds.last { return max(thresholds.count - 2, 0) }
  var (low, high) = (0, thresholds.count)
  while low < high {
    let middle = (low + high) / 2
    if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
  }
  return low - 1
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins of round bounds; their number is Scott's by default.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      thresholds: NiceNumbers.thresholds(
        data: data.map { Double($0) }, count: desiredCount, minimum: Double(minimumStride),
        isInteger: false
      ).map { Value($0) })
  }

  /// Creates bins of round bounds, about `desiredCount`.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      thresholds: NiceNumbers.thresholds(
        Double(range.lowerBound)...Double(range.upperBound), count: desiredCount,
        minimum: Double(minimumStride), isInteger: false
      ).map { Value($0) })
  }

  /// Creates bins of equal size that begin at the range's lower bound, at most 10,000.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.min(Swift.max(count, 1), 10_000)
    let size = (range.upperBound - range.lowerBound) / Value(count)
    self.init(thresholds: (0...count).map { range.lowerBound + size * Value($0) })
  }

  /// Creates bins of a size, with bounds at its multiples.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: NiceNumbers.multiples(
        of: Double(size), covering: Double(range.lowerBound)...Double(range.upperBound)
      ).map { Value($0) })
  }
}

extension NumberBins where Value: FixedWidthInteger {
  /// Creates bins of round bounds; their number is Scott's by default.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      thresholds: NiceNumbers.thresholds(
        data: data.map { Double($0) }, count: desiredCount, minimum: Double(minimumStride),
        isInteger: true
      ).compactMap { Value(exactly: $0) })
  }

  /// Creates bins of round bounds, about `desiredCount`.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      thresholds: NiceNumbers.thresholds(
        Double(range.lowerBound)...Double(range.upperBound), count: desiredCount,
        minimum: Double(minimumStride), isInteger: true
      ).compactMap { Value(exactly: $0) })
  }

  /// Creates bins of about equal size that begin at the range's lower bound, at most 10,000.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.min(Swift.max(count, 1), 10_000)
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    let size = Swift.max(((high - low) / Double(count)).rounded(.up), 1)
    self.init(thresholds: (0...count).compactMap { Value(exactly: low + size * Double($0)) })
  }

  /// Creates bins of a size, with bounds at its multiples.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: NiceNumbers.multiples(
        of: Double(size), covering: Double(range.lowerBound)...Double(range.upperBound)
      ).compactMap { Value(exactly: $0) })
  }
}

/// Bins of dates between thresholds.
public struct DateBins: RandomAccessCollection {
  /// The bounds of the bins, in ascending order.
  public let thresholds: [Date]

  /// Creates bins between thresholds.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Creates bins of a number of calendar units.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    self.init(
      thresholds: DateSteps.dates(
        DateSteps.Step(unit, count), from: range.lowerBound, through: range.upperBound,
        calendar: calendar, covers: true))
  }

  /// Creates bins of a number of seconds.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    self.init(
      thresholds: NiceNumbers.multiples(
        of: timeInterval,
        covering: range.lowerBound
          .timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate
      ).map(Date.init(timeIntervalSinceReferenceDate:)))
  }

  /// Creates bins of a calendar unit, about `desiredCount`.
  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
  ) {
    let step = DateSteps.step(
      for: range.lowerBound
        .timeIntervalSinceReferenceDate...range.upperBound.timeIntervalSinceReferenceDate,
      intervals: Double(desiredCount))
    self.init(
      thresholds: DateSteps.dates(
        step, from: range.lowerBound, through: range.upperBound, calendar: calendar, covers: true))
  }

  /// Creates bins of a calendar unit; their number is 10 by default.
  public init(
    data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent
  ) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: first...last, desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// Returns the index of the bin with a date. The last bin contains its upper bound.
  public func index(for date: Date) -> Int { binIndex(of: date, in: thresholds) }
}
