import Foundation

/// The tree that an outline shows; `nil` is the item above the first level.
@MainActor @preconcurrency
public protocol NSOutlineViewDataSource: NSObjectProtocol {
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
  func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any?
  func outlineView(
    _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?,
    byItem item: Any?)
}

extension NSOutlineViewDataSource {
  public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    0
  }
  public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?)
    -> Any
  { index }
  public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    false
  }
  public func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { nil }
  public func outlineView(
    _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?,
    byItem item: Any?
  ) {}
}

/// The appearance and behavior of an outline.
@MainActor @preconcurrency
public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any)
    -> NSView?
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  func outlineView(
    _ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int)
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
  func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
  func outlineView(
    _ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any
  ) -> Bool
  func outlineViewSelectionDidChange(_ notification: Notification)
  func outlineViewSelectionIsChanging(_ notification: Notification)
  func outlineViewItemWillExpand(_ notification: Notification)
  func outlineViewItemDidExpand(_ notification: Notification)
  func outlineViewItemWillCollapse(_ notification: Notification)
  func outlineViewItemDidCollapse(_ notification: Notification)
}

extension NSOutlineViewDelegate {
  public func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView? { nil }
  public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any)
    -> NSTableRowView?
  { nil }
  public func outlineView(
    _ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int
  ) {}
  public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
    outlineView.rowHeight
  }
  public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
  public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool {
    true
  }
  public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
    true
  }
  public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool {
    true
  }
  public func outlineView(
    _ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any
  ) -> Bool { true }
  public func outlineView(
    _ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any
  ) -> Bool { true }
  public func outlineViewSelectionDidChange(_ notification: Notification) {}
  public func outlineViewSelectionIsChanging(_ notification: Notification) {}
  public func outlineViewItemWillExpand(_ notification: Notification) {}
  public func outlineViewItemDidExpand(_ notification: Notification) {}
  public func outlineViewItemWillCollapse(_ notification: Notification) {}
  public func outlineViewItemDidCollapse(_ notification: Notification) {}
}
