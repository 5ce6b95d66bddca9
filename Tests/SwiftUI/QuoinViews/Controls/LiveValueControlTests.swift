import Quoin
import SwiftUI
import Testing

/// Controls with a value, operated as by a user.
@MainActor
struct LiveValueControlTests {
  @Test(arguments: [Platform.iOS, .macOS])
  func aToggleTurnsByTapAndByName(platform: Platform) throws {
    let host = ViewHost(
      Switching(), size: ProposedViewSize(width: 300, height: 200), platform: platform)
    try host.toggle("wifi")
    #expect(try host.value(of: "wifi", as: Bool.self) == true)
    #expect(try host.text(of: "state") == "on")
    try host.tap("wifi")
    #expect(try host.value(of: "wifi", as: Bool.self) == false)
    try host.set("Wi-Fi", to: true)
    #expect(try host.text(of: "state") == "on")
    #expect(throws: ControlError.self) { try host.set("wifi", to: 1) }
    #expect(throws: ControlError.disabled("locked", "Toggle")) { try host.toggle("locked") }
    #expect(throws: NameError.self) { try host.toggle("nothing") }
    #expect(try !host.isEnabled("locked"))
  }

  /// Rules/Controls.md#toggles: on iOS only the switch takes the tap, not the label next to it; a
  /// check box on macOS takes it everywhere.
  @Test func theLabelOfASwitchTakesNoTap() throws {
    let phone = ViewHost(Switching(), size: ProposedViewSize(width: 300, height: 200))
    try phone.update()
    let row = try #require(phone.frame(of: "wifi"))
    try phone.tap(at: CGPoint(x: row.minX + 5, y: row.midY))
    #expect(try phone.value(of: "wifi", as: Bool.self) == false)
    let mac = ViewHost(
      Switching(), size: ProposedViewSize(width: 300, height: 200), platform: .macOS)
    try mac.update()
    let box = try #require(mac.frame(of: "wifi"))
    try mac.tap(at: CGPoint(x: box.maxX - 5, y: box.midY))
    #expect(try mac.value(of: "wifi", as: Bool.self) == true)
  }

  @Test func aSliderTakesItsValuesOnly() throws {
    let log = EditLog()
    let host = ViewHost(Sliding(log: log), size: ProposedViewSize(width: 300, height: 200))
    try host.set("volume", to: 0.7)
    #expect(try host.value(of: "volume", as: Double.self) == 0.7)
    #expect(log.edits == [true, false])
    // The value is rounded to the nearest step and clamped to the bounds.
    try host.set("steps", to: 7)
    #expect(try host.value(of: "steps", as: Double.self) == 8)
    try host.increment("steps")
    #expect(try host.value(of: "steps", as: Double.self) == 10)
    #expect(throws: ControlError.limit("steps")) { try host.increment("steps") }
    #expect(throws: ControlError.self) { try host.set("volume", to: 2) }
    #expect(throws: ControlError.self) { try host.set("volume", to: Double.nan) }
    #expect(throws: ControlError.self) { try host.set("volume", to: "loud") }
    // A tenth of the range if there are no steps (recorded).
    try host.decrement("volume")
    let value = try #require(try host.value(of: "volume", as: Double.self))
    #expect(abs(value - 0.6) < 1e-9)
  }

  /// Rules/Controls.md#slider-drag: after 11 points, the value moves by the distance of the finger
  /// relative to the width of the track; on macOS the knob, 20 wide, moves to the pointer.
  @Test func theKnobIsDragged() throws {
    let log = EditLog()
    let phone = ViewHost(Sliding(log: log), size: ProposedViewSize(width: 300, height: 200))
    try phone.update()
    let track = try #require(phone.frame(of: "volume"))
    let start = CGPoint(x: track.midX, y: track.midY)
    try phone.drag(from: start, to: CGPoint(x: start.x + 5, y: start.y))
    #expect(try phone.value(of: "volume", as: Double.self) == 0.5)
    try phone.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y))
    let value = try #require(try phone.value(of: "volume", as: Double.self))
    #expect(abs(value - (0.5 + 60 / 300)) < 1e-9)
    #expect(log.edits == [true, false])
    let mac = ViewHost(
      Sliding(log: EditLog()), size: ProposedViewSize(width: 300, height: 200), platform: .macOS)
    try mac.update()
    let bar = try #require(mac.frame(of: "volume"))
    try mac.tap(at: CGPoint(x: bar.minX + 10, y: bar.midY))
    #expect(try mac.value(of: "volume", as: Double.self) == 0)
    try mac.tap(at: CGPoint(x: bar.minX + 10 + 0.25 * (bar.width - 20), y: bar.midY))
    #expect(try mac.value(of: "volume", as: Double.self) == 0.25)
  }

  /// Rules/Controls.md#slider-drag, Rules/Controls.md#slider-values: a press on macOS, and an
  /// increment at the end, write the value that the slider has.
  @Test func aSliderWritesItsValueAgain() throws {
    let log = EditLog()
    let middle = Slider(value: Binding(get: { 0.5 }, set: { log.edits.append($0 == 0.5) }))
    for (platform, edits) in [(Platform.macOS, [true]), (.iOS, [])] {
      let host = ViewHost(
        middle.frame(width: 200), size: ProposedViewSize(width: 200, height: 40),
        platform: platform)
      try host.tap(at: CGPoint(x: 100, y: host.size.height / 2))
      #expect(log.edits == edits)
      log.edits = []
    }
    let end = ViewHost(
      Slider(value: Binding(get: { 1.0 }, set: { log.edits.append($0 == 1) }))
        .accessibilityIdentifier("end"), size: ProposedViewSize(width: 200, height: 40))
    try end.increment("end")
    #expect(log.edits == [true])
  }

  @Test(arguments: [Platform.iOS, .macOS])
  func aStepperStopsAtItsLimits(platform: Platform) throws {
    let host = ViewHost(
      Stepping(), size: ProposedViewSize(width: 300, height: 200), platform: platform)
    try host.increment("count")
    try host.increment("count")
    #expect(try host.value(of: "count", as: Int.self) == 2)
    #expect(throws: ControlError.limit("count")) { try host.increment("count") }
    try host.decrement("Count: 2")
    #expect(try host.text(of: "shown") == "1")
    try host.increment("own")
    try host.increment("own")
    try host.decrement("own")
    #expect(try host.text(of: "clicks") == "1")
  }

  @Test func theHalvesOfAStepperAreTapped() throws {
    let host = ViewHost(Stepping(), size: ProposedViewSize(width: 300, height: 200))
    try host.update()
    let frame = try #require(host.frame(of: "count"))
    // The halves are at the end of the row: 94 points wide (Rules/ControlMetrics.md#stepper).
    try host.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    #expect(try host.value(of: "count", as: Int.self) == 1)
    try host.tap(at: CGPoint(x: frame.maxX - 74, y: frame.midY))
    #expect(try host.value(of: "count", as: Int.self) == 0)
  }

  @Test func datesAndColoursAreSet() throws {
    let host = ViewHost(Picking(), size: ProposedViewSize(width: 400, height: 600))
    let day = Date(timeIntervalSince1970: 86_400 * 10)
    try host.set("date", to: day)
    #expect(try host.value(of: "date", as: Date.self) == day)
    #expect(throws: ControlError.self) { try host.set("date", to: Date(timeIntervalSince1970: -1)) }
    try host.increment("date")
    #expect(try host.value(of: "date", as: Date.self) == day.addingTimeInterval(86_400))
    try host.set("colour", to: Color.green)
    #expect(try host.value(of: "colour", as: Color.self) == .green)
    #expect(throws: ControlError.self) { try host.set("colour", to: 3) }
  }
}

@MainActor
final class EditLog { var edits: [Bool] = [] }

private struct Switching: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOn).accessibilityIdentifier("wifi")
      Toggle("Locked", isOn: .constant(true)).disabled(true).accessibilityIdentifier("locked")
      Text(isOn ? "on" : "off").accessibilityIdentifier("state")
    }
  }
}

private struct Sliding: View {
  let log: EditLog
  @State private var volume = 0.5
  @State private var steps: Float = 0
  var body: some View {
    VStack {
      Slider(value: $volume) { log.edits.append($0) }.accessibilityIdentifier("volume")
      Slider(value: $steps, in: 0...10, step: 2).accessibilityIdentifier("steps")
    }
  }
}

private struct Stepping: View {
  @State private var count = 0
  @State private var clicks = 0
  var body: some View {
    VStack {
      Stepper("Count: \(count)", value: $count, in: 0...2).accessibilityIdentifier("count")
      Text("\(count)").accessibilityIdentifier("shown")
      Stepper("Own", onIncrement: { clicks += 1 }, onDecrement: { clicks -= 1 })
        .accessibilityIdentifier("own")
      Text("\(clicks)").accessibilityIdentifier("clicks")
    }
  }
}

private struct Picking: View {
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var colour = Color.red
  var body: some View {
    VStack {
      DatePicker(
        "Date", selection: $date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date
      )
      .accessibilityIdentifier("date")
      ColorPicker("Colour", selection: $colour).accessibilityIdentifier("colour")
    }
    .environment(\.timeZone, .gmt)
  }
}
