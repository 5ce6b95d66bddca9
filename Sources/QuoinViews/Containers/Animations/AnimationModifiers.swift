import QuoinAnimation
import QuoinCore

/// Animates what changes in a view together with a value.
public struct _ValueAnimationModifier<Value: Equatable>: PrimitiveModifier {
  let animation: Animation?
  let value: Value

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let animation = modifier.animation
    emission.emitTransaction(content, when: modifier.value) { $0.adopt(animation) }
  }
}

/// Animates what changes in a view.
public struct _AnimationModifier: PrimitiveModifier {
  let animation: Animation?

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let animation = modifier.animation
    emission.emitTransaction(content) { $0.adopt(animation) }
  }
}

extension Transaction {
  /// Replaces the update's animation by the one that a view sets for itself.
  fileprivate mutating func adopt(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

extension View {
  /// Animates what changes in the view in an update that changes `value`, whatever animation the update has; `nil`
  /// for none. Modifiers written after this one aren't animated by it. Sizing: neutral.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_ValueAnimationModifier(animation: animation, value: value))
  }

  /// Animates every change in the view. Sizing: neutral.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    modifier(_AnimationModifier(animation: animation))
  }

  /// Animates what the modifiers in `body` change, and not the view that they are written on.
  ///
  ///     Text("moves").animation(.smooth) { $0.offset(x: isMoved ? 100 : 0) }
  ///
  /// Sizing: as the body.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.adopt(animation) }, body: body)
  }
}
