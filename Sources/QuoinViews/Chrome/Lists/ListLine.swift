import Foundation
import QuoinCore
import QuoinGeometry

/// One line of a list, as far as its place decides its look: a header, a footer, or a slot of rows.
struct ListLine {
  enum Role { case header, row, footer }
  var role: Role
  var metrics: ListMetrics
  /// Whether no row of the section comes before, or after.
  var isFirst = true
  var isLast = true
  /// Whether the rows of another section come right before those of this one.
  var followsRows = false
  /// Room above and below, which the section keeps from others.
  var gapAbove: CGFloat = 0
  var gapBelow: CGFloat = 0
  /// Counts the rows of the list, for backgrounds that take turns.
  var number = 0
}

/// What stands in a row beside its content.
enum ListRowPart: Equatable {
  case background
  case selection
  /// Before the content.
  case leading
  /// After it, so far from the section's edge.
  case trailing(margin: CGFloat)
  case topSeparator
  case bottomSeparator
  /// The buttons behind one end, which push the rest aside.
  case actions(HorizontalEdge)

  /// Whether it is pushed aside with the content.
  var movesAlong: Bool {
    switch self {
    case .selection, .leading, .trailing: true
    case .background, .topSeparator, .bottomSeparator, .actions: false
    }
  }
}
