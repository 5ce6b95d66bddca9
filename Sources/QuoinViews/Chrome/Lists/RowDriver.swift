import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A row that shows its buttons.
struct SwipedRow {
  let swipe: RowSwipe
  let edge: HorizontalEdge
  let actions: [SwipeActions]
}

/// Makes the rows of one line of a list react to touches, in a living tree: a tap runs the row's own action (it
/// leads to a page or opens), else it selects the row.
@MainActor
final class RowDriver {
  private var responders: [ButtonResponder] = []
  private var swipe: RowSwipe?

  /// Drives `rows`, whose line is the open node. Returns the buttons to show behind the line.
  func drive(_ rows: [ListRow], selection: ListSelection, in emission: Emission) -> SwipedRow? {
    let tree = emission.tree
    let swiped = swipe(rows, in: emission)
    for (index, row) in rows.enumerated() {
      let handle = handle(of: row, selection, in: emission)
      var action = tap(row, selection, in: emission)
      if let own = link(in: row.node, of: tree) { action = { own.action() } }
      if let swiped { action = { swiped.swipe.close() } }
      emission.carry(handle, to: row.node)
      guard let action else { continue }
      if responders.count <= index { responders.append(ButtonResponder()) }
      let responder = responders[index]
      responder.action = action
      // A single row takes touches all over; of several in one line, each takes them where it draws something.
      let node = rows.count == 1 ? tree.openNode : row.node
      if rows.count == 1 { emission.takeTouches(of: node) }
      emission.attach(responder, to: node)
    }
    return swiped
  }

  /// The first link of a row: the row itself, or a view inside it.
  private func link(in node: LayoutTree.Node, of tree: LayoutTree) -> LinkBox? {
    if let own = tree.value(RowActionKey.self, of: node) { return own }
    for child in tree.children(of: node) {
      if let inner = link(in: child, of: tree) { return inner }
    }
    return nil
  }

  /// Lets the user swipe a line of one row with buttons behind it, unless the list is edited.
  private func swipe(_ rows: [ListRow], in emission: Emission) -> SwipedRow? {
    swipe?.isShown = false
    guard rows.count == 1, emission.environment.editMode?.wrappedValue.isEditing != true else {
      return nil
    }
    let editing = RowEditing(of: rows[0].node, in: emission.tree)
    let actions = RowSwipeActions(of: rows[0].node, editing, in: emission.tree)
    guard !actions.isEmpty else { return nil }
    let edge = emission.keepState("swipe", HorizontalEdge?.none)
    let swipe = swipe ?? RowSwipe()
    self.swipe = swipe
    swipe.drive(actions, edge, line: emission.tree.openNode, in: emission)
    guard let side = emission.evaluating({ edge.wrappedValue }), !actions[side].isEmpty else {
      return nil
    }
    swipe.isShown = true
    return SwipedRow(swipe: swipe, edge: side, actions: actions[side])
  }

  /// The action of a tap on a row without its own: it selects the row. Where any number of rows can be selected, iOS
  /// does so only while the list is edited.
  private func tap(_ row: ListRow, _ selection: ListSelection, in emission: Emission)
    -> (@MainActor () -> Void)?
  {
    guard let tag = row.tag, let select = selection.select else { return nil }
    let environment = emission.environment
    guard selection.takesMany, environment.platform == .iOS else { return { select(tag, false) } }
    let mode = environment.editMode
    guard mode?.wrappedValue.isEditing == true else { return nil }
    return { select(tag, true) }
  }

  private func handle(of row: ListRow, _ selection: ListSelection, in emission: Emission)
    -> ControlHandle
  {
    let editing = RowEditing(of: row.node, in: emission.tree)
    var driving = RowHandle()
    if let tag = row.tag, let select = selection.select {
      driving.select = { select(tag, selection.takesMany) }
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
