/// Whether something is shown.
@frozen
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The context determines whether it is shown.
  case automatic
  case visible
  case hidden
}
