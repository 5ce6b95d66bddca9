import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The rows of a tree, in which expanded items show their children, indented by a level.
///
/// An item is identified by its object, or by its value if it isn't an object. A triangle marks
/// items that can be expanded. Distances are estimates of those in macOS 14.
open class NSOutlineView: NSTableView {
  /// An item that is shown.
  private struct Line {
    let item: Any
    let parent: Any?
    let level: Int
    let index: Int
  }

  private lazy var table = OutlineTable(self)
  private var expanded: Set<AnyHashable> = []
  /// The shown items in order; `nil` when they may have changed.
  private var known: [Line]?

  open weak var dataSource: (any NSOutlineViewDataSource)? { didSet { adopt() } }
  open weak var delegate: (any NSOutlineViewDelegate)? { didSet { adopt() } }
  /// The column with the triangles and the indentation; by default the first one.
  open weak var outlineTableColumn: NSTableColumn? { didSet { reloadData() } }
  /// The indentation of each level, in points.
  open var indentationPerLevel: CGFloat = 16 { didSet { reloadData() } }
  /// Stored only: Quoin doesn't read it.
  open var indentationMarkerFollowsCell = true
  /// Stored only: Quoin doesn't read it.
  open var autoresizesOutlineColumn = true
  /// Stored only: Quoin doesn't read it.
  open var autosaveExpandedItems = false
  /// Stored only: Quoin doesn't read it.
  open var stronglyReferencesItems = false

  private func adopt() {
    tableSource = table
    tableDelegate = table
  }

  open override func reloadData() {
    known = nil
    super.reloadData()
  }

  // MARK: Items

  private var lines: [Line] {
    if let known { return known }
    var lines: [Line] = []
    append(nil, level: 0, to: &lines)
    known = lines
    return lines
  }

  private func append(_ parent: Any?, level: Int, to lines: inout [Line]) {
    for index in 0..<numberOfChildren(ofItem: parent) {
      guard let item = child(index, ofItem: parent) else { continue }
      lines.append(Line(item: item, parent: parent, level: level, index: index))
      if isItemExpanded(item), level < Self.deepest {
        append(item, level: level + 1, to: &lines)
      }
    }
  }
  private static let deepest = 100
  var lineCount: Int { lines.count }

  private static func key(_ item: Any) -> AnyHashable {
    if type(of: item) is AnyClass { return AnyHashable(ObjectIdentifier(item as AnyObject)) }
    return (item as? AnyHashable) ?? AnyHashable(String(describing: item))
  }
  private func line(of item: Any?) -> (row: Int, line: Line)? {
    guard let item else { return nil }
    let key = Self.key(item)
    return lines.enumerated().first { Self.key($1.item) == key }.map { ($0.offset, $0.element) }
  }

  open func item(atRow row: Int) -> Any? { lines.indices.contains(row) ? lines[row].item : nil }
  open func row(forItem item: Any?) -> Int { line(of: item)?.row ?? -1 }
  open func level(forRow row: Int) -> Int { lines.indices.contains(row) ? lines[row].level : -1 }
  open func level(forItem item: Any?) -> Int { line(of: item)?.line.level ?? -1 }
  open func parent(forItem item: Any?) -> Any? { line(of: item)?.line.parent }
  open func childIndex(forItem item: Any) -> Int { line(of: item)?.line.index ?? -1 }
  open func child(_ index: Int, ofItem item: Any?) -> Any? {
    dataSource?.outlineView(self, child: index, ofItem: item)
  }
  open func numberOfChildren(ofItem item: Any?) -> Int {
    max(dataSource?.outlineView(self, numberOfChildrenOfItem: item) ?? 0, 0)
  }
  open func isExpandable(_ item: Any?) -> Bool {
    item.map { dataSource?.outlineView(self, isItemExpandable: $0) ?? false } ?? true
  }
  open func isItemExpanded(_ item: Any?) -> Bool {
    item.map { expanded.contains(Self.key($0)) } ?? true
  }

  // MARK: Expanding

  open func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }
  open func expandItem(_ item: Any?, expandChildren: Bool) {
    if let item {
      guard isExpandable(item) else { return }
      if !isItemExpanded(item), delegate?.outlineView(self, shouldExpandItem: item) ?? true {
        let user = ["NSObject": item]
        post(Self.itemWillExpandNotification, user) { $0.outlineViewItemWillExpand($1) }
        expanded.insert(Self.key(item))
        reloadData()
        post(Self.itemDidExpandNotification, user) { $0.outlineViewItemDidExpand($1) }
      }
    }
    guard expandChildren, level(forItem: item) < Self.deepest else { return }
    for index in 0..<numberOfChildren(ofItem: item) {
      if let child = child(index, ofItem: item) { expandItem(child, expandChildren: true) }
    }
  }
  open func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }
  open func collapseItem(_ item: Any?, collapseChildren: Bool) {
    if collapseChildren {
      for line in lines where isDescendant(line, of: item) {
        expanded.remove(Self.key(line.item))
      }
    }
    if let item, isItemExpanded(item),
      delegate?.outlineView(self, shouldCollapseItem: item) ?? true
    {
      let user = ["NSObject": item]
      post(Self.itemWillCollapseNotification, user) { $0.outlineViewItemWillCollapse($1) }
      expanded.remove(Self.key(item))
      reloadData()
      post(Self.itemDidCollapseNotification, user) { $0.outlineViewItemDidCollapse($1) }
    }
    reloadData()
  }
  private func isDescendant(_ line: Line, of item: Any?) -> Bool {
    guard let item else { return true }
    var parent = line.parent
    while let next = parent {
      if Self.key(next) == Self.key(item) { return true }
      parent = self.parent(forItem: next)
    }
    return false
  }

  private func post(
    _ name: Notification.Name, _ user: [String: Any],
    _ call: (any NSOutlineViewDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self, userInfo: user)
    if let delegate { call(delegate, notification) }
    NotificationCenter.default.post(notification)
  }

  // MARK: Changes, each of which recreates the rows

  open func reloadItem(_ item: Any?) { reloadData() }
  open func reloadItem(_ item: Any?, reloadChildren: Bool) { reloadData() }
  open func insertItems(
    at indexes: IndexSet, inParent parent: Any?,
    withAnimation animationOptions: AnimationOptions = []
  ) { reloadData() }
  open func removeItems(
    at indexes: IndexSet, inParent parent: Any?,
    withAnimation animationOptions: AnimationOptions = []
  ) { reloadData() }
  open func moveItem(
    at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?
  ) { reloadData() }

  // MARK: Drawing

  /// Returns `cell` behind the triangle and the indentation of its row.
  func indented(_ cell: NSView, row: Int) -> NSView {
    let item = lines[row].item
    let isMarked =
      isExpandable(item)
      && delegate?.outlineView(self, shouldShowOutlineCellForItem: item) ?? true
    let view = OutlineCell()
    view.cell = cell
    view.indentation = CGFloat(lines[row].level) * indentationPerLevel
    view.marker = isMarked ? (isItemExpanded(item) ? "chevron.down" : "chevron.right") : nil
    view.addSubview(cell)
    return view
  }

  public nonisolated static let itemWillExpandNotification = Notification.Name(
    "NSOutlineViewItemWillExpandNotification")
  public nonisolated static let itemDidExpandNotification = Notification.Name(
    "NSOutlineViewItemDidExpandNotification")
  public nonisolated static let itemWillCollapseNotification = Notification.Name(
    "NSOutlineViewItemWillCollapseNotification")
  public nonisolated static let itemDidCollapseNotification = Notification.Name(
    "NSOutlineViewItemDidCollapseNotification")
}

/// A cell of the outline column, behind the space for the triangle.
private final class OutlineCell: NSView {
  var cell: NSView?
  var indentation: CGFloat = 0
  var marker: String?
  private static let markerWidth: CGFloat = 16

  override var isFlipped: Bool { true }
  override func layout() {
    super.layout()
    let x = indentation + Self.markerWidth
    cell?.frame = NSRect(x: x, y: 0, width: max(frame.width - x, 0), height: frame.height)
  }
  override var _rendering: AnyView? {
    guard let marker else { return nil }
    return Image(systemName: marker).font(.system(size: 10, weight: .semibold))
      .foregroundStyle(.secondary)
      .frame(width: Self.markerWidth, height: frame.height)
      .padding(.leading, indentation)
      .frame(width: frame.width, height: frame.height, alignment: .leading)
      .erased
  }
}

/// The rows of an outline as those of a table.
private final class OutlineTable: NSObject, NSTableViewDataSource, NSTableViewDelegate {
  private unowned let outline: NSOutlineView
  init(_ outline: NSOutlineView) { self.outline = outline }

  private var delegate: (any NSOutlineViewDelegate)? { outline.delegate }

  func numberOfRows(in tableView: NSTableView) -> Int {
    outline.lineCount
  }
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int)
    -> NSView?
  {
    guard let item = outline.item(atRow: row),
      let cell = delegate?.outlineView(outline, viewFor: tableColumn, item: item)
        ?? text(tableColumn, item)
    else { return nil }
    let first = outline.outlineTableColumn ?? outline.tableColumns.first
    return tableColumn === first ? outline.indented(cell, row: row) : cell
  }
  private func text(_ column: NSTableColumn?, _ item: Any) -> NSView? {
    let value = outline.dataSource?.outlineView(outline, objectValueFor: column, byItem: item)
    guard let value else { return nil }
    let cell = NSTableCellView()
    let field = NSTextField(labelWithString: "\(value)")
    cell.textField = field
    cell.addSubview(field)
    return cell
  }
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
    outline.item(atRow: row).flatMap { delegate?.outlineView(outline, rowViewForItem: $0) }
  }
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
    delegate?.outlineView(outline, didAdd: rowView, forRow: row)
  }
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    outline.item(atRow: row).flatMap { delegate?.outlineView(outline, heightOfRowByItem: $0) }
      ?? outline.rowHeight
  }
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
    outline.item(atRow: row).flatMap { delegate?.outlineView(outline, isGroupItem: $0) } ?? false
  }
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
    outline.item(atRow: row).flatMap { delegate?.outlineView(outline, shouldSelectItem: $0) }
      ?? true
  }
  func tableViewSelectionDidChange(_ notification: Notification) {
    delegate?.outlineViewSelectionDidChange(notification)
  }
}
