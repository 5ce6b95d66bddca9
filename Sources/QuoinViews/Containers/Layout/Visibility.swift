/// Whether something is shown.
@frozen
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the surroundings decide.
  case automatic
  case visible
  case hidden
}
