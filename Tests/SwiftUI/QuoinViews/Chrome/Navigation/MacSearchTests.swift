import Quoin
import SwiftUI
import Testing

/// Search fields in the bar of macOS, and searches around navigation.
@MainActor
struct MacSearchTests {
  private let window = CGSize(width: 700, height: 400)

  private func field(@ViewBuilder _ content: () -> some View) -> CGRect? {
    Screen(platform: .macOS, size: window, content).frames("searchField").first
  }

  /// Rules/Navigation.md#search-field
  @Test func theFieldIsAtTheEndOfTheItems() throws {
    let screen = Screen(platform: .macOS, size: window) {
      NavigationStack {
        Color.red.accessibilityIdentifier("page").navigationTitle("Title")
          .toolbar { Button("Add") {}.accessibilityIdentifier("add") }
          .searchable(text: .constant(""))
      }
    }
    let field = try #require(screen.frames("searchField").first)
    #expect(field.maxX == 700 - 12 && field.size == CGSize(width: 210, height: 36))
    #expect(try #require(screen.frame("add")).maxX < field.minX)
    #expect(screen.frame("page")?.minY == 114)
  }

  /// Rules/Navigation.md#inner-bars
  @Test func aSearchAroundASplitViewIsInTheLastColumnsBar() throws {
    let field = try #require(
      field {
        NavigationSplitView {
          List { Text("A") }
        } detail: {
          Text("B")
        }
        .searchable(text: .constant(""))
      })
    #expect(field.maxX == 700 - 12 && field.minY < 62 + 52)
  }

  @Test func aColumnLeavesItsFieldToTheLastColumn() throws {
    let field = try #require(
      field {
        NavigationSplitView {
          List { Text("A") }.searchable(text: .constant(""))
        } detail: {
          NavigationStack { Text("B") }
        }
      })
    #expect(field.maxX == 700 - 12 && field.minY < 62 + 52)
    let inSidebar = self.field {
      NavigationSplitView {
        List { Text("A") }.searchable(text: .constant(""), placement: .sidebar)
      } detail: {
        Text("B")
      }
    }
    #expect(try #require(inSidebar).maxX < 280)
  }

  @Test func aSearchAroundAStackIsOnItsFirstPage() throws {
    let screen = Screen {
      NavigationStack { Color.red }.searchable(text: .constant(""))
    }
    #expect(screen.frames("searchField").count == 1)
    let items = Screen(platform: .macOS, size: window) {
      NavigationStack { Color.red }.toolbar { Button("Add") {}.accessibilityIdentifier("add") }
    }
    #expect(items.frame("add") != nil)
  }

  private struct People: View {
    @State private var query = ""
    let hides: Bool

    var body: some View {
      NavigationStack {
        VStack {
          Text("query \(query)")
          TextField("Other", text: .constant("")).accessibilityIdentifier("other")
        }
        .searchable(text: $query, prompt: "Find") {
          if hides {
            Text("Grace").searchCompletion("Grace").searchSuggestions(.hidden, for: .menu)
          } else {
            Text("Grace").searchCompletion("Grace").searchSuggestions(.hidden, for: .content)
          }
        }
      }
    }
  }

  private func menus(_ host: ViewHost<some View>) throws -> Int {
    try host.layoutReport().nodes.count { $0.name == "searchMenu" }
  }

  private func people(hides: Bool = false) -> ViewHost<People> {
    ViewHost(People(hides: hides), size: ProposedViewSize(window), platform: .macOS)
  }

  /// Rules/Navigation.md#search-suggestions
  @Test func suggestionsAreInAMenuWhileTheFieldHasTheFocus() throws {
    let host = people()
    #expect(throws: NameError.self) { try host.tap("Grace") }
    try host.focus("Find")
    try host.tap("Grace")
    #expect(try host.text(of: "query Grace") == "query Grace")
    #expect(try menus(host) == 0)
    try host.press(key: .delete)
    #expect(try menus(host) == 1)
    try host.focus("other")
    #expect(try menus(host) == 0)
    let hidden = people(hides: true)
    try hidden.focus("Find")
    #expect(try menus(hidden) == 0)
  }

  private struct Many: View {
    @State private var log = "none"

    var body: some View {
      NavigationStack {
        Text(log).accessibilityIdentifier("log").navigationTitle("A rather long title")
          .searchable(text: .constant(""), prompt: "Find")
          .toolbar {
            ToolbarItem { Button("One") { log = "one" } }
            ToolbarSpacer(.fixed)
            ToolbarItem { Button("Two") { log = "two" } }
            ToolbarSpacer(.fixed)
            ToolbarItem { Button("Three") { log = "three" } }
          }
      }
    }
  }

  /// Rules/Navigation.md#bar-overflow
  @Test func itemsThatDoNotFitAreInAMenu() throws {
    let wide = ViewHost(Many(), size: ProposedViewSize(window), platform: .macOS)
    #expect(throws: NameError.self) { try wide.tap("More") }
    try wide.tap("Three")
    #expect(try wide.text(of: "log") == "three")
    let narrow = ViewHost(
      Many(), size: ProposedViewSize(width: 440, height: 300), platform: .macOS)
    try narrow.tap("One")
    #expect(try narrow.text(of: "log") == "one")
    #expect(throws: (any Error).self) { try narrow.tap("Three") }
    let field = try narrow.layoutReport().nodes.first { $0.name == "searchField" }
    #expect(try #require(field).frame.maxX <= 440)
    try narrow.tap("More")
    try narrow.tap("Three")
    #expect(try narrow.text(of: "log") == "three")
  }
}
