import LiveViews
import Quoin
import SwiftUI
import Testing

/// The selection of tabs.
@MainActor
struct LiveTabTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 393, height: 700))
  }

  @Test func aTabIsShownWhenItIsTapped() throws {
    let log = EventLog()
    let host = host(Tabs(log: log))
    try host.tap("Taps 0")
    try host.tap("Second")
    #expect(try host.text(of: "second") == "Second page")
    #expect(log.lines == ["first +", "second +", "first -"])
    #expect(try host.value(of: "tabs", as: Int.self) == 2)
    try host.select("First", in: "tabs")
    #expect(try host.value(of: "tabs", as: Int.self) == 1)
    #expect(throws: ControlError.self) { try host.select("Third", in: "tabs") }
  }

  @Test func tabsKeepASelectionOfTheirOwn() throws {
    let host = host(
      TabView {
        Tab("One", systemImage: "1.circle") { Text("Page one") }
        Tab("Two", systemImage: "2.circle") { Text("Page two") }
      })
    #expect(try host.text(of: "Page one") == "Page one")
    try host.tap("Two")
    #expect(try host.text(of: "Page two") == "Page two")
    #expect(throws: NameError.self) { try host.text(of: "Page one") }
  }
}

private struct Tabs: View {
  let log: EventLog
  @State private var selection = 1
  var body: some View {
    TabView(selection: $selection) {
      First(log: log).tabItem { Label("First", systemImage: "1.circle") }.tag(1)
      Text("Second page").accessibilityIdentifier("second")
        .onAppear { log.lines.append("second +") }
        .onDisappear { log.lines.append("second -") }
        .tabItem { Label("Second", systemImage: "2.circle") }.tag(2)
    }
    .accessibilityIdentifier("tabs")
  }
  struct First: View {
    let log: EventLog
    @State private var taps = 0
    var body: some View {
      Button("Taps \(taps)") { taps += 1 }
        .onAppear { log.lines.append("first +") }
        .onDisappear { log.lines.append("first -") }
    }
  }
}
