import Foundation
import QuoinAnimation
import QuoinGeometry

/// A type-erased motion.
@MainActor
protocol AnyMotion {
  /// The time at which the motion ends; infinite for an endless animation.
  var end: TimeInterval { get }
  /// The times at which the motion must release some of its listeners.
  var deadlines: [TimeInterval] { get }
  /// The objects retained until a part of the motion ends.
  var listeners: [AnyObject] { get }
  /// Removes the finished parts, and returns their listeners.
  mutating func finish(at now: TimeInterval) -> [AnyObject]
}

extension Motion: AnyMotion {}

/// The animation of a change, and the time at which it starts.
struct AnimatedChange {
  var animation: Animation
  var now: TimeInterval
  var logical: [AnyObject]
  var removal: [AnyObject]

  /// Creates the change, or returns `nil` if `transaction` has no animation.
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
