import QuoinCore

/// Sets the transition of a view.
public struct _TransitionModifier: PrimitiveModifier {
  let transition: any Transition

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    emission.emitResting(modifier.transition, content)
    emission.setTransition(modifier.transition, since: mark)
  }
}

extension Emission {
  /// Emits `content` in the resting state of its transition.
  fileprivate func emitResting<T: Transition, V: View>(_ transition: T, _ content: V) {
    if transition._traits.isInvisibleAtRest { return V._emit(content, into: self) }
    guard let transition = DynamicProperties(self).prepared(transition) else { return }
    emit(transition.apply(content: content, phase: .identity))
  }
}

extension View {
  /// Sets the transition with which the view appears and disappears; by default, the view fades.
  ///
  /// It is used when an animated change of a condition, a list of data or an enclosing identity
  /// inserts or removes the view (Rules/Animation.md#default-transition).
  /// Sizing: neutral.
  ///
  /// It applies to a view that is itself inserted or removed, not to one inside such a container. A
  /// picture shows the view in the phase `TransitionPhase.identity`.
  public func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t.base))
  }

  /// Sets the transition with which the view appears and disappears, keeping its type.
  /// Sizing: neutral.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }
}
