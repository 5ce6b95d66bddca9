import QuoinCore

/// A unique namespace for groups of views with matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identifier of the namespace.
  public struct ID: Hashable, Sendable {
    private final class Token: Sendable {}
    private let token = Token()

    fileprivate init() {}

    public static func == (first: ID, second: ID) -> Bool { first.token === second.token }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
  }

  // A state keeps the identifier for as long as the view keeps its identity.
  private let state = State(wrappedValue: ID())

  public var wrappedValue: ID { state.wrappedValue }
  public init() {}
}

extension Namespace: CompositeProperty {}
