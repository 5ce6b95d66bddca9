/// How many elements a type of view contributes to a list, as far as the type tells.
public enum _ElementCount: Equatable, Sendable {
  /// Always this many.
  case known(Int)
  /// As many as the view that a modifier is applied to.
  case content
  /// Depends on a value.
  case unknown
  /// Sections, or items of data: a lazy container looks into them.
  case lists

  /// The elements of both views, one after the other.
  public static func + (first: _ElementCount, second: _ElementCount) -> _ElementCount {
    switch (first, second) {
    case (.lists, _), (_, .lists): .lists
    case (.known(let first), .known(let second)): .known(first + second)
    default: .unknown
    }
  }

  /// The elements of one of two views.
  public static func either(_ first: _ElementCount, _ second: _ElementCount) -> _ElementCount {
    if first == .lists || second == .lists { return .lists }
    return first == second ? first : .unknown
  }

  /// The types whose elements are being counted: a view may hold others of its own type.
  @MainActor private static var open: Set<ObjectIdentifier> = []

  /// The elements of a view or modifier of type `type`, as its body's `count` tells; unknown where the body holds
  /// such a view again.
  @MainActor static func of(_ type: Any.Type, _ count: () -> _ElementCount) -> _ElementCount {
    guard open.insert(ObjectIdentifier(type)).inserted else { return .unknown }
    defer { open.remove(ObjectIdentifier(type)) }
    return count()
  }
}
