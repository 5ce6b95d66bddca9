import LiveViews
import SwiftUI
import Testing

@testable import Quoin

/// Pages above a list follow the state of the view that contains the list
/// (Rules/Navigation.md#covered-rows).
@MainActor
struct CoveredPageTests {
  enum Kind: CaseIterable {
    case list, sections, lazyStack, lazyGrid, child, active, presented, reader, readerInside,
      readerOfPresented, linkInReader
  }

  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 393, height: 700))
  }

  @Test(arguments: Kind.allCases)
  func aPageFollowsTheStateOfTheViewBelow(_ kind: Kind) throws {
    let host = host(CoveredRows(kind: kind))
    try host.tap("Open 3")
    try host.tap("Own 0")
    for number in 1...3 {
      try host.tap("Add")
      #expect(try host.text(of: "count") == "Count \(number)")
      // The page stays the same page.
      #expect(try host.text(of: "own") == "Own 1")
    }
    try host.goBack()
    #expect(try host.text(of: "row 3") == "Row 3")
  }

  /// Only the rows that were visible are emitted again, however many there are.
  @Test func coveredRowsOutOfViewAreNotEmitted() throws {
    let log = EventLog()
    let host = host(CoveredRows(kind: .list, log: log))
    try host.tap("Open 3")
    log.lines = []
    try host.tap("Add")
    #expect(log.lines.contains("row 3"))
    #expect(log.lines.count < 20)
  }

  @Test func aPageAboveTwoListsFollowsBoth() throws {
    let host = host(Nested())
    try host.tap("First")
    try host.tap("Second")
    try host.tap("Add")
    #expect(try host.text(of: "count") == "Count 1")
    try host.goBack()
    try host.goBack()
    #expect(try host.text(of: "First") == "First")
  }

  @Test func aRowIsNoticedOnceWhenItsPageReturns() throws {
    let log = EventLog()
    let host = host(Noticed(log: log))
    try host.tap("Open")
    log.lines = []
    try host.tap("Add")
    #expect(log.lines == [])
    try host.goBack()
    #expect(log.lines == ["row +"])
  }

  @Test func aPageStaysWhenAnotherTabIsShown() throws {
    let host = host(PagesInTabs())
    try host.tap("Open")
    try host.tap("Own 0")
    try host.tap("Two")
    try host.tap("Add")
    try host.tap("One")
    #expect(try host.text(of: "own") == "Own 1")
    #expect(try host.text(of: "count") == "Count 1")
  }
}

extension CoveredPageTests {
  /// The content of a reader on a covered page has the size that it had, and the one of the window
  /// when the page returns.
  @Test func aReaderOnACoveredPageKeepsItsSize() throws {
    let log = EventLog()
    let host = host(SizedPage(log: log))
    try host.tap("Open")
    log.lines = []
    try host.tap("Add")
    #expect(log.lines == ["393 wide, count 1"])
    host.proposedSize = ProposedViewSize(width: 300, height: 700)
    try host.update()
    log.lines = []
    try host.goBack()
    #expect(log.lines.last == "300 wide, count 1")
    #expect(host.frame(of: "content")?.width == 300)
  }
}

private struct SizedPage: View {
  let log: EventLog
  @State private var count = 0
  var body: some View {
    NavigationStack {
      GeometryReader { proxy in
        let _ = log.add("\(Int(proxy.size.width)) wide, count \(count)")
        NavigationLink("Open") { Page(count: $count, shown: count) }
          .frame(width: proxy.size.width)
          .accessibilityIdentifier("content")
      }
    }
  }
}

private struct Page: View {
  @Binding var count: Int
  let shown: Int
  @State private var own = 0
  var body: some View {
    VStack {
      Text("Count \(shown)").accessibilityIdentifier("count")
      Button("Add") { count += 1 }
      Button("Own \(own)") { own += 1 }.accessibilityIdentifier("own")
    }
  }
}

private struct CoveredRows: View {
  let kind: CoveredPageTests.Kind
  var log = EventLog()
  @State private var count = 0
  @State private var shown: Int?

  var body: some View {
    NavigationStack {
      switch kind {
      case .sections:
        List { ForEach(0..<9) { section in Section("S\(section)") { row(section) } } }
      case .lazyStack: ScrollView { LazyVStack { rows } }
      case .lazyGrid:
        ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
      case .child: VStack { LinkRow(number: 3) }
      case .reader, .readerOfPresented: GeometryReader { _ in List { rows } }
      case .readerInside:
        VStack {
          Text("Count \(count)")
          GeometryReader { proxy in List { rows }.frame(width: proxy.size.width) }
        }
      case .linkInReader: GeometryReader { _ in VStack { LinkRow(number: 3) } }
      default: List { rows }
      }
    }
  }

  private var rows: some View { ForEach(0..<1000) { row($0) } }

  private func row(_ number: Int) -> some View {
    let _ = log.add("row \(number)")
    let binding = Binding(get: { shown == number }, set: { shown = $0 ? number : nil })
    let page = Page(count: $count, shown: count)
    return HStack {
      Text("Row \(number)").accessibilityIdentifier("row \(number)")
      switch kind {
      case .active: NavigationLink("Open \(number)", destination: page, isActive: binding)
      case .presented, .readerOfPresented:
        Button("Open \(number)") { shown = number }
          .navigationDestination(isPresented: binding) { page }
      default: NavigationLink("Open \(number)") { page }
      }
    }
  }
}

/// A view whose own state its link's page shows.
private struct LinkRow: View {
  let number: Int
  @State private var count = 0
  var body: some View {
    NavigationLink("Open \(number)") { Page(count: $count, shown: count) }
    Text("Row \(number)").accessibilityIdentifier("row \(number)")
  }
}

private struct Nested: View {
  @State private var count = 0
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("First") {
          List {
            NavigationLink("Second") { Page(count: $count, shown: count) }
          }
        }
      }
    }
  }
}

private struct Noticed: View {
  let log: EventLog
  @State private var count = 0
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Open") { Page(count: $count, shown: count) }
        Text("Row \(count)")
          .onAppear { log.add("row +") }
          .onDisappear { log.add("row -") }
      }
    }
  }
}

private struct PagesInTabs: View {
  @State private var count = 0
  var body: some View {
    TabView {
      Tab("One", systemImage: "1.circle") {
        NavigationStack {
          List { NavigationLink("Open") { Page(count: $count, shown: count) } }
        }
      }
      Tab("Two", systemImage: "2.circle") { Button("Add") { count += 1 } }
    }
  }
}
