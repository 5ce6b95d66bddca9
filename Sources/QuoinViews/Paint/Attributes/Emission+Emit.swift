import QuoinCore

extension Emission {
  /// Emits `view`, whose type need not be written: bodies made inside a primitive view.
  func emit<V: View>(_ view: V) { V._emit(view, into: self) }
}
