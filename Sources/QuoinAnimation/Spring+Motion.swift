import Foundation
import QuoinGeometry

extension Spring {
  /// The value after `time` seconds of a spring that begins at 0 and goes to `target`.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = motion(time)
    return target - target.scaled(by: motion.fromDistance)
      + initialVelocity.scaled(by: motion.fromSpeed)
  }

  /// The velocity at that time, a second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = motion(time)
    return initialVelocity.scaled(by: motion.speedFromSpeed)
      - target.scaled(by: motion.speedFromDistance)
  }

  /// The force on something at `position` that moves with `velocity`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds towards `target`.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let speed = velocity
    velocity = self.velocity(target: distance, initialVelocity: speed, time: deltaTime)
    value =
      target - distance + self.value(target: distance, initialVelocity: speed, time: deltaTime)
  }

  /// The value after `time` seconds of a spring that goes from one value to another.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    let start = fromValue.animatableData
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// The velocity at that time, a second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  // MARK: Rest

  /// Seconds after which the spring counts as at rest, for a way of 1 and to a thousandth.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
  }

  /// Seconds after which the value is within `epsilon` of `target`.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    decay(
      distance: target.magnitudeSquared.squareRoot(),
      speed: initialVelocity.magnitudeSquared.squareRoot(), epsilon: epsilon)
  }

  /// Seconds after which the value, on its way from one value to another, is within `epsilon` of the second.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// With swings, the time at which `(distance + |speed + decay * distance|) * exp(-decay * time)` is `epsilon`: all
  /// five recorded values (Rules/Animation.md#spring-settling) come out to their last digit. Without, the first half
  /// duration at which the distance is within `epsilon`: 1.5 durations where it just doesn't swing, 3 at a bounce of
  /// -0.3.
  func decay(distance: Double, speed: Double, epsilon: Double) -> TimeInterval {
    let epsilon = epsilon.isFinite && epsilon > 0 ? epsilon : 1e-6
    guard distance.isFinite, speed.isFinite, distance > 0 || speed > 0 else { return 0 }
    if damped < 1 {
      let rate = damped * frequency
      guard rate > 0 else { return .infinity }
      let amplitude = distance + abs(speed + rate * distance)
      return amplitude <= epsilon ? 0 : log(amplitude / epsilon) / rate
    }
    let step = duration / 2
    for count in 1...2000 {
      let time = Double(count) * step
      let motion = motion(time)
      if abs(distance * motion.fromDistance) + abs(speed * motion.fromSpeed) <= epsilon {
        return time
      }
    }
    return 2000 * step
  }

  // MARK: The equation

  /// The answers of the damped oscillator after some time, for a distance of 1 and for a speed of 1.
  private struct Motion {
    /// The rest of the distance.
    var fromDistance: Double
    /// How far the initial speed has brought the value.
    var fromSpeed: Double
    /// How fast the rest of the distance changes.
    var speedFromDistance: Double
    var speedFromSpeed: Double
  }

  private func motion(_ time: TimeInterval) -> Motion {
    guard time.isFinite else {
      return Motion(fromDistance: 0, fromSpeed: 0, speedFromDistance: 0, speedFromSpeed: 0)
    }
    let time = max(time, 0)
    let rate = damped * frequency
    if abs(damped - 1) < 1e-6 {
      let fading = exp(-frequency * time)
      return Motion(
        fromDistance: fading * (1 + frequency * time), fromSpeed: fading * time,
        speedFromDistance: -fading * frequency * frequency * time,
        speedFromSpeed: fading * (1 - frequency * time))
    }
    if damped < 1 {
      let swing = frequency * (1 - damped * damped).squareRoot()
      let fading = exp(-rate * time)
      let (cosine, sine) = (cos(swing * time), sin(swing * time))
      return Motion(
        fromDistance: fading * (cosine + rate / swing * sine), fromSpeed: fading * sine / swing,
        speedFromDistance: -fading * sine * frequency * frequency / swing,
        speedFromSpeed: fading * (cosine - rate / swing * sine))
    }
    let spread = frequency * (damped * damped - 1).squareRoot()
    let (slow, fast) = (rate - spread, rate + spread)
    let (slowly, quickly) = (exp(-slow * time), exp(-fast * time))
    return Motion(
      fromDistance: (fast * slowly - slow * quickly) / (fast - slow),
      fromSpeed: (slowly - quickly) / (fast - slow),
      speedFromDistance: slow * fast * (quickly - slowly) / (fast - slow),
      speedFromSpeed: (fast * quickly - slow * slowly) / (fast - slow))
  }
}

extension VectorArithmetic {
  /// The value multiplied by `factor`.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}
