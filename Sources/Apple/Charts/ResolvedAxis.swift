import SwiftUI

/// The marks of an axis, at fractions of its length.
struct ResolvedAxis {
  /// A value with its parts.
  struct Tick {
    var series: Int
    var preset: AxisMarkPreset
    var position: AxisMarkPosition
    /// The position, or the start of the band, from 0 to 1.
    var start: Double
    /// The end of the band, or the position of the next value.
    var end: Double
    var isDiscrete: Bool
    var parts: _AxisParts
    /// Whether it is the border after the last category.
    var isLast = false
  }

  var ticks: [Tick] = []
  /// Whether the labels of categories are inside the plot.
  var isInset = false
  private var seriesCount = 0

  @MainActor
  mutating func add(_ series: _AxisSeries, _ scale: AxisScale, _ context: ChartContext) {
    let list = AxisTicks.values(series.values, scale, context)
    for (index, datum) in list.values.enumerated() {
      guard let fraction = scale.fraction(datum), fraction.isFinite else { continue }
      let value = AxisValue(
        datum: datum, index: index, count: list.values.count, text: list.text(datum))
      var parts = _AxisParts()
      series.parts(value, &parts)
      var tick = Tick(
        series: seriesCount, preset: series.preset, position: series.position, start: fraction,
        end: 1, isDiscrete: scale.categories != nil, parts: parts)
      if let categories = scale.categories {
        let half = 0.5 / Double(max(categories.count, 1))
        (tick.start, tick.end) = (fraction - half, fraction + half)
      } else if index + 1 < list.values.count {
        tick.end = scale.fraction(list.values[index + 1]) ?? 1
      } else if index > 0, let before = scale.fraction(list.values[index - 1]) {
        tick.end = fraction + (fraction - before)
      }
      ticks.append(tick)
      if scale.categories != nil, index == list.values.count - 1 {
        tick.isLast = true
        tick.parts.labels = []
        tick.start = tick.end
        ticks.append(tick)
      }
    }
    seriesCount += 1
  }
}

/// The values of an axis with marks.
enum AxisTicks {
  struct List {
    var values: [_Datum]
    var text: (_Datum) -> String
  }

  /// Returns the domain that contains the marks of an automatic domain's axis.
  static func domain(_ values: AxisMarkValues, _ scale: AxisScale, _ context: ChartContext)
    -> ClosedRange<Double>
  {
    let domain = scale.domain
    func limited(_ rounded: ClosedRange<Double>, _ isDefault: Bool) -> ClosedRange<Double> {
      let low =
        values.roundsLowerBound ?? isDefault ? rounded.lowerBound : domain.lowerBound
      let high =
        values.roundsUpperBound ?? isDefault ? rounded.upperBound : domain.upperBound
      return min(low, high)...max(low, high)
    }
    switch values.kind {
    case .values(let data):
      let numbers = data.compactMap(\.finite)
      guard let low = numbers.min(), let high = numbers.max() else { return domain }
      return min(low, domain.lowerBound)...max(high, domain.upperBound)
    case .stride(let step):
      return limited(NiceNumbers.rounded(domain, to: step), true)
    case .automatic where !scale.isDate:
      if scale.type.kind == .log {
        let low = pow(10, log10(max(domain.lowerBound, 1e-300)).rounded(.down))
        let high = pow(10, log10(max(domain.upperBound, 1e-300)).rounded(.up))
        return limited(low...max(low, high), true)
      }
      return limited(NiceNumbers.rounded(domain, to: step(values, scale)), true)
    case .automatic, .dates:
      let step = dateStep(values, scale, context)
      let dates = DateSteps.dates(
        step.step, from: Date(timeIntervalSinceReferenceDate: domain.lowerBound),
        through: Date(timeIntervalSinceReferenceDate: domain.upperBound),
        calendar: step.calendar ?? context.calendar, covers: true)
      guard let first = dates.first, let last = dates.last else { return domain }
      return limited(
        first.timeIntervalSinceReferenceDate...last.timeIntervalSinceReferenceDate, false)
    }
  }

  /// The visible part of the domain.
  private static func visible(_ scale: AxisScale) -> ClosedRange<Double> {
    let domain = scale.domain
    guard let length = scale.visibleLength, length > 0 else { return domain }
    return domain.lowerBound...min(domain.lowerBound + length, domain.upperBound)
  }

  private static func step(_ values: AxisMarkValues, _ scale: AxisScale) -> Double {
    guard case .automatic(let count, let minimum) = values.kind else { return 1 }
    let intervals = count.map { Double(max($0, 2) - 1) } ?? NiceNumbers.intervals
    return NiceNumbers.step(
      visible(scale), intervals: intervals, isInteger: scale.isInteger, minimum: minimum ?? 0)
  }

  private static func dateStep(
    _ values: AxisMarkValues, _ scale: AxisScale, _ context: ChartContext
  ) -> (
    step: DateSteps.Step, calendar: Calendar?
  ) {
    switch values.kind {
    case .dates(let unit, let count, let calendar): return (DateSteps.Step(unit, count), calendar)
    case .automatic(let count, _):
      let intervals = count.map { Double(max($0, 2) - 1) } ?? NiceNumbers.intervals
      let step = DateSteps.step(for: visible(scale), intervals: intervals)
      guard let unit = scale.unit else { return (step, nil) }
      // The days are the marks' own, the weeks those of the environment.
      var calendar = unit.calendar
      calendar.firstWeekday = context.calendar.firstWeekday
      return step.seconds < DateSteps.seconds(of: unit.component)
        ? (DateSteps.Step(unit.component), calendar) : (step, calendar)
    default: return (DateSteps.Step(.day), nil)
    }
  }

  static func values(_ values: AxisMarkValues, _ scale: AxisScale, _ context: ChartContext) -> List
  {
    if let categories = scale.categories {
      if case .values(let data) = values.kind { return List(values: data) { $0.name } }
      return List(values: categories.map { .category($0) }) { $0.name }
    }
    if scale.isDate { return dates(values, scale, context) }
    switch values.kind {
    case .values(let data):
      return List(values: data) {
        NumberLabels.text($0.number ?? 0, digits: nil, locale: context.locale)
      }
    case .automatic where scale.type.kind == .log: return powers(scale, context)
    case .automatic, .stride, .dates:
      var step = step(values, scale)
      if case .stride(let size) = values.kind { step = size }
      let digits = NumberLabels.digits(for: step)
      return List(values: NiceNumbers.values(step, in: scale.domain).map { .number($0) }) {
        NumberLabels.text($0.number ?? 0, digits: digits, locale: context.locale)
      }
    }
  }

  /// Returns the powers of ten of a logarithmic scale, at most seven.
  private static func powers(_ scale: AxisScale, _ context: ChartContext) -> List {
    let high = scale.domain.upperBound
    let low = scale.domain.lowerBound > 0 ? scale.domain.lowerBound : high / 1e4
    guard low > 0, high.isFinite else { return List(values: []) { $0.name } }
    let (first, last) = (log10(low).rounded(.up), (log10(high) + 1e-9).rounded(.down))
    let step = max(((last - first) / 6).rounded(.up), 1)
    let values = stride(from: first, through: last, by: step).map { _Datum.number(pow(10, $0)) }
    return List(values: values) {
      NumberLabels.text($0.number ?? 0, digits: nil, locale: context.locale)
    }
  }

  private static func dates(_ values: AxisMarkValues, _ scale: AxisScale, _ context: ChartContext)
    -> List
  {
    if case .values(let data) = values.kind {
      let step = DateSteps.step(for: scale.domain, intervals: NiceNumbers.intervals)
      return List(values: data) {
        DateSteps.text(
          Date(timeIntervalSinceReferenceDate: $0.number ?? 0), step, context)
      }
    }
    let (step, calendar) = dateStep(values, scale, context)
    let dates = DateSteps.dates(
      step, from: Date(timeIntervalSinceReferenceDate: scale.domain.lowerBound),
      through: Date(timeIntervalSinceReferenceDate: scale.domain.upperBound),
      calendar: calendar ?? context.calendar)
    return List(values: dates.map(\.datum)) {
      DateSteps.text(Date(timeIntervalSinceReferenceDate: $0.number ?? 0), step, context)
    }
  }
}
