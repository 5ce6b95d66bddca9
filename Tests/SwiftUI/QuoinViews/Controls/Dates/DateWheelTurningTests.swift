import Foundation
import QuoinCore
import Testing

@testable import QuoinViews

/// The dates to which wheels turn.
@MainActor
struct DateWheelTurningTests {
  private func turned(
    _ wheel: DateWheels.Wheel, _ rows: Int, _ from: String, _ locale: String = "en_US"
  ) throws -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let region = DateRegion(
      calendar: calendar, locale: Locale(identifier: locale), timeZone: .gmt)
    let date = try Date(from, strategy: .iso8601)
    return wheel.turned(date, by: rows, region).formatted(.iso8601)
  }

  @Test func cyclesKeepTheLargerParts() throws {
    #expect(try turned(.month, 2, "2026-11-21T16:45:00Z") == "2026-01-21T16:45:00Z")
    #expect(try turned(.month, 3, "2026-11-30T16:45:00Z") == "2026-02-28T16:45:00Z")
    #expect(try turned(.day, 12, "2026-11-21T16:45:00Z") == "2026-11-03T16:45:00Z")
    #expect(try turned(.minute, 20, "2026-11-21T16:45:00Z") == "2026-11-21T16:05:00Z")
    #expect(try turned(.hour, -5, "2026-11-21T16:45:00Z") == "2026-11-21T23:45:00Z")
    #expect(try turned(.hour, 9, "2026-11-21T16:45:00Z", "de_DE") == "2026-11-21T01:45:00Z")
  }

  @Test func otherWheelsMoveTheDate() throws {
    #expect(try turned(.wholeDay, 12, "2026-11-21T16:45:00Z") == "2026-12-03T16:45:00Z")
    #expect(try turned(.halfDay, -1, "2026-11-21T16:45:00Z") == "2026-11-21T04:45:00Z")
    #expect(try turned(.year, 1, "2026-11-21T16:45:00Z") == "2027-11-21T16:45:00Z")
  }
}
