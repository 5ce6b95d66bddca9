/// A box around a value that may hold boxes of the same kind, to any depth.
package final class NestedValue<Value>: @unchecked Sendable {
  private var held: Value?
  /// The value, which never changes.
  package var value: Value { held.unsafelyUnwrapped }

  package init(_ value: Value) { held = value }
  deinit { DeepRelease.release(&held) }
}
