import Foundation
import QuoinCore

/// What a test or script can do with one row of a list, or with one of several like things.
@MainActor
package struct RowHandle {
  /// Selects the row, as a tap does.
  package var select: (@MainActor () -> Void)?
  /// Removes the row's data.
  package var delete: (@MainActor () -> Void)?
  /// Moves the row's data to another place among the data.
  package var move: (@MainActor (Int) -> Void)?
}
