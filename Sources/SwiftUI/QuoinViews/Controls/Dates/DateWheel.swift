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
      region: region)
    WheelBand {
      ForEach(Array(wheels.columns.enumerated()), id: \.offset) { _, column in
        WheelColumn(
          rows: column.rows.map { _StyleContent(Text(verbatim: $0)) }, selected: column.selected
        )
        .frame(minWidth: column.isWide ? DateMetrics.wideColumn : 0)
      }
    }
  }
}

/// The columns of a date's wheels: the selected row of each, and the visible rows around it.
struct DateWheels {
  struct Column: Equatable {
    var rows: [String]
    var selected: Int
    /// Whether the rows are longer than a name or a number.
    var isWide = false
  }

  let columns: [Column]

  /// The distance from the selected row beyond which rows are on the back of a wheel.
  private static let reach = 5

  init(date: Date, components: DatePickerComponents, now: Date, region: DateRegion) {
    var columns: [Column] = []
    if components == .date {
      columns = region.order.map { Self.column($0, date, region) }
    } else {
      if components.contains(.date) { columns.append(Self.days(date, now, region)) }
      if components.contains(.hourAndMinute) { columns += Self.time(date, region) }
    }
    self.columns = columns
  }

  private static func column(_ part: Calendar.Component, _ date: Date, _ region: DateRegion)
    -> Column
  {
    let value = region.calendar.component(part, from: date)
    switch part {
    case .year:
      let years = (value - reach...value + reach).filter { $0 > 0 }
      return Column(
        rows: years.map { region.number($0) }, selected: years.firstIndex(of: value) ?? 0)
    case .month:
      let names = region.calendar.standaloneMonthSymbols
      return ring(value - 1, of: names.count) { names[$0] }
    default:
      let count = region.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
      return ring(value - 1, of: count) { region.number($0 + 1) }
    }
  }

  private static func days(_ date: Date, _ now: Date, _ region: DateRegion) -> Column {
    let rows = (-reach...reach).map { distance in
      let day = region.calendar.date(byAdding: .day, value: distance, to: date) ?? date
      return region.calendar.isDate(day, inSameDayAs: now) ? "Today" : region.weekday(day)
    }
    return Column(rows: rows, selected: reach, isWide: true)
  }

  private static func time(_ date: Date, _ region: DateRegion) -> [Column] {
    let hour = region.calendar.component(.hour, from: date)
    let minute = region.calendar.component(.minute, from: date)
    let minutes = ring(minute, of: 60) { region.number($0, digits: 2) }
    guard region.hasHalfDays else {
      return [ring(hour, of: 24) { region.number($0, digits: 2) }, minutes]
    }
    return [
      ring(hour % 12, of: 12) { region.number($0 == 0 ? 12 : $0) }, minutes,
      Column(
        rows: [region.calendar.amSymbol, region.calendar.pmSymbol], selected: hour < 12 ? 0 : 1),
    ]
  }

  /// Returns a cyclic column, in which the first row follows the last.
  private static func ring(_ chosen: Int, of count: Int, _ name: (Int) -> String) -> Column {
    guard count > 0 else { return Column(rows: [], selected: 0) }
    let rows = (-reach...reach).map { name(((chosen + $0) % count + count) % count) }
    return Column(rows: rows, selected: reach)
  }
}
