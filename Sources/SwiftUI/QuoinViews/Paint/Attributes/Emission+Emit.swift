import QuoinCore

extension Emission {
  /// Emits `view` without naming its type, for bodies made inside a primitive view.
  func emit<V: View>(_ view: V) { V._emit(view, into: self) }
}
