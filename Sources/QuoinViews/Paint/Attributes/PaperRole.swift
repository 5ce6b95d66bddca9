import Foundation
import QuoinCore
import QuoinLayout

/// What views say of themselves for whoever divides them into pages.
package enum PaperRole {
  /// Repeated at the top of each page that the column around goes on to.
  case repeats
  /// Leads to an address.
  case link(URL)
  /// Rows of one kind: a table, a list.
  case table, list
}

extension View {
  /// Says what the view is on paper. Sizing: neutral.
  func paper(_ role: PaperRole) -> some View { attribute { $0.carry(role, since: $1) } }
}
