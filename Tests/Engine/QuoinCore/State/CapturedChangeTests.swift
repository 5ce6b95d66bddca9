import LiveViews
import SwiftUI
import Testing

/// The values that the actions of `onChange` have captured.
@MainActor
struct CapturedChangeTests {
  private struct Page: View {
    let log: EventLog
    @State private var number = 3
    private var tenfold: Int { number * 10 }

    @ViewBuilder private var content: some View {
      Button("Go") { number += 1 }
    }

    var body: some View {
      content
        .onChange(of: number, perform: { [number] new in log.add("old \(number) -> \(new)") })
        .onChange(of: tenfold, perform: { [tenfold] new in log.add("old \(tenfold) -> \(new)") })
        .onChange(of: number) { [number] old, new in
          log.add("new \(number): \(old) -> \(new)")
        }
    }
  }

  /// The deprecated form calls the closure of the update before, the other one that of the update
  /// with the change; both at each change.
  @Test func theDeprecatedFormHasTheValuesBefore() throws {
    let log = EventLog()
    let host = try ViewHost.showing(Page(log: log))
    try host.tap("Go")
    #expect(log.take() == ["old 3 -> 4", "old 30 -> 40", "new 4: 3 -> 4"])
    try host.tap("Go")
    #expect(log.take() == ["old 4 -> 5", "old 40 -> 50", "new 5: 4 -> 5"])
  }
}
