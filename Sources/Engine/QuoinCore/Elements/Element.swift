/// A node in the view tree with its own identity: a view with a body, a branch of a condition, an
/// item of a `ForEach`, or a view with an explicit id.
///
/// The view types determine the structure between two elements, so an element's parent, its
/// position among the parent's elements, and its key identify it.
public struct Element {
  /// The kind of the element, and what distinguishes it from others of that kind.
  ///
  /// Ids other than integers are boxed, so that the key of any other element is small.
  public enum Key {
    /// A view or modifier with a body.
    case view(Any.Type)
    /// The view inside an `AnyView`.
    case type(Any.Type)
    /// A branch of a condition.
    case branch(Bool)
    /// An item of a `ForEach`.
    indirect case item(AnyHashable)
    /// An item of a `ForEach` whose id is an integer; boxing the number would cost more than laying
    /// out the item.
    case number(Int)
    /// A view with an explicit `.id(_:)`.
    indirect case id(AnyHashable)
    /// All items of a `ForEach`.
    case items
    /// Post-layout content.
    case postLayout
    /// A slot of a lazy container.
    indirect case slot(AnyHashable)
    /// A layer on one view of a list.
    case layer(UInt64)
  }

  public let parent: Int32
  /// The position among the parent's elements; items of a `ForEach` are counted from its start.
  public let ordinal: Int32
  public let key: Key
  /// The number of direct child elements.
  public internal(set) var childCount: Int32 = 0

  @inline(__always)
  init(parent: Int32, ordinal: Int32, key: consuming Key) {
    self.parent = parent
    self.ordinal = ordinal
    self.key = key
  }
}

extension Element.Key {
  /// Whether the key has an id in a box.
  var isBoxed: Bool {
    @inline(__always) get {
      switch self {
      case .item, .id, .slot: true
      case .view, .type, .branch, .number, .items, .postLayout, .layer: false
      }
    }
  }
}

extension Element.Key: Hashable {
  /// The part of the key that distinguishes siblings.
  var identity: AnyHashable {
    switch self {
    case .view(let type), .type(let type): AnyHashable(ObjectIdentifier(type))
    case .branch(let side): AnyHashable(side)
    case .item(let id), .id(let id), .slot(let id): id
    case .number(let number): AnyHashable(number)
    case .layer(let name): AnyHashable(name)
    case .items: AnyHashable(true)
    case .postLayout: AnyHashable(false)
    }
  }

  public static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.view(let first), .view(let second)), (.type(let first), .type(let second)):
      first == second
    case (.branch(let first), .branch(let second)): first == second
    case (.number(let first), .number(let second)): first == second
    case (.layer(let first), .layer(let second)): first == second
    case (.item(let first), .item(let second)), (.id(let first), .id(let second)),
      (.slot(let first), .slot(let second)):
      first == second
    case (.items, .items), (.postLayout, .postLayout): true
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    if case .number(let number) = self { hasher.combine(number) } else { hasher.combine(identity) }
  }

  /// The id of an item, for messages.
  var idText: String {
    switch self {
    case .number(let number): "\(number)"
    default: "\(identity.base)"
    }
  }

  /// Whether the element can move among its siblings.
  var isItem: Bool {
    switch self {
    case .item, .number, .slot, .layer: true
    default: false
    }
  }
}
