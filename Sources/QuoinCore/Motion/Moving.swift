import Foundation
import QuoinAnimation
import QuoinGeometry

/// What is on its way, whatever it is.
@MainActor
protocol Moving {
  /// When nothing moves any more; infinite for an animation without end.
  var end: TimeInterval { get }
  /// When those who wait for something are let go.
  var deadlines: [TimeInterval] { get }
  /// Those who wait for something.
  var listeners: [AnyObject] { get }
  /// Lets go of what is over, and gives back who waited for it.
  mutating func finish(at now: TimeInterval) -> [AnyObject]
}

extension Motion: Moving {}

/// How a change is animated, and when.
struct AnimatedChange {
  var animation: Animation
  var now: TimeInterval
  var logical: [AnyObject]
  var removal: [AnyObject]

  /// `nil` where `transaction` animates nothing.
  init?(_ transaction: Transaction, now: TimeInterval) {
    guard let animation = transaction.animation else { return nil }
    self.animation = animation
    self.now = now
    (logical, removal) = (transaction.logical, transaction.removal)
  }
}

extension Motion {
  mutating func move(to target: Value, _ change: AnimatedChange) {
    move(
      to: target, by: change.animation, at: change.now, logical: change.logical,
      removal: change.removal)
  }
}
