import QuoinCore

/// Changes the transaction of each update for a view.
public struct _TransactionModifier: PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitTransaction(content, modifier.transform)
  }
}

/// Changes the transaction for a view in updates that change a value.
public struct _ValueTransactionModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitTransaction(content, when: modifier.value, modifier.transform)
  }
}

/// A view changed by the body of a modifier, with its own transaction.
/// Sizing: as the body.
public struct _TransactionScope<Content: View>: PrimitiveView {
  let content: Content
  let transform: (inout Transaction) -> Void

  public static func _emit(_ view: Self, into emission: Emission) {
    emission.emitTransaction(view.content, isScope: true, view.transform)
  }

  public static var _elements: _ElementCount { Content._elements }
}

extension View {
  /// Applies `transform` to the transaction of each update for the view; `{ $0.animation = nil }`
  /// disables its animations.
  /// Sizing: neutral.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Applies `transform` to the transaction for the view in updates that change `value`.
  /// Sizing: neutral.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Applies `transform` to the transaction of each update for the modifiers in `body`, but not for
  /// the view to which they are applied.
  /// Sizing: as the body.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _TransactionScope(
      content: body(PlaceholderContentView(AnyView(self), isOutsideScope: true)),
      transform: transform)
  }
}
