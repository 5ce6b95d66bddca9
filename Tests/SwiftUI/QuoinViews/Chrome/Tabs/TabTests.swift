import Foundation
import Quoin
import SwiftUI
import Testing

/// Tab views: a bar of 62, 21 above the bottom edge (Rules/Navigation.md#tab-bar).
@MainActor
@Suite struct TabTests {
  @Test func thePageEndsAboveTheBar() {
    let screen = Screen {
      TabView { Color.red.accessibilityIdentifier("page").tabItem { Text("A") } }
    }
    #expect(screen.frame("page") == CGRect(x: 0, y: 62, width: 402, height: 874 - 62 - 21 - 62))
    let hidden = Screen {
      TabView {
        Color.red.accessibilityIdentifier("page").tabItem { Text("A") }
          .toolbar(.hidden, for: .tabBar)
      }
    }
    #expect(hidden.frame("page")?.maxY == 840)
    #expect(hidden.frames("tabBar").isEmpty)
  }

  private struct Placement: View {
    @Environment(\.tabBarPlacement) private var bar
    @Environment(\.tabViewBottomAccessoryPlacement) private var accessory
    let name: String

    var body: some View {
      let places = [bar == .bottomBar ? "bottom" : "", accessory == .expanded ? "above" : ""]
      Color.red.accessibilityIdentifier(name + places.joined())
    }
  }

  @Test func viewsFindThePlacementOfTheBarAndTheAccessory() {
    let screen = Screen {
      TabView { Placement(name: "page ").tabItem { Text("A") } }
        .tabViewBottomAccessory { Placement(name: "accessory ") }
    }
    #expect(screen.frame("page bottom") != nil)
    #expect(screen.frame("accessory above") != nil)
    #expect(Screen { Placement(name: "alone ") }.frame("alone ") != nil)
  }

  // Rules/Navigation.md#other-tab-bars
  @Test func theBarOfTVIsBelowTheTopEdge() {
    let screen = Screen(platform: .tvOS, size: CGSize(width: 1920, height: 1080)) {
      TabView { Color.red.accessibilityIdentifier("page").tabItem { Text("A") } }
    }
    #expect(screen.frames("tabBar").first?.minY == 46)
    #expect(screen.frames("tabBar").first?.height == 68)
    #expect(screen.frame("page")?.minY == 114)
  }

  // Rules/Navigation.md#other-tab-bars
  @Test func aWatchHasPagesInsteadOfABar() {
    let screen = Screen(platform: .watchOS, size: CGSize(width: 208, height: 248)) {
      TabView {
        Color.red.accessibilityIdentifier("page").tabItem { Text("A") }
        Color.blue.tabItem { Text("B") }
      }
    }
    #expect(screen.frame("page") == CGRect(x: 0, y: 62, width: 208, height: 248 - 62 - 34))
    #expect(screen.frames("tabBar").isEmpty && screen.frames("dot").count == 2)
  }

  @Test func titlesAreOnOneLineBelowAnySymbols() throws {
    func label(_ title: String, _ height: CGFloat) -> some View {
      Label {
        Text(title)
      } icon: {
        Color.red.frame(width: 10, height: height)
      }
    }
    let screen = Screen {
      TabView {
        Text("One").tabItem { label("Low", 8) }
        Text("Two").tabItem { label("High", 22) }
      }
    }
    let low = try #require(screen.frames("Text(\"Low\")").first)
    #expect(screen.frames("Text(\"High\")").first?.minY == low.minY)
  }

  @Test func theBarIsMeasuredFromTheEdgeOfAnyScreen() {
    let renderer = ImageRenderer(content: TabView { Color.red.tabItem { Text("A") } })
    renderer.shaper = FixedShaper()
    renderer.proposedSize = ProposedViewSize(width: 320, height: 568)
    let bar = renderer.layoutReport().nodes.first { $0.name == "tabBar" }
    #expect(bar?.frame.maxY == 547)
  }

  @Test func theSelectionFindsThePageByItsTag() {
    func view<Selection: Hashable>(_ selection: Selection) -> Screen {
      Screen {
        TabView(selection: .constant(selection)) {
          Text("One").tabItem { Label("First", systemImage: "house") }.tag(1)
          Text("Two").tabItem {
            Image(systemName: "heart")
            Text("Second")
          }.tag(2)
        }
      }
    }
    #expect(view(2).shows("Two") && !view(2).shows("One"))
    #expect(view(2).shows("First") && view(2).shows("Second"))
    #expect(view(Optional(2)).shows("Two"))
    #expect(view(9).shows("One"))
  }

  @Test func tabsAreFoundByTheirValue() {
    let screen = Screen {
      TabView(selection: .constant("b")) {
        Tab("A", systemImage: "house", value: "a") { Text("One") }
        TabSection("More") {
          Tab("B", systemImage: "heart", value: "b") { Text("Two") }.badge(3)
        }
        Tab("S", systemImage: "magnifyingglass", value: "s", role: .search) { Text("Three") }
        Tab("H", systemImage: "eye", value: "h") { Text("Four") }.hidden()
      }
    }
    #expect(screen.shows("Two") && !screen.shows("One") && !screen.shows("Three"))
    #expect(screen.shows("3"))
    #expect(!screen.shows("H"))
    // The search tab is a separate circle without its title.
    #expect(!screen.shows("S"))
    #expect(screen.frames("tab").last?.size == CGSize(width: 62, height: 62))
    #expect(screen.frames("tab").last?.maxX == 381)
    #expect(screen.frames("tabBar").first?.minX == 21)
  }

  @Test func tabsOfAListAreTabs() {
    let screen = Screen {
      TabView {
        ForEach(["A", "B", "C"], id: \.self) { name in
          Tab(name, systemImage: "circle") { Text("Page \(name)") }
        }
      }
    }
    #expect(screen.shows("Page A") && !screen.shows("Page B"))
    #expect(screen.frames("tab").count == 3)
  }

  @Test func tabsThatDontFitAreBehindTheLast() {
    let screen = Screen {
      TabView {
        ForEach(0..<7, id: \.self) { index in Text("Page").tabItem { Text("T\(index)") } }
      }
    }
    #expect(screen.frames("tab").count == 5)
    #expect(screen.shows("More") && screen.shows("T3") && !screen.shows("T4"))
  }

  @Test func tabsComeCloserOnANarrowScreen() throws {
    let screen = Screen(size: CGSize(width: 320, height: 568)) {
      TabView {
        ForEach(0..<5, id: \.self) { index in Text("Page").tabItem { Text("T\(index)") } }
      }
    }
    let bar = try #require(screen.frames("tabBar").first)
    #expect(bar.minX == 21 && bar.maxX == 299)
    #expect(screen.frames("tab").allSatisfy { $0.maxX <= bar.maxX })
  }

  @Test func onlyTheShownPagePresents() {
    let screen = Screen {
      TabView(selection: .constant(1)) {
        Text("One").preferredColorScheme(.dark).sheet(isPresented: .constant(true)) {
          Text("Sheet")
        }
        .tabItem { Text("A") }.tag(0)
        Text("Two").tabItem { Text("B") }.tag(1)
      }
    }
    #expect(!screen.shows("Sheet"))
  }

  @Test func aNavigationInsideKeepsItsBottomBarAboveTheTabs() {
    let screen = Screen {
      TabView {
        NavigationStack {
          Color.red.toolbar { ToolbarItem(placement: .bottomBar) { Button("A") {} } }
        }
        .tabItem { Text("T") }
      }
    }
    #expect(screen.frames("barCapsule").first?.maxY == 783)
  }

  @Test func pagesHaveDots() {
    func dots(_ count: Int, _ mode: PageTabViewStyle.IndexDisplayMode) -> Int {
      Screen {
        TabView { ForEach(0..<count, id: \.self) { _ in Color.red } }
          .tabViewStyle(.page(indexDisplayMode: mode))
      }
      .frames("dot").count
    }
    #expect(dots(3, .automatic) == 3)
    #expect(dots(1, .automatic) == 0)
    #expect(dots(1, .always) == 1)
    #expect(dots(3, .never) == 0)
    #expect(dots(0, .always) == 0)
  }

  @Test func noTabsAreNoBar() {
    let screen = Screen { TabView {} }
    #expect(screen.frames("tabBar").isEmpty)
    #expect(screen.report.errors.isEmpty)
  }

  /// Rules/Navigation.md#search-tab
  @Test func aSearchInAnotherTabLeavesTheTabBar() {
    let screen = Screen {
      TabView {
        Text("One").searchable(text: .constant("")).tabItem { Text("A") }
        Text("Two").tabItem { Text("B") }
      }
    }
    #expect(screen.shows("A") && screen.shows("B"))
  }

  /// Rules/Navigation.md#tab-bar
  @Test func thePageEndsAboveTheAccessory() {
    let screen = Screen {
      TabView { Color.red.accessibilityIdentifier("page").tabItem { Text("A") } }
        .tabViewBottomAccessory { Color.blue.accessibilityIdentifier("accessory") }
    }
    #expect(screen.frame("accessory")?.minY == 735)
    #expect(screen.frame("page")?.maxY == 735)
  }

  /// Rules/Navigation.md#wide-tabs
  @Test func aSidebarHasTheHeadersOfItsSections() throws {
    let screen = Screen(platform: .macOS, size: CGSize(width: 600, height: 300)) {
      TabView {
        Tab("Home", systemImage: "house") { Text("home") }
        TabSection("Shelves") {
          Tab("Novels", systemImage: "book") { Text("novels") }
          Tab("Poems", systemImage: "book") { Text("poems") }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    let header = try #require(screen.frames("Text(\"Shelves\")").first)
    #expect(header.minY > (try #require(screen.frames("Text(\"Home\")").first)).maxY)
    #expect(header.maxY <= (try #require(screen.frames("Text(\"Novels\")").first)).minY)
    #expect(screen.frames("Text(\"Shelves\")").count == 1)
  }
}
