import Quoin
import SwiftUI
import Testing

/// Menus that open and close by mouse, keys and time.
@MainActor
struct LiveMenuTests {
  private func host(_ log: MenuLog) -> ViewHost<Menus> {
    ViewHost(Menus(log: log), size: ProposedViewSize(width: 393, height: 700))
  }

  @Test func escapeClosesAMenu() throws {
    let host = host(MenuLog())
    try host.tap("Actions")
    try host.press(key: .escape)
    #expect(throws: ControlError.notPresented) { try host.dismiss() }
    #expect(throws: NameError.self) { try host.tap("Copy") }
  }

  @Test func aSecondaryClickOpensAContextMenu() throws {
    let log = MenuLog()
    let host = host(log)
    try host.secondaryClick("Held")
    try host.tap("Share")
    #expect(log.lines == ["share"])
    // A view without a menu has none to open.
    try host.secondaryClick("Actions")
    #expect(throws: ControlError.notPresented) { try host.dismiss() }
  }

  /// Rules/Controls.md#secondary-click
  @Test func onMacOSASecondaryClickClicksWhatHasNoMenu() throws {
    let log = MenuLog()
    let host = ViewHost(
      Menus(log: log), size: ProposedViewSize(width: 393, height: 700), platform: .macOS)
    try host.secondaryClick("Actions")
    try host.tap("Copy")
    try host.tap("Held", modifiers: .control)
    try host.tap("Share")
    #expect(log.lines == ["copy", "share"])
    try host.longPress("Held")
    #expect(throws: ControlError.notPresented) { try host.dismiss() }
  }

  @Test func menusOfMacOSShowKeysAndChecks() throws {
    var isOn = false
    let toggle = Toggle("Grid", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    let host = ViewHost(
      Menu("More") {
        Button("Copy") {}.keyboardShortcut("c", modifiers: [.shift, .command])
        toggle
      }, size: ProposedViewSize(width: 393, height: 700), platform: .macOS)
    try host.tap("More")
    #expect(try host.layoutReport().nodes.contains { $0.name.contains("⇧⌘C") })
    try host.tap("Grid")
    #expect(isOn)
    #expect(throws: ControlError.notPresented) { try host.dismiss() }
    try host.select("Grid", in: "More")
    #expect(!isOn)
  }

  @Test func aContextMenuWithoutItemsDoesNotOpen() throws {
    for isShown in [true, false] {
      let host = ViewHost(Text("Held").contextMenu { if isShown { Button("Share") {} } })
      try host.secondaryClick(at: CGPoint(x: 5, y: 5))
      if isShown { try host.dismiss() }
      #expect(throws: ControlError.notPresented) { try host.dismiss() }
    }
  }

  @Test func anActionOfASubmenuClosesBothMenus() throws {
    let log = MenuLog()
    let host = ViewHost(
      Menu("Sort") { Menu("By date") { Button("Oldest") { log.lines.append("oldest") } } },
      size: ProposedViewSize(width: 393, height: 700))
    try host.tap("Sort")
    try host.tap("By date")
    try host.tap("Oldest")
    #expect(log.lines == ["oldest"])
    #expect(throws: ControlError.notPresented) { try host.dismiss() }
  }

  /// Rules/Controls.md#selection-menu
  @Test func aListHasAMenuForItsSelection() throws {
    var chosen: [Set<Int>] = []
    let host = ViewHost(
      List(0..<5, id: \.self, selection: .constant(Set([1, 2]))) { Text("Row \($0)") }
        .contextMenu(forSelectionType: Int.self) { rows in
          Button("Choose") { chosen.append(rows) }
        }, size: ProposedViewSize(width: 300, height: 300), platform: .macOS)
    for row in ["Row 1", "Row 3"] {
      try host.secondaryClick(row)
      try host.tap("Choose")
    }
    try host.secondaryClick(at: CGPoint(x: 150, y: 280))
    try host.tap("Choose")
    #expect(chosen == [[1, 2], [3], []])
  }

  /// Rules/Controls.md#menus: a tap triggers the primary action, and holding opens the menu.
  @Test func holdingOpensAMenuWithAnAction() throws {
    let log = MenuLog()
    let host = host(log)
    try host.tap("Add")
    #expect(log.lines == ["add"])
    try host.longPress("Add")
    try host.tap("Add two")
    #expect(log.lines == ["add", "add two"])
  }
}

@MainActor
private final class MenuLog { var lines: [String] = [] }

private struct Menus: View {
  let log: MenuLog
  var body: some View {
    VStack {
      Menu("Actions") { Button("Copy") { log.lines.append("copy") } }
      Text("Held").contextMenu { Button("Share") { log.lines.append("share") } }
      Menu("Add") {
        Button("Add two") { log.lines.append("add two") }
      } primaryAction: {
        log.lines.append("add")
      }
    }
  }
}
