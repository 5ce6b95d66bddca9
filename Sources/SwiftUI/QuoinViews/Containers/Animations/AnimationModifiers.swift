import QuoinAnimation
import QuoinCore

/// Animates the changes in a view that accompany the change of a value.
public struct _ValueAnimationModifier<Value: Equatable>: PrimitiveModifier {
  let animation: Animation?
  let value: Value

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let animation = modifier.animation
    emission.emitTransaction(content, when: modifier.value) { $0.adopt(animation) }
  }
}

/// Animates the changes in a view.
public struct _AnimationModifier: PrimitiveModifier {
  let animation: Animation?

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let animation = modifier.animation
    emission.emitTransaction(content) { $0.adopt(animation) }
  }
}

extension Transaction {
  /// Replaces the update's animation with one that a view sets for itself.
  fileprivate mutating func adopt(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

extension View {
  /// Animates changes in the view during updates that change `value`.
  ///
  /// `animation` replaces the update's animation; `nil` disables animation. It doesn't affect
  /// modifiers that are applied after this one.
  /// Sizing: neutral.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_ValueAnimationModifier(animation: animation, value: value))
  }

  /// Animates every change in the view. Sizing: neutral.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    modifier(_AnimationModifier(animation: animation))
  }

  /// Animates the changes that the modifiers in `body` make, but not the view to which they are
  /// applied.
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
