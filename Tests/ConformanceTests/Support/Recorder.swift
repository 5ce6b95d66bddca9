/// Passes a value out of a layout.
///
/// Layout runs on the calling thread, so there is no concurrent access.
final class Recorder<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}
