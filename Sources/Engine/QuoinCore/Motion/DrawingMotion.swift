import Foundation
import QuoinAnimation
import QuoinGeometry

/// The animation from one drawing to another.
@MainActor
protocol DrawingMotion: AnyObject, AnyMotion {
  /// Returns the drawing at time `now`.
  func drawing(at now: TimeInterval) -> any NodeDrawing
}

/// An animation of a drawing's data.
final class DataMotion<Drawing: AnimatableDrawing>: DrawingMotion {
  /// The final drawing.
  var target: Drawing
  private var start: any NodeDrawing
  private var startTime: TimeInterval
  private var motion: Motion<Drawing.AnimatableData>

  init(from old: Drawing, to new: Drawing, shown: any NodeDrawing, _ change: AnimatedChange) {
    (target, start, startTime) = (new, shown, change.now)
    motion = Motion(old.animatableData)
    motion.move(to: new.animatableData, change)
  }

  func move(to new: Drawing, _ change: AnimatedChange) {
    start = drawing(at: change.now)
    startTime = change.now
    target = new
    motion.move(to: new.animatableData, change)
  }

  func drawing(at now: TimeInterval) -> any NodeDrawing {
    if now == startTime { return start }
    guard motion.isMoving(at: now) else { return target }
    var drawing = target
    drawing.animatableData = motion.value(at: now)
    return drawing
  }

  var end: TimeInterval { motion.end }
  var deadlines: [TimeInterval] { motion.deadlines }
  var listeners: [AnyObject] { motion.listeners }
  func finish(at now: TimeInterval) -> [AnyObject] { motion.finish(at: now) }
}

/// A crossfade to another drawing.
final class FadeMotion: DrawingMotion {
  private let old: any NodeDrawing
  /// The final drawing.
  var target: any NodeDrawing
  private var motion = Motion(0.0)

  init(from old: any NodeDrawing, to new: any NodeDrawing, _ change: AnimatedChange) {
    (self.old, target) = (old, new)
    motion.move(to: 1, change)
  }

  func drawing(at now: TimeInterval) -> any NodeDrawing {
    guard motion.isMoving(at: now) else { return target }
    return FadingDrawing(old: old, new: target, progress: motion.value(at: now))
  }

  var end: TimeInterval { motion.end }
  var deadlines: [TimeInterval] { motion.deadlines }
  var listeners: [AnyObject] { motion.listeners }
  func finish(at now: TimeInterval) -> [AnyObject] { motion.finish(at: now) }
}

extension AnimatableDrawing {
  /// Returns the animation to this drawing from `old`, its predecessor.
  ///
  /// - Parameters:
  ///   - running: The animation that was leading to `old`.
  ///   - change: The animation of the change, or `nil` if it isn't animated.
  /// - Returns: The animation, or `nil` if nothing is animated.
  func motion(
    from old: any NodeDrawing, _ running: (any DrawingMotion)?, now: TimeInterval,
    _ animated: () -> AnimatedChange?
  ) -> (any DrawingMotion)? {
    guard let old = old as? Self else { return nil }
    switch change(from: old) {
    case .none:
      if let running = running as? DataMotion<Self> { running.target = self }
      if let running = running as? FadeMotion { running.target = self }
      return running
    case .data:
      guard let change = animated() else { return nil }
      if let running = running as? DataMotion<Self> {
        running.move(to: self, change)
        return running
      }
      return DataMotion(from: old, to: self, shown: running?.drawing(at: now) ?? old, change)
    case .fade:
      guard let change = animated() else { return nil }
      return FadeMotion(from: running?.drawing(at: now) ?? old, to: self, change)
    }
  }
}
