import Quoin
import SwiftUI
import Testing

/// The menu bar of an app's window, and its keys (Rules/Windows.md#menu-bar).
@MainActor
struct LiveMenuBarTests {
  private func bar<C: Commands>(@CommandsBuilder _ commands: @escaping () -> C) throws -> [AppMenu]
  {
    let scene = WindowGroup { Color.red }.commands(content: commands)
    return try ViewHost(scene: scene, appName: "Notes").menuBar()
  }

  @Test func menusOfTheAppComeBeforeWindow() throws {
    let menus = try bar {
      CommandMenu("Card") {
        Button("Flip") {}.keyboardShortcut("f", modifiers: [.shift, .command])
      }
      CommandMenu("Deck") { Button("Shuffle") {}.disabled(true) }
    }
    #expect(
      menus.map(\.title) == ["Notes", "File", "Edit", "View", "Card", "Deck", "Window", "Help"])
    #expect(menus[4].items.map(\.title) == ["Flip"])
    #expect(menus[4].items.map(\.shortcut) == ["⇧⌘F"])
    #expect(menus[5].items.first?.isEnabled == false)
  }

  @Test func groupsAreAddedAndReplaced() throws {
    let menus = try bar {
      CommandGroup(after: .newItem) { Button("New Card") {} }
      CommandGroup(before: .newItem) { Button("New Deck") {} }
      CommandGroup(replacing: .help) {}
    }
    let file = menus[1].items.map(\.title)
    #expect(file.prefix(4) == ["New Deck", "New Notes Window", "New Card", ""])
    #expect(menus.last?.items == [])
  }

  @Test func itemsShowTheirState() throws {
    let menus = try bar {
      CommandMenu("Card") {
        Toggle("Grid", isOn: .constant(true))
        Divider()
        Picker("Size", selection: .constant(2)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Menu("More") { Button("Copy") {} }
        Text("No card")
      }
    }
    let items = menus[4].items
    #expect(items.map(\.title) == ["Grid", "", "Size", "More", "No card"])
    #expect(items.map(\.isOn) == [true, false, false, false, false])
    #expect(items[1].isSeparator)
    #expect(items[2].items.map(\.isOn) == [false, true])
    #expect(menus[4].item("Copy") != nil)
    #expect(!items[4].isEnabled)
  }

  /// Commands are evaluated like views: their items follow values of the window.
  @Test func itemsFollowTheWindow() throws {
    let host = try ViewHost(scene: WindowGroup { Titled() }.commands { CardCommands() })
    #expect(try host.menuBar()[4].items.map(\.title) == ["Flip Ace"])
    try host.press(key: "f", modifiers: .command)
    #expect(try host.menuBar()[4].items.map(\.title) == ["Flip Ace flipped"])
  }

  @Test func picturesEvaluateNoCommands() throws {
    var evaluations = 0
    func commands() -> some Commands {
      evaluations += 1
      return EmptyCommands()
    }
    let host = try ViewHost(scene: WindowGroup { Color.red }.commands { commands() })
    _ = try host.layoutReport()
    #expect(evaluations == 0)
    _ = try host.menuBar()
    #expect(evaluations == 1)
  }

  @Test func replacedCommandsLeaveOutOthers() throws {
    let scene = WindowGroup { Color.red }.commands { CommandMenu("A") {} }
      .commandsReplaced { CommandMenu("B") {} }
    #expect(try ViewHost(scene: scene).menuBar().map(\.title)[4] == "B")
    #expect(try ViewHost(scene: scene.commandsRemoved()).menuBar().count == 6)
  }
}

private struct TitleKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var cardTitle: Binding<String>? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

private struct Titled: View {
  @State private var title = "Ace"
  var body: some View { Text(title).focusedSceneValue(\.cardTitle, $title) }
}

private struct CardCommands: Commands {
  @FocusedBinding(\.cardTitle) private var title
  var body: some Commands {
    CommandMenu("Card") {
      Button("Flip \(title ?? "nothing")") { title? += " flipped" }.keyboardShortcut("f")
    }
  }
}
