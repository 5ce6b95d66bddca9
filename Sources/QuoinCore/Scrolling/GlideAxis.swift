import Foundation

/// The movement of a scroll view along one axis after a finger has left it: on a slide it gets slower and slower; beyond an
/// end of the content, or on its way to a place chosen for it, it follows a critically damped spring.
///
/// However the time that passes is cut into steps, it comes to the same places.
struct GlideAxis: Equatable {
  /// The offset in points, which may lie beyond the ends: 0 and the largest offset.
  var place: CGFloat
  /// Points of the offset a second.
  var velocity: CGFloat
  /// Whether it goes beyond the ends.
  var bounces: Bool
  /// Where it is to come to rest; `nil` where the slide ends.
  var target: CGFloat?

  /// What is left of the speed of a slide after a second: 0.998 for each millisecond, as UIScrollView's normal rate.
  private static let rate = -1000 * CGFloat(log(0.998))
  /// The frequency of the spring, in radians a second: a stiffness of 100 for a mass of 1. Estimated.
  private static let frequency: CGFloat = 10
  /// Points a second below which nothing moves any more.
  private static let slowest: CGFloat = 10
  /// Points from its rest within which a spring that has become slow is at rest.
  private static let nearest: CGFloat = 0.1

  init(place: CGFloat, velocity: CGFloat, bounces: Bool, target: CGFloat? = nil) {
    (self.place, self.bounces, self.target) = (place, bounces, target)
    self.velocity = velocity.isFinite && abs(velocity) > Self.slowest ? velocity : 0
  }

  /// Whether nothing moves any more, where the largest offset is `most`.
  func isAtRest(_ most: CGFloat) -> Bool {
    guard velocity == 0 else { return false }
    if let target { return place == target }
    return place >= 0 && place <= most
  }

  /// Lets `time` pass, where the largest offset is `most`.
  mutating func advance(by time: TimeInterval, _ most: CGFloat) {
    var left = CGFloat(time)
    // An end can be met, left and met again: each time more slowly.
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

  /// The end beyond which it is, or is about to go.
  private func end(_ most: CGFloat) -> CGFloat? {
    if place < 0 || place == 0 && velocity < 0 { return 0 }
    if place > most || place == most && velocity > 0 { return most }
    return nil
  }

  /// Goes on to `end` at most.
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

  /// Swings back to `rest`; at an end of the content only until it is met, from where a slide goes on.
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
