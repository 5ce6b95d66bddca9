/// A key for a value that views pass to their ancestors.
public nonisolated protocol PreferenceKey {
  associatedtype Value
  /// The value for a reader if no descendant writes one.
  static var defaultValue: Value { get }
  /// Combines `value` with that of the next sibling that writes one, in source order. Calling
  /// `nextValue` computes that value.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
