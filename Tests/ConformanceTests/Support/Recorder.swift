/// Carries a value out of a layout.
///
/// Layout runs on the thread that asks for it, so nobody else is here at the same time.
final class Recorder<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}
