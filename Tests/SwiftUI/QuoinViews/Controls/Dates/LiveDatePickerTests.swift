import Foundation
import Quoin
import SwiftUI
import Testing

/// Date pickers that open, turn and choose by touch.
@MainActor
struct LiveDatePickerTests {
  @Test func aCompactPickerOpensItsCalendar() throws {
    let host = ViewHost(Picking(), size: ProposedViewSize(width: 393, height: 700))
    try host.tap("Nov 21, 2026")
    try host.tap("24")
    #expect(try host.text(of: "day") == "11-24")
    // The calendar stays open; Escape closes it.
    try host.tap("25")
    #expect(try host.text(of: "day") == "11-25")
    try host.press(key: .escape)
    #expect(throws: ControlError.notPresented) { try host.dismiss() }
  }

  @Test func theArrowsTurnMonths() throws {
    let host = ViewHost(
      Picking(isGraphical: true), size: ProposedViewSize(width: 320, height: 400))
    let (back, forward) = (CGPoint(x: 263, y: 28), CGPoint(x: 299, y: 28))
    try host.tap(at: forward)
    #expect(try host.text(of: "day") == "11-21")
    try host.tap("15")
    #expect(try host.text(of: "day") == "12-15")
    try host.tap(at: back)
    try host.tap("3")
    #expect(try host.text(of: "day") == "11-3")
  }
}

private struct Picking: View {
  var isGraphical = false
  @State private var date = Date(timeIntervalSince1970: 1_795_276_800)

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  var body: some View {
    VStack(spacing: 0) {
      if isGraphical {
        picker.datePickerStyle(.graphical)
      } else {
        picker.datePickerStyle(.compact)
      }
      Text(text).accessibilityIdentifier("day")
      Spacer(minLength: 0)
    }
    .environment(\.calendar, Self.calendar)
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "en_US"))
  }

  private var picker: some View {
    DatePicker("When", selection: $date, displayedComponents: .date)
  }

  private var text: String {
    let parts = Self.calendar.dateComponents([.month, .day], from: date)
    return "\(parts.month ?? 0)-\(parts.day ?? 0)"
  }
}
