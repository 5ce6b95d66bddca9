import Foundation
import QuoinCore
import QuoinGeometry

/// A calendar of a month: its name, the weekdays, and space for six weeks.
///
/// In a live tree its arrows show other months.
///
/// Sizing: iOS h-exp from 320 (its ideal), macOS hug; v-hug.
struct MonthCalendar: View {
  /// Any date in the month that is shown first.
  let month: Date
  let isSelected: (Date) -> Bool
  /// Returns whether the user can pick the day that starts at a date.
  let isAllowed: (Date) -> Bool
  /// Selects the day that starts at a date.
  var pick: @MainActor (Date) -> Void = { _ in }
  @Environment(\.dateRegion) private var region
  @Environment(\.platform) private var platform
  @Environment(\.now) private var now
  /// The month that the arrows have led to.
  @State private var visit: Visit? = nil

  /// A month that is shown in place of another one.
  private struct Visit {
    let month: Date
    let origin: Date
  }

  /// Any date in the visible month.
  private var shown: Date {
    guard let visit, region.calendar.isDate(visit.origin, equalTo: month, toGranularity: .month)
    else { return month }
    return visit.month
  }

  private func show(_ months: Int) {
    guard let start = region.calendar.dateInterval(of: .month, for: shown)?.start,
      let date = region.calendar.date(byAdding: .month, value: months, to: start)
    else { return }
    visit = Visit(month: date, origin: month)
  }

  var body: some View {
    let metrics = platform == .macOS ? CalendarMetrics.macOS : .iOS
    VStack(spacing: 0) {
      header(metrics).frame(height: metrics.header)
      weekdays(metrics).frame(height: metrics.weekdays)
      weeks(metrics)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, metrics.margin)
    .frame(
      minWidth: metrics.width, idealWidth: metrics.width,
      maxWidth: platform == .macOS ? metrics.width : .infinity
    )
    .frame(height: metrics.height)
    .fadedWhenDisabled(0.5)
  }

  private func header(_ metrics: CalendarMetrics) -> some View {
    HStack(spacing: 6) {
      Text(verbatim: region.month(shown)).font(metrics.titleFont)
      if platform != .macOS { ForwardArrow(height: 10).foregroundStyle(.tint) }
      Spacer()
      HStack(spacing: metrics.arrowGap) {
        ForwardArrow(isBackward: true, height: metrics.arrowHeight)
          .tappable(around: metrics.arrowGap / 2) { show(-1) }
        ForwardArrow(height: metrics.arrowHeight)
          .tappable(around: metrics.arrowGap / 2) { show(1) }
      }
      .foregroundStyle(.tint)
    }
    .padding(.horizontal, 6)
  }

  private func weekdays(_ metrics: CalendarMetrics) -> some View {
    HStack(spacing: 0) {
      ForEach(Array(region.weekdays.enumerated()), id: \.offset) { _, name in
        Text(verbatim: platform != .macOS ? name.uppercased() : String(name.prefix(2)))
          .font(metrics.weekdayFont)
          .foregroundStyle(.tertiary)
          .lineLimit(1)
          .frame(maxWidth: .infinity)
      }
    }
  }

  private func weeks(_ metrics: CalendarMetrics) -> some View {
    let grid = MonthGrid(containing: shown, calendar: region.calendar)
    return VStack(spacing: 0) {
      ForEach(grid.weeks.indices) { week in
        HStack(spacing: 0) {
          ForEach(grid.weeks[week].indices) { day in
            cell(grid.weeks[week][day], metrics)
              .frame(maxWidth: .infinity)
              .frame(height: metrics.week)
              .tappable { if let date = grid.weeks[week][day], isAllowed(date) { pick(date) } }
          }
        }
      }
    }
  }

  @ViewBuilder private func cell(_ date: Date?, _ metrics: CalendarMetrics) -> some View {
    if let date {
      let isToday = region.calendar.isDate(date, inSameDayAs: now)
      DayCell(
        text: region.number(region.calendar.component(.day, from: date)), fontSize: metrics.dayFont,
        look: isSelected(date)
          ? (isToday ? .selectedToday : .selected)
          : !isAllowed(date) ? .forbidden : isToday ? .today : .plain,
        diameter: metrics.week)
    } else {
      Spacer(minLength: 0)
    }
  }
}

/// A day in a calendar; the selected one has a circle.
private struct DayCell: View {
  enum Look { case plain, today, selected, selectedToday, forbidden }

  let text: String
  let fontSize: CGFloat
  let look: Look
  let diameter: CGFloat

  var body: some View {
    let number = Text(verbatim: text).font(.system(size: fontSize, weight: weight)).lineLimit(1)
    switch look {
    case .plain: number
    case .forbidden: number.foregroundStyle(.tertiary)
    case .today: number.foregroundStyle(.tint)
    case .selected: number.foregroundStyle(.tint).background { circle.opacity(0.15) }
    case .selectedToday: number.foregroundStyle(.white).background { circle }
    }
  }

  private var weight: Font.Weight {
    look == .selected || look == .selectedToday ? .semibold : .regular
  }

  private var circle: some View {
    Circle().fill(.tint).frame(width: diameter, height: diameter)
  }
}
