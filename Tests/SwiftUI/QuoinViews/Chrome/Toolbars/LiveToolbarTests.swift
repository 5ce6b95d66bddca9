import Quoin
import SwiftUI
import Testing

/// Items above the keyboard, and the menus of a bar.
@MainActor
struct LiveToolbarTests {
  private struct Note: View {
    @State private var text = ""
    @State private var log = "none"
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Title", text: $text).focused($isFocused)
          Text(log).accessibilityIdentifier("log")
          Spacer()
          Text("End").accessibilityIdentifier("end")
        }
        .navigationTitle("Note").navigationBarTitleDisplayMode(.inline)
        .toolbarTitleMenu { Button("Duplicate") { log = "duplicated" } }
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Button("Bold") { log = "bold" }
            Spacer()
            Button("Done") { isFocused = false }.accessibilityIdentifier("done")
          }
          ToolbarItem(placement: .secondaryAction) { Button("Print") { log = "printed" } }
          ToolbarItem(placement: .secondaryAction) { Button("Share") { log = "shared" } }
        }
      }
    }
  }

  private func host() throws -> ViewHost<Note> {
    ViewHost(device: try DeviceProfile(named: "iPhone 16")) { Note() }
  }

  /// Rules/Navigation.md#keyboard-items
  @Test func keyboardItemsAreAboveTheKeyboard() throws {
    let host = try host()
    #expect(throws: NameError.self) { try host.tap("Bold") }
    try host.focus("Title")
    let done = try #require(host.frame(of: "done"))
    #expect(try #require(host.frame(of: "end")).maxY <= done.minY)
    // The keyboard covers less than half of the screen.
    #expect(done.maxY > 852 / 2 && done.maxY < 852 - 200)
    try host.tap("Bold")
    #expect(try host.text(of: "log") == "bold")
    try host.type("Tea")
    #expect(try host.text(of: "Title") == "Tea")
    try host.tap("done")
    #expect(throws: NameError.self) { try host.tap("Bold") }
  }

  /// Rules/Navigation.md#title-menu
  @Test func theTitleOpensItsMenu() throws {
    let host = try host()
    try host.tap("Note")
    try host.tap("Duplicate")
    #expect(try host.text(of: "log") == "duplicated")
    #expect(throws: ControlError.notPresented) { try host.dismiss() }
  }

  /// Rules/Navigation.md#toolbar-placements
  @Test(arguments: [Platform.macOS, .iOS])
  func aFlexibleSpaceLeavesTheTitleItsPlace(platform: Platform) throws {
    func frames(hasSpace: Bool) throws -> [CGRect?] {
      let page = NavigationStack {
        Text("Page").navigationTitle("A title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            if hasSpace { Spacer() }
            Button("Edit") {}
          }
      }
      let host = ViewHost(
        page, size: ProposedViewSize(width: 400, height: 300), platform: platform)
      try host.update()
      let nodes = try host.layoutReport().nodes
      return ["A title", "Edit"].map { name in
        nodes.first { $0.name == "Text(\"\(name)\")" }?.frame
      }
    }
    let usual = try frames(hasSpace: false)
    #expect(usual.allSatisfy { $0 != nil })
    #expect(try frames(hasSpace: true) == usual)
  }

  @Test func secondaryActionsAreInAMenu() throws {
    let host = try host()
    for (name, result) in [("Print", "printed"), ("Share", "shared")] {
      try host.tap("More")
      try host.tap(name)
      #expect(try host.text(of: "log") == result)
    }
  }

  /// Rules/Navigation.md#bottom-toolbar
  @Test func theStatusIsInTheMiddle() throws {
    let screen = Screen {
      NavigationStack {
        Color.red.toolbar {
          ToolbarItem(placement: .bottomBar) { Button("A") {}.accessibilityIdentifier("before") }
          ToolbarItem(placement: .status) { Text("Now").accessibilityIdentifier("status") }
          ToolbarItem(placement: .bottomBar) { Button("B") {}.accessibilityIdentifier("after") }
        }
      }
    }
    #expect(screen.frame("status")?.midX == 201)
    #expect(try #require(screen.frame("before")).minX < 60)
    #expect(try #require(screen.frame("after")).maxX > 402 - 60)
  }

  /// Rules/Navigation.md#toolbar-placements
  @Test func anItemWithoutSharedBackgroundHasNoCapsule() {
    func capsules(_ visibility: Visibility) -> Int {
      Screen {
        NavigationStack {
          Color.red.toolbar {
            ToolbarItem { Button("A") {} }
            ToolbarItem { Text("B") }.sharedBackgroundVisibility(visibility)
            ToolbarItem { Button("C") {} }
          }
        }
      }.frames("barCapsule").count
    }
    #expect(capsules(.automatic) == 1 && capsules(.hidden) == 2)
  }

  /// Rules/Navigation.md#toolbar-placements
  @Test func anItemShowsItsBadge() {
    let screen = Screen {
      NavigationStack {
        Color.red.toolbar { Button("Cart", systemImage: "cart") {}.badge(3) }
      }
    }
    #expect(screen.shows("3"))
  }

  /// Rules/Navigation.md#presentation-identity
  @Test func whatAnItemPresentsHasTheSettingsOutsideOfTheBar() {
    let screen = Screen {
      NavigationStack {
        Color.red
          .toolbar {
            Button("Go", systemImage: "plus") {}
              .sheet(isPresented: .constant(true)) {
                Label("Words", systemImage: "star")
                Text("Two\nlines").accessibilityIdentifier("lines")
              }
          }
      }
    }
    #expect(screen.shows("Words"))
    let alone = Screen { Text("Two\nlines").accessibilityIdentifier("lines") }
    #expect(screen.frame("lines")?.size == alone.frame("lines")?.size)
  }

  /// Rules/Navigation.md#large-title
  @Test func anInlineLargeTitleIsLeadingInTheRowOfItems() throws {
    let screen = Screen {
      NavigationStack {
        Color.red.accessibilityIdentifier("page").navigationTitle("Title")
          .toolbarTitleDisplayMode(.inlineLarge)
      }
    }
    #expect(screen.frames("Text(\"Title\")").first?.minX == 16)
    #expect(screen.frame("page")?.minY == 116)
  }
}
