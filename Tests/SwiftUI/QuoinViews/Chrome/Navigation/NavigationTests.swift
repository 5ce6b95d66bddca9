import Foundation
import Quoin
import SwiftUI
import Testing

/// Navigation and its bars: 54 below the status bar, 52 for a large title
/// (Rules/Navigation.md#navigation-bar).
@MainActor
@Suite struct NavigationTests {
  private var page: some View { Color.red.accessibilityIdentifier("page") }

  private func top<V: View>(@ViewBuilder _ content: () -> V) -> CGFloat? {
    Screen { NavigationStack { content() } }.frame("page")?.minY
  }

  @Test func theTitleDecidesTheInset() {
    #expect(top { page } == 62)
    #expect(top { page.navigationTitle("Title") } == 168)
    #expect(top { page.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } == 116)
    #expect(top { page.navigationBarTitle("Title", displayMode: .large) } == 168)
    #expect(top { page.navigationTitle("Title").toolbar(.hidden, for: .navigationBar) } == 62)
    #expect(top { page.navigationBarTitle(Text("Title")).navigationBarHidden(true) } == 62)
  }

  // Rules/Navigation.md#watch-bar
  @Test func theBarOfAWatchIsLowAndItsTitleTrailing() {
    let watch = Screen(platform: .watchOS, size: CGSize(width: 208, height: 248)) {
      NavigationStack { page.navigationTitle("Title") }
    }
    #expect(watch.frame("page")?.minY == 81)
    #expect(watch.frames("Text(\"Title\")").first?.maxX == 192)
  }

  @Test func contentCreatedDuringLayoutSetsTheTitle() {
    #expect(top { GeometryReader { _ in page.navigationTitle("Title") } } == 168)
    #expect(
      top { GeometryReader { _ in page.toolbar(.hidden, for: .navigationBar) } } == 62)
  }

  @Test func thePageFillsWhatTheBarsLeave() {
    let screen = Screen { NavigationStack { page.navigationTitle("Title") } }
    #expect(screen.frame("page") == CGRect(x: 0, y: 168, width: 402, height: 874 - 168 - 34))
    let bled = Screen { NavigationStack { page.ignoresSafeArea() } }
    #expect(bled.frame("page") == CGRect(x: 0, y: 0, width: 402, height: 874))
  }

  @Test func theFirstTitleCountsAndOneOutsideReplacesIt() {
    let siblings = Screen {
      NavigationStack {
        VStack {
          Text("a").navigationTitle("First")
          Text("b").navigationTitle("Second")
        }
      }
    }
    #expect(siblings.shows("First") && !siblings.shows("Second"))
    let nested = Screen {
      NavigationStack { VStack { page.navigationTitle("Inner") }.navigationTitle("Outer") }
    }
    #expect(nested.shows("Outer") && !nested.shows("Inner"))
  }

  @Test func aPathShowsItsLastPage() {
    func screen(_ path: [Int]) -> Screen {
      Screen {
        NavigationStack(path: .constant(path)) {
          Text("Root").navigationTitle("Home").navigationDestination(for: Int.self) {
            Text("Page \($0)").navigationTitle("Number")
          }
        }
      }
    }
    #expect(screen([]).shows("Root") && screen([]).frames("backButton").isEmpty)
    let deep = screen([1, 2])
    #expect(deep.shows("Page 2") && !deep.shows("Page 1") && !deep.shows("Root"))
    #expect(deep.frames("backButton").first == CGRect(x: 16, y: 62, width: 44, height: 44))
    #expect(!deep.report.warnings.contains { $0.contains("navigationDestination") })
  }

  /// Bars of the widest phones have larger side insets (Rules/Navigation.md#navigation-bar).
  @Test(arguments: [(402, 16), (440, 20), (393, 16)])
  func theSidesOfABarDependOnItsWidth(width: CGFloat, inset: CGFloat) {
    let screen = Screen(size: CGSize(width: width, height: 900)) {
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationDestination(for: Int.self) { _ in
          Text("Page").navigationTitle("Large").navigationBarTitleDisplayMode(.large)
            .searchable(text: .constant(""), placement: .navigationBarDrawer)
        }
      }
    }
    #expect(screen.frames("backButton").map(\.minX) == [inset])
    #expect(screen.frames("searchField").map { [$0.minX, $0.maxX] } == [[inset, width - inset]])
    #expect(screen.frames("Text(\"Large\")").map(\.minX) == [inset])
  }

  @Test func aPathOfSeveralTypesFindsDestinationsOnTheWay() {
    var path = NavigationPath([1])
    path.append("two")
    let screen = Screen {
      NavigationStack(path: .constant(path)) {
        Text("Root").navigationDestination(for: Int.self) { _ in
          Text("One").navigationDestination(for: String.self) { Text("Last \($0)") }
        }
      }
    }
    #expect(screen.shows("Last two"))
    path.removeLast(5)
    #expect(path.isEmpty)
  }

  @Test func aValueWithoutADestinationIsReported() {
    let screen = Screen { NavigationStack(path: .constant([1])) { Text("Root") } }
    #expect(!screen.shows("Root"))
    #expect(screen.report.warnings.contains { $0.contains("navigationDestination(for: Int.self)") })
  }

  @Test func pagesThatArePresentedAreShown() {
    let presented = Screen {
      NavigationStack {
        Text("Root").navigationDestination(isPresented: .constant(true)) { Text("Above") }
      }
    }
    #expect(presented.shows("Above") && !presented.shows("Root"))
    let item = Screen {
      NavigationStack {
        Text("Root").navigationDestination(item: .constant(Optional(7))) { Text("Above \($0)") }
      }
    }
    #expect(item.shows("Above 7"))
    let link = Screen {
      NavigationView {
        NavigationLink(destination: Text("Above"), isActive: .constant(true)) { Text("Link") }
      }
    }
    #expect(link.shows("Above") && !link.shows("Link"))
    let selected = Screen {
      NavigationView {
        NavigationLink("A", destination: Text("Above A"), tag: 1, selection: .constant(2))
        NavigationLink("B", destination: Text("Above B"), tag: 2, selection: .constant(2))
      }
    }
    // Of several views, only the first is the first page.
    #expect(selected.shows("A") && !selected.shows("Above B"))
  }

  @Test func pagesWithoutEndAreRefused() {
    struct Loop: View {
      var body: some View {
        Text("a").navigationDestination(isPresented: .constant(true)) { Loop() }
      }
    }
    let screen = Screen { NavigationStack { Loop() } }
    #expect(screen.report.errors.contains { $0.contains("levels deep") })
  }

  @Test func barItemsAreInCapsules() throws {
    let screen = Screen {
      NavigationStack {
        page.toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .primaryAction) { Color.red.frame(width: 22, height: 22) }
          ToolbarItem(placement: .primaryAction) { Color.red.frame(width: 22, height: 22) }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        }
      }
    }
    let capsules = screen.frames("barCapsule").sorted { $0.minX < $1.minX }
    try #require(capsules.count == 3)
    #expect(capsules.allSatisfy { $0.minY == 62 && $0.height == 44 })
    let label = try #require(screen.frames("Text(\"Edit\")").first)
    // 4 around the button, 12 around a label, 7 around an icon, 16 between, 12 between groups
    #expect(capsules[0].minX == 16 && label.minX == 32)
    #expect(capsules[0].width == label.width + 32)
    #expect(capsules[1].width == 96)
    #expect(capsules[2].minX - capsules[1].maxX == 12)
    #expect(capsules[2].maxX == 386)
  }

  @Test func entriesMayBeTypesAndConditions() {
    struct Entries: ToolbarContent {
      let isShown: Bool
      var body: some ToolbarContent {
        ToolbarItem { Text("One") }
        if isShown {
          ToolbarItemGroup(placement: .bottomBar) { Text("Two") }
        } else {
          ToolbarItem(placement: .principal) { Text("Three") }
        }
      }
    }
    let shown = Screen { NavigationStack { page.toolbar { Entries(isShown: true) } } }
    #expect(shown.shows("One") && shown.shows("Two") && !shown.shows("Three"))
    let hidden = Screen { NavigationStack { page.toolbar { Entries(isShown: false) } } }
    #expect(hidden.shows("Three") && !hidden.shows("Two"))
    #expect(hidden.frames("Text(\"Three\")").first?.midX == 201)
    let none = Screen {
      NavigationStack { page.toolbar { ToolbarItem(placement: .keyboard) { Text("Key") } } }
    }
    #expect(!none.shows("Key"))
  }

  @Test func entriesOfInnerStacksStayInside() {
    let screen = Screen {
      NavigationStack {
        NavigationStack { page.navigationTitle("Inner").toolbar { Text("Entry") } }
      }
    }
    #expect(screen.frames("Text(\"Inner\")").count == 1)
    #expect(screen.frames("Text(\"Entry\")").count == 1)
  }

  @Test func aSearchFieldIsBelowTheTitle() throws {
    let screen = Screen {
      NavigationStack {
        page.navigationTitle("Title")
          .searchable(text: .constant(""), placement: .navigationBarDrawer, prompt: "Find")
      }
    }
    #expect(
      screen.frames("searchField") == [CGRect(x: 16, y: 168, width: 402 - 32, height: 48)])
    #expect(screen.frames("Text(\"Find\")").first?.minX == 56.67)
  }

  @Test func theTokensOfASearchAreBeforeItsText() throws {
    struct Token: Identifiable {
      let id: String
    }
    func screen(_ names: [String]) -> Screen {
      Screen {
        NavigationStack {
          page.searchable(
            text: .constant(""), tokens: .constant(names.map(Token.init)),
            suggestedTokens: .constant([]), placement: .navigationBarDrawer, prompt: "Find"
          ) { Text($0.id) }
        }
      }
    }
    #expect(screen([]).frames("Text(\"Find\")").first?.minX == 56.67)
    let searched = screen(["Red", "Blue"])
    #expect(searched.frames("Text(\"Find\")").isEmpty)
    #expect(searched.frames("searchField") == screen([]).frames("searchField"))
    let red = try #require(searched.frames("Text(\"Red\")").first)
    let blue = try #require(searched.frames("Text(\"Blue\")").first)
    #expect(red.minX > 56.67 && blue.minX > red.maxX)
  }

  /// By default, a search field on a phone is at the bottom (Rules/Navigation.md#search-field);
  /// with a tab bar there, or on a wide screen, it is below the title.
  @Test func aSearchFieldOfATelephoneIsAtTheBottom() throws {
    for placement in [SearchFieldPlacement.automatic, .toolbar] {
      let stack = NavigationStack { page.searchable(text: .constant("x"), placement: placement) }
      let field = try #require(Screen { stack }.frames("searchField").first)
      #expect(field.minX == 28 && abs(field.maxX - 374) < 0.01)
      #expect(field.minY == 798 && field.height == 48)
      let above = Screen { TabView { stack.tabItem { Text("Tab") } } }
      #expect(above.frames("searchField").first?.minY == 116)
      let wide = Screen { stack.environment(\.horizontalSizeClass, .regular) }
      #expect(wide.frames("searchField").first?.minY == 116)
    }
  }

  @Test func columnsNeedRoom() {
    let split = NavigationSplitView {
      Color.red.accessibilityIdentifier("sidebar").navigationSplitViewColumnWidth(200)
    } detail: {
      Color.blue.accessibilityIdentifier("detail")
    }
    let narrow = Screen { split }
    #expect(narrow.frame("sidebar")?.width == 402 && narrow.frame("detail") == nil)
    let wide = Screen { split.environment(\.horizontalSizeClass, .regular) }
    #expect(wide.frame("sidebar")?.width == 200)
    #expect(wide.frame("detail")?.maxX == 402)
    let detail = Screen {
      NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
        Text("Sidebar")
      } detail: {
        Color.blue.accessibilityIdentifier("detail")
      }
      .environment(\.horizontalSizeClass, .regular)
    }
    #expect(detail.frame("detail")?.width == 402 && !detail.shows("Sidebar"))
  }

  /// A list in a sidebar has no cards or separators and small headers; an explicit style is kept.
  @Test func aListInASidebarLooksLikeOne() throws {
    func wide<S: ListStyle>(_ style: S) -> Screen {
      Screen {
        NavigationSplitView {
          List {
            Section {
              Color.red.frame(height: 22).accessibilityIdentifier("a")
              Color.red.frame(height: 22).accessibilityIdentifier("b")
            } header: {
              Color.red.frame(height: 10).accessibilityIdentifier("header")
            }
          }
          .listStyle(style)
        } detail: {
          Color.red
        }
        .environment(\.horizontalSizeClass, .regular)
      }
    }
    for screen in [wide(.automatic), wide(.sidebar)] {
      let (first, second) = (try #require(screen.frame("a")), try #require(screen.frame("b")))
      #expect(first.minX == 28 && first.width == 280 - 2 * 28)
      #expect(abs(second.minY - first.minY - 44) < 0.01)
      #expect(screen.frame("header")?.minX == 28)
    }
    #expect(wide(.insetGrouped).frame("a")?.minX == 32)
  }

  @Test func theBarOfMacOSIs52High() {
    let screen = Screen(platform: .macOS) { NavigationStack { page.navigationTitle("Title") } }
    #expect(screen.frame("page")?.minY == 114)
  }

  @Test func navigationTakesWhatItIsOffered() {
    let renderer = ImageRenderer(content: NavigationStack { Text("a") })
    renderer.shaper = FixedShaper()
    renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
    #expect(renderer.layoutReport().size == CGSize(width: 300, height: 200))
  }

  @Test func rightToLeftMirrorsTheBar() {
    let screen = Screen(direction: .rightToLeft) {
      NavigationStack {
        page.toolbar { ToolbarItem(placement: .topBarLeading) { Button("Edit") {} } }
      }
    }
    #expect(screen.frames("barCapsule").first?.maxX == 386)
  }
}
