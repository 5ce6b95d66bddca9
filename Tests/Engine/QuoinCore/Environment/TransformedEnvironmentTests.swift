import LiveViews
import SwiftUI
import Testing

/// A closure that changes an environment value may read that value.
@MainActor
struct TransformedEnvironmentTests {
  private struct Doubling: View {
    @Environment(\.displayScale) private var scale
    let seen: EventLog
    var body: some View {
      Text("a").transformEnvironment(\.displayScale) {
        let before = $0
        $0 *= 2
        seen.add(scale == before ? "as around" : "\(scale)")
      }
    }
  }

  @Test func theValueIsTheOneAroundUntilTheClosureHasEnded() throws {
    let seen = EventLog()
    _ = ImageRenderer(content: Doubling(seen: seen)).layoutReport()
    #expect(Set(seen.take()) == ["as around"])
    _ = ImageRenderer(content: LazyVStack { Doubling(seen: seen) }).layoutReport()
    #expect(Set(seen.take()) == ["as around"])
    try ViewHost(Doubling(seen: seen)).update()
    #expect(Set(seen.take()) == ["as around"])
  }
}
