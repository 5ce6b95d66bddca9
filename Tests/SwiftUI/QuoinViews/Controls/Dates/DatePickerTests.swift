import Foundation
import QuoinCore
import QuoinGeometry
import Testing

@testable import QuoinViews

@MainActor
struct DatePickerTests {
  /// 2026-11-21 16:45:00 in the time zone of the tests, a Saturday.
  private let date = Date(timeIntervalSince1970: 1_795_279_500)

  private func rendering(
    _ view: some View, _ width: CGFloat? = 390, locale: String = "en_US",
    platform: Platform = .iOS, today: Date? = nil
  ) throws -> Rendering {
    try Rendering(
      view.environment(\.timeZone, .gmt).environment(\.referenceDate, today ?? date)
        .environment(\.locale, Locale(identifier: locale)),
      width, platform: platform)
  }

  private func texts(_ rendering: Rendering) -> [String] {
    rendering.glyphs.map { $0.run.text.replacing("\u{202F}", with: " ") }
  }

  private func picker(_ components: DatePickerComponents = [.hourAndMinute, .date]) -> some View {
    DatePicker("When", selection: .constant(date), displayedComponents: components)
  }

  @Test func compactLabels() throws {
    let both = try rendering(picker())
    #expect(texts(both) == ["When", "Nov 21, 2026", "4:45 PM"])
    #expect(both.size.width == 390 && isClose(both.size.height, 36.33, by: 0.51))
    // 36.33 tall, 12 around the text, 4 in between (Rules/ControlMetrics.md#date-picker).
    let boxes = both.fills.map(\.box)
    #expect(boxes.count == 2)
    #expect(isClose(boxes[0].width, 12 * 8.5 + 24, by: 0.51))
    #expect(isClose(boxes[0].height, 36.33, by: 0.51))
    #expect(isClose(boxes[1].height, 36.33, by: 0.51) && isClose(boxes[1].maxX, 390))
    #expect(isClose(boxes[1].minX - boxes[0].maxX, 4, by: 0.51))
    #expect(texts(try rendering(picker(.date))) == ["When", "Nov 21, 2026"])
    #expect(texts(try rendering(picker(.hourAndMinute), locale: "de_DE")) == ["When", "16:45"])
  }

  @Test func aDisabledLabelHasNoCapsule() throws {
    #expect(try rendering(picker().disabled(true)).fills.isEmpty)
  }

  @Test func datesStayWithinTheirLimits() throws {
    func day(_ picker: DatePicker<Text>) throws -> [String] { texts(try rendering(picker)) }
    let (before, after) = (date.addingTimeInterval(-864_000), date.addingTimeInterval(864_000))
    #expect(
      try day(DatePicker("", selection: .constant(before), in: date..., displayedComponents: .date))
        == ["Nov 21, 2026"])
    #expect(
      try day(DatePicker("", selection: .constant(after), in: ...date, displayedComponents: .date))
        == ["Nov 21, 2026"])
    #expect(
      try day(
        DatePicker("", selection: .constant(date), in: before...after, displayedComponents: .date))
        == ["Nov 21, 2026"])
  }

  /// 320 × 332 for any month, days 42.67 × 38 (Rules/ControlMetrics.md#date-picker).
  @Test func aCalendarHasRoomForSixWeeks() throws {
    let calendar = picker(.date).datePickerStyle(.graphical)
    let own = try rendering(calendar, nil)
    #expect(own.size == CGSize(width: 320, height: 332))
    #expect(try rendering(calendar, 100).size.width == 320)
    #expect(try rendering(calendar, 390).size == CGSize(width: 390, height: 332))
    // Four weeks, and six.
    for seconds in [1_770_000_000.0, 1_786_000_000] {
      let other = DatePicker(
        "", selection: .constant(Date(timeIntervalSince1970: seconds)), displayedComponents: .date)
      #expect(try rendering(other.datePickerStyle(.graphical), nil).size.height == 332)
    }
    let days = own.glyphs.filter { Int($0.run.text) != nil }
    #expect(days.map(\.run.text) == (1...30).map(String.init))
    let (first, second, next) = (days[0], days[1], days[7])
    #expect(isClose(second.origin.x - first.origin.x, 42.67, by: 0.51))
    #expect(isClose(next.origin.y - first.origin.y, 38, by: 0.51))
  }

  @Test func aCalendarIsThatOfTheRegion() throws {
    let calendar = picker(.date).datePickerStyle(.graphical)
    #expect(
      texts(try rendering(calendar)).prefix(8)
        == ["November 2026", "SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    #expect(
      texts(try rendering(calendar, locale: "de_DE")).prefix(8)
        == ["November 2026", "MO", "DI", "MI", "DO", "FR", "SA", "SO"])
  }

  @Test func theChosenDayHasACircle() throws {
    let calendar = picker(.date).datePickerStyle(.graphical)
    func paints(_ rendering: Rendering) -> (text: String?, circles: Int) {
      (rendering.glyphs.first { $0.run.text == "21" }?.paint.text, rendering.fills.count)
    }
    #expect(paints(try rendering(calendar)) == ("#FFFFFF", 1))
    let yesterday = date.addingTimeInterval(-86_400)
    #expect(paints(try rendering(calendar, today: yesterday)) == ("#0088FF", 1))
  }

  @Test func severalDays() throws {
    let days = [3, 17].map { DateComponents(year: 2026, month: 11, day: $0) }
    let picker = MultiDatePicker("Days", selection: .constant(Set(days)))
    let rendering = try rendering(picker, nil)
    #expect(rendering.size == CGSize(width: 320, height: 332))
    #expect(rendering.fills.count == 2)
    let none = MultiDatePicker("Days", selection: .constant([]), in: ..<date)
    #expect(try self.rendering(none, nil).fills.isEmpty)
  }

  @Test func wheelsAreInTheOrderOfTheRegion() throws {
    func chosen(_ components: DatePickerComponents, _ locale: String) throws -> [String] {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let region = DateRegion(
        calendar: calendar, locale: Locale(identifier: locale), timeZone: .gmt)
      let wheels = DateWheels(
        date: date, components: components, now: .distantPast, region: region)
      return wheels.columns.map { $0.rows[$0.selected] }
    }
    #expect(try chosen(.date, "en_US") == ["November", "21", "2026"])
    #expect(try chosen(.date, "de_DE") == ["21", "November", "2026"])
    #expect(try chosen(.date, "ja_JP") == ["2026", "11月", "21"])
    #expect(try chosen(.hourAndMinute, "en_US") == ["4", "45", "PM"])
    #expect(try chosen(.hourAndMinute, "de_DE") == ["16", "45"])
    #expect(try chosen([.date, .hourAndMinute], "en_US") == ["Sat, Nov 21", "4", "45", "PM"])
    #expect(
      try rendering(picker().datePickerStyle(.wheel), nil).size == CGSize(width: 320, height: 216))
  }

  @Test func wheelsOfMonthsHaveNoEnd() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let region = DateRegion(calendar: calendar, locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let wheels = DateWheels(
      date: Date(timeIntervalSince1970: 1_798_761_600), components: .date, now: date, region: region
    )
    #expect(
      wheels.columns[0].rows == [
        "August", "September", "October", "November", "December", "January", "February", "March",
        "April", "May", "June",
      ])
    #expect(wheels.columns[1].rows.prefix(6) == ["27", "28", "29", "30", "31", "1"])
  }

  @Test func fieldsOfMacOS() throws {
    let field = try rendering(picker(), nil, platform: .macOS)
    #expect(texts(field) == ["When", "11/21/2026, 4:45 PM"])
    #expect(field.size.height == 24)
    let plain = try rendering(picker().datePickerStyle(.field), nil, platform: .macOS)
    #expect(plain.size.width < field.size.width)
    let wheel = try rendering(picker().datePickerStyle(.wheel), nil, platform: .macOS)
    #expect(wheel.warnings.count == 1)
    #expect(wheel.size == field.size)
  }

  private struct Bare: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.selection, style: .time)
      }
    }
  }

  @Test func aCustomStyle() throws {
    #expect(texts(try rendering(picker().datePickerStyle(Bare()))) == ["When", "4:45 PM"])
  }

  @Test(arguments: [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .infinity)])
  func invalidDatesDontTrap(date: Date) throws {
    for components in [DatePickerComponents.date, .hourAndMinute, []] {
      let picker = DatePicker("", selection: .constant(date), displayedComponents: components)
      _ = try rendering(picker)
      _ = try rendering(picker.datePickerStyle(.graphical))
      _ = try rendering(picker.datePickerStyle(.wheel))
      _ = try rendering(picker, platform: .macOS)
    }
    _ = try rendering(MultiDatePicker("", selection: .constant([]), in: date...))
    _ = try rendering(
      MultiDatePicker("", selection: .constant([DateComponents(year: .max, day: .min)])))
  }
}
