import Foundation
import QuoinCore
import QuoinLayout

/// What the rows of one line of a list do when they are touched, in a living tree: one that leads somewhere or opens
/// does that, any other is selected.
@MainActor
final class RowDriver {
  private var responders: [ButtonResponder] = []

  /// The line around `rows` is open.
  func drive(_ rows: [ListRow], selection: ListSelection, in emitter: ViewEmitter) {
    let tree = emitter.tree
    for (index, row) in rows.enumerated() {
      let handle = handle(of: row, selection, in: emitter)
      var action = tap(row, selection, in: emitter)
      if let own = tree.value(RowActionKey.self, of: row.node) { action = { own.action() } }
      emitter.carry(handle, to: row.node)
      guard let action else { continue }
      if responders.count <= index { responders.append(ButtonResponder()) }
      let responder = responders[index]
      responder.action = action
      // All of a row is touched; of several in one line each where it draws something.
      let node = rows.count == 1 ? tree.openNode : row.node
      if rows.count == 1 { emitter.takeTouches(of: node) }
      emitter.attach(responder, to: node)
    }
  }

  /// What a tap on a row does that leads nowhere; of any number of rows iOS lets select only while the list is
  /// edited.
  private func tap(_ row: ListRow, _ selection: ListSelection, in emitter: ViewEmitter)
    -> (@MainActor () -> Void)?
  {
    guard let tag = row.tag, let select = selection.select else { return nil }
    let environment = emitter.environment
    guard selection.takesMany, environment.platform == .iOS else { return { select(tag, false) } }
    let mode = environment.editMode
    guard mode?.wrappedValue.isEditing == true else { return nil }
    return { select(tag, true) }
  }

  private func handle(of row: ListRow, _ selection: ListSelection, in emitter: ViewEmitter)
    -> ControlHandle
  {
    let editing = RowEditing(of: row.node, in: emitter.tree)
    var driving = RowHandle()
    if let tag = row.tag, let select = selection.select {
      driving.select = { select(tag, selection.takesMany) }
    }
    if let index = editing.index {
      if let delete = editing.delete { driving.delete = { delete(IndexSet(integer: index)) } }
      if let move = editing.move {
        driving.move = { target in
          move(IndexSet(integer: index), target > index ? target + 1 : target)
        }
      }
    }
    var handle = ControlHandle("row", in: emitter.environment)
    handle.row = driving
    if selection.select != nil {
      let isSelected = row.isSelected
      handle.value = { isSelected }
    }
    return handle
  }
}
