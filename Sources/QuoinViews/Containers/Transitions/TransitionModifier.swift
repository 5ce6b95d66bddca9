import QuoinCore

/// Sets how a view comes and goes.
public struct _TransitionModifier: PrimitiveModifier {
  let transition: any Transition

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    emission.emitResting(modifier.transition, content)
    emission.setTransition(modifier.transition, since: mark)
  }
}

extension Emission {
  /// Emits `content` as it looks where it is neither coming nor going.
  fileprivate func emitResting<T: Transition, V: View>(_ transition: T, _ content: V) {
    if transition._traits.isInvisibleAtRest { return V._emit(content, into: self) }
    guard let transition = prepared(transition) else { return }
    emit(transition.apply(content: content, phase: .identity))
  }
}

extension View {
  /// Sets how the view comes and goes when a condition, a list of data or an identity around it changes and the
  /// change is animated; without it the view fades (Rules/Animation.md#default-transition). Sizing: neutral.
  ///
  /// It applies to the view that comes or goes itself, not to one inside a container that does. A picture shows the
  /// view in the phase `TransitionPhase.identity`.
  public func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t.base))
  }

  /// The same with a concrete type of transition. Sizing: neutral.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }
}
