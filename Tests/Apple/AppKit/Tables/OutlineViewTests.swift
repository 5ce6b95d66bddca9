import AppKit
import Quoin
import QuoinDrawing
import SwiftUI
import Testing

@MainActor
private final class Files: NSObject, NSOutlineViewDataSource, NSOutlineViewDelegate {
  let folders = ["a": ["a1", "a2"], "b": []]
  var changes: [String] = []

  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    guard let name = item as? String else { return folders.count }
    return folders[name]?.count ?? 0
  }
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    (item as? String).flatMap { folders[$0]?[index] } ?? folders.keys.sorted()[index]
  }
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    (item as? String).flatMap { folders[$0] } != nil
  }
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any)
    -> NSView?
  { NSTextField(labelWithString: "\(item)") }
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
    item as? String != "b"
  }
  func outlineViewItemDidExpand(_ notification: Notification) {
    changes.append("expanded \(notification.userInfo?["NSObject"] ?? "")")
  }
  func outlineViewItemDidCollapse(_ notification: Notification) { changes.append("collapsed") }
  func outlineViewSelectionDidChange(_ notification: Notification) { changes.append("selected") }
}

private struct Shown: NSViewRepresentable {
  let view: NSView
  func makeNSView(context: Context) -> NSView { view }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

@MainActor
private func words(_ view: NSView) -> [String: CGFloat] {
  let content = Shown(view: view).frame(width: 300, height: 200)
  var words: [String: CGFloat] = [:]
  for case .glyphs(let run, let origin, _) in ImageRenderer(content: content).displayList().items {
    words[run.text] = origin.x
  }
  return words
}

@MainActor
struct OutlineViewTests {
  private func outline(_ files: Files) -> NSOutlineView {
    let outline = NSOutlineView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name"))
    outline.addTableColumn(column)
    outline.outlineTableColumn = column
    outline.headerView = nil
    outline.dataSource = files
    outline.delegate = files
    return outline
  }

  @Test func expandedItemsShowTheirChildren() {
    let files = Files()
    let outline = outline(files)
    #expect(outline.numberOfRows == 2)
    outline.expandItem("a")
    outline.expandItem("b")
    #expect(outline.numberOfRows == 4 && files.changes == ["expanded a"])
    #expect(outline.item(atRow: 2) as? String == "a2" && outline.row(forItem: "b") == 3)
    #expect(outline.level(forItem: "a1") == 1 && outline.parent(forItem: "a1") as? String == "a")
    #expect(outline.childIndex(forItem: "a2") == 1 && outline.row(forItem: "c") == -1)
    outline.selectRowIndexes([1], byExtendingSelection: false)
    outline.collapseItem(nil, collapseChildren: true)
    #expect(outline.numberOfRows == 2 && files.changes == ["expanded a", "selected"])
  }

  @Test func childrenAreDrawnIndented() throws {
    let files = Files()
    let outline = outline(files)
    outline.expandItem(nil, expandChildren: true)
    let words = words(outline)
    let (first, child) = (try #require(words["a"]), try #require(words["a1"]))
    #expect(child - first == outline.indentationPerLevel && words["a2"] == child)
    outline.collapseItem("a")
    #expect(files.changes == ["expanded a", "collapsed"])
  }
}
