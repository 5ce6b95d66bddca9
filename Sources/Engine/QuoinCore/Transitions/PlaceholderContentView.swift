/// A placeholder for the modified view in the body of a transition or in a closure.
/// Sizing: as the modified view.
public struct PlaceholderContentView<Value>: PrimitiveView {
  private let view: AnyView
  private let isOutsideScope: Bool

  /// Creates a placeholder for `view`.
  ///
  /// - Parameter isOutsideScope: Whether the enclosing view's own transaction doesn't apply.
  package init(_ view: AnyView, isOutsideScope: Bool = false) {
    self.view = view
    self.isOutsideScope = isOutsideScope
  }

  public static func _emit(_ content: Self, into emission: Emission) {
    if content.isOutsideScope {
      emission.emitOutsideScope(content.view)
    } else {
      content.view.storage.emit(into: emission)
    }
  }

  public static func _collect(_ content: Self, into collector: SlotCollector) {
    content.view.storage.collect(into: collector)
  }

  public static var _elements: _ElementCount {
    (Value.self as? any View.Type)?._elements ?? .unknown
  }
}
