import Foundation
import QuoinLayout

// What of a living tree moves, and when it has to be looked at again.

extension ElementStore {
  // MARK: Passes

  /// A pass begins, which belongs to `transaction`.
  func beginPass(_ transaction: Transaction) {
    passNumber += 1
    self.transaction = transaction
    if transaction.tracksVelocity {
      pendingChanges.remark(
        "tracksVelocity has no effect: an animation goes on as fast as the one before it, not as a value that was written without one."
      )
    }
    placedTransactions = [:]
  }

  /// The pass is over: who waited for something that is over is told.
  func endPass() {
    setAlarms()
    // While details are recorded a record stands for one element throughout the update.
    if let details {
      details.spentRecords += releasedRecords
    } else {
      freeRecords += releasedRecords
    }
    releasedRecords = []
    placedTransactions = [:]
    transaction = Transaction()
    release()
  }

  // MARK: Places

  /// The position of `node` among the leaves and containers of its element; `nil` where it has no note.
  func ordinal(of node: LayoutTree.Node) -> Int32? {
    guard Int(node) < ordinals.count, ordinals[Int(node)] >= 0 else { return nil }
    return ordinals[Int(node)]
  }

  /// Counts `node` among those of the element that is open.
  func count(_ node: LayoutTree.Node, isWrapper: Bool) {
    while ordinals.count <= Int(node) { ordinals.append(-1) }
    ordinals[Int(node)] = isWrapper ? 0 : openOrdinal()
  }

  func forgetPlace(of node: LayoutTree.Node) {
    if Int(node) < ordinals.count { ordinals[Int(node)] = -1 }
  }

  // MARK: Values that views are made of

  /// Has `element` be emitted again in each moment, as long as `value` moves.
  func keepMoving(_ value: AnimatedValue, _ element: BodyElement, isBody: Bool) {
    guard value.end > clock.now, !animatedPlaces.contains(where: { $0.value === value }) else {
      return
    }
    animatedPlaces.append(AnimatedPlace(element: element, value: value, isBody: isBody))
  }

  /// Whether something was emitted for an earlier moment.
  var isOutdated: Bool { animatedPlaces.contains { $0.value.isOutdated(at: clock.now) } }

  /// What has to be emitted again for this moment.
  func takeOutdated() -> [BodyElement] {
    var result: [BodyElement] = []
    for place in animatedPlaces where place.value.isOutdated(at: clock.now) {
      place.value.moment = clock.now
      guard let element = place.element, element.isAlive else { continue }
      if place.isBody { element.invalidate(.value) } else { element.isToBeEmitted = true }
      result.append(element)
    }
    animatedPlaces.removeAll {
      $0.value.end <= clock.now || $0.element?.isAlive != true
    }
    return result
  }

  // MARK: Time

  /// When nothing moves any more; infinite for an animation without end.
  var endOfMotion: TimeInterval {
    animatedPlaces.reduce(max(presentation.end, staging.end)) { max($0, $1.value.end) }
  }

  /// Somebody waits for this time.
  func addDeadline(_ time: TimeInterval) {
    if time.isFinite { deadlines.insert(time) }
  }

  private func setAlarms() {
    for time in deadlines {
      clock.schedule(after: time - clock.now) { [weak self] in self?.finishMotions() }
    }
    deadlines = []
  }

  private func finishMotions() {
    presentation.finish(self)
    staging.finish(at: clock.now, self)
    for place in animatedPlaces { retired += place.value.finish(at: clock.now) }
    release()
  }

  /// Lets go of what is over, outside of everything: those who waited for it do what they like.
  private func release() {
    let retired = retired
    self.retired = []
    withExtendedLifetime(retired) {}
  }
}
