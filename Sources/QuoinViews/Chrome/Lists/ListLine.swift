import Foundation
import QuoinCore
import QuoinGeometry

/// One line of a list with everything in its place that decides its look: a header, a footer, or a slot of rows.
struct ListLine {
  enum Role { case header, row, footer }
  var role: Role
  var metrics: ListMetrics
  /// Whether no row of the section comes before, or after.
  var isFirst = true
  var isLast = true
  /// Whether the rows of another section come right before those of this one.
  var followsRows = false
  /// Room that the section keeps free above the line, and below.
  var gapAbove: CGFloat = 0
  var gapBelow: CGFloat = 0
  /// The number of the row in the list, for backgrounds that alternate.
  var number = 0
}

/// A part of a row beside its content.
enum ListRowPart: Equatable {
  case background
  case selection
  /// Before the content.
  case leading
  /// After the content, at this distance from the section's edge.
  case trailing(margin: CGFloat)
  case topSeparator
  case bottomSeparator
  /// The buttons behind one end, which push the other parts aside.
  case actions(HorizontalEdge)

  /// Whether the buttons push the part aside together with the content.
  var movesAlong: Bool {
    switch self {
    case .selection, .leading, .trailing: true
    case .background, .topSeparator, .bottomSeparator, .actions: false
    }
  }
}
