/// A place in the tree of views that has an identity of its own: a view with a body, a branch of a
/// condition, an item of a `ForEach`, a view with an explicit id.
///
/// What lies between two elements is fixed by the types, so an element is identified by its parent, its
/// position among the parent's elements, and its key.
public struct Element {
  /// What makes the element one.
  public enum Key {
    /// A view or modifier with a body.
    case view(Any.Type)
    /// The view inside an `AnyView`.
    case type(Any.Type)
    /// The side of a condition.
    case branch(Bool)
    /// An item of a `ForEach`.
    case item(AnyHashable)
    /// An item of a `ForEach` that counts: boxing a number costs more than the item's layout.
    case number(Int)
    /// `.id(_:)`.
    case id(AnyHashable)
  }

  public let parent: Int32
  /// Position among the elements of the parent, items of one `ForEach` counting from where it begins.
  public let ordinal: Int32
  public let key: Key
  /// How many elements begin directly inside.
  public internal(set) var childCount: Int32 = 0

  init(parent: Int32, ordinal: Int32, key: Key) {
    self.parent = parent
    self.ordinal = ordinal
    self.key = key
  }
}
