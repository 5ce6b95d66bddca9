import QuoinCore

/// Changes the transaction of every update for a view.
public struct _TransactionModifier: PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitTransaction(content, modifier.transform)
  }
}

/// Changes the transaction of updates that change a value for a view.
public struct _ValueTransactionModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitTransaction(content, when: modifier.value, modifier.transform)
  }
}

/// A view as the body of a modifier changes it, with a transaction of its own. Sizing: as the body.
public struct _TransactionScope<Content: View>: PrimitiveView {
  let content: Content
  let transform: (inout Transaction) -> Void

  public static func _emit(_ view: Self, into emission: Emission) {
    emission.emitTransaction(view.content, isScope: true, view.transform)
  }

  public static var _elements: _ElementCount { Content._elements }
}

extension View {
  /// Has `transform` change the transaction of each update for the view: `{ $0.animation = nil }` for one that never
  /// moves. Sizing: neutral.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Has `transform` change the transaction of updates that change `value` for the view. Sizing: neutral.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Has `transform` change the transaction of each update for the modifiers in `body`, but not for the view that
  /// they are written on. Sizing: as the body.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _TransactionScope(
      content: body(PlaceholderContentView(AnyView(self), isOutsideScope: true)),
      transform: transform)
  }
}
