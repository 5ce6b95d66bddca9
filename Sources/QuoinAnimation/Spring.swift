import Foundation

/// A mass on a spring: how something moves to a place and comes to rest there.
///
/// ``duration`` and ``bounce`` describe it as one sees it, mass, stiffness and damping as physics does. Numbers that
/// no spring has (negative, infinite, not a number) give the nearest one there is.
public struct Spring: Hashable, Sendable {
  /// Radians a second with which the spring would swing without damping.
  var frequency: Double
  /// The damping ratio: 1 where the spring just doesn't swing, less where it does.
  var damped: Double
  /// Kilograms, so to speak: only ``force(target:position:velocity:)`` and the physical properties depend on it.
  public private(set) var mass: Double = 1

  private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.frequency = frequency.isFinite ? max(frequency, 1e-6) : 1e6
    damped = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
    self.mass = mass.isFinite && mass > 0 ? mass : 1
  }

  /// A spring as one sees it.
  ///
  /// - Parameters:
  ///   - duration: about how long the spring takes, in seconds: 2π divided by the frequency.
  ///   - bounce: how much it overshoots: 0 not at all, 1 for ever, less than 0 slower than needed. The damping
  ///     ratio is `1 - bounce`, or `1 / (1 + bounce)` below 0 (Rules/Animation.md#spring-parameters).
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
    self.init(
      frequency: 2 * .pi / max(duration, 1e-6),
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// A spring by its period without damping, in seconds, and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / max(response, 1e-6), dampingRatio: dampingRatio)
  }

  /// A spring by its mass, stiffness and damping.
  ///
  /// - `allowOverDamping`: whether the spring may be slower than one that just doesn't swing.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let weight = mass.isFinite && mass > 0 ? mass : 1
    let rigidity = stiffness.isFinite && stiffness > 0 ? stiffness : 1e-12
    let ratio = damping / (2 * (rigidity * weight).squareRoot())
    self.init(
      frequency: (rigidity / weight).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: weight)
  }

  /// A spring that is at rest after `settlingDuration` seconds, to `epsilon` of its way.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
    // The settling time falls as the frequency rises: halve the interval until the frequency is found.
    var (low, high) = (1e-3, 1e5)
    for _ in 0..<80 {
      let middle = (low * high).squareRoot()
      let spring = Spring(frequency: middle, dampingRatio: ratio)
      let time = spring.decay(distance: 1, speed: 0, epsilon: max(epsilon, 1e-9))
      if time > settlingDuration { low = middle } else { high = middle }
    }
    self.init(frequency: high, dampingRatio: ratio)
  }

  /// The same as `init(duration:bounce:)` with no bounce.
  public static var smooth: Spring { smooth() }
  /// No bounce, except `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A little bounce: 0.15.
  public static var snappy: Spring { snappy() }
  /// A little bounce, 0.15, and `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Some bounce: 0.3.
  public static var bouncy: Spring { bouncy() }
  /// Some bounce, 0.3, and `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// About how many seconds the spring takes.
  public var duration: TimeInterval { 2 * .pi / frequency }
  /// How much the spring overshoots; see `init(duration:bounce:)`.
  public var bounce: Double { damped > 1 ? 1 / damped - 1 : 1 - damped }
  /// Seconds of one swing without damping.
  public var response: Double { 2 * .pi / frequency }
  /// 1 where the spring just doesn't swing, less where it does.
  public var dampingRatio: Double { damped }
  public var stiffness: Double { frequency * frequency * mass }
  public var damping: Double { 2 * damped * frequency * mass }
}
