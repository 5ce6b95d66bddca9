import LiveViews
import SwiftUI
import Testing

/// Values that each evaluation creates again but that compare as equal.
@MainActor
struct ValueComparisonTests {
  private struct Round: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }
  private struct Styled: View {
    let number: Int
    let events: EventLog
    var body: some View {
      Text("\(number)")
      Inner(events: events).buttonStyle(Round()).buttonStyle(.plain)
    }
    struct Inner: View {
      @Environment(\.self) private var environment
      let events: EventLog
      var body: some View {
        let _ = environment
        let _ = events.add("body")
        Color.red
      }
    }
  }

  @Test func stylesThatAreSetAgainAreNoChange() throws {
    let (handle, events) = (Handle<Int>(), EventLog())
    let host = try ViewHost.showing(
      Parent(handle: handle) { Styled(number: $0, events: events) })
    handle.set(1)
    try host.update()
    #expect(events.lines == ["body"])
  }
}
