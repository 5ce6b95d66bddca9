import Foundation

/// A sort descriptor with a key, which can be read again.
package final class KeySortDescriptor: NSSortDescriptor {
  package let sortKey: String?
  /// Whether a function that nothing is known about compares the values.
  package var hasComparator: Bool { valueComparator != nil }
  private let valueComparator: Comparator?

  fileprivate init(_ key: String?, _ ascending: Bool, _ comparator: Comparator?) {
    sortKey = key
    valueComparator = comparator
    let compare = comparator ?? KeySortDescriptor.order
    super.init(keyPath: \Any.self, ascending: ascending) { first, second in
      compare(KeySortDescriptor.value(first, key), KeySortDescriptor.value(second, key))
    }
  }

  private static func value(_ object: Any, _ key: String?) -> Any {
    guard let key else { return object }
    return NamedValues.value(of: object, at: key) as Any
  }

  /// Compares two values; `nil` is before all others.
  package static func order(_ first: Any, _ second: Any) -> ComparisonResult {
    let first = NamedValues.unwrapped(first)
    let second = NamedValues.unwrapped(second)
    switch (first, second) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    default: return NamedValues.compare(first, second) ?? .orderedSame
    }
  }

  package override var reversedSortDescriptor: Any {
    KeySortDescriptor(sortKey, !ascending, valueComparator)
  }
}

/// Sort descriptors that have a key.
///
/// An initializer of a protocol, unlike one of a class, can create an instance of a subclass.
public protocol _KeyInitializable {}

extension NSSortDescriptor: _KeyInitializable {}

extension _KeyInitializable where Self: NSSortDescriptor {
  /// Creates a descriptor that sorts by `key`, which names a dictionary entry, a value of a managed
  /// object, or a stored property.
  public init(key: String?, ascending: Bool) {
    self = KeySortDescriptor(key, ascending, nil) as! Self
  }

  /// Creates a descriptor that compares the values at `key` with a function.
  public init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self = KeySortDescriptor(key, ascending, comparator) as! Self
  }

  /// The key of a descriptor that was made with one.
  public var key: String? { (self as? KeySortDescriptor)?.sortKey }
}

extension NSSortDescriptor {
  /// Creates a descriptor that sorts by the value at a key path, which may be optional.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: KeySortDescriptor.order)
  }
}
