import Foundation
import QuoinGeometry

extension Spring {
  /// The value of a spring from 0 to `target` after `time` seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = motion(time)
    return target - target.scaled(by: motion.fromDistance)
      + initialVelocity.scaled(by: motion.fromSpeed)
  }

  /// Returns the velocity after `time` seconds, per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = motion(time)
    return initialVelocity.scaled(by: motion.speedFromSpeed)
      - target.scaled(by: motion.speedFromDistance)
  }

  /// The force on an object at `position` with `velocity`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Advances `value` and `velocity` by `deltaTime` seconds towards `target`.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let speed = velocity
    velocity = self.velocity(target: distance, initialVelocity: speed, time: deltaTime)
    value =
      target - distance + self.value(target: distance, initialVelocity: speed, time: deltaTime)
  }

  /// The value of a spring between two values after `time` seconds.
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

  /// Returns the velocity after `time` seconds, per second.
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

  /// The estimated time, in seconds, until a spring that moves from 0 to 1 stays within a
  /// thousandth of its target.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
  }

  /// The time, in seconds, after which the value is within `epsilon` of `target`.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    decay(
      distance: target.magnitudeSquared.squareRoot(),
      speed: initialVelocity.magnitudeSquared.squareRoot(), epsilon: epsilon)
  }

  /// The time, in seconds, after which the value is within `epsilon` of `toValue`.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// Returns the time after which the spring is within `epsilon` of its target.
  ///
  /// An underdamped spring uses the time at which
  /// `(distance + |speed + decay * distance|) * exp(-decay * time)` is `epsilon`: all five recorded
  /// values (Rules/Animation.md#spring-settling) match to their last digit. Others use the first
  /// half duration at which the distance is within `epsilon`: 1.5 durations with critical damping,
  /// 3 at a bounce of -0.3.
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

  /// The response of the damped oscillator after some time, to a unit distance and to a unit
  /// velocity.
  private struct Motion {
    /// The remaining distance.
    var fromDistance: Double
    /// The displacement caused by the initial velocity.
    var fromSpeed: Double
    /// The rate of change of the remaining distance.
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
