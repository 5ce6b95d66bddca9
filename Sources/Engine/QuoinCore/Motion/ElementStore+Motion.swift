import Foundation
import QuoinLayout

// The moving parts of a live tree, and the times at which it must be updated.

extension ElementStore {
  // MARK: Passes

  /// Begins a pass for `transaction`.
  func beginPass(_ transaction: Transaction) {
    pass.number += 1
    transaction.note(pendingChanges)
    pass.transaction = transaction
    if pass.transaction.tracksVelocity {
      pendingChanges.addWarning(
        "tracksVelocity has no effect: an animation continues the velocity of the previous animation, not of values set without one."
      )
    }
    pass.placedTransactions = [:]
  }

  /// Ends the pass, and notifies the listeners of finished animations.
  func endPass() {
    setAlarms()
    // While details are recorded, a record represents one element throughout the update.
    if let details = log.details {
      details.spentRecords += records.released
    } else {
      records.free += records.released
    }
    records.released = []
    pass.placedTransactions = [:]
    pass.transaction = Transaction()
    release()
  }

  // MARK: Values that views consist of

  /// Makes each frame emit `element` again while `value` is animated.
  func keepMoving(_ value: AnimatedValue, _ element: BodyElement, isBody: Bool) {
    guard value.end > clock.now, !motion.animatedPlaces.contains(where: { $0.value === value })
    else {
      return
    }
    motion.animatedPlaces.append(AnimatedPlace(element: element, value: value, isBody: isBody))
  }

  /// Whether an element was last emitted for an earlier time.
  var isOutdated: Bool { motion.animatedPlaces.contains { $0.value.isOutdated(at: clock.now) } }

  /// Returns the elements that must be emitted again for the current time.
  func removeOutdated() -> [BodyElement] {
    var result: [BodyElement] = []
    for place in motion.animatedPlaces where place.value.isOutdated(at: clock.now) {
      place.value.moment = clock.now
      guard let element = place.element, element.isAlive else { continue }
      if place.isBody { element.invalidate(.value) } else { element.isToBeEmitted = true }
      result.append(element)
    }
    motion.animatedPlaces.removeAll {
      $0.value.end <= clock.now || $0.element?.isAlive != true
    }
    return result
  }

  // MARK: Time

  /// The time at which all motion ends; infinite for an endless animation.
  var endOfMotion: TimeInterval {
    motion.animatedPlaces.reduce(max(motion.presentation.end, motion.transitions.end)) {
      max($0, $1.value.end)
    }
  }

  /// Schedules an update of the tree at `time`.
  func addDeadline(_ time: TimeInterval) {
    if time.isFinite { motion.deadlines.insert(time) }
  }

  private func setAlarms() {
    for time in motion.deadlines {
      clock.schedule(after: time - clock.now) { [weak self] in self?.finishMotions() }
    }
    motion.deadlines = []
  }

  private func finishMotions() {
    motion.presentation.finish(self)
    motion.transitions.finish(at: clock.now, self)
    for place in motion.animatedPlaces { motion.retired += place.value.finish(at: clock.now) }
    release()
  }

  /// Releases the finished motions, outside of any pass because their completions may run arbitrary
  /// code.
  private func release() {
    let retired = motion.retired
    motion.retired = []
    withExtendedLifetime(retired) {}
  }
}
