/// Whether something is shown.
@frozen
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// Determined by the context.
  case automatic
  case visible
  case hidden
}
