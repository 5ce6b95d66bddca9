import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A column of a table.
@MainActor @preconcurrency
open class NSTableColumn: NSObject {
  public struct ResizingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let autoresizingMask = ResizingOptions(rawValue: 1)
    public static let userResizingMask = ResizingOptions(rawValue: 2)
  }
  public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }
  public convenience override init() { self.init(identifier: NSUserInterfaceItemIdentifier("")) }

  open var identifier: NSUserInterfaceItemIdentifier
  open internal(set) weak var tableView: NSTableView?
  open var title = "" { didSet { tableView?.reloadData() } }
  open var width: CGFloat = 100 { didSet { tableView?.reloadData() } }
  open var minWidth: CGFloat = 10 { didSet { width = max(width, minWidth) } }
  open var maxWidth: CGFloat = 1e6 { didSet { width = min(width, maxWidth) } }
  /// Stored only: Quoin doesn't read it.
  open var resizingMask: ResizingOptions = [.autoresizingMask, .userResizingMask]
  open var isEditable = true
  open var isHidden = false { didSet { tableView?.reloadData() } }
  /// Stored only: Quoin doesn't read it.
  open var headerToolTip: String?
  /// Stored only: Quoin doesn't read it.
  open var headerCell = NSCell()
  /// Stored only: Quoin doesn't read it.
  open var dataCell: Any = NSCell()
  /// Stored only: Quoin doesn't read it.
  open var sortDescriptorPrototype: NSSortDescriptor?
  /// Has no effect: columns keep their widths.
  open func sizeToFit() {}
}

/// A row of a table: its background, and a view for each column.
open class NSTableRowView: NSView {
  open var isSelected = false { didSet { setNeedsDisplay() } }
  open var isEmphasized = true { didSet { setNeedsDisplay() } }
  open var isGroupRowStyle = false
  /// Stored only: Quoin doesn't read it.
  open var isFloating = false
  open var selectionHighlightStyle = NSTableView.SelectionHighlightStyle.regular
  open var backgroundColor: NSColor = .clear { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var isPreviousRowSelected = false
  /// Stored only: Quoin doesn't read it.
  open var isNextRowSelected = false
  var isAlternate = false
  var cells: [NSView] = []
  open var numberOfColumns: Int { cells.count }
  open func view(atColumn column: Int) -> Any? {
    cells.indices.contains(column) ? cells[column] : nil
  }
  open func drawBackground(in dirtyRect: NSRect) {}
  open func drawSelection(in dirtyRect: NSRect) {}
  open func drawSeparator(in dirtyRect: NSRect) {}
  open override func draw(_ dirtyRect: NSRect) {
    drawBackground(in: dirtyRect)
    if isSelected { drawSelection(in: dirtyRect) }
    drawSeparator(in: dirtyRect)
  }
  open override var isFlipped: Bool { true }
  open override var _rendering: AnyView? {
    if isSelected, selectionHighlightStyle != .none {
      let color: NSColor =
        isEmphasized
        ? .selectedContentBackgroundColor : .unemphasizedSelectedContentBackgroundColor
      return Color(nsColor: color).erased
    }
    let background = Color(nsColor: backgroundColor)
    return isAlternate ? background.overlay(Color.primary.opacity(0.05)).erased : background.erased
  }
}

/// A cell with text and an image. A text field without a frame is centered vertically after the
/// image.
open class NSTableCellView: NSView {
  open var objectValue: Any?
  open weak var textField: NSTextField? { didSet { needsLayout = true } }
  open weak var imageView: NSImageView? { didSet { needsLayout = true } }
  /// Stored only: Quoin doesn't read it.
  open var rowSizeStyle = NSTableView.RowSizeStyle.default
  open override func layout() {
    super.layout()
    var x: CGFloat = 2
    if let imageView, imageView.superview === self {
      if imageView.frame.isEmpty {
        let side = min(frame.height, 16)
        imageView.frame = NSRect(x: x, y: (frame.height - side) / 2, width: side, height: side)
      }
      x = imageView.frame.maxX + 4
    }
    guard let textField, textField.superview === self, textField.frame.isEmpty else { return }
    let height = min(textField.fittingSize.height, frame.height)
    textField.frame = NSRect(
      x: x, y: (frame.height - height) / 2, width: max(frame.width - x - 2, 0), height: height)
  }
}

/// The titles of a table's columns.
open class NSTableHeaderView: NSView {
  static let height: CGFloat = 28
  open weak var tableView: NSTableView?
  /// The title and width of each column.
  var titles: [(title: String, width: CGFloat)] = []
  open override var isFlipped: Bool { true }
  open override var _rendering: AnyView? {
    HStack(spacing: 0) {
      ForEach(titles.indices, id: \.self) { index in
        Text(verbatim: self.titles[index].title).font(.system(size: 11)).lineLimit(1)
          .padding(.leading, 10)
          .frame(width: self.titles[index].width, alignment: .leading)
      }
    }
    .frame(width: frame.width, height: frame.height, alignment: .leading)
    .background(Color(nsColor: .controlBackgroundColor))
    .overlay(alignment: .bottom) {
      Color(nsColor: .separatorColor).frame(height: 1)
    }
    .erased
  }
}

/// The contents of a table.
@MainActor @preconcurrency
public protocol NSTableViewDataSource: NSObjectProtocol {
  func numberOfRows(in tableView: NSTableView) -> Int
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int)
    -> Any?
  func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?,
    row: Int)
  func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
}

extension NSTableViewDataSource {
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  public func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? { nil }
  public func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?,
    row: Int
  ) {}
  public func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}
}

/// The appearance and behavior of a table.
@MainActor @preconcurrency
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int)
    -> NSView?
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  func tableView(
    _ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int
  ) -> Bool
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
  func tableViewSelectionDidChange(_ notification: Notification)
  func tableViewSelectionIsChanging(_ notification: Notification)
}

extension NSTableViewDelegate {
  public func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? { nil }
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
    nil
  }
  public func tableView(
    _ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int
  ) {}
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    tableView.rowHeight
  }
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  public func tableView(
    _ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int
  ) -> Bool { true }
  public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
  public func tableViewSelectionDidChange(_ notification: Notification) {}
  public func tableViewSelectionIsChanging(_ notification: Notification) {}
}
