import Foundation

/// The motion of a scroll view along one axis after a finger has been lifted.
///
/// The offset slides with decreasing speed; beyond an end of the content, or towards a target, it
/// follows a critically damped spring. The positions don't depend on the size of the time steps.
struct GlideAxis: Equatable {
  /// The offset in points. It may be beyond the ends, which are 0 and the maximum offset.
  var place: CGFloat
  /// The velocity of the offset in points per second.
  var velocity: CGFloat
  /// Whether the offset may move beyond the ends.
  var bounces: Bool
  /// The target offset; `nil` if friction alone determines the final offset.
  var target: CGFloat?

  /// The decay rate of a slide per second: the factor is 0.998 per millisecond, like UIScrollView's
  /// normal rate.
  private static let rate = -1000 * CGFloat(log(0.998))
  /// The frequency of the spring, in radians per second: a stiffness of 100 for a mass of 1.
  /// Estimated.
  private static let frequency: CGFloat = 10
  /// The speed in points per second below which motion stops.
  private static let slowest: CGFloat = 10
  /// The distance in points from its target within which a slow spring counts as at rest.
  private static let nearest: CGFloat = 0.1

  init(place: CGFloat, velocity: CGFloat, bounces: Bool, target: CGFloat? = nil) {
    (self.place, self.bounces, self.target) = (place, bounces, target)
    self.velocity = velocity.isFinite && abs(velocity) > Self.slowest ? velocity : 0
  }

  /// Returns whether the motion has ended, given the maximum offset `most`.
  func isAtRest(_ most: CGFloat) -> Bool {
    guard velocity == 0 else { return false }
    if let target { return place == target }
    return place >= 0 && place <= most
  }

  /// Advances by `time`, given the maximum offset `most`.
  mutating func advance(by time: TimeInterval, _ most: CGFloat) {
    var left = CGFloat(time)
    // It can cross an end repeatedly, each time more slowly.
    for _ in 0..<8 where left > 0 && !isAtRest(most) {
      if let target {
        swing(around: target, for: &left, isEnd: false)
      } else if let end = end(most) {
        if bounces {
          swing(around: end, for: &left, isEnd: true)
        } else {
          (place, velocity) = (end, 0)
        }
      } else {
        slide(to: velocity > 0 ? most : 0, for: &left)
      }
    }
  }

  /// Returns the end that the offset is beyond, or is about to move beyond; `nil` if there is none.
  private func end(_ most: CGFloat) -> CGFloat? {
    if place < 0 || place == 0 && velocity < 0 { return 0 }
    if place > most || place == most && velocity > 0 { return most }
    return nil
  }

  /// Slides up to `end`, and subtracts the elapsed time from `left`.
  private mutating func slide(to end: CGFloat, for left: inout CGFloat) {
    let distance = end - place
    let share = Self.rate * distance / velocity
    let arrival = share < 1 ? -log(1 - share) / Self.rate : .infinity
    if arrival <= left {
      (place, velocity) = (end, velocity - Self.rate * distance)
      left -= arrival
    } else {
      let rest = exp(-Self.rate * left)
      place += velocity * (1 - rest) / Self.rate
      velocity *= rest
      left = 0
    }
    if abs(velocity) < Self.slowest { velocity = 0 }
  }

  /// Springs towards `rest`. If `rest` is an end of the content, the spring stops there and a slide
  /// continues.
  private mutating func swing(around rest: CGFloat, for left: inout CGFloat, isEnd: Bool) {
    let away = place - rest
    let drive = velocity + Self.frequency * away
    let crossing = away == 0 || drive == 0 ? -1 : -away / drive
    if isEnd, crossing > 0, crossing <= left {
      (place, velocity) = (rest, drive * exp(-Self.frequency * crossing))
      left -= crossing
      if abs(velocity) < Self.slowest { velocity = 0 }
      return
    }
    let damping = exp(-Self.frequency * left)
    let now = away + drive * left
    (place, velocity) = (rest + now * damping, (drive - Self.frequency * now) * damping)
    left = 0
    if abs(place - rest) < Self.nearest, abs(velocity) < Self.slowest {
      (place, velocity) = (rest, 0)
    }
  }
}
