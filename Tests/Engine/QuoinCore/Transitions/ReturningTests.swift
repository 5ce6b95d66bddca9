import LiveViews
import SwiftUI
import Testing

/// Views that are shown again while their removal is still visible.
@MainActor
struct ReturningTests {
  private func hide<V: View>(_ host: ViewHost<V>, _ change: () -> Void) throws {
    withAnimation(.linear(duration: 1), change)
    try host.advance(by: 0.5)
  }

  @Test func aBranchKeepsItsState() throws {
    let log = EventLog()
    let host = try ViewHost.showing(Branch(isShown: true, log: log))
    try host.tap("row 0")
    #expect(host.texts == ["row 1"])
    #expect(log.take() == ["+0"])
    try hide(host) { host.rootView.isShown = false }
    withAnimation(.linear(duration: 1)) { host.rootView.isShown = true }
    try host.advance(by: 2)
    #expect(host.texts == ["row 1"])
    #expect(log.take() == [])
    // Without an animation it is at once as before.
    try hide(host) { host.rootView.isShown = false }
    host.rootView.isShown = true
    try host.update()
    #expect(host.texts == ["row 1"])
    #expect(!host.isAnimating)
    #expect(log.take() == [])
    // What has disappeared is gone.
    try hide(host) { host.rootView.isShown = false }
    try host.advance(by: 1)
    host.rootView.isShown = true
    try host.update()
    #expect(host.texts == ["row 0"])
    #expect(log.take() == ["-0", "+0"])
  }

  @Test func anItemKeepsItsStateWhereverItReturns() throws {
    let log = EventLog()
    let host = try ViewHost.showing(Items(ids: [1, 2], log: log))
    try host.tap("row 2")
    #expect(log.take() == ["+2", "+1"])
    try hide(host) { host.rootView.ids = [1] }
    withAnimation(.linear(duration: 1)) { host.rootView.ids = [2, 1, 3] }
    try host.advance(by: 2)
    #expect(Set(host.texts) == ["row 1", "row 3"])
    #expect(host.texts.count == 3)
    #expect(log.take() == ["+3"])
    host.close()
    #expect(log.take().sorted() == ["-1", "-2", "-3"])
  }

  @Test func aViewThatIsAwayGoesWithItsHost() throws {
    let log = EventLog()
    let host = try ViewHost.showing(Branch(isShown: true, log: log))
    try hide(host) { host.rootView.isShown = false }
    host.close()
    #expect(log.take() == ["+0", "-0"])
  }
}

private struct Branch: View {
  var isShown: Bool
  let log: EventLog
  var body: some View {
    VStack { if isShown { Row(id: 0, log: log) } }
  }
}

private struct Items: View {
  var ids: [Int]
  let log: EventLog
  var body: some View {
    VStack { ForEach(ids, id: \.self) { Row(id: $0, log: log) } }
  }
}

private struct Row: View {
  let id: Int
  let log: EventLog
  @State private var taps = 0
  var body: some View {
    Text("row \(id + taps)")
      .onTapGesture { taps += 1 }
      .onAppear { log.add("+\(id)") }
      .onDisappear { log.add("-\(id)") }
  }
}
