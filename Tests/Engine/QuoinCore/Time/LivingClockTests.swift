import Quoin
import SwiftUI
import Testing

/// The time of a live view only advances on request.
@MainActor
struct LivingClockTests {
  @Test func alarmsGoOffInTheirOrder() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Color.red }
    var told: [String] = []
    let clock = host.clock
    clock.schedule(after: 2) { told.append("b \(clock.now)") }
    clock.schedule(after: 1) {
      told.append("a \(clock.now)")
      clock.schedule(after: 0.5) { told.append("inner \(clock.now)") }
    }
    clock.schedule(after: 2) { told.append("c \(clock.now)") }
    let never = clock.schedule(after: 1) { told.append("never") }
    clock.cancel(never)
    try host.advance(by: 0.5)
    #expect(told.isEmpty)
    try host.advance(by: 1.5)
    #expect(told == ["a 1.0", "inner 1.5", "b 2.0", "c 2.0"])
    #expect(host.time == 2)
  }

  @Test func invalidTimesChangeNothing() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Color.red }
    for seconds in [-1, .nan, .infinity, 0] { try host.advance(by: seconds) }
    #expect(host.time == 0)
  }

  @Test func endlessAlarmsAreReported() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Color.red }
    func again(_ clock: LivingClock) {
      clock.schedule(after: 0) { [weak clock] in if let clock { again(clock) } }
    }
    again(host.clock)
    #expect(throws: ViewUpdateError.self) { try host.advance(by: 1) }
  }
}
