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
}
