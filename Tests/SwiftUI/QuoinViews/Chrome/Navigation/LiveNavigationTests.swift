import LiveViews
import Quoin
import SwiftUI
import Testing

/// The pages of a navigation stack.
@MainActor
struct LiveNavigationTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 393, height: 700))
  }

  @Test func valuesLeadToPages() throws {
    let log = NavigationLog()
    let host = host(Stack(log: log))
    try host.update()
    #expect(log.lines == ["root +"])
    try host.tap("Go to 1")
    #expect(try host.text(of: "page") == "Page 1")
    #expect(log.path == [1])
    #expect(log.lines == ["root +", "1 +", "root -"])
    try host.tap("Next")
    #expect(log.path == [1, 2])
    try host.goBack()
    #expect(try host.text(of: "page") == "Page 1")
    try host.tap("Leave")
    #expect(log.path == [])
    #expect(log.lines.suffix(2) == ["root +", "1 -"])
    #expect(throws: ControlError.firstPage) { try host.goBack() }
  }

  /// Rules/Identity.md#on-change-covered
  @Test func onlyTheRootPageNotesChangesBelowOthers() throws {
    let log = NavigationLog()
    let host = host(Counting(log: log))
    try host.tap("To 1")
    try host.tap("To 2")
    try host.tap("Add")
    #expect(log.lines == ["page 2", "root"])
    log.lines = []
    try host.goBack()
    try host.tap("Add here")
    #expect(log.lines == ["page 1", "root"])
    log.lines = []
    try host.goBack()
    #expect(log.lines == [])
  }

  private struct Counting: View {
    let log: NavigationLog
    @State private var count = 0
    var body: some View {
      NavigationStack {
        NavigationLink("To 1", value: 1)
          .onChange(of: count) { log.lines.append("root") }
          .navigationDestination(for: Int.self) { page in
            VStack {
              NavigationLink("To 2", value: 2)
              Button(page == 2 ? "Add" : "Add here") { count += 1 }
            }
            .onChange(of: count) { log.lines.append("page \(page)") }
          }
      }
    }
  }

  /// The root page notes the changes with which pages come and go, also inside of tabs
  /// (Rules/Identity.md#on-change-covered).
  @Test(arguments: [false, true])
  func aRootPageNotesPagesThatComeAndGo(isInTab: Bool) throws {
    let log = EventLog()
    let host = ViewHost(
      Following(log: log, isInTab: isInTab), size: ProposedViewSize(width: 393, height: 700))
    try host.update()
    #expect(log.take() == ["root +"])
    try host.tap("Push two")
    #expect(log.take().sorted() == ["2 +", "2 pages", "root -"])
    try host.tap("Pop 2")
    #expect(log.take().sorted() == ["1 +", "1 pages", "2 -"])
    try host.tap("Pop 1")
    #expect(log.take().sorted() == ["0 pages", "1 -", "root +"])
  }

  private struct Following: View {
    let log: EventLog
    let isInTab: Bool
    @State private var path: [Int] = []

    var body: some View {
      if isInTab {
        TabView { stack.tabItem { Text("Tab") } }
      } else {
        stack
      }
    }

    private var stack: some View {
      NavigationStack(path: $path) {
        Button("Push two") { path = [1, 2] }
          .onChange(of: path.count) { log.add("\($1) pages") }
          .onAppear { log.add("root +") }
          .onDisappear { log.add("root -") }
          .navigationDestination(for: Int.self) { page in
            Button("Pop \(page)") { path.removeLast() }
              .onAppear { log.add("\(page) +") }
              .onDisappear { log.add("\(page) -") }
          }
      }
    }
  }

  /// Rules/Navigation.md#navigation-pages
  @Test func aPresentedPageIsMadeWithTheBodyBelow() throws {
    let log = EventLog()
    let host = ViewHost(MadeEarly(log: log), size: ProposedViewSize(width: 393, height: 700))
    try host.update()
    #expect(log.take() == ["made with 0"])
    try host.tap("Show")
    #expect(log.take() == ["made with 1", "shown"])
  }

  private struct MadeEarly: View {
    let log: EventLog
    @State private var count = 0
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        Button("Show") { (count, isShown) = (1, true) }
          .navigationDestination(isPresented: $isShown) { Page(log: log, count: count) }
      }
    }

    private struct Page: View {
      let log: EventLog
      init(log: EventLog, count: Int) {
        self.log = log
        log.add("made with \(count)")
      }
      var body: some View { Text("Page").onAppear { log.add("shown") } }
    }
  }

  /// Rules/Navigation.md#page-environment
  @Test(arguments: Led.Way.allCases)
  private func pagesGetTheEnvironmentOfTheirStack(_ way: Led.Way) throws {
    let host = host(Led(way: way))
    try host.tap("Go")
    #expect(try host.text(of: "limits") == "3 of stack, 1")
  }

  private struct Led: View {
    enum Way: CaseIterable { case link, value, flag, item }
    let way: Way
    @State private var isShown = false
    @State private var item: Int?
    var body: some View {
      NavigationStack {
        Group {
          switch way {
          case .link: NavigationLink("Go") { Limits() }
          case .value: NavigationLink("Go", value: "x")
          case .flag: Button("Go") { isShown = true }
          case .item: Button("Go") { item = 1 }
          }
        }
        .navigationDestination(for: String.self) { _ in Limits() }
        .navigationDestination(isPresented: $isShown) { Limits() }
        .navigationDestination(item: $item) { _ in Limits() }
        .lineLimit(2).environment(\.truncationMode, .head)
      }
      .lineLimit(3)
    }
  }
  private struct Limits: View {
    @Environment(\.lineLimit) private var lines
    @Environment(\.truncationMode) private var mode
    var body: some View {
      Text("\(lines ?? 0) of \(mode == .head ? "page" : "stack"), 1")
        .accessibilityIdentifier("limits")
    }
  }

  /// Rules/Navigation.md#back-swipe
  @Test func aDragFromTheLeadingSidePopsThePage() throws {
    let log = NavigationLog()
    let host = host(Stack(log: log))
    try host.tap("Go to 1")
    let start = CGPoint(x: 100, y: 600)
    try host.drag(from: start, to: CGPoint(x: 150, y: 600), duration: 5)
    try host.drag(from: start, to: CGPoint(x: 20, y: 600))
    #expect(log.path == [1])
    try host.drag(from: start, to: CGPoint(x: 320, y: 600))
    try host.advance(by: 1)
    #expect(log.path == [])
    #expect(throws: ControlError.firstPage) { try host.goBack() }
  }

  /// Rules/Navigation.md#back-swipe
  @Test func thePageFollowsTheFinger() throws {
    let log = NavigationLog()
    let host = host(Stack(log: log))
    try host.tap("Go to 1")
    let place = try #require(host.frame(of: "page"))
    #expect(throws: NameError.self) { try host.text(of: "Go to 1") }
    for isFar in [false, true] {
      try host.beginTouch(at: CGPoint(x: 10, y: 600))
      try host.moveTouch(to: CGPoint(x: 90, y: 600))
      let moved = try #require(host.frame(of: "page"))
      #expect(abs(moved.minX - place.minX - 80) < 0.01)
      // The page below is shown, but its views don't appear yet.
      let below = try #require(host.frame(of: "Go to 1")).minX
      try host.moveTouch(to: CGPoint(x: 130, y: 600))
      #expect(try #require(host.frame(of: "Go to 1")).minX > below)
      #expect(log.lines == ["root +", "1 +", "root -"] && log.path == [1])
      try host.moveTouch(to: CGPoint(x: isFar ? 380 : 20, y: 600))
      try host.advance(by: 1)
      try host.endTouch()
      try host.advance(by: 1)
      guard !isFar else { break }
      #expect(host.frame(of: "page") == place && log.path == [1])
      #expect(throws: NameError.self) { try host.text(of: "Go to 1") }
    }
    #expect(log.path == [])
    #expect(log.lines.suffix(2) == ["root +", "1 -"])
  }

  /// The state of a covered page is still there.
  @Test func aCoveredPageKeepsItsState() throws {
    let host = host(Views())
    try host.tap("Count 0")
    try host.tap("Details")
    #expect(try host.text(of: "details") == "Details of 1")
    #expect(throws: NameError.self) { try host.text(of: "Count 1") }
    try host.tap("More")
    #expect(try host.text(of: "more") == "More")
    try host.goBack()
    try host.goBack()
    #expect(try host.text(of: "Count 1") == "Count 1")
    try host.tap("Present")
    #expect(try host.text(of: "presented") == "Presented")
    try host.goBack()
    #expect(try host.text(of: "flag") == "false")
  }

  @Test(arguments: ["Value", "Link"])
  func aPresentedPageStaysBelowThoseItLeadsTo(name: String) throws {
    let host = host(Presenting())
    try host.tap("Present")
    try host.tap(name)
    #expect(try host.text(of: "page") == name)
    try host.goBack()
    #expect(try host.text(of: "presented") == "Presented")
    try host.tap(name)
    try host.goBack()
    try host.goBack()
    #expect(try host.text(of: "state") == "closed")
    #expect(throws: ControlError.firstPage) { try host.goBack() }
    // A value pushed before it stays below it.
    try host.tap("Value")
    try host.tap("Present again")
    try host.tap(name)
    #expect(try host.text(of: "page") == name)
    try host.goBack()
    #expect(try host.text(of: "presented") == "Presented")
    try host.goBack()
    #expect(try host.text(of: "page") == "Value")
  }

  @Test func rowsOfAListLeadOn() throws {
    let host = host(ListLinks())
    try host.tap("Row 2")
    #expect(try host.text(of: "target") == "Target 2")
    try host.goBack()
    try host.tap("View")
    #expect(try host.text(of: "target") == "View")
  }
}

@MainActor
private final class NavigationLog {
  var lines: [String] = []
  var path: [Int] = []
}

private struct Stack: View {
  let log: NavigationLog
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Go to 1", value: 1).accessibilityIdentifier("Go to 1")
      }
      .onAppear { log.lines.append("root +") }
      .onDisappear { log.lines.append("root -") }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { Page(log: log, number: $0) }
    }
    .onChange(of: path) { log.path = path }
  }
  struct Page: View {
    let log: NavigationLog
    let number: Int
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("Page \(number)").accessibilityIdentifier("page")
        NavigationLink("Next", value: number + 1)
        Button("Leave") { dismiss() }
      }
      .onAppear { log.lines.append("\(number) +") }
      .onDisappear { log.lines.append("\(number) -") }
    }
  }
}

private struct Views: View {
  @State private var isPresented = false
  var body: some View {
    NavigationStack {
      Home(isPresented: $isPresented)
        .navigationDestination(isPresented: $isPresented) {
          Text("Presented").accessibilityIdentifier("presented")
        }
    }
  }
  struct Home: View {
    @Binding var isPresented: Bool
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Count \(count)") { count += 1 }
        NavigationLink("Details") {
          VStack {
            Text("Details of \(count)").accessibilityIdentifier("details")
            NavigationLink("More") { Text("More").accessibilityIdentifier("more") }
          }
        }
        Button("Present") { isPresented = true }
        Text("\(isPresented)").accessibilityIdentifier("flag")
      }
    }
  }
}

private struct ListLinks: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<5, id: \.self) { NavigationLink("Row \($0)", value: $0) }
        NavigationLink("View") { Text("View").accessibilityIdentifier("target") }
      }
      .navigationDestination(for: Int.self) {
        Text("Target \($0)").accessibilityIdentifier("target")
      }
    }
  }
}

/// Pages that present others, with links to values and pages.
private struct Presenting: View {
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      VStack {
        Text(isPresented ? "open" : "closed").accessibilityIdentifier("state")
        Button("Present") { isPresented = true }
        NavigationLink("Value", value: 1)
      }
      .navigationDestination(isPresented: $isPresented) { Presented() }
      .navigationDestination(for: Int.self) { _ in ValuePage() }
    }
  }

  private struct ValuePage: View {
    @State private var isPresented = false
    var body: some View {
      VStack {
        Text("Value").accessibilityIdentifier("page")
        Button("Present again") { isPresented = true }
      }
      .navigationDestination(isPresented: $isPresented) { Presented() }
    }
  }

  private struct Presented: View {
    var body: some View {
      VStack {
        Text("Presented").accessibilityIdentifier("presented")
        NavigationLink("Value", value: "x")
        NavigationLink("Link") { Text("Link").accessibilityIdentifier("page") }
      }
      // Declared by the presented page alone.
      .navigationDestination(for: String.self) { _ in Text("Value").accessibilityIdentifier("page")
      }
    }
  }
}
