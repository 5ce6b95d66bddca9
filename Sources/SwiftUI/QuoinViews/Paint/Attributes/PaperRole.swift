import Foundation
import QuoinCore
import QuoinLayout

/// The roles of views for pagination.
package enum PaperRole {
  /// Repeated at the top of each page on which the enclosing column continues.
  case repeats
  /// Links to a URL.
  case link(URL)
  /// Rows of one kind: a table, a list.
  case table, list
}

extension View {
  /// Sets the role of the view in paged output.
  /// Sizing: neutral.
  func paper(_ role: PaperRole) -> some View { attribute { $0.carry(role, since: $1) } }
}
