/// A view that is evaluated again only where `==` says that it is another one, or where its state changed.
///
/// Sizing: as its content.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  public var content: Content
  public init(content: Content) { self.content = content }

  // An equatable view is compared by `==` wherever it stands.
  public static func _emit(_ view: Self, into emission: Emission) {
    Content._emit(view.content, into: emission)
  }

  public static func _collect(_ view: Self, into collector: SlotCollector) {
    Content._collect(view.content, into: collector)
  }

  public static var _elements: _ElementCount { Content._elements }
}

extension View where Self: Equatable {
  /// Has the view evaluated again only where `==` says that it is another one. Sizing: neutral.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
