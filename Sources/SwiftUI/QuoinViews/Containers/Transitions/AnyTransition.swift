import Foundation
import QuoinAnimation
import QuoinCore
import QuoinGeometry

/// A type-erased transition.
public struct AnyTransition: @unchecked Sendable {
  // Any thread may create it, but only the main actor uses it.
  let base: any Transition

  /// Erases the type of `transition`.
  public init<T: Transition>(_ transition: T) { base = transition }

  /// Returns this transition with `other` applied around it.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func join<First: Transition, Second: Transition>(_ first: First, _ second: Second)
      -> AnyTransition
    { AnyTransition(CombinedTransition(first: first, second: second)) }
    return join(base, other.base)
  }

  /// Returns the transition with its own animation, regardless of the change's animation; `nil`
  /// disables it.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func animate<T: Transition>(_ base: T) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: base, animation: animation))
    }
    return animate(base)
  }
}

extension AnyTransition {
  /// A transition without any change: the view appears and disappears immediately.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

  /// A transition in which the view fades in and out.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// A transition in which the view grows from a point and shrinks to it.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

  /// Returns a transition in which the view grows from `scale` times its size and shrinks to it,
  /// about `anchor`.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// A transition in which the view enters at the leading edge and leaves at the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Returns a transition in which the view enters and leaves at `edge`, moving by its own length.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Returns a transition in which the view enters at `edge`, leaves at the opposite one, and
  /// fades.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// Returns a transition in which the view enters from `offset` points away and leaves in the same
  /// direction.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Returns a transition in which the view enters from `x` and `y` points away and leaves in the
  /// same direction.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Returns a transition that differs between insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    func join<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return join(insertion.base, removal.base)
  }

  /// Returns a transition that applies the modifier `active` to the view while it is removed, and
  /// `identity` while it is present.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
}

/// A transition between two values of a modifier.
struct ModifierTransition<M: ViewModifier> {
  let active: M
  let identity: M
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
