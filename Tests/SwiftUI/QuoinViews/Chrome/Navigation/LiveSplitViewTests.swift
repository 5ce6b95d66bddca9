import Quoin
import SwiftUI
import Testing

/// Selections in the columns of split views (Rules/Navigation.md#split-view).
@MainActor
struct LiveSplitViewTests {
  private func host<V: View>(_ view: V, _ platform: Platform) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 393, height: 700), platform: platform)
  }

  @Test func aValueLinkSelectsInAColumnsList() throws {
    let host = host(Mail(links: true), .macOS)
    #expect(try host.text(of: "mail") == "none")
    try host.tap("Two")
    #expect(try host.text(of: "mail") == "mail 2")
    // The link's value is the row's tag.
    try host.press(key: .upArrow)
    #expect(try host.text(of: "mail") == "mail 1")
    // A value of another type shows its page in the next column, until a row is selected.
    try host.tap("Text")
    #expect(try host.text(of: "page") == "page x")
    #expect(throws: NameError.self) { try host.text(of: "mail") }
    try host.tap("Two")
    #expect(try host.text(of: "mail") == "mail 2")
  }

  /// On failure: a link has a chevron although its page is beside the list, or none without.
  @Test func aLinkThatSelectsBesideItsPageHasNoChevron() throws {
    func chevrons(_ width: CGFloat, _ sizeClass: UserInterfaceSizeClass) throws -> Int {
      let view = Mail(links: true).environment(\.horizontalSizeClass, sizeClass)
      return try Rendering(view, width, 700).strokes.count {
        $0.box.width < $0.box.height && $0.box.height < 16
      }
    }
    // The link with a text shows its page in the next column, too; the one in the detail is no row.
    #expect(try chevrons(1000, .regular) == 0)
    #expect(try chevrons(393, .compact) == 3)
  }

  @Test func aStackInAColumnKeepsItsLinks() throws {
    let host = host(StackInColumn(), .macOS)
    try host.tap("One")
    #expect(try host.text(of: "page") == "page 1")
  }

  @Test(arguments: [true, false])
  func aSelectionShowsTheNextColumnInCompactWidths(links: Bool) throws {
    let log = SelectionLog()
    let host = host(Mail(links: links, log: log), .iOS)
    #expect(throws: NameError.self) { try host.text(of: "mail") }
    try host.tap("Two")
    #expect(try host.text(of: "mail") == "mail 2")
    // Its stack shows its pages above those of the column.
    try host.tap("More")
    #expect(try host.text(of: "page") == "page y")
    try host.goBack()
    #expect(try host.text(of: "mail") == "mail 2")
    try host.goBack()
    #expect(log.selected == [2, nil])
    #expect(throws: NameError.self) { try host.text(of: "mail") }
    #expect(throws: ControlError.firstPage) { try host.goBack() }
  }

  @Test func threeColumnsFollowEachOther() throws {
    let host = host(Folders(), .iOS)
    try host.tap("Folder 1")
    try host.tap("Mail 11")
    #expect(try host.text(of: "mail") == "Folder 1, mail 11")
    try host.goBack()
    try host.tap("Mail 10")
    #expect(try host.text(of: "mail") == "Folder 1, mail 10")
    try host.goBack()
    try host.goBack()
    try host.tap("Folder 2")
    #expect(try host.text(of: "count") == "2 mails")
  }

  @Test func aPictureShowsTheColumnOfASelection() throws {
    let view = NavigationSplitView {
      List([1], id: \.self, selection: .constant(Int?.some(1))) { Text("Row \($0)") }
    } detail: {
      Text("Detail")
    }
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 393, height: 700)
    #expect(renderer.svgString().contains("Detail"))
  }

  @Test func theTopColumnIsWrittenBack() throws {
    let log = ColumnLog()
    let host = host(Compact(log: log), .iOS)
    try host.tap("One")
    #expect(log.columns == [.detail])
    // The way back has the title of the page to which it leads.
    try host.tap("Rows")
    #expect(log.columns == [.detail, .sidebar])
    #expect(log.selected == [1, nil])
    // What the app writes moves, too.
    try host.tap("To detail")
    #expect(try host.text(of: "detail") == "none")
    try host.tap("Back")
    #expect(log.columns == [.detail, .sidebar, .detail, .sidebar])
    try host.tap("Two")
    try host.tap("To sidebar")
    #expect(log.selected == [1, nil, 2, nil])
    #expect(log.columns.last == .sidebar)
    try host.tap("Two")
    #expect(try host.text(of: "detail") == "2")
  }

  @Test func thePreferredColumnIsAboveTheOthers() throws {
    let log = ColumnLog()
    let host = host(ThreeCompact(log: log), .iOS)
    #expect(try host.text(of: "detail") == "Detail")
    try host.goBack()
    #expect(try host.text(of: "content") == "Content")
    try host.goBack()
    #expect(try host.text(of: "sidebar") == "Sidebar")
    #expect(log.columns == [.content, .sidebar])
    #expect(throws: ControlError.firstPage) { try host.goBack() }
  }

  @Test func aStackWithAPathInAPushedColumnHasAWayBack() throws {
    let log = ColumnLog()
    let host = host(Paths(log: log), .iOS)
    try host.tap("One")
    try host.tap("Deeper")
    #expect(try host.text(of: "page") == "page 5")
    try host.tap("Add")
    #expect(try host.text(of: "page") == "page 6")
    try host.tap("Back")
    try host.tap("Root of 1")
    #expect(try host.text(of: "root") == "root 1")
    // There is one way back from the column, to the sidebar.
    try host.tap("Rows")
    #expect(log.selected == [1, nil])
    #expect(throws: NameError.self) { try host.text(of: "root") }
  }

  @Test(arguments: [true, false])
  func aPushedColumnPresentsPages(hasPath: Bool) throws {
    let host = host(PresentingColumn(hasPath: hasPath), .iOS)
    try host.tap("One")
    try host.tap("Show item")
    #expect(try host.text(of: "item") == "item 3")
    try host.goBack()
    try host.tap("Show flag")
    #expect(try host.text(of: "flag") == "flag")
    try host.goBack()
    #expect(try host.text(of: "flags") == "nil false")
    try host.goBack()
    #expect(try host.text(of: "One") == "One")
  }

  /// Rules/Navigation.md#navigation-links
  @Test func aLinkInASheetIsNotInTheStackBehind() throws {
    let view = NavigationStack {
      Text("Root").sheet(isPresented: .constant(true)) {
        NavigationLink("Go") { Text("Page") }
      }
    }
    let host = host(view, .iOS)
    #expect(throws: (any Error).self) { try host.tap("Go") }
  }
}

@MainActor
private final class SelectionLog {
  var selected: [Int?] = []
}

private struct Mail: View {
  let links: Bool
  var log: SelectionLog?
  @State private var selected: Int?

  var body: some View {
    NavigationSplitView {
      List(selection: $selected) {
        if links {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
          NavigationLink("Text", value: "x")
        } else {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
      }
      .navigationDestination(for: String.self) { text in
        Text("page \(text)").accessibilityIdentifier("page")
      }
    } detail: {
      NavigationStack {
        VStack {
          Text(selected.map { "mail \($0)" } ?? "none").accessibilityIdentifier("mail")
          NavigationLink("More", value: "y")
        }
        .navigationDestination(for: String.self) { text in
          Text("page \(text)").accessibilityIdentifier("page")
        }
      }
    }
    .onChange(of: selected) { log?.selected.append(selected) }
  }
}

private struct StackInColumn: View {
  @State private var selected: Int?

  var body: some View {
    NavigationSplitView {
      NavigationStack {
        List(selection: $selected) { NavigationLink("One", value: 1) }
          .navigationDestination(for: Int.self) { number in
            Text("page \(number)").accessibilityIdentifier("page")
          }
      }
    } detail: {
      Text("Detail")
    }
  }
}

private struct Folders: View {
  @State private var folder: Int?
  @State private var mail: Int?

  var body: some View {
    NavigationSplitView {
      List([1, 2], id: \.self, selection: $folder) { Text("Folder \($0)") }
    } content: {
      let mails = folder.map { [$0 * 10, $0 * 10 + 1] } ?? []
      List(mails, id: \.self, selection: $mail) { Text("Mail \($0)") }
      Text("\(mails.count) mails").accessibilityIdentifier("count")
    } detail: {
      Text("Folder \(folder ?? 0), mail \(mail ?? 0)").accessibilityIdentifier("mail")
    }
  }
}

@MainActor
private final class ColumnLog {
  var columns: [NavigationSplitViewColumn] = []
  var selected: [Int?] = []
}

private struct Compact: View {
  let log: ColumnLog
  @State private var selected: Int?
  @State private var column = NavigationSplitViewColumn.sidebar

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      VStack {
        Button("To detail") { column = .detail }
        List(selection: $selected) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
      }
      .navigationTitle("Rows")
    } detail: {
      Text(selected.map { "\($0)" } ?? "none").accessibilityIdentifier("detail")
      Button("To sidebar") { column = .sidebar }
    }
    .onChange(of: column) { log.columns.append(column) }
    .onChange(of: selected) { log.selected.append(selected) }
  }
}

private struct ThreeCompact: View {
  let log: ColumnLog
  @State private var column = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("Sidebar").accessibilityIdentifier("sidebar")
    } content: {
      Text("Content").accessibilityIdentifier("content")
    } detail: {
      Text("Detail").accessibilityIdentifier("detail")
    }
    .onChange(of: column) { log.columns.append(column) }
  }
}

private struct Paths: View {
  let log: ColumnLog
  @State private var selected: Int?
  @State private var path: [Int] = []

  var body: some View {
    NavigationSplitView {
      List(selection: $selected) { Text("One").tag(1) }
        .navigationTitle("Rows")
    } detail: {
      NavigationStack(path: $path) {
        VStack {
          Text("root \(selected ?? 0)").accessibilityIdentifier("root")
          NavigationLink("Deeper", value: 5)
        }
        .navigationTitle("Root of \(selected ?? 0)")
        .navigationDestination(for: Int.self) { number in
          Text("page \(number)").accessibilityIdentifier("page")
          Button("Add") { path.append(number + 1) }
        }
      }
    }
    .onChange(of: selected) { log.selected.append(selected) }
  }
}

private struct PresentingColumn: View {
  let hasPath: Bool
  @State private var selected: Int?
  @State private var path: [Int] = []
  @State private var item: Int?
  @State private var flag = false

  var body: some View {
    NavigationSplitView {
      List(selection: $selected) { Text("One").tag(1) }
    } detail: {
      if hasPath {
        NavigationStack(path: $path) { content }
      } else {
        NavigationStack { content }
      }
    }
  }

  private var content: some View {
    VStack {
      Text("\(item.map { "\($0)" } ?? "nil") \(flag)").accessibilityIdentifier("flags")
      Button("Show item") { item = 3 }
      Button("Show flag") { flag = true }
    }
    .navigationDestination(item: $item) { item in
      Text("item \(item)").accessibilityIdentifier("item")
    }
    .navigationDestination(isPresented: $flag) {
      Text("flag").accessibilityIdentifier("flag")
    }
  }
}
