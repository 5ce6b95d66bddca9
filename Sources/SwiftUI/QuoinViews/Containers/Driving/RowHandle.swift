import Foundation
import QuoinCore

/// The actions that a test or script can perform on a row of a list, or on one of several similar
/// items.
@MainActor
package struct RowHandle {
  /// The value that identifies the row in a selection, if the user can select it.
  package var tag: AnyHashable?
  /// Selects the row, like a tap.
  package var select: (@MainActor () -> Void)?
  /// Selects the row alone, or adds it to the selection.
  package var choose: (@MainActor (_ adds: Bool) -> Void)?
  /// Whether the list can select several rows.
  package var takesMany = false
  /// Deletes the row's data.
  package var delete: (@MainActor () -> Void)?
  /// Moves the row's data to another position.
  package var move: (@MainActor (Int) -> Void)?
}
