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
