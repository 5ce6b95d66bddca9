import QuoinCore
import QuoinGeometry

/// Where a view is on its way through the visible part of a scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Coming in at the top or leading edge.
  case topLeading
  /// Seen.
  case identity
  /// Coming in at the bottom or trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }
  /// -1 at the top or leading edge, 0 where the view is seen, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// When and how a view changes on its way into the visible part of a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view must be seen for it to count as seen.
  public struct Threshold: Sendable {
    let fraction: Double
    public static let visible = Threshold(fraction: 1)
    public static let hidden = Threshold(fraction: 0)
    public static let centered = Threshold(fraction: 1)
    public static func visible(_ amount: Double) -> Threshold { Threshold(fraction: amount) }
  }
  var fraction: Double
  var isIdentity = false

  /// The change follows the scrolling.
  public static let interactive = ScrollTransitionConfiguration(fraction: 0.5)
  /// The change happens at once when the view is seen.
  public static let animated = ScrollTransitionConfiguration(fraction: 0.5)
  /// No change.
  public static let identity = ScrollTransitionConfiguration(fraction: 0, isIdentity: true)

  /// The view counts as seen from `threshold` on.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.fraction = threshold.fraction
    return result
  }

  /// The phase of a view of which `fraction` is seen while the rest lies on `side`.
  func phase(_ fraction: Double, side: Double) -> ScrollTransitionPhase {
    if isIdentity || side == 0 || fraction >= self.fraction && fraction > 0 { return .identity }
    return side < 0 ? .topLeading : .bottomTrailing
  }
}

extension View {
  /// Draws the view with the changes that `transition` makes for its place in the scroll view around.
  ///
  /// A picture shows a scroll view at rest, and whole phases: a view that is seen up to the threshold, half of it
  /// unless said, is drawn as it is.
  ///
  /// - `axis`: the axis that counts; the one along which less of the view is seen unless given.
  ///
  /// Sizing: neutral.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// The same, with a configuration for each side. Sizing: neutral.
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
