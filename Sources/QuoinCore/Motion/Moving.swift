import Foundation
import QuoinAnimation
import QuoinGeometry

/// A motion of any kind.
@MainActor
protocol Moving {
  /// When nothing moves any more; infinite for an animation without end.
  var end: TimeInterval { get }
  /// When the motion has to release some of its listeners.
  var deadlines: [TimeInterval] { get }
  /// The objects that are kept until a part of the motion is over.
  var listeners: [AnyObject] { get }
  /// Drops the parts that are over, and returns their listeners.
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
