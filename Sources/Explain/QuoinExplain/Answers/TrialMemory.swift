/// The results of the edits that the finders of a scene have tried.
///
/// A trial costs a copy of the tree and a layout. The rows of a `ForEach` have the same calls, so
/// an edit of such a call is tried in one row only, and there is a limit for all edits.
final class TrialMemory {
  private struct Key: Hashable {
    let finder: String
    let changes: [SourceChange]
  }

  private var results: [Key: ProposedEdit?] = [:]

  /// The largest number of edits that are tried.
  private static let limit = 48

  /// Returns the result of `attempt`, or that of the same finder's first attempt of `changes`.
  func result(
    of changes: [SourceChange], for finder: String, _ attempt: () -> ProposedEdit?
  ) -> ProposedEdit? {
    let key = Key(finder: finder, changes: changes)
    if let known = results[key] { return known }
    guard results.count < Self.limit else { return nil }
    let result = attempt()
    results[key] = .some(result)
    return result
  }
}
