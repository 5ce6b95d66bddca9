import Foundation

/// The days of a month, arranged in the weeks of a calendar.
struct MonthGrid: Equatable {
  /// The weeks, starting with the calendar's first weekday; `nil` for days outside the month.
  let weeks: [[Date?]]

  init(containing date: Date, calendar: Calendar) {
    guard let month = calendar.dateInterval(of: .month, for: date),
      let days = calendar.range(of: .day, in: .month, for: date)
    else {
      weeks = []
      return
    }
    let weekday = calendar.component(.weekday, from: month.start)
    let blanks = (weekday - calendar.firstWeekday + 7) % 7
    var cells: [Date?] = Array(repeating: nil, count: blanks)
    cells += days.indices.map {
      calendar.date(
        byAdding: .day, value: days.distance(from: days.startIndex, to: $0), to: month.start)
    }
    cells += Array(repeating: nil, count: (7 - cells.count % 7) % 7)
    weeks = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }
}
