import CStackSwitch

/// A box around a value that may hold boxes of the same kind, to any depth.
package final class NestedValue<Value>: _DeepObject, @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
  deinit { if quoin_stack_is_low() { DeepRelease.keep(value) } }
}
