import CStackSwitch

/// A box around a value that may contain boxes of the same kind, to any depth.
package final class NestedValue<Value>: @unchecked Sendable {
  package let value: Value
  private let end = _EndOfRelease()

  package init(_ value: Value) { self.value = value }
  deinit { if quoin_stack_is_low() { DeepRelease.keep(value) } }
}
