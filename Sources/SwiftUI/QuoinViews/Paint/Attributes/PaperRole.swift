import Foundation
import QuoinCore
import QuoinLayout

/// The roles of views for pagination.
package enum PaperRole {
  /// The view is repeated at the top of each page on which the enclosing column continues.
  case repeats
  /// The view links to a URL.
  case link(URL)
  /// The view consists of rows of one kind: a table, a list.
  case table, list
}

extension View {
  /// Sets the role of the view in paged output.
  /// Sizing: neutral.
  func paper(_ role: PaperRole) -> some View { attribute { $0.attach(role, since: $1) } }
}
