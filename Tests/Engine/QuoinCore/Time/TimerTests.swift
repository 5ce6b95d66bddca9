import Combine
import LiveViews
import SwiftUI
import Testing

/// Timers that start in a live view follow its time.
@MainActor
struct TimerTests {
  private struct Ticking: View {
    let events: EventLog
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var ticks = 0
    var body: some View {
      Text("\(ticks)").onReceive(timer) { date in
        ticks += 1
        events.add("\(date.timeIntervalSinceReferenceDate)")
      }
    }
  }

  @Test func aTimerTicksAsTheHostSays() throws {
    let events = EventLog()
    let host = ViewHost(Ticking(events: events), size: ProposedViewSize(width: 100, height: 100))
    host.clock.start = Date(timeIntervalSinceReferenceDate: 100)
    try host.update()
    try host.advance(by: 0.5)
    #expect(events.lines == [])
    let record = try host.advance(by: 3)
    #expect(events.lines == ["101.0", "102.0", "103.0"])
    #expect(record.views.filter { $0 == "Ticking" }.count == 3)
    #expect(host.texts == ["3"])
  }

  private struct Switched: View {
    let events: EventLog
    let isOn: Bool
    var body: some View {
      VStack { if isOn { Ticking(events: events) } }
    }
  }

  @Test func aTimerEndsWithItsView() throws {
    let events = EventLog()
    let host = try ViewHost.showing(Switched(events: events, isOn: true))
    try host.advance(by: 2)
    host.rootView = Switched(events: events, isOn: false)
    try host.advance(by: 5)
    #expect(events.lines.count == 2)
  }

  private final class Model: ObservableObject {
    @Published var ticks = 0
    private var subscription: AnyCancellable?
    init() {
      subscription = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        .sink { [weak self] _ in self?.ticks += 1 }
    }
  }
  private struct Modelled: View {
    @StateObject private var model = Model()
    var body: some View { Text("\(model.ticks)") }
  }

  @Test func theTimerOfAModelThatTheViewMakesFollowsToo() throws {
    let host = try ViewHost.showing(Modelled())
    // Ten tenths are not exactly one in binary; rounding errors must not add up to a missed tick.
    try host.advance(by: 100.05)
    #expect(host.texts == ["1,000"])
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func invalidIntervalsAreHarmless(interval: Double) throws {
    var ticks = 0
    let host = try ViewHost.showing(
      Color.red.onReceive(Timer.publish(every: interval, on: .main, in: .common).autoconnect()) {
        _ in ticks += 1
      })
    try host.advance(by: 0.00105)
    #expect(ticks == (interval == .infinity ? 0 : 10))
  }
}
