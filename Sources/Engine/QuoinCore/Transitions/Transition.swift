/// The phase of a view's transition.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// The view hasn't appeared yet.
  case willAppear
  /// The view is present.
  case identity
  /// The view has disappeared.
  case didDisappear

  /// Whether the view is present.
  public var isIdentity: Bool { self == .identity }
  /// The progress of the phase: -1 before the view appears, 0 while it is present, 1 after it has
  /// disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves something. If the user prefers reduced motion, such a transition
  /// is replaced with an opacity (Rules/Animation.md#reduce-motion).
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A type that determines the appearance of a view while it appears and disappears, animating from
/// one phase to the next.
///
/// Conforming types implement ``body(content:phase:)``. If the body changes the view's size, it is
/// drawn over the view's frame without moving the neighbors.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>
  /// Returns the view with its appearance in `phase`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body
  /// The properties; by default, with motion.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
  /// The traits of this value. Only Quoin's own types implement this.
  @MainActor @preconcurrency var _traits: _TransitionTraits { get }
}

/// The traits that the engine checks before it uses a transition.
public struct _TransitionTraits: Sendable {
  var hasMotion: Bool
  /// Whether the view appears and disappears without changing its appearance.
  var isIdentity: Bool
  /// Whether the transition has its own animation.
  package var hasAnimation = false
  /// Whether a view at rest looks the same without the transition.
  package var isInvisibleAtRest: Bool

  package init(hasMotion: Bool, isIdentity: Bool = false, isInvisibleAtRest: Bool = false) {
    self.hasMotion = hasMotion
    self.isIdentity = isIdentity
    self.isInvisibleAtRest = isInvisibleAtRest
  }

  package func joined(_ other: Self) -> Self {
    var result = self
    result.hasMotion = hasMotion || other.hasMotion
    result.isIdentity = isIdentity && other.isIdentity
    result.hasAnimation = hasAnimation || other.hasAnimation
    result.isInvisibleAtRest = isInvisibleAtRest && other.isInvisibleAtRest
    return result
  }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public var _traits: _TransitionTraits { _TransitionTraits(hasMotion: Self.properties.hasMotion) }

  /// Returns `content` with its appearance in `phase`.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content(AnyView(content)), phase: phase)
  }
}
