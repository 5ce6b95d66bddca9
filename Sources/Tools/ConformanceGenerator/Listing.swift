import Foundation

/// The reason why a single case is listed in the scoreboard instead of passing.
struct Listing: Equatable, Sendable {
  enum Kind: String, Sendable {
    /// Its code is not valid Swift, or needs something that does not exist: no view is generated.
    case inexpressible
    /// Its view runs, and the numbers differ for the given reason. Once they agree, a test requires
    /// the case to be removed from the list.
    case differs
  }

  let kind: Kind
  let reason: String

  /// Returns the listings of `listed.txt`: `id | kind | reason`.
  static func read(_ text: String) throws -> [String: Listing] {
    var listings: [String: Listing] = [:]
    for (line, columns) in TableText.rows(text) {
      guard columns.count == 3, let kind = Kind(rawValue: columns[1]) else {
        throw SuiteError(
          "listed.txt, line \(line): write “id | inexpressible | reason” or “id | differs | reason”."
        )
      }
      guard listings.updateValue(Listing(kind: kind, reason: columns[2]), forKey: columns[0]) == nil
      else {
        throw SuiteError("listed.txt, line \(line): “\(columns[0])” appears twice. Remove one.")
      }
    }
    return listings
  }
}
