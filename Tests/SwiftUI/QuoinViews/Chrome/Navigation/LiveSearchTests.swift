import LiveViews
import Quoin
import SwiftUI
import Testing

/// Searches with scopes, suggestions and tokens.
@MainActor
struct LiveSearchTests {
  private struct Word: Identifiable, Hashable {
    let id: String
  }

  private struct Fruit: View {
    @State private var query = ""
    @State private var scope = 1
    @State private var isPresented = false
    @State private var tokens: [Word] = []
    @State private var submitted = 0
    let hasTokens: Bool

    var body: some View {
      NavigationStack {
        if hasTokens {
          page.searchable(
            text: $query, tokens: $tokens,
            suggestedTokens: .constant([Word(id: "red"), Word(id: "green")]),
            isPresented: $isPresented, prompt: "Find"
          ) { Text($0.id) }
        } else {
          page.searchable(text: $query, isPresented: $isPresented, prompt: "Find")
            .searchSuggestions {
              if query != "x" {
                Text("An apple").searchCompletion("apple")
                Text("Hidden").searchSuggestions(.hidden, for: .content)
              }
            }
            .searchScopes($scope) {
              Text("All").tag(1)
              Text("New").tag(2)
            }
        }
      }
    }

    private var page: some View {
      VStack {
        Text("\(query) \(scope) \(isPresented) \(tokens.map(\.id).joined(separator: "+"))")
          .accessibilityIdentifier("state")
        Button("Start") { isPresented = true }
        Button("Stop") { isPresented = false }
      }
      .navigationTitle("Fruit")
    }
  }

  private func host(hasTokens: Bool = false, _ platform: Platform = .iOS) -> ViewHost<Fruit> {
    ViewHost(
      Fruit(hasTokens: hasTokens), size: ProposedViewSize(width: 393, height: 700),
      platform: platform)
  }

  /// Rules/Navigation.md#search-suggestions
  @Test func aChosenSuggestionIsTheText() throws {
    let host = host()
    #expect(throws: NameError.self) { try host.tap("An apple") }
    try host.tap("Find")
    #expect(throws: NameError.self) { try host.text(of: "Hidden") }
    // The suggestions cover the page.
    #expect(throws: (any Error).self) { try host.tap("Stop") }
    try host.tap("An apple")
    #expect(try host.text(of: "state") == "apple 1 true ")
    // They are shown again once the text changes, unless there are none.
    #expect(throws: NameError.self) { try host.tap("An apple") }
    try host.type("s")
    #expect(try host.text(of: "An apple") == "An apple")
    try host.clear("Find")
    try host.type("x", into: "Find")
    #expect(throws: NameError.self) { try host.tap("An apple") }
    try host.tap("Stop")
  }

  /// The suggestions, and items above the keyboard, appear while the user types.
  @Test func theFieldKeepsTheFocus() throws {
    struct Page: View {
      @State private var query = ""
      var body: some View {
        NavigationStack {
          Text("query \(query)").navigationTitle("Fruit")
            .searchable(text: $query, prompt: "Find")
            .searchSuggestions { if query == "" { Text("An apple").searchCompletion("apple") } }
            .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
        }
      }
    }
    let host = ViewHost(device: try DeviceProfile(named: "iPhone 16")) { Page() }
    try host.tap("Find")
    #expect(try host.text(of: "An apple") == "An apple")
    #expect(try host.text(of: "Done") == "Done")
    try host.type("ab")
    #expect(try host.text(of: "query ab") == "query ab")
    #expect(throws: NameError.self) { try host.text(of: "An apple") }
  }

  /// Rules/Navigation.md#search-scopes
  @Test(arguments: [Platform.iOS, .macOS])
  func scopesAreShownWhileTheSearchIsActive(platform: Platform) throws {
    let host = host(platform)
    #expect(throws: NameError.self) { try host.tap("New") }
    try host.tap("Find")
    if platform == .iOS {
      #expect(throws: NameError.self) { try host.tap("New") }
      try host.type("x", into: "Find")
    }
    try host.tap("New")
    let text = platform == .iOS ? "x" : ""
    #expect(try host.text(of: "state") == "\(text) 2 true ")
  }

  /// Rules/Navigation.md#search-cancel
  @Test func cancelEndsTheSearch() throws {
    let host = host()
    #expect(throws: NameError.self) { try host.tap("Cancel") }
    try host.type("x", into: "Find")
    try host.tap("Cancel")
    #expect(try host.text(of: "state") == " 1 false ")
    #expect(throws: NameError.self) { try host.tap("Cancel") }
    // The field has lost the focus.
    try host.type("more")
    #expect(try host.text(of: "state") == " 1 false ")
  }

  @Test func aPresentedSearchHasTheFocus() throws {
    let host = host(hasTokens: true)
    try host.type("a")
    #expect(try host.text(of: "state") == " 1 false ")
    try host.tap("Start")
    try host.type("a")
    #expect(try host.text(of: "state") == "a 1 true ")
  }

  @Test func aSuggestedTokenIsAdded() throws {
    let host = host(hasTokens: true)
    try host.type("gr", into: "Find")
    try host.tap("green")
    #expect(try host.text(of: "state") == " 1 true green")
    #expect(throws: NameError.self) { try host.tap("red") }
  }

  private func frame(_ name: String, _ host: ViewHost<some View>) throws -> CGRect? {
    try host.layoutReport().nodes.first { $0.name == name }?.frame
  }

  private func field(_ host: ViewHost<some View>) throws -> CGRect? {
    try frame("searchField", host)
  }

  private func shows(_ text: String, _ host: ViewHost<some View>) throws -> Bool {
    try frame("Text(\"\(text)\")", host) != nil
  }

  /// Rules/Navigation.md#search-hides
  @Test func anActiveSearchHidesTheTitleAndTheItems() throws {
    struct Page: View {
      let keepsBar: Bool
      @State private var query = ""
      var body: some View {
        NavigationStack {
          Text("query \(query)").navigationTitle("Fruit")
            .toolbar { Button("Add") {} }
            .searchable(text: $query, placement: .navigationBarDrawer, prompt: "Find")
            .searchPresentationToolbarBehavior(keepsBar ? .avoidHidingContent : .automatic)
        }
      }
    }
    let phone = try DeviceProfile(named: "iPhone 16")
    let host = ViewHost(device: phone) { Page(keepsBar: false) }
    let place = try #require(try field(host))
    try host.tap("Find")
    #expect(try !shows("Fruit", host))
    #expect(try !shows("Add", host))
    #expect(try #require(try field(host)).minY < place.minY)
    try host.type("a")
    #expect(try host.text(of: "query a") == "query a")
    try host.tap("Cancel")
    #expect(try shows("Fruit", host))
    #expect(try shows("Add", host))
    let keeping = ViewHost(device: phone) { Page(keepsBar: true) }
    try keeping.tap("Find")
    #expect(try shows("Fruit", keeping))
    #expect(try shows("Add", keeping))
  }

  /// A suggestion can add a token.
  @Test func aSuggestionAddsAToken() throws {
    struct Page: View {
      @State private var query = "x"
      @State private var tokens: [Word] = []
      var body: some View {
        NavigationStack {
          Text("\(query) \(tokens.map(\.id).joined())").accessibilityIdentifier("state")
            .searchable(text: $query, tokens: $tokens, prompt: "Find") { Text($0.id) }
            .searchSuggestions { Text("Red things").searchCompletion(Word(id: "red")) }
        }
      }
    }
    let host = ViewHost(Page(), size: ProposedViewSize(width: 393, height: 700))
    try host.tap("Find")
    try host.tap("Red things")
    #expect(try host.text(of: "state") == " red")
  }

  /// Rules/Navigation.md#search-field
  @Test func aFieldAtTheBottomHasItsPlaceAmongTheItemsAndCanBeAButton() throws {
    struct Page: View {
      let isMinimized: Bool
      @State private var query = ""
      var body: some View {
        NavigationStack {
          Text("query \(query)")
            .searchable(text: $query, prompt: "Find")
            .searchToolbarBehavior(isMinimized ? .minimize : .automatic)
            .toolbar {
              ToolbarItem(placement: .bottomBar) { Button("First") {} }
              DefaultToolbarItem(kind: .search, placement: .bottomBar)
              ToolbarItem(placement: .bottomBar) { Button("Last") {} }
            }
        }
      }
    }
    let phone = try DeviceProfile(named: "iPhone 16")
    let host = ViewHost(device: phone) { Page(isMinimized: false) }
    let field = try #require(try self.field(host))
    #expect(try #require(try frame("Text(\"First\")", host)).maxX < field.minX)
    #expect(try #require(try frame("Text(\"Last\")", host)).minX > field.maxX)
    let small = ViewHost(device: phone) { Page(isMinimized: true) }
    #expect(try self.field(small) == nil)
    try small.tap("Find")
    try small.type("a")
    #expect(try small.text(of: "query a") == "query a")
  }

  /// Rules/Navigation.md#search-tab
  @Test func theFieldOfASearchTabIsInPlaceOfTheTabs() throws {
    struct Tabs: View {
      let isAround: Bool
      @State private var query = ""
      @State private var tab = 1
      var body: some View {
        let tabs = TabView(selection: $tab) {
          Tab("Home", systemImage: "house", value: 0) { NavigationStack { Text("home") } }
          Tab("Library", systemImage: "book", value: 1) { NavigationStack { Text("books") } }
          Tab(value: 2, role: .search) { search }
        }
        if isAround { tabs.searchable(text: $query, prompt: "Find") } else { tabs }
      }

      @ViewBuilder private var search: some View {
        let page = Text("query \(query)").navigationTitle("Everything")
        if isAround {
          NavigationStack { page }
        } else {
          NavigationStack { page.searchable(text: $query, prompt: "Find") }
        }
      }
    }
    for isAround in [false, true] {
      let host = ViewHost(device: try DeviceProfile(named: "iPhone 16")) {
        Tabs(isAround: isAround)
      }
      #expect(try field(host) == nil)
      try host.tap("Search")
      #expect(try #require(try field(host)).minY > 700)
      #expect(try shows("Everything", host))
      #expect(try !shows("Home", host))
      try host.tap("Find")
      try host.type("a")
      #expect(try host.text(of: "query a") == "query a")
      #expect(throws: NameError.self) { try host.tap("Library") }
      try host.tap("Cancel")
      try host.tap("Library")
      #expect(try shows("books", host))
      #expect(try field(host) == nil)
    }
  }

  @Test func theSearchFieldIsTypedInto() throws {
    let log = EventLog()
    let host = ViewHost(
      Searching(log: log), size: ProposedViewSize(width: 393, height: 700))
    try host.type("ba", into: "Find")
    #expect(try host.text(of: "found") == "banana, true")
    try host.press(key: .return)
    #expect(log.lines == ["search"])
    try host.tap("Stop")
    #expect(try host.text(of: "found") == "apple banana, false")
  }
}

private struct Searching: View {
  let log: EventLog
  @State private var query = ""
  var body: some View {
    NavigationStack {
      Results(names: ["apple", "banana"].filter { query.isEmpty || $0.contains(query) })
        .searchable(text: $query, prompt: "Find")
        .onSubmit(of: .search) { log.lines.append("search") }
    }
  }
  struct Results: View {
    let names: [String]
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      VStack {
        Text("\(names.joined(separator: " ")), \(String(isSearching))")
          .accessibilityIdentifier("found")
        Button("Stop") { dismissSearch() }
      }
    }
  }
}
