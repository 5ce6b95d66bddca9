import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A row whose swipe buttons are shown.
struct SwipedRow {
  let swipe: RowSwipe
  let place: RowSwipePlace
  let actions: [SwipeActions]
}

/// Handles touches on the rows of one list line in a live tree.
///
/// A tap runs the row's own action (following a link or expanding the row), or else the actions of
/// its default buttons, or else the primary action, or else selects the row.
@MainActor
final class RowDriver {
  private var responders: [ButtonResponder] = []
  private var swipe: RowSwipe?
  private var drag: RowDrag?

  /// Handles touches on `rows`, whose line is the open node, and returns the swipe buttons to show.
  func drive(
    _ rows: [ListRow], of line: ListLine, selection: ListSelection, in emission: Emission
  ) -> SwipedRow? {
    let tree = emission.tree
    let swiped = swipe(rows, in: emission)
    for (index, row) in rows.enumerated() {
      let handle = handle(of: row, selection, in: emission)
      var action = tap(row, selection, in: emission) { [weak self] in
        self?.responders[index].modifiers ?? []
      }
      if rows.count == 1, let buttons = emission.environment.rowButtons {
        buttons.all = RowButtons.buttons(in: row.node, of: tree)
        if !buttons.all.isEmpty { action = { for button in buttons.all { button.action() } } }
      }
      if let own = link(in: row.node, of: tree) { action = { own.action() } }
      if let swiped { action = { swiped.swipe.close() } }
      emission.attach(handle, to: row.node)
      describe(row, in: emission)
      guard let action else { continue }
      if responders.count <= index { responders.append(ButtonResponder()) }
      let responder = responders[index]
      responder.action = action
      // A single row is touchable everywhere; each of several rows in a line only where it draws
      // something.
      let node = rows.count == 1 ? tree.openNode : row.node
      if rows.count == 1 { emission.touches.accept(on: node) }
      emission.touches.attach(responder, to: node)
    }
    if rows.count == 1 {
      let drag = drag ?? RowDrag()
      self.drag = drag
      driveMove(rows[0], line, drag, in: emission)
    }
    return swiped
  }

  /// Adds the row's selection and the buttons behind it for screen readers
  /// (Rules/Accessibility.md#rows).
  private func describe(_ row: ListRow, in emission: Emission) {
    if row.isSelected {
      emission.attach(AccessibilityChange { $0.traits.insert(.isSelected) }, to: row.node)
    }
    let editing = RowEditing(of: row.node, in: emission.tree)
    for actions in RowSwipeActions(of: row.node, editing, in: emission.tree).all.reversed() {
      emission.attach(
        AccessibilityContent(.actions, actions.content, in: emission), to: row.node)
    }
  }

  /// Returns the first link of a row: its own, or that of a view in it.
  private func link(in node: LayoutTree.NodeID, of tree: LayoutTree) -> LinkBox? {
    if let own = tree.value(RowActionKey.self, of: node) { return own }
    for child in tree.children(of: node) {
      if let inner = link(in: child, of: tree) { return inner }
    }
    return nil
  }

  /// Enables swiping for a line of a single row with swipe buttons, unless the list is being
  /// edited.
  private func swipe(_ rows: [ListRow], in emission: Emission) -> SwipedRow? {
    swipe?.isShown = false
    guard rows.count == 1, emission.environment.editMode?.wrappedValue.isEditing != true else {
      return nil
    }
    let editing = RowEditing(of: rows[0].node, in: emission.tree)
    let actions = RowSwipeActions(of: rows[0].node, editing, in: emission.tree)
    guard !actions.isEmpty else { return nil }
    let edge = emission.keepState("swipe", HorizontalEdge?.none)
    let drag = emission.keepState("swipe distance", CGFloat(0))
    let swipe = swipe ?? RowSwipe()
    self.swipe = swipe
    swipe.drive(actions, edge, drag, line: emission.tree.openNode, in: emission)
    let (open, distance) = emission.evaluating { (edge.wrappedValue, drag.wrappedValue) }
    let side = open ?? (distance < 0 ? .trailing : .leading)
    guard open != nil || distance != 0, !actions[side].isEmpty else { return nil }
    swipe.isShown = true
    let place = RowSwipePlace(
      edge: side, isOpen: open != nil, openWidth: distance == 0 ? nil : swipe.openWidth,
      pull: side == .leading ? distance : -distance,
      allowsFullSwipe: actions.allowsFullSwipe(side))
    return SwipedRow(swipe: swipe, place: place, actions: actions[side])
  }

  /// Returns the default tap action: the primary action, on macOS after a second click, or else
  /// the selection of the row.
  ///
  /// On iOS, a list with multiple selection selects by tapping only while it is being edited.
  private func tap(
    _ row: ListRow, _ selection: ListSelection, in emission: Emission,
    modifiers: @escaping @MainActor () -> EventModifiers
  ) -> (@MainActor () -> Void)? {
    guard let tag = row.tag, let select = selection.select else { return nil }
    let environment = emission.environment
    let primary = environment.rowPrimaryAction
    if environment.platform == .macOS {
      let clock = emission.clock
      return {
        if let keys = selection.keys {
          keys.click(tag, modifiers(), selection)
        } else {
          select(tag, false)
        }
        if let clock { primary?.click(tag, at: clock.now) }
      }
    }
    let isEditing = environment.editMode?.wrappedValue.isEditing == true
    if let primary, !isEditing { return { primary.perform(tag) } }
    guard selection.takesMany else { return { select(tag, false) } }
    guard isEditing else { return nil }
    return { select(tag, true) }
  }

  private func handle(of row: ListRow, _ selection: ListSelection, in emission: Emission)
    -> ControlHandle
  {
    let editing = RowEditing(of: row.node, in: emission.tree)
    var driving = RowHandle()
    if let tag = row.tag, let select = selection.select {
      driving.tag = tag
      driving.select = { select(tag, selection.takesMany) }
      driving.takesMany = selection.takesMany
      driving.choose = { adds in
        guard adds else { return selection.selectAlone(tag) }
        if !selection.contains(tag) { select(tag, true) }
      }
    }
    if let index = editing.index {
      if let delete = editing.delete { driving.delete = { delete(IndexSet(integer: index)) } }
      if let move = editing.move {
        driving.move = { target in
          let target = min(max(target, 0), editing.count - 1)
          move(IndexSet(integer: index), target > index ? target + 1 : target)
        }
      }
    }
    var handle = ControlHandle("row", in: emission.environment)
    handle.row = driving
    if selection.select != nil {
      let isSelected = row.isSelected
      handle.value = { isSelected }
    }
    return handle
  }
}
