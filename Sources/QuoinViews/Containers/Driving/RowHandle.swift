import Foundation
import QuoinCore

/// What can be done with one row of a list, or with something else that there are several of.
@MainActor
package struct RowHandle {
  /// Selects the row, as a tap does.
  package var select: (@MainActor () -> Void)?
  /// Takes the row's data away.
  package var delete: (@MainActor () -> Void)?
  /// Moves the row's data so that it comes at another place among the data.
  package var move: (@MainActor (Int) -> Void)?
}
