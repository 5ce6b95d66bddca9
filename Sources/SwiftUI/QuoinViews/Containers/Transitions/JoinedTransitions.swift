import QuoinAnimation
import QuoinCore

extension Transition {
  /// Returns this transition with `other` applied around it.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition with its own animation, regardless of the change's animation; `nil`
  /// disables it.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Two simultaneous transitions.
struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension CombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
  var _traits: _TransitionTraits { first._traits.joined(second._traits) }
}

/// A transition with its own animation.
struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}

extension AnimatedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    let animation = animation
    base.apply(content: content, phase: phase).transaction { $0.animation = animation }
  }
  static var properties: TransitionProperties { Base.properties }
  var _traits: _TransitionTraits {
    var traits = base._traits
    traits.hasAnimation = animation != nil
    return traits
  }
}

/// Different transitions for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .willAppear ? .willAppear : .identity),
      phase: phase == .didDisappear ? .didDisappear : .identity)
  }
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
  public var _traits: _TransitionTraits { insertion._traits.joined(removal._traits) }
}

extension Transition {
  /// Uses different transitions for insertion and removal.
  public static func asymmetric<I: Transition, R: Transition>(insertion: I, removal: R) -> Self
  where Self == AsymmetricTransition<I, R> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
