import QuoinAnimation
import QuoinCore
import QuoinGeometry

/// The phase of a view on its way through the visible part of a scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view enters at the top or leading edge.
  case topLeading
  /// The view is visible.
  case identity
  /// The view enters at the bottom or trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }
  /// -1 at the top or leading edge, 0 while the view is visible, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a view's change while it enters the visible part of a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// The fraction of a view that must be visible for the view to count as visible.
  public struct Threshold: Sendable {
    let fraction: Double
    public static let visible = Threshold(fraction: 1)
    public static let hidden = Threshold(fraction: 0)
    public static let centered = Threshold(fraction: 1)
    public static func visible(_ amount: Double) -> Threshold { Threshold(fraction: amount) }
  }
  var fraction: Double
  var isIdentity = false

  /// Returns the configuration. The animation has no effect.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// The change follows the scrolling.
  public static let interactive = ScrollTransitionConfiguration(fraction: 0.5)
  /// The change starts when the view becomes visible, regardless of further scrolling.
  public static let animated = ScrollTransitionConfiguration(fraction: 0.5)
  /// Returns a change that follows the scrolling. The curve has no effect.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    .interactive
  }
  /// Returns a change that starts when the view becomes visible. The animation has no effect.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    .animated
  }
  /// The view doesn't change.
  public static let identity = ScrollTransitionConfiguration(fraction: 0, isIdentity: true)

  /// Returns a configuration in which the view counts as visible from `threshold` on.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.fraction = threshold.fraction
    return result
  }

  /// Returns the phase of a view of which `fraction` is visible while the rest is on `side`.
  func phase(_ fraction: Double, side: Double) -> ScrollTransitionPhase {
    if isIdentity || side == 0 || fraction >= self.fraction && fraction > 0 { return .identity }
    return side < 0 ? .topLeading : .bottomTrailing
  }
}

extension View {
  /// Draws the view with the changes that `transition` makes for its position in the enclosing
  /// scroll view.
  ///
  /// A picture shows a scroll view at rest and only whole phases: a view that is visible up to the
  /// threshold, half of it by default, is drawn unchanged.
  ///
  /// - `axis`: the axis to measure along; by default, the one along which less of the view is
  ///   visible.
  ///
  /// Sizing: neutral.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Draws the view with the changes of `transition`, with a configuration for each side.
  /// Sizing: neutral.
  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    visualEffect { content, proxy in
      let (fraction, side) = proxy.visibleFraction(along: axis)
      let configuration = side < 0 ? topLeading : bottomTrailing
      return transition(content, configuration.phase(fraction, side: side))
    }
  }
}
