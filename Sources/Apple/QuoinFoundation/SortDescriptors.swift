import Foundation

/// A sort descriptor with a key, which can be read again.
package final class KeySortDescriptor: NSSortDescriptor {
  package let sortKey: String?
  /// Whether a function that nothing is known about compares the values.
  package var hasComparator: Bool { valueComparator != nil }
  private let valueComparator: Comparator?

  /// The method that compares text; `nil` compares code points.
  package let textMethod: TextMethod?

  fileprivate init(
    _ key: String?, _ ascending: Bool, _ comparator: Comparator?, _ method: TextMethod? = nil
  ) {
    sortKey = key
    textMethod = method
    valueComparator = comparator
    let compare = comparator ?? { KeySortDescriptor.order($0, $1, method) }
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
    order(first, second, nil)
  }

  private static func order(
    _ first: Any, _ second: Any, _ method: TextMethod?
  ) -> ComparisonResult {
    let first = NamedValues.unwrapped(first)
    let second = NamedValues.unwrapped(second)
    switch (first, second) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    default: break
    }
    if let method, let first = first as? String, let second = second as? String {
      return method.compare(first, second)
    }
    return NamedValues.compare(first, second) ?? .orderedSame
  }

  package override var reversedSortDescriptor: Any {
    KeySortDescriptor(sortKey, !ascending, valueComparator, textMethod)
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

extension _KeyInitializable where Self: NSSortDescriptor {
  /// Creates a descriptor that compares text at `key` with a method of strings:
  /// `localizedStandardCompare`, `localizedCompare`, `localizedCaseInsensitiveCompare` or
  /// `caseInsensitiveCompare`. Other values, and other methods, are compared as without one.
  public init(key: String?, ascending: Bool, selector: some CustomStringConvertible) {
    let method = TextMethod.allCases.first { selector.description.contains($0.rawValue) }
    self = KeySortDescriptor(key, ascending, nil, method) as! Self
  }
}

/// A method of strings that compares text.
package enum TextMethod: String, CaseIterable, Sendable {
  case localizedStandardCompare, localizedCompare, localizedCaseInsensitiveCompare
  case caseInsensitiveCompare

  func compare(_ first: String, _ second: String) -> ComparisonResult {
    switch self {
    case .localizedStandardCompare: first.localizedStandardCompare(second)
    case .localizedCompare: first.localizedCompare(second)
    case .localizedCaseInsensitiveCompare: first.localizedCaseInsensitiveCompare(second)
    case .caseInsensitiveCompare:
      NamedValues.compare(
        PredicateText.fold(first, .ignoresCase), PredicateText.fold(second, .ignoresCase))
        ?? .orderedSame
    }
  }
}

extension NSSortDescriptor {
  /// Creates a descriptor that sorts by the value at a key path, which may be optional.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: KeySortDescriptor.order)
  }
}
