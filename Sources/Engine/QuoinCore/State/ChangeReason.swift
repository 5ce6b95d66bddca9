/// A reason for evaluating a body.
public enum ChangeReason: Hashable, @unchecked Sendable {
  /// The view is new.
  case identity
  /// The view's value differs from the previous one.
  case value
  /// A dynamic property, or a value that it reads, changed; the name is that of the stored
  /// property, such as `_count`.
  case property(String)
  /// A property of an observable object changed.
  case observable(AnyKeyPath?)
}

extension ChangeReason: CustomStringConvertible {
  /// The reason as printed by `_printChanges`.
  public var description: String {
    switch self {
    case .identity: "@identity"
    case .value: "@self"
    case .property(let name): name
    case .observable: "@dependencies"
    }
  }
}
