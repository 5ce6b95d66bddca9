/// A view whose body is evaluated again only if `==` returns `false` or its state changed.
///
/// Sizing: as its content.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  public var content: Content
  public init(content: Content) { self.content = content }

  // An equatable view is always compared with `==`.
  public static func _emit(_ view: Self, into emission: Emission) {
    Content._emit(view.content, into: emission)
  }

  public static func _collect(_ view: Self, into collector: SlotCollector) {
    Content._collect(view.content, into: collector)
  }

  public static var _elements: _ElementCount { Content._elements }
}

extension View where Self: Equatable {
  /// Evaluates the view's body again only if `==` returns `false`.
  /// Sizing: neutral.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
