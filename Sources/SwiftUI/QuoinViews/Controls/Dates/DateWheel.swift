import Foundation
import QuoinCore

/// A wheel for each component of a date.
/// Sizing: h-exp (ideal 320), v-hug 216.
struct DateWheel: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.dateRegion) private var region
  @Environment(\.now) private var now

  var body: some View {
    let wheels = DateWheels(
      date: configuration.shownDate, components: configuration.displayedComponents, now: now,
      region: region, reach: DateMetrics.wheelReach)
    WheelBand {
      ForEach(Array(wheels.columns.enumerated()), id: \.offset) { _, column in
        WheelColumn(
          rows: column.rows.map { _StyleContent(Text(verbatim: $0)) }, selected: column.selected,
          choose: { turn(column.wheel, by: $0 - column.selected) }
        )
        .frame(minWidth: column.isWide ? DateMetrics.wideColumn : 0)
      }
    }
  }

  private func turn(_ wheel: DateWheels.Wheel, by rows: Int) {
    let date = wheel.turned(configuration.shownDate, by: rows, region)
    configuration.selection = configuration.limited(date)
  }
}

/// The columns of a date's wheels: the selected row of each, and the visible rows around it.
struct DateWheels {
  /// The part of a date that a wheel changes.
  enum Wheel: Equatable {
    case year, month, day, wholeDay, hour, minute, halfDay
  }

  struct Column: Equatable {
    var wheel: Wheel
    var rows: [String]
    var selected: Int
    /// Whether the rows are longer than a name or a number.
    var isWide = false
  }

  let columns: [Column]

  /// Creates the wheels of `date`, with `reach` rows on both sides of the selected ones. From the
  /// sixth on, rows are on the back of their wheel until it is turned.
  init(
    date: Date, components: DatePickerComponents, now: Date, region: DateRegion, reach: Int = 5
  ) {
    var columns: [Column] = []
    if components == .date {
      columns = region.order.map { Self.column($0, date, region, reach) }
    } else {
      if components.contains(.date) { columns.append(Self.days(date, now, region, reach)) }
      if components.contains(.hourAndMinute) { columns += Self.time(date, region, reach) }
    }
    self.columns = columns
  }

  private static func column(
    _ part: Calendar.Component, _ date: Date, _ region: DateRegion, _ reach: Int
  ) -> Column {
    let value = region.calendar.component(part, from: date)
    switch part {
    case .year:
      let years = (value - reach...value + reach).filter { $0 > 0 }
      return Column(
        wheel: .year, rows: years.map { region.number($0) },
        selected: years.firstIndex(of: value) ?? 0)
    case .month:
      let names = region.calendar.standaloneMonthSymbols
      return ring(.month, value - 1, of: names.count, reach) { names[$0] }
    default:
      let count = region.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
      return ring(.day, value - 1, of: count, reach) { region.number($0 + 1) }
    }
  }

  private static func days(
    _ date: Date, _ now: Date, _ region: DateRegion, _ reach: Int
  ) -> Column {
    let rows = (-reach...reach).map { distance in
      let day = region.calendar.date(byAdding: .day, value: distance, to: date) ?? date
      return region.calendar.isDate(day, inSameDayAs: now) ? "Today" : region.weekday(day)
    }
    return Column(wheel: .wholeDay, rows: rows, selected: reach, isWide: true)
  }

  private static func time(_ date: Date, _ region: DateRegion, _ reach: Int) -> [Column] {
    let hour = region.calendar.component(.hour, from: date)
    let minute = region.calendar.component(.minute, from: date)
    let minutes = ring(.minute, minute, of: 60, reach) { region.number($0, digits: 2) }
    guard region.hasHalfDays else {
      return [ring(.hour, hour, of: 24, reach) { region.number($0, digits: 2) }, minutes]
    }
    return [
      ring(.hour, hour % 12, of: 12, reach) { region.number($0 == 0 ? 12 : $0) }, minutes,
      Column(
        wheel: .halfDay, rows: [region.calendar.amSymbol, region.calendar.pmSymbol],
        selected: hour < 12 ? 0 : 1),
    ]
  }

  /// Returns a cyclic column, in which the first row follows the last.
  private static func ring(
    _ wheel: Wheel, _ chosen: Int, of count: Int, _ reach: Int, _ name: (Int) -> String
  ) -> Column {
    guard count > 0 else { return Column(wheel: wheel, rows: [], selected: 0) }
    let rows = (-reach...reach).map { name(((chosen + $0) % count + count) % count) }
    return Column(wheel: wheel, rows: rows, selected: reach)
  }
}

extension DateWheels.Wheel {
  /// Returns `date` after the wheel was turned by a number of rows. A cyclic wheel doesn't change
  /// the larger parts of the date, except that a day beyond the end of its month becomes the last
  /// one.
  func turned(_ date: Date, by rows: Int, _ region: DateRegion) -> Date {
    let calendar = region.calendar
    func add(_ part: Calendar.Component, _ count: Int) -> Date {
      calendar.date(byAdding: part, value: count, to: date) ?? date
    }
    /// Moves `part` on a cycle of `count` values that start at `first`.
    func cycle(_ part: Calendar.Component, first: Int, count: Int) -> Date {
      guard count > 0 else { return date }
      let value = calendar.component(part, from: date) - first
      return add(part, ((value + rows) % count + count) % count - value)
    }
    switch self {
    case .year: return add(.year, rows)
    case .month: return cycle(.month, first: 1, count: calendar.standaloneMonthSymbols.count)
    case .day:
      return cycle(
        .day, first: 1, count: calendar.range(of: .day, in: .month, for: date)?.count ?? 31)
    case .wholeDay: return add(.day, rows)
    case .minute: return cycle(.minute, first: 0, count: 60)
    case .hour where region.hasHalfDays:
      let isAfternoon = calendar.component(.hour, from: date) >= 12
      return cycle(.hour, first: isAfternoon ? 12 : 0, count: 12)
    case .hour: return cycle(.hour, first: 0, count: 24)
    case .halfDay: return add(.hour, 12 * rows)
    }
  }
}
