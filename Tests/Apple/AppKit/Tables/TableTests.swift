import AppKit
import Quoin
import QuoinDrawing
import SwiftUI
import Testing

@MainActor
private final class Names: NSObject, NSTableViewDataSource, NSTableViewDelegate {
  var count = 3
  var makesViews = true
  var made = 0
  var changes = 0

  func numberOfRows(in tableView: NSTableView) -> Int { count }
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int)
    -> Any?
  { "value \(row)" }
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int)
    -> NSView?
  {
    guard makesViews else { return nil }
    made += 1
    let cell = NSTableCellView()
    let field = NSTextField(labelWithString: "\(tableColumn?.identifier.rawValue ?? "") \(row)")
    cell.addSubview(field)
    cell.textField = field
    return cell
  }
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { row == 1 ? 40 : 20 }
  func tableViewSelectionDidChange(_ notification: Notification) { changes += 1 }
}

private struct Shown: NSViewRepresentable {
  let view: NSView
  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

@MainActor
private func words(_ view: NSView) -> [String] {
  let content = Shown(view: view).frame(width: 300, height: 200)
  return ImageRenderer(content: content).displayList().items.compactMap { item in
    guard case .glyphs(let run, _, _) = item else { return nil }
    return run.text
  }
}

@MainActor
@Suite("Tables")
struct TableTests {
  private func table(_ names: Names, columns: [String] = ["a", "b"]) -> NSTableView {
    let table = NSTableView()
    for name in columns {
      let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))
      column.title = name.uppercased()
      table.addTableColumn(column)
    }
    table.dataSource = names
    table.delegate = names
    return table
  }

  @Test("rows are stacked with the delegate's heights, and cells are side by side")
  func frames() throws {
    let names = Names()
    let table = table(names)
    table.frame = NSRect(x: 0, y: 0, width: 300, height: 200)
    table.layoutSubtreeIfNeeded()
    let rows = try (0..<3).map {
      try #require(table.rowView(atRow: $0, makeIfNecessary: true)).frame
    }
    #expect(rows.map(\.minY) == [28, 48, 88] && rows.map(\.height) == [20, 40, 20])
    #expect(rows.allSatisfy { $0.width == 300 })
    let cells = try (0..<2).map {
      try #require(table.view(atColumn: $0, row: 1, makeIfNecessary: true)).frame
    }
    #expect(cells[0] == NSRect(x: 8.5, y: 0, width: 100, height: 40))
    // The last column takes the remaining width.
    #expect(cells[1] == NSRect(x: 125.5, y: 0, width: 166, height: 40))
    #expect(
      table.row(at: NSPoint(x: 5, y: 60)) == 1 && table.column(withIdentifier: .init("b")) == 1)
    table.headerView = nil
    table.layoutSubtreeIfNeeded()
    #expect(table.rect(ofRow: 0).minY == 0)
  }

  @Test("titles and cells are drawn; without views, the data source's values")
  func picture() {
    let names = Names()
    #expect(words(table(names)) == ["A", "B", "a 0", "b 0", "a 1", "b 1", "a 2", "b 2"])
    names.makesViews = false
    #expect(words(table(names, columns: ["a"])) == ["A", "value 0", "value 1", "value 2"])
  }

  @Test("in a scroll view, a table is as high as its rows and creates only visible ones")
  func scrolling() {
    let names = Names()
    names.count = 100_000
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let table = table(names, columns: ["a"])
    scroll.documentView = table
    scroll.layoutSubtreeIfNeeded()
    #expect(table.frame.width == 300 && table.frame.height > 2_000_000)
    #expect(names.made < 20 && names.made > 5)
  }

  @Test("a selected row has the accent color as its background, and the delegate is notified")
  func selection() {
    let names = Names()
    let table = table(names)
    table.frame = NSRect(x: 0, y: 0, width: 300, height: 200)
    table.selectRowIndexes([1, 9], byExtendingSelection: false)
    #expect(table.selectedRow == 1 && names.changes == 1)
    table.layoutSubtreeIfNeeded()
    #expect(table.rowView(atRow: 1, makeIfNecessary: true)?.isSelected == true)
    #expect(table.rowView(atRow: 0, makeIfNecessary: true)?.isSelected == false)
    table.deselectAll(nil)
    #expect(table.selectedRow == -1 && names.changes == 2)
    table.deselectRow(-3)
    #expect(NSColor.alternateSelectedControlColor == .selectedContentBackgroundColor)
  }
}
