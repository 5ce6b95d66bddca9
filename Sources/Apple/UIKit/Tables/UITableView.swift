import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// Rows in sections. The data source's rows are placed one below the other, as far as the table's
/// bounds reach.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

  public static let automaticDimension: CGFloat = -1
  public static let indexSearch = "{search}"

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  private var tableDelegate: (any UITableViewDelegate)? { delegate }
  open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// Stored only: Quoin doesn't read it.
  open weak var prefetchDataSource: AnyObject?
  /// Stored only: Quoin doesn't read it.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Stored only: Quoin doesn't read it.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether a drag is in progress. Always `false`: there are no drags.
  open var hasActiveDrag: Bool { false }
  /// Whether a drop is in progress. Always `false`: there are no drops.
  open var hasActiveDrop: Bool { false }
  open var rowHeight: CGFloat = automaticDimension { didSet { setNeedsLayout() } }
  open var estimatedRowHeight: CGFloat = automaticDimension
  open var sectionHeaderHeight: CGFloat = automaticDimension
  open var sectionFooterHeight: CGFloat = automaticDimension
  /// Stored only: Quoin doesn't read it.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  /// Stored only: Quoin doesn't read it.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension
  /// Stored only: Quoin doesn't read it.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension
  /// Stored only: Quoin doesn't read it.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor? = .separator
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Stored only: Quoin doesn't read it.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var tableHeaderView: UIView? { didSet { setNeedsLayout() } }
  open var tableFooterView: UIView? { didSet { setNeedsLayout() } }
  /// Stored only: Quoin doesn't read it.
  open var backgroundView: UIView?
  /// Stored only: Quoin doesn't read it.
  open var allowsSelection = true
  /// Stored only: Quoin doesn't read it.
  open var allowsMultipleSelection = false
  /// Stored only: Quoin doesn't read it.
  open var allowsSelectionDuringEditing = false
  /// Stored only: Quoin doesn't read it.
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Stored only: Quoin doesn't read it.
  open var sectionIndexColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var sectionIndexBackgroundColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Stored only: Quoin doesn't read it.
  open var remembersLastFocusedIndexPath = false
  /// Stored only: Quoin doesn't read it.
  open var dragInteractionEnabled = false
  open private(set) var indexPathForSelectedRow: IndexPath?
  open var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }
  private var classes: [String: AnyClass] = [:]
  private var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  private var isLoaded = false

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    classes[identifier] = aClass
  }
  /// Returns `nil`, because cells are not reused: the table creates one for each row.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let kind = classes[identifier] as? UITableViewCell.Type else {
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    return unsafeBitCast(kind, to: _MadeTableViewCell.Type.self)
      .init(style: .default, reuseIdentifier: identifier)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    classes[identifier] == nil ? nil : UITableViewHeaderFooterView(reuseIdentifier: identifier)
  }
  open var visibleCells: [UITableViewCell] { rows.map(\.cell) }
  open var indexPathsForVisibleRows: [IndexPath]? { rows.map(\.path) }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.path == indexPath }?.cell
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.first { $0.cell === cell }?.path
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.first { $0.cell.frame.contains(point) }?.path
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    cellForRow(at: indexPath)?.frame ?? .zero
  }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = indexPath
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    scrollRectToVisible(rectForRow(at: indexPath), animated: animated)
  }

  // MARK: Changes, each of which recreates the rows

  open func reloadData() {
    isLoaded = false
    setNeedsLayout()
  }
  /// Has no effect: each change applies at once.
  open func beginUpdates() {}
  open func endUpdates() { reloadData() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews where view is UITableViewCell || view is SectionTitle {
      view.removeFromSuperview()
    }
    rows = []
    var y: CGFloat = 0
    func put(_ view: UIView, _ height: CGFloat) {
      if view.superview !== self { addSubview(view) }
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    if let header = tableHeaderView { put(header, header.bounds.height) }
    for section in 0..<numberOfSections {
      if let title = dataSource?.tableView(self, titleForHeaderInSection: section) {
        put(SectionTitle(title), 28)
      }
      for row in 0..<numberOfRows(inSection: section) {
        // Rows below the table's bounds are not visible, so their cells are not created.
        guard y < bounds.maxY, let dataSource else {
          y += max(rowHeight, 44)
          continue
        }
        let path = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        put(cell, asked >= 0 ? asked : cell.ownHeight(in: bounds.width))
        rows.append((path, cell))
      }
    }
    if let footer = tableFooterView { put(footer, footer.bounds.height) }
    contentSize = CGSize(width: bounds.width, height: y)
  }
}

/// The title of a section.
private final class SectionTitle: UIView {
  private let title: String
  init(_ title: String) {
    self.title = title
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var _rendering: AnyView? {
    Text(verbatim: title).font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
      .padding(.horizontal, 16)
      .frame(width: bounds.width, height: bounds.height, alignment: .leading).erased
  }
}

/// A controller that manages a table view.
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// Stored only: Quoin doesn't read it.
  open var clearsSelectionOnViewWillAppear = true
  /// Stored only: Quoin doesn't read it.
  open var refreshControl: UIRefreshControl?
  private let style: UITableView.Style
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    view = table
    table.delegate = self
    table.dataSource = self
  }
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell(style: .default, reuseIdentifier: nil) }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
}
