/// Whether something is shown.
@frozen
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the place wants it.
  case automatic
  case visible
  case hidden
}
