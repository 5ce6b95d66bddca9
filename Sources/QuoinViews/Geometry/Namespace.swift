/// A name that nothing else has, for groups of views with matched geometry.
@propertyWrapper
public struct Namespace: Sendable {
  /// The name.
  public struct ID: Hashable, Sendable {
    private final class Token: Sendable {}
    private let token = Token()

    fileprivate init() {}

    public static func == (first: ID, second: ID) -> Bool { first.token === second.token }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  public let wrappedValue: ID
  public init() { wrappedValue = ID() }
}
