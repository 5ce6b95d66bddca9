import Foundation
import ObjectiveC
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// Rows and columns. The delegate's views are laid out row by row within the visible part of the
/// table. Where the delegate returns no view, the data source's value is shown as text. Heights
/// and distances are estimates of those in macOS 14.
open class NSTableView: NSControl, _TableOwner {
  public enum SelectionHighlightStyle: Int, Sendable {
    case none = -1
    case regular = 0
    case sourceList = 1
  }
  public enum Style: Int, Sendable { case automatic, fullWidth, inset, sourceList, plain }
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    case noColumnAutoresizing, uniformColumnAutoresizingStyle
    case sequentialColumnAutoresizingStyle, reverseSequentialColumnAutoresizingStyle
    case lastColumnOnlyAutoresizingStyle, firstColumnOnlyAutoresizingStyle
  }
  public enum RowSizeStyle: Int, Sendable {
    case `default` = -1
    case custom = 0
    case small = 1
    case medium = 2
    case large = 3
  }
  public struct GridLineStyle: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
    public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
  }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let effectFade = AnimationOptions(rawValue: 1)
    public static let effectGap = AnimationOptions(rawValue: 2)
    public static let slideUp = AnimationOptions(rawValue: 16)
    public static let slideDown = AnimationOptions(rawValue: 32)
    public static let slideLeft = AnimationOptions(rawValue: 48)
    public static let slideRight = AnimationOptions(rawValue: 64)
  }

  weak var tableSource: (any NSTableViewDataSource)? { didSet { reloadData() } }
  weak var tableDelegate: (any NSTableViewDelegate)? { didSet { reloadData() } }
  open private(set) var tableColumns: [NSTableColumn] = []
  open var headerView: NSTableHeaderView? = NSTableHeaderView() { didSet { reloadData() } }
  /// Stored only: Quoin doesn't read it.
  open var cornerView: NSView?
  open var rowHeight: CGFloat = 24 { didSet { reloadData() } }
  /// Stored only: Quoin doesn't read it.
  open var usesAutomaticRowHeights = false
  /// Stored only: Quoin doesn't read it.
  open var rowSizeStyle = RowSizeStyle.custom
  open var intercellSpacing = NSSize(width: 17, height: 0) { didSet { reloadData() } }
  open var style = Style.automatic
  open var effectiveStyle: Style { style == .automatic ? .inset : style }
  open var selectionHighlightStyle = SelectionHighlightStyle.regular { didSet { reloadData() } }
  /// Stored only: Quoin doesn't read it.
  open var columnAutoresizingStyle = ColumnAutoresizingStyle.lastColumnOnlyAutoresizingStyle
  /// Stored only: Quoin doesn't read it.
  open var gridStyleMask: GridLineStyle = []
  open var gridColor: NSColor = .gridColor
  open var backgroundColor: NSColor = .controlBackgroundColor { didSet { setNeedsDisplay() } }
  open var usesAlternatingRowBackgroundColors = false { didSet { reloadData() } }
  /// Stored only: Quoin doesn't read it.
  open var allowsColumnReordering = true
  /// Stored only: Quoin doesn't read it.
  open var allowsColumnResizing = true
  /// Stored only: Quoin doesn't read it.
  open var allowsColumnSelection = false
  /// Stored only: Quoin doesn't read it.
  open var allowsEmptySelection = true
  /// Stored only: Quoin doesn't read it.
  open var allowsMultipleSelection = false
  /// Stored only: Quoin doesn't read it.
  open var allowsTypeSelect = true
  /// Stored only: Quoin doesn't read it.
  open var floatsGroupRows = true
  /// Stored only: Quoin doesn't read it.
  open var autosaveName: String?
  /// Stored only: Quoin doesn't read it.
  open var autosaveTableColumns = false
  open var sortDescriptors: [NSSortDescriptor] = []
  /// Stored only: Quoin doesn't read it.
  open var doubleAction: Selector?
  open var clickedRow: Int { -1 }
  open var clickedColumn: Int { -1 }
  open override var isFlipped: Bool { true }

  // MARK: Columns

  open var numberOfColumns: Int { tableColumns.count }
  open func addTableColumn(_ tableColumn: NSTableColumn) {
    tableColumn.tableView = self
    tableColumns.append(tableColumn)
    reloadData()
  }
  open func removeTableColumn(_ tableColumn: NSTableColumn) {
    tableColumns.removeAll { $0 === tableColumn }
    reloadData()
  }
  open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
    guard tableColumns.indices.contains(oldIndex), tableColumns.indices.contains(newIndex) else {
      return
    }
    tableColumns.insert(tableColumns.remove(at: oldIndex), at: newIndex)
    reloadData()
  }
  open func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    tableColumns.firstIndex { $0.identifier == identifier } ?? -1
  }
  open func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier)
    -> NSTableColumn?
  { tableColumns.first { $0.identifier == identifier } }
  /// Has no effect: the last column always fills the remaining width.
  open func sizeLastColumnToFit() {}
  /// Has no effect: columns keep their widths.
  open func sizeToFit(column: Int) {}

  // MARK: Rows

  private var rows: [Int: NSTableRowView] = [:]
  open var numberOfRows: Int { max(tableSource?.numberOfRows(in: self) ?? 0, 0) }
  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? { rows[row] }
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    rows[row]?.view(atColumn: column) as? NSView
  }
  open func row(for view: NSView) -> Int {
    rows.first { view.isDescendant(of: $0.value) }?.key ?? -1
  }
  open func row(at point: NSPoint) -> Int {
    rows.first { $0.value.frame.contains(point) }?.key ?? -1
  }
  open func rect(ofRow row: Int) -> NSRect { rows[row]?.frame ?? .zero }
  /// Returns `nil`, because views are not reused: one is created for each cell.
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?)
    -> NSView?
  { nil }

  // MARK: Selection

  open private(set) var selectedRowIndexes = IndexSet()
  open var selectedRow: Int { selectedRowIndexes.last ?? -1 }
  open var numberOfSelectedRows: Int { selectedRowIndexes.count }
  open func isRowSelected(_ row: Int) -> Bool { selectedRowIndexes.contains(row) }
  open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    let chosen = extend ? selectedRowIndexes.union(indexes) : indexes
    select(chosen.filteredIndexSet { $0 < numberOfRows })
  }
  open func deselectRow(_ row: Int) {
    select(selectedRowIndexes.subtracting(IndexSet(integer: max(row, 0))))
  }
  open func deselectAll(_ sender: Any?) { select(IndexSet()) }
  open override func selectAll(_ sender: Any?) { select(IndexSet(0..<numberOfRows)) }
  private func select(_ rows: IndexSet) {
    guard rows != selectedRowIndexes else { return }
    selectedRowIndexes = rows
    let news = Notification(name: Self.selectionDidChangeNotification, object: self)
    tableDelegate?.tableViewSelectionDidChange(news)
    NotificationCenter.default.post(news)
    reloadData()
  }

  // MARK: Changes, each of which recreates the rows

  open func reloadData() {
    needsLayout = true
    enclosingScrollView?.needsLayout = true
  }
  open func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet) {
    reloadData()
  }
  open func noteNumberOfRowsChanged() { reloadData() }
  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet) { reloadData() }
  /// Has no effect: each change applies at once.
  open func beginUpdates() {}
  open func endUpdates() { reloadData() }
  open func insertRows(
    at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
  ) { reloadData() }
  open func removeRows(
    at indexes: IndexSet, withAnimation animationOptions: AnimationOptions = []
  ) { reloadData() }
  open func moveRow(at oldIndex: Int, to newIndex: Int) { reloadData() }
  /// Has no effect: a table doesn't scroll to rows.
  open func scrollRowToVisible(_ row: Int) {}
  /// Has no effect: a table doesn't scroll to rows.
  open func scrollColumnToVisible(_ column: Int) {}
  /// Has no effect: there are no drags.
  open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {}

  // MARK: Layout

  /// The width of the table or of its scroll view, whichever is greater.
  private var width: CGFloat { max(frame.width, enclosingScrollView?.frame.width ?? 0) }

  /// The drawn width of each column: its own width, with the remaining width added to the last
  /// one.
  private var columnWidths: [CGFloat] {
    var widths = tableColumns.map { $0.isHidden ? 0 : $0.width }
    let rest = width - widths.reduce(0, +) - intercellSpacing.width * CGFloat(widths.count)
    if let last = widths.indices.last, rest > 0 { widths[last] += rest }
    return widths
  }

  /// Fits the table's width to its scroll view and its height to its rows.
  func fit(in size: NSSize) {
    let height = (0..<min(numberOfRows, Self.mostMeasured)).reduce(0) { $0 + self.height(of: $1) }
    let rest = CGFloat(max(numberOfRows - Self.mostMeasured, 0)) * rowHeight
    let header = headerView == nil ? 0 : NSTableHeaderView.height
    frame.size = NSSize(width: size.width, height: max(size.height, height + rest + header))
  }
  private static let mostMeasured = 1000

  private func height(of row: Int) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightOfRow: row) ?? rowHeight
    return (asked.isFinite ? max(asked, 0) : rowHeight) + intercellSpacing.height
  }

  open override func layout() {
    super.layout()
    for view in subviews where view is NSTableRowView || view is NSTableHeaderView {
      view.removeFromSuperview()
    }
    rows = [:]
    let widths = columnWidths
    var y: CGFloat = 0
    if let headerView {
      headerView.tableView = self
      headerView.titles = zip(tableColumns, widths).filter { !$0.0.isHidden }.map {
        ($0.title, $1 + intercellSpacing.width)
      }
      headerView.frame = NSRect(x: 0, y: 0, width: width, height: NSTableHeaderView.height)
      addSubview(headerView)
      y = NSTableHeaderView.height
    }
    let end = min(frame.height, enclosingScrollView?.frame.height ?? frame.height)
    for row in 0..<numberOfRows {
      // Rows below the visible part are not seen, so their views are not created.
      guard y < end else { break }
      let view = tableDelegate?.tableView(self, rowViewForRow: row) ?? NSTableRowView()
      view.isSelected = selectedRowIndexes.contains(row) && selectionHighlightStyle != .none
      view.isAlternate = usesAlternatingRowBackgroundColors && row % 2 == 1
      view.isGroupRowStyle = tableDelegate?.tableView(self, isGroupRow: row) ?? false
      view.frame = NSRect(x: 0, y: y, width: width, height: height(of: row))
      fill(view, row, widths)
      addSubview(view)
      tableDelegate?.tableView(self, didAdd: view, forRow: row)
      rows[row] = view
      y += view.frame.height
    }
  }

  private func fill(_ view: NSTableRowView, _ row: Int, _ widths: [CGFloat]) {
    var x = intercellSpacing.width / 2
    view.cells = []
    for (column, width) in zip(tableColumns, widths) where !column.isHidden {
      if let cell = tableDelegate?.tableView(self, viewFor: column, row: row) ?? text(column, row) {
        cell.frame = NSRect(
          x: x, y: 0, width: width, height: max(view.frame.height - intercellSpacing.height, 0))
        view.addSubview(cell)
        view.cells.append(cell)
      }
      x += width + intercellSpacing.width
    }
  }

  /// Returns the data source's value as a text field.
  private func text(_ column: NSTableColumn, _ row: Int) -> NSView? {
    guard let value = tableSource?.tableView(self, objectValueFor: column, row: row) else {
      return nil
    }
    let cell = NSTableCellView()
    let field = NSTextField(labelWithString: "\(value)")
    cell.textField = field
    cell.addSubview(field)
    return cell
  }

  open override var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
  open override var _rendering: AnyView? { Color(nsColor: backgroundColor).erased }

  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "NSTableViewSelectionDidChangeNotification")
  public nonisolated static let columnDidResizeNotification = Notification.Name(
    "NSTableViewColumnDidResizeNotification")
}

/// A table, whose data source and delegate an outline declares with other types.
@MainActor @preconcurrency
public protocol _TableOwner: NSTableView {}

extension _TableOwner {
  public var dataSource: (any NSTableViewDataSource)? {
    get { tableSource }
    set { tableSource = newValue }
  }
  public var delegate: (any NSTableViewDelegate)? {
    get { tableDelegate }
    set { tableDelegate = newValue }
  }
}
