/// The number of elements that a view type contributes to a list, if the type determines it.
public enum _ElementCount: Equatable, Sendable {
  /// A constant number.
  case known(Int)
  /// The same number as the view to which a modifier is applied.
  case content
  /// A number that depends on a value.
  case unknown
  /// Sections, or items of data, which a lazy container expands.
  case lists

  /// Returns the count of both views together.
  public static func + (first: _ElementCount, second: _ElementCount) -> _ElementCount {
    switch (first, second) {
    case (.lists, _), (_, .lists): .lists
    case (.known(let first), .known(let second)): .known(first + second)
    default: .unknown
    }
  }

  /// Returns the count if only one of the two views is shown.
  public static func either(_ first: _ElementCount, _ second: _ElementCount) -> _ElementCount {
    if first == .lists || second == .lists { return .lists }
    return first == second ? first : .unknown
  }

  /// The types whose elements are being counted, to detect a view that contains its own type.
  @MainActor private static var open: Set<ObjectIdentifier> = []

  /// Returns the count of a view or modifier of type `type`, determined by its body's `count`;
  /// unknown if the body contains such a view again.
  @MainActor static func of(_ type: Any.Type, _ count: () -> _ElementCount) -> _ElementCount {
    guard open.insert(ObjectIdentifier(type)).inserted else { return .unknown }
    defer { open.remove(ObjectIdentifier(type)) }
    return count()
  }
}
