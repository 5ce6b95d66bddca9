/// Where a view is on its way in or out.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// Not there yet.
  case willAppear
  /// There.
  case identity
  /// No longer there.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view appears, 0 where it is there, 1 when it has disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition declares about itself.
public struct TransitionProperties: Sendable {
  /// Whether something moves. Such a transition becomes an opacity where the user wants as little motion as
  /// possible (Rules/Animation.md#reduce-motion).
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view looks on its way in and out: an animation goes from one phase's look to the next one's.
///
/// Give a type a ``body(content:phase:)``. A body that changes the view's size is drawn over the view's place and
/// moves no neighbour.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
  /// The view as it looks in `phase`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body
  /// With motion by default.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
  /// Traits of this value. Not for users to implement.
  @MainActor @preconcurrency var _traits: _TransitionTraits { get }
}

/// The traits that the engine checks before it uses a transition.
public struct _TransitionTraits: Sendable {
  var hasMotion: Bool
  /// Whether the view appears and disappears without any change of its look.
  var isIdentity: Bool
  /// Whether it has animations of its own.
  package var hasAnimation = false
  /// Whether a view at rest looks the same without it.
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

  /// `content` as it looks in `phase`.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content(AnyView(content)), phase: phase)
  }
}
