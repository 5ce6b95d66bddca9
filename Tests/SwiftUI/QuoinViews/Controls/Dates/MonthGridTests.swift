import Foundation
import Testing

@testable import QuoinViews

@MainActor
struct MonthGridTests {
  private func grid(_ year: Int, _ month: Int, firstWeekday: Int = 1) throws -> [[Int?]] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = firstWeekday
    let date = try #require(
      calendar.date(from: DateComponents(year: year, month: month, day: 17, hour: 23)))
    return MonthGrid(containing: date, calendar: calendar).weeks.map { week in
      week.map { $0.map { calendar.component(.day, from: $0) } }
    }
  }

  @Test func daysAreUnderTheirWeekdays() throws {
    // 1 November 2026 is a Sunday.
    let sundays = try grid(2026, 11)
    #expect(sundays.count == 5)
    #expect(sundays[0] == [1, 2, 3, 4, 5, 6, 7])
    #expect(sundays[4] == [29, 30, nil, nil, nil, nil, nil])
    let mondays = try grid(2026, 11, firstWeekday: 2)
    #expect(mondays.count == 6)
    #expect(mondays[0] == [nil, nil, nil, nil, nil, nil, 1])
    #expect(mondays[5] == [30, nil, nil, nil, nil, nil, nil])
  }

  @Test func monthsHaveAllTheirDays() throws {
    for month in 1...12 {
      for firstWeekday in 1...7 {
        let weeks = try grid(2028, month, firstWeekday: firstWeekday)
        let days = weeks.flatMap { $0 }.compactMap { $0 }
        let count = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        #expect(days == Array(1...count))
        #expect(weeks.allSatisfy { $0.count == 7 && $0.contains { $0 != nil } })
      }
    }
  }

  /// A February of four weeks, and a month of six.
  @Test func monthsHaveFourToSixWeeks() throws {
    #expect(try grid(2026, 2).count == 4)
    #expect(try grid(2026, 8).count == 6)
  }
}
