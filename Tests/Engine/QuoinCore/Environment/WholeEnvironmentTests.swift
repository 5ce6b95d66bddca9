import LiveViews
import SwiftUI
import Testing

/// `@Environment(\.self)` depends on what a body reads.
@MainActor
struct WholeEnvironmentTests {
  private struct Reader: View {
    @Environment(\.self) private var values
    let log: EventLog
    let passes: Bool
    var body: some View {
      let _ = log.add("\(values.layoutDirection) \(values.lineSpacing)")
      if passes { Scheme(log: log).environment(\.self, values) }
    }
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    let log: EventLog
    var body: some View {
      let _ = log.add("\(scheme)")
      Color.red
    }
  }

  @Test func onlyWhatIsReadCounts() throws {
    let log = EventLog()
    let host = try ViewHost.showing(Reader(log: log, passes: false))
    #expect(log.take() == ["leftToRight 0.0"])
    host.environment.colorScheme = .dark
    host.environment.controlSize = .large
    try host.update()
    #expect(log.take() == [])
    host.environment.layoutDirection = .rightToLeft
    try host.update()
    #expect(log.take() == ["rightToLeft 0.0"])
    host.environment.lineSpacing = 3
    let record = try host.update()
    #expect(log.take() == ["rightToLeft 3.0"])
    #expect(record.evaluations.first?.reasons == [.property("_values")])
  }

  @Test func whatIsPassedOnCountsAsAWhole() throws {
    let log = EventLog()
    let host = try ViewHost.showing(Reader(log: log, passes: true))
    #expect(log.take() == ["leftToRight 0.0", "light"])
    host.environment.colorScheme = .dark
    try host.update()
    #expect(log.take() == ["leftToRight 0.0", "dark"])
  }
}
