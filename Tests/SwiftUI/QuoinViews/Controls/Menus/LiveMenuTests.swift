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

  /// Rules/Controls.md#menu-pickers
  @Test(arguments: [Platform.macOS, .iOS])
  func aPickerIsASubmenuOrItems(platform: Platform) throws {
    var chosen = 1
    let choice = Binding(get: { chosen }, set: { chosen = $0 })
    func host(_ style: any PickerStyle) -> ViewHost<AnyView> {
      func styled(_ style: some PickerStyle) -> AnyView {
        let picker = Picker("Size", selection: choice) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        return AnyView(Menu("More") { picker.pickerStyle(style) })
      }
      return ViewHost(
        styled(style), size: ProposedViewSize(width: 393, height: 700), platform: platform)
    }
    let submenu = host(platform == .macOS ? DefaultPickerStyle() : MenuPickerStyle())
    try submenu.tap("More")
    #expect(throws: NameError.self) { try submenu.tap("Large") }
    try submenu.tap("Size")
    try submenu.tap("Large")
    #expect(chosen == 2)
    // The item closed both menus.
    #expect(throws: ControlError.notPresented) { try submenu.dismiss() }

    let items = host(platform == .macOS ? InlinePickerStyle() : DefaultPickerStyle())
    try items.tap("More")
    try items.tap("Small")
    #expect(chosen == 1)
    #expect(throws: ControlError.notPresented) { try items.dismiss() }
  }

  /// Rules/Controls.md#menu-sections
  @Test func aLineSeparatesSections() throws {
    let host = ViewHost(
      Menu("More") {
        Section("First") { Button("One") {} }
        Button("Two") {}
        Button("Three") {}
        Section {}
        Section { Button("Four") {} }
      }, size: ProposedViewSize(width: 393, height: 700))
    try host.tap("More")
    let nodes = try host.layoutReport().nodes
    let rows = try host.spokenElements()
    let above = nodes.filter { $0.name == "Divider" }.map { line in
      rows.last { $0.frame.midY < line.frame.midY }?.label
    }
    #expect(above == ["One", "Three"])
  }

  /// Rules/Controls.md#menu-marks
  @Test(arguments: [Platform.macOS, .iOS])
  func aMarkIsBesideItsItem(platform: Platform) throws {
    let host = ViewHost(
      Menu("More") {
        Toggle("Grid", isOn: .constant(true))
        Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.inline)
        Menu("Share") { Button("Mail") {} }
      }, size: ProposedViewSize(width: 393, height: 700), platform: platform)
    try host.tap("More")
    let nodes = try host.layoutReport().nodes
    func frame(_ name: String) throws -> CGRect {
      try #require(nodes.first { $0.name == "Text(\"\(name)\")" }).frame
    }
    let marks = nodes.filter { $0.name == "Tick" }.map(\.frame)
    #expect(marks.count == 2)
    for (mark, name) in zip(marks, ["Grid", "Small"]) {
      let label = try frame(name)
      #expect(abs(mark.midY - label.midY) < 3)
      #expect(platform == .macOS ? mark.maxX < label.minX : mark.minX > label.maxX)
    }
    #expect(try frame("Grid").minX == frame("Share").minX)
    let chevrons = nodes.filter { $0.name.contains("chevron.forward") }.map(\.frame)
    #expect(chevrons.count == 1)
    #expect(try abs(#require(chevrons.first).midY - frame("Share").midY) < 3)
  }

  /// Rules/Controls.md#menu-marks
  @Test func aControlGroupIsARowOfAMenu() throws {
    let log = MenuLog()
    let host = ViewHost(
      Menu("More") {
        ControlGroup {
          Button("Copy", systemImage: "doc.on.doc") { log.lines.append("copy") }
          Button("Share", systemImage: "square.and.arrow.up") { log.lines.append("share") }
          Button("Star", systemImage: "star") { log.lines.append("star") }
        }
        Button("Rename") {}
      }, size: ProposedViewSize(width: 393, height: 700))
    try host.tap("More")
    let nodes = try host.layoutReport().nodes
    let texts = ["Copy", "Share", "Star"].compactMap { name in
      nodes.first { $0.name == "Text(\"\(name)\")" }?.frame
    }
    try #require(texts.count == 3)
    // Each title is on one line, and in the middle of a third of the row.
    #expect(texts.allSatisfy { $0.height < 20 && $0.minY == texts[0].minY })
    #expect(abs(texts[0].midX + texts[2].midX - 2 * texts[1].midX) < 0.01)
    try host.tap("Share")
    #expect(log.lines == ["share"])
    #expect(throws: ControlError.notPresented) { try host.dismiss() }
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
