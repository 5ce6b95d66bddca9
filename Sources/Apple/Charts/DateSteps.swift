import Foundation

/// The steps of date axes (Rules/Charts.md#date-ticks).
enum DateSteps {
  /// A number of calendar units.
  struct Step: Equatable {
    var unit: Calendar.Component
    var count: Int

    init(_ unit: Calendar.Component, _ count: Int = 1) {
      self.unit = unit
      self.count = min(max(count, 1), 1_000_000)
    }

    /// The mean length, in seconds.
    var seconds: Double { Double(count) * DateSteps.seconds(of: unit) }
  }

  private static let steps =
    [1, 5, 15, 30].map { Step(.second, $0) } + [1, 5, 15, 30].map { Step(.minute, $0) }
    + [1, 3, 6, 12].map { Step(.hour, $0) } + [1, 2].map { Step(.day, $0) }
    + [Step(.weekOfYear)] + [1, 3, 6].map { Step(.month, $0) }
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map { Step(.year, $0) }

  static func seconds(of unit: Calendar.Component) -> Double {
    switch unit {
    case .nanosecond: 1e-9
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .weekOfYear, .weekOfMonth: 7 * 86400
    case .month: 30.4375 * 86400
    case .quarter: 91.3125 * 86400
    case .year, .yearForWeekOfYear: 365.25 * 86400
    case .era: 1e6 * 86400
    default: 86400
    }
  }

  /// Returns the step whose number of intervals is closest to `intervals` in ratio.
  static func step(for range: ClosedRange<Double>, intervals: Double) -> Step {
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return Step(.day) }
    func score(_ step: Step) -> Double {
      abs(log(max((length / step.seconds - 1e-6).rounded(.up), 1) / max(intervals, 1)))
    }
    return steps.min { score($0) < score($1) } ?? Step(.day)
  }

  /// Returns the dates of the steps in a range. Steps of hours and less count from the start of the
  /// first unit, longer ones begin with calendar units. `covers` adds the units at both ends.
  static func dates(
    _ step: Step, from start: Date, through end: Date, calendar: Calendar, covers: Bool = false
  ) -> [Date] {
    guard end >= start, end.timeIntervalSince(start) / step.seconds < 10_000 else { return [] }
    var date = calendar.dateInterval(of: step.unit, for: start)?.start ?? start
    if step.unit == .year, step.count > 1 {
      let year = calendar.component(.year, from: date)
      date = calendar.date(byAdding: .year, value: -(year % step.count), to: date) ?? date
    } else if step.unit == .month, step.count > 1 {
      let month = calendar.component(.month, from: date) - 1
      date = calendar.date(byAdding: .month, value: -(month % step.count), to: date) ?? date
    }
    let first = date
    var dates: [Date] = []
    var index = 0
    while index < 20_000 {
      if date > end {
        if covers, dates.last.map({ $0 < end }) ?? true { dates.append(date) }
        break
      }
      if date >= start || covers { dates.append(date) }
      index += 1
      guard let next = calendar.date(byAdding: step.unit, value: index * step.count, to: first),
        next > date
      else { break }
      date = next
    }
    if covers, dates.count == 1, let only = dates.first,
      let next = calendar.date(byAdding: step.unit, value: step.count, to: only)
    {
      dates.append(next)
    }
    return dates
  }

  /// Returns the text of a date on an axis with `step`.
  static func text(_ date: Date, _ step: Step, _ context: ChartContext) -> String {
    var style = Date.FormatStyle(
      locale: context.locale, calendar: context.calendar, timeZone: context.calendar.timeZone)
    style =
      switch step.unit {
      case .second, .nanosecond: style.hour().minute().second()
      case .minute: style.hour().minute()
      case .hour: style.hour()
      case .month, .quarter: style.month(.abbreviated)
      case .year, .yearForWeekOfYear, .era: style.year()
      default: style.month(.abbreviated).day()
      }
    return date.formatted(style)
  }
}

/// The settings of the environment that a chart's labels depend on.
struct ChartContext {
  var locale = Locale(identifier: "en_US")
  var calendar = Calendar.current
  var isRightToLeft = false
  /// The height of a label inside the plot with its distance, in points.
  var labelHeight: CGFloat = 17
}
