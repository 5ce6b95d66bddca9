import CoreTransferable
import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The wheel and the secondary button of a mouse over a live view.
extension ViewHost {
  /// Scrolls at `point` like a wheel: the innermost scroll view, list, wheel of options or tab view
  /// with pages there that can move further in that direction.
  @discardableResult
  public func scroll(at point: CGPoint, by distance: CGSize) throws -> UpdateRecord {
    try perform {
      guard distance.width.isFinite, distance.height.isFinite else {
        throw InteractionError.notFinite
      }
      for node in tree.tree.hitTest(point).chain
      where tree.emission.scrollText(at: node, by: distance) || turn(node, by: distance)
        || scroll(node, by: distance)
      {
        return
      }
    }
  }

  /// Turns the wheel or the pages at `node`; returns whether they take the distance.
  private func turn(_ node: LayoutTree.NodeID, by distance: CGSize) -> Bool {
    let isHorizontal = abs(distance.width) > abs(distance.height)
    return tree.emission.nodes.attachments(WheelHandle.self, at: node).contains {
      ($0.axis == .horizontal) == isHorizontal
        && $0.scroll(isHorizontal ? distance.width : distance.height)
    }
  }

  /// Scrolls the scroll view `node`; returns whether it has moved.
  private func scroll(_ node: LayoutTree.NodeID, by distance: CGSize) -> Bool {
    guard let offset = scrolledOffset(of: node, by: distance) else { return false }
    tree.emission.scrolling.move(node, to: offset)
    return true
  }

  /// Clicks at `point` with the secondary button of a mouse, which opens the context menu of the
  /// innermost view there that has one.
  ///
  /// On macOS, a click with Control held does the same, and where no view has a menu, both do what
  /// any click does (Rules/Controls.md#secondary-click).
  ///
  /// - Returns: the record of the updates.
  /// - Throws: `InteractionError.closed` if the host is closed.
  @discardableResult
  public func secondaryClick(at point: CGPoint) throws -> UpdateRecord {
    var record = try updateToBeDriven()
    if let open = contextMenu(at: point) {
      record.append(try perform(open))
    } else if environment.platform == .macOS {
      record.append(try beginTouch(at: point))
      record.append(try endTouch())
    }
    return record
  }

  /// Returns a function that opens the context menu at `point`.
  private func contextMenu(at point: CGPoint) -> (() -> Void)? {
    let nodes = tree.emission.nodes
    var row: RowHandle?
    for node in tree.tree.hitTest(point).chain {
      if let menu = nodes.attachments(ContextMenuHandle.self, at: node).first { return menu.open }
      row = row ?? nodes.attachments(ControlHandle.self, at: node).lazy.compactMap(\.row).first
      guard let menu = nodes.attachments(SelectionMenuHandle.self, at: node).first else { continue }
      let selected = Set(
        nodes.attachments(ControlHandle.self, inside: node)
          .filter { $0.thing.row != nil && $0.thing.value?() as? Bool == true }
          .compactMap { $0.thing.row?.tag })
      let clicked = Set(row?.tag.map { [$0] } ?? [])
      return { menu.open(clicked.isSubset(of: selected) && !clicked.isEmpty ? selected : clicked) }
    }
    return nil
  }

  /// Clicks the view called `name` with the secondary button of a mouse, which opens its context
  /// menu.
  ///
  /// - Returns: the record of the updates.
  /// - Throws: `NameError` for an unknown name, `InteractionError` for a view that can't be
  ///   touched.
  @discardableResult
  public func secondaryClick(_ name: String) throws -> UpdateRecord {
    try secondaryClick(at: target(name))
  }

  /// Drops items from outside of the window, such as files from the desktop, at `point`.
  ///
  /// The innermost view there that takes one of them (`dropDestination`, `onDrop`) receives them.
  /// If none does, the view has a warning.
  ///
  /// - Returns: the record of the updates.
  /// - Throws: `InteractionError.closed` if the host is closed, or `InteractionError.notFinite`.
  @discardableResult
  public func drop(_ items: [NSItemProvider], at point: CGPoint) throws -> UpdateRecord {
    try perform {
      guard point.x.isFinite, point.y.isFinite else { throw InteractionError.notFinite }
      guard !items.isEmpty, !tree.pointer.drop(items, at: point) else { return }
      tree.emission.diagnostics.addWarning(
        "No view at the point takes the dropped items.")
    }
  }
}
