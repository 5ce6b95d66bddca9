/// A view whose body is evaluated again only if `==` returns `false` or its state changed.
///
/// Sizing: as its content.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  public var content: Content
  public init(content: Content) { self.content = content }

  public static func _emit(_ view: Self, into emission: Emission) {
    comparing(emission) { Content._emit(view.content, into: emission) }
  }

  public static func _collect(_ view: Self, into collector: SlotCollector) {
    comparing(collector.emission) { Content._collect(view.content, into: collector) }
  }

  /// Lets `body` compare the next view of the content's type with `==`.
  private static func comparing(_ emission: Emission, _ body: () -> Void) {
    emission.elementStore?.equality = { first, second in
      guard let first = first as? Content, let second = second as? Content else { return nil }
      return first == second
    }
    body()
    emission.elementStore?.equality = nil
  }

  public static var _elements: _ElementCount { Content._elements }
}

extension View where Self: Equatable {
  /// Evaluates the view's body again only if `==` returns `false`.
  /// Sizing: neutral.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension EquatableView: SelfComparing {
  static func isSame(_ first: Self, _ second: Self) -> Bool { first.content == second.content }
}
