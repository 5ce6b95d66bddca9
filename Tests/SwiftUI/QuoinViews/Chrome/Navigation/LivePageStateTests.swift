import LiveViews
import SwiftUI
import Testing

@testable import Quoin

/// Pages that are temporarily replaced keep their state; pages that are left for good lose it.
@MainActor
struct LivePageStateTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 393, height: 700))
  }

  @Test func aTabThatWasShownKeepsItsState() throws {
    let log = EventLog()
    let host = host(Tabs(log: log))
    try host.update()
    #expect(log.lines == ["body first", "first +"])
    try host.tap("first 0")
    log.lines = []
    // The second tab is created when it is shown, the third one never.
    try host.select("Second", in: "tabs")
    #expect(log.lines == ["body second", "second +", "first -"])
    #expect(throws: NameError.self) { try host.text(of: "first 1") }
    try host.tap("second 0")
    log.lines = []
    try host.select("First", in: "tabs")
    #expect(log.lines == ["first +", "second -"])
    #expect(try host.text(of: "first 1") == "first 1")
    try host.select("Second", in: "tabs")
    #expect(try host.text(of: "second 1") == "second 1")
  }

  @Test func tabsThatMoveOrGoAreKnownByTheirValues() throws {
    let log = EventLog()
    let host = host(Tabs(log: log))
    try host.tap("first 0")
    try host.select("Second", in: "tabs")
    try host.tap("second 0")
    host.rootView.order = ["Third", "Second", "First"]
    try host.update()
    #expect(try host.text(of: "second 1") == "second 1")
    try host.select("First", in: "tabs")
    #expect(try host.text(of: "first 1") == "first 1")
    host.rootView.order = ["First", "Third"]
    try host.update()
    host.rootView.order = ["First", "Second", "Third"]
    try host.select("Second", in: "tabs")
    #expect(try host.text(of: "second 0") == "second 0")
  }

  @Test func aTabThatIsNotShownFollowsWhatItDependsOn() throws {
    let log = EventLog()
    let host = host(Tabs(log: log))
    try host.select("Second", in: "tabs")
    log.lines = []
    host.rootView.title = "later"
    try host.update()
    try host.select("First", in: "tabs")
    #expect(try host.text(of: "title") == "later")
    #expect(log.lines.filter { $0.hasSuffix("+") } == ["first +"])
  }

  @Test func viewsAddedToAHiddenPageAppearWithThePage() throws {
    let log = EventLog()
    let flag = Flag()
    let host = host(
      TabView {
        Tab("One", systemImage: "1.circle") { Late(flag: flag, log: log) }
        Tab("Two", systemImage: "2.circle") { Text("two") }
      })
    try host.update()
    try host.tap("Two")
    flag.isOn = true
    try host.update()
    #expect(log.lines == [])
    try host.tap("One")
    #expect(log.lines == ["late +"])
  }

  @Test func aReaderOnAHiddenPageIsThereWhenThePageIs() throws {
    let flag = Flag()
    let host = host(
      TabView {
        Tab("One", systemImage: "1.circle") {
          GeometryReader { _ in Text("on \(flag.isOn)").accessibilityIdentifier("reader") }
        }
        Tab("Two", systemImage: "2.circle") { Text("two") }
      })
    try host.update()
    try host.tap("Two")
    flag.isOn = true
    try host.update()
    try host.tap("One")
    #expect(try host.text(of: "reader") == "on true")
  }

  @Test func aColumnBelowAnotherOneKeepsItsState() throws {
    let log = EventLog()
    let host = host(Columns(log: log))
    host.environment.horizontalSizeClass = .compact
    try host.tap("sidebar 0")
    log.lines = []
    host.rootView.column = .detail
    try host.update()
    #expect(log.lines == ["body detail", "detail +", "sidebar -"])
    try host.tap("detail 0")
    host.rootView.column = .sidebar
    try host.update()
    #expect(try host.text(of: "sidebar 1") == "sidebar 1")
    host.rootView.column = .detail
    try host.update()
    #expect(try host.text(of: "detail 0") == "detail 0")
  }

  @Test func aPageThatIsLeftLosesItsState() throws {
    let log = EventLog()
    let host = host(Stack(log: log))
    try host.tap("root 0")
    try host.tap("Go")
    try host.tap("page 0")
    try host.goBack()
    #expect(try host.text(of: "root 1") == "root 1")
    try host.tap("Go")
    #expect(try host.text(of: "page 0") == "page 0")
  }

  /// For items in any position, and any bars of the page above.
  @Test(arguments: [true, false])
  func entriesOfThePageBelowKeepTheirStates(_ hidesBars: Bool) throws {
    let log = EventLog()
    let host = host(Entries(log: log, hidesBars: hidesBars))
    let names = ["leading", "principal", "trailing", "bottom"]
    for name in names { try host.tap("\(name) 0") }
    log.lines = []
    host.rootView.path = [1]
    try host.update()
    #expect(Set(log.lines) == Set(names.map { "\($0) -" }))
    for name in names { #expect(host.frame(of: "\(name) 1") == nil) }
    log.lines = []
    host.rootView.path = []
    try host.update()
    #expect(Set(log.lines) == Set(names.map { "\($0) +" }))
    for name in names { #expect(try host.text(of: "\(name) 1") == "\(name) 1") }
  }

  @Test func pagesThatAreNotShownTakeNoMemoryForEachUpdate() throws {
    let log = EventLog()
    let host = host(Tabs(log: log))
    try host.select("Second", in: "tabs")
    func update(_ count: Int) throws -> Int {
      for number in 0..<count {
        host.rootView.title = "\(number)"
        try host.update()
      }
      return host.tree.tree.layout.count
    }
    let before = try update(10)
    #expect(try update(100) == before)
    let stack = self.host(Stack(log: log))
    try stack.tap("Go")
    func updateStack(_ count: Int) throws -> Int {
      for number in 0..<count {
        stack.rootView.title = "\(number)"
        try stack.update()
      }
      return stack.tree.tree.layout.count
    }
    let earlier = try updateStack(10)
    #expect(try updateStack(100) == earlier)
  }
}

@MainActor @Observable
private final class Flag { var isOn = false }

/// Counts its taps.
private struct Counter: View {
  let name: String
  let log: EventLog
  @State private var count = 0
  var body: some View {
    let _ = log.add("body \(name)")
    Button("\(name) \(count)") { count += 1 }
      .onAppear { log.add("\(name) +") }
      .onDisappear { log.add("\(name) -") }
  }
}

private struct Tabs: View {
  let log: EventLog
  var title = "title"
  var order = ["First", "Second", "Third"]
  @State private var selection = "First"

  var body: some View {
    TabView(selection: $selection) {
      ForEach(order, id: \.self) { name in
        Tab(name, systemImage: "circle", value: name) {
          Counter(name: name.lowercased(), log: log)
          Text(title).accessibilityIdentifier("title")
        }
      }
    }
    .accessibilityIdentifier("tabs")
  }
}

private struct Late: View {
  let flag: Flag
  let log: EventLog
  var body: some View {
    Text("one")
    if flag.isOn { Text("late").onAppear { log.add("late +") } }
  }
}

private struct Columns: View {
  let log: EventLog
  var column = NavigationSplitViewColumn.sidebar
  var body: some View {
    NavigationSplitView(preferredCompactColumn: .constant(column)) {
      Counter(name: "sidebar", log: log)
    } detail: {
      Counter(name: "detail", log: log)
    }
  }
}

private struct Entries: View {
  let log: EventLog
  let hidesBars: Bool
  var path: [Int] = []
  var body: some View {
    NavigationStack(path: .constant(path)) {
      Color.red
        .navigationDestination(for: Int.self) { _ in
          Color.blue.toolbar(hidesBars ? .hidden : .automatic, for: .navigationBar)
        }
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Counter(name: "leading", log: log) }
          ToolbarItem(placement: .principal) { Counter(name: "principal", log: log) }
          ToolbarItem(placement: .topBarTrailing) { Counter(name: "trailing", log: log) }
          ToolbarItem(placement: .bottomBar) { Counter(name: "bottom", log: log) }
        }
    }
  }
}

private struct Stack: View {
  let log: EventLog
  var title = ""
  var body: some View {
    NavigationStack {
      VStack {
        Text(title)
        Counter(name: "root", log: log)
        NavigationLink("Go") {
          VStack {
            Text(title)
            Counter(name: "page", log: log)
          }
        }
      }
    }
  }
}
