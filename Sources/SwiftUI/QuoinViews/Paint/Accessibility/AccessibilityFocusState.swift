import QuoinCore

/// Assistive technologies that move an accessibility focus.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var names: Set<String>
  private init(_ names: Set<String>) { self.names = names }
  public init() { names = [] }

  public static let voiceOver = AccessibilityTechnologies(["voiceOver"])
  public static let switchControl = AccessibilityTechnologies(["switchControl"])

  public typealias Element = AccessibilityTechnologies
  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: Self) -> Self { Self(names.union(other.names)) }
  public func intersection(_ other: Self) -> Self { Self(names.intersection(other.names)) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(names.symmetricDifference(other.names))
  }
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(member) }
    return (!contains(member), member)
  }
  public mutating func remove(_ member: Self) -> Self? {
    defer { names.subtract(member.names) }
    return names.isDisjoint(with: member.names) ? nil : intersection(member)
  }
  public mutating func update(with member: Self) -> Self? {
    defer { formUnion(member) }
    return contains(member) ? member : nil
  }
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }
}

/// The state of the accessibility focus. Quoin never moves that focus, so the value is what the
/// program assigns.
@MainActor @preconcurrency @propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A reference to another view's state.
  @MainActor @preconcurrency @propertyWrapper
  public struct Binding {
    fileprivate let value: QuoinCore.Binding<Value>

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  @State private var value: Value

  public init() where Value == Bool { _value = State(wrappedValue: false) }
  /// Creates a state for some assistive technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }
  /// Creates a state for some assistive technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding { Binding(value: $value) }
}

extension AccessibilityFocusState: CompositeProperty {}

extension View {
  /// Binds `condition` to the accessibility focus, which doesn't exist here.
  /// Sizing: neutral.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }

  /// Binds whether `binding` equals `value` to the accessibility focus, which doesn't exist here.
  /// Sizing: neutral.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
