/// A value that flows up the tree. Views write it for those around them to read.
public nonisolated protocol PreferenceKey {
  associatedtype Value
  /// The value that a reader sees when no view below writes one.
  static var defaultValue: Value { get }
  /// Combines `value` with that of the next sibling that writes, in source order. `nextValue` is worked out
  /// only when it is called.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
