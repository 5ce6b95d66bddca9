import Quoin
import SwiftUI
import Testing

/// The pages of links in columns side by side, and the button that hides the sidebar
/// (Rules/Navigation.md#column-links, #sidebar-toggle).
@MainActor
struct LiveColumnTests {
  private func host<V: View>(_ view: V, _ platform: Platform = .iOS) -> ViewHost<some View> {
    ViewHost(
      view.environment(\.horizontalSizeClass, .regular),
      size: ProposedViewSize(width: 1000, height: 700), platform: platform)
  }

  @Test(arguments: [Platform.iOS, .macOS])
  func aLinkShowsItsPageInTheNextColumn(platform: Platform) throws {
    let host = host(Colors(), platform)
    #expect(try host.text(of: "detail") == "Select")
    try host.tap("Mint")
    #expect(try host.text(of: "page") == "mint")
    #expect(throws: NameError.self) { try host.text(of: "detail") }
    #expect(try #require(host.frame(of: "page")).minX > 280)
    // The page's own link leads on in its column, until another page takes its place.
    try host.tap("More of mint")
    #expect(try host.text(of: "more") == "more mint")
    try host.goBack()
    #expect(try host.text(of: "page") == "mint")
    try host.tap("More of mint")
    try host.tap("Teal")
    #expect(try host.text(of: "page") == "teal")
    #expect(throws: ControlError.firstPage) { try host.goBack() }
  }

  @Test func anotherLinkMakesANewPage() throws {
    let host = host(Colors())
    try host.tap("Mint")
    try host.tap("Count")
    #expect(try host.text(of: "count") == "1")
    try host.tap("Teal")
    #expect(try host.text(of: "count") == "0")
  }

  @Test func aValueShowsTheDestinationOfItsColumn() throws {
    let host = host(Colors())
    try host.tap("Seven")
    #expect(try host.text(of: "number") == "number 7")
    try host.tap("Eight")
    #expect(try host.text(of: "number") == "number 8")
    try host.tap("Mint")
    #expect(try host.text(of: "page") == "mint")
    #expect(throws: NameError.self) { try host.text(of: "number") }
  }

  @Test func aPresentedPageIsInTheNextColumn() throws {
    let host = host(Presenting())
    try host.tap("Show two")
    #expect(try host.text(of: "item") == "item 2")
    try host.tap("Show flag")
    #expect(try host.text(of: "flag") == "flag")
    try host.tap("Show nothing")
    #expect(try host.text(of: "detail") == "Select")
    // The button stays in the sidebar.
    try host.tap("Show two")
    #expect(try host.text(of: "item") == "item 2")
    #expect(try #require(host.frame(of: "item")).minX > 280)
  }

  @Test func threeColumnsPassTheirPagesOn() throws {
    let view = NavigationSplitView {
      List { NavigationLink("Folder") { Folder() } }
    } content: {
      Text("No folder")
    } detail: {
      Text("No mail")
    }
    let host = host(view)
    try host.tap("Folder")
    #expect(throws: NameError.self) { try host.text(of: "No folder") }
    #expect(try host.text(of: "No mail") == "No mail")
    try host.tap("Mail")
    #expect(try host.text(of: "mail") == "mail")
    #expect(throws: NameError.self) { try host.text(of: "No mail") }
    #expect(try host.text(of: "Mail") == "Mail")
  }

  @Test(arguments: [Platform.iOS, .macOS])
  func theButtonForTheSidebarWritesTheVisibility(platform: Platform) throws {
    let log = VisibilityLog()
    let host = host(Toggled(log: log), platform)
    try host.tap("Mint")
    try host.tap("Hide Sidebar")
    #expect(log.seen == [.detailOnly])
    #expect(throws: NameError.self) { try host.text(of: "Mint") }
    // The page of the link stays, and the button is in its bar.
    #expect(try host.text(of: "page") == "mint")
    try host.tap("Show Sidebar")
    #expect(log.seen == [.detailOnly, .doubleColumn])
    #expect(try host.text(of: "Mint") == "Mint")
    #expect(try host.text(of: "page") == "mint")
  }

  @Test func threeColumnsHideTheSidebarAlone() throws {
    let log = VisibilityLog()
    let host = host(Toggled(log: log, hasContent: true))
    try host.tap("Hide Sidebar")
    #expect(try host.text(of: "content") == "Content")
    try host.tap("Show Sidebar")
    #expect(log.seen == [.doubleColumn, .all])
  }

  @Test func aRemovedButtonIsNowhere() throws {
    let view = NavigationSplitView {
      Text("Sidebar").toolbar(removing: .sidebarToggle)
    } detail: {
      Text("Detail")
    }
    let host = host(view)
    #expect(throws: NameError.self) { try host.tap("Hide Sidebar") }
    #expect(throws: NameError.self) { try host.tap("Show Sidebar") }
  }

  /// A stack in a column shows the bar, and its pages stay in the column.
  @Test func aStackInASidebarHasTheOnlyBar() throws {
    let view = NavigationSplitView {
      NavigationStack {
        VStack(spacing: 0) {
          Color.red.accessibilityIdentifier("content")
          NavigationLink("Inside") { Text("inside").accessibilityIdentifier("inside") }
        }
        .navigationTitle("Sidebar")
        .navigationBarTitleDisplayMode(.inline)
      }
    } detail: {
      Text("Detail")
    }
    let host = host(view)
    try host.update()
    #expect(host.frame(of: "content")?.minY == 54)
    try host.tap("Hide Sidebar")
    try host.tap("Show Sidebar")
    try host.tap("Inside")
    #expect(try #require(host.frame(of: "inside")).maxX < 280)
    #expect(try host.text(of: "Detail") == "Detail")
  }
}

private struct Colors: View {
  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("Mint") { ColorPage(name: "mint") }
        NavigationLink("Teal") { ColorPage(name: "teal") }
        NavigationLink("Seven", value: 7)
        NavigationLink("Eight", value: 8)
      }
      .navigationDestination(for: Int.self) { number in
        Text("number \(number)").accessibilityIdentifier("number")
      }
    } detail: {
      Text("Select").accessibilityIdentifier("detail")
    }
  }
}

private struct ColorPage: View {
  let name: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text(name).accessibilityIdentifier("page")
      Text("\(count)").accessibilityIdentifier("count")
      Button("Count") { count += 1 }
      NavigationLink("More of \(name)") {
        Text("more \(name)").accessibilityIdentifier("more")
      }
    }
  }
}

private struct Presenting: View {
  @State private var item: Int?
  @State private var flag = false

  var body: some View {
    NavigationSplitView {
      List {
        Button("Show two") { item = 2 }
        Button("Show flag") { (item, flag) = (nil, true) }
        Button("Show nothing") { (item, flag) = (nil, false) }
      }
      .navigationDestination(item: $item) { item in
        Text("item \(item)").accessibilityIdentifier("item")
      }
      .navigationDestination(isPresented: $flag) {
        Text("flag").accessibilityIdentifier("flag")
      }
    } detail: {
      Text("Select").accessibilityIdentifier("detail")
    }
  }
}

private struct Folder: View {
  var body: some View {
    List { NavigationLink("Mail") { Text("mail").accessibilityIdentifier("mail") } }
  }
}

@MainActor
private final class VisibilityLog {
  var seen: [NavigationSplitViewVisibility] = []
}

private struct Toggled: View {
  let log: VisibilityLog
  var hasContent = false
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    Group {
      if hasContent {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("Sidebar")
        } content: {
          Text("Content").accessibilityIdentifier("content")
        } detail: {
          Text("Detail")
        }
      } else {
        NavigationSplitView(columnVisibility: $visibility) {
          List { NavigationLink("Mint") { ColorPage(name: "mint") } }
        } detail: {
          Text("Detail")
        }
      }
    }
    .onChange(of: visibility) { log.seen.append(visibility) }
  }
}
