import Foundation

/// A damped spring that moves a value to its target.
///
/// ``duration`` and ``bounce`` describe its appearance; mass, stiffness and damping its physics.
/// Invalid parameters (negative, infinite, NaN) are replaced by the nearest valid ones.
public struct Spring: Hashable, Sendable {
  /// The undamped angular frequency, in radians per second.
  var frequency: Double
  /// The damping ratio: 1 for critical damping, less for an oscillating spring.
  var damped: Double
  /// The mass, nominally in kilograms; affects only ``force(target:position:velocity:)`` and the
  /// physical properties.
  public private(set) var mass: Double = 1

  private init(frequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.frequency = frequency.isFinite ? max(frequency, 1e-6) : 1e6
    damped = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
    self.mass = mass.isFinite && mass > 0 ? mass : 1
  }

  /// Creates a spring from its perceptual duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds: 2π divided by the frequency.
  ///   - bounce: the overshoot: 0 for none, 1 for endless oscillation, negative for overdamping.
  ///     The damping ratio is `1 - bounce`, or `1 / (1 + bounce)` below 0
  ///     (Rules/Animation.md#spring-parameters).
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = bounce.isFinite ? min(max(bounce, -0.999), 1) : 0
    self.init(
      frequency: 2 * .pi / max(duration, 1e-6),
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Creates a spring from its undamped period, in seconds, and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * .pi / max(response, 1e-6), dampingRatio: dampingRatio)
  }

  /// Creates a spring from its physical properties.
  ///
  /// - `allowOverDamping`: whether the spring may be overdamped.
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

  /// Creates a spring that, after `settlingDuration` seconds, stays within `epsilon` of its target.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
    // The settling time decreases with the frequency, so bisection finds it.
    var (low, high) = (1e-3, 1e5)
    for _ in 0..<80 {
      let middle = (low * high).squareRoot()
      let spring = Spring(frequency: middle, dampingRatio: ratio)
      let time = spring.decay(distance: 1, speed: 0, epsilon: max(epsilon, 1e-9))
      if time > settlingDuration { low = middle } else { high = middle }
    }
    self.init(frequency: high, dampingRatio: ratio)
  }

  /// A smooth spring, which doesn't bounce: the default spring.
  public static var smooth: Spring { smooth() }
  /// A smooth spring, which bounces only by `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring with a small bounce of 0.15.
  public static var snappy: Spring { snappy() }
  /// A spring with a bounce of 0.15 plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring with a bounce of 0.3.
  public static var bouncy: Spring { bouncy() }
  /// A spring with a bounce of 0.3 plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The perceptual duration, in seconds.
  public var duration: TimeInterval { 2 * .pi / frequency }
  /// The bounce; see `init(duration:bounce:)`.
  public var bounce: Double { damped > 1 ? 1 / damped - 1 : 1 - damped }
  /// The period without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The damping ratio: 1 for critical damping, less for an oscillating spring.
  public var dampingRatio: Double { damped }
  public var stiffness: Double { frequency * frequency * mass }
  public var damping: Double { 2 * damped * frequency * mass }
}
