import Foundation
import QuoinCore
import QuoinGeometry

/// One line of a list (a header, a footer, or a slot of rows) and the context that determines its
/// appearance.
struct ListLine {
  enum Role { case header, row, footer }
  var role: Role
  var metrics: ListMetrics
  /// Whether the line contains the first, and the last, row of its section.
  var isFirst = true
  var isLast = true
  /// Whether another section's rows come directly before this section's.
  var followsRows = false
  /// The space that the section reserves above and below the line.
  var gapAbove: CGFloat = 0
  var gapBelow: CGFloat = 0
  /// Whether ``gapAbove`` is the space above the list's first card, which a large title replaces.
  var beginsList = false
  /// The index of the row in the list, for alternating backgrounds.
  var number = 0
}

/// A part of a row other than its content.
enum ListRowPart: Equatable {
  case background
  case selection
  /// A part before the content.
  case leading
  /// A part after the content, at this distance from the section's edge.
  case trailing(margin: CGFloat)
  case topSeparator
  case bottomSeparator
  /// The swipe buttons at one end, which push the other parts aside.
  case actions(RowSwipePlace)

  static let kindCount = 7

  /// The number of the kind of part, less than ``kindCount``.
  var kind: Int {
    switch self {
    case .background: 0
    case .selection: 1
    case .leading: 2
    case .trailing: 3
    case .topSeparator: 4
    case .bottomSeparator: 5
    case .actions: 6
    }
  }

  /// Whether the swipe buttons push this part aside together with the content.
  var movesAlong: Bool {
    switch self {
    case .selection, .leading, .trailing: true
    case .background, .topSeparator, .bottomSeparator, .actions: false
    }
  }
}
