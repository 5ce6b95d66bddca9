import Foundation

extension LivingTree {
  /// Advances the clock by `seconds`, running the due alarms in order, each followed by an update.
  ///
  /// After 10,000 moments, the clock skips to the end: each alarm that is still due runs once, as
  /// on a device that was busy in the meantime (Rules/Animation.md#long-times). If `seconds` isn't
  /// a positive finite number, the clock doesn't advance.
  ///
  /// - Returns: The record of all updates.
  /// - Throws: The errors of ``update()``, also if alarms without delay schedule each other
  ///   endlessly.
  @discardableResult
  public func advance(by seconds: TimeInterval) throws -> UpdateRecord {
    var moments = 0
    return try advance(by: seconds, &moments)
  }

  /// Advances the clock by `seconds` in a call that has already processed `moments` moments.
  private func advance(by seconds: TimeInterval, _ moments: inout Int) throws -> UpdateRecord {
    var record = try update()
    guard seconds > 0, seconds.isFinite else { return record }
    let end = min(clock.now + seconds, LivingClock.end)
    var rounds = 0
    while let next = clock.next, next <= end {
      rounds = next > clock.now ? 0 : rounds + 1
      guard rounds < Self.passLimit else {
        let views = record.views.suffix(20)
        guard cutsOffEndlessUpdates else { throw ViewUpdateError.endless(Array(views)) }
        warnOfEndlessChanges(Set(views).sorted(), after: rounds)
        break
      }
      moments += 1
      if moments == momentLimit { warnOfJump(to: end) }
      inItsTime { clock.advance(to: moments < momentLimit ? next : end) }
      record.append(try update())
    }
    inItsTime { clock.advance(to: end) }
    record.append(try update())
    return record
  }

  private func warnOfJump(to end: TimeInterval) {
    emission.diagnostics.addWarning(
      "a long time passes: it contains more than \(momentLimit) events (of a TimelineView, a Timer or a repeating animation). After those, the time from \(clock.now) to \(end) seconds passes in one step, and whatever is due in it happens once, at its end; use shorter steps to see every event."
    )
  }

  /// Whether any view is animated.
  public var isAnimating: Bool { restOfMotion > 0 }

  /// The time in seconds until the running animations end: infinite if one is endless, not positive
  /// without any.
  package var restOfMotion: TimeInterval { elementStore.endOfMotion - clock.now }

  /// Advances the clock until all motion ends, by up to `limit` seconds.
  ///
  /// - Returns: Whether all motion has ended: `false` if an animation is endless, or takes longer
  ///   than `limit`.
  /// - Throws: The errors of ``advance(by:)``.
  @discardableResult
  public func advanceUntilStill(within limit: TimeInterval = 60) throws -> Bool {
    try advanceUntilStill(within: limit) { _ in }
  }

  /// The former name of ``advanceUntilStill(within:)``.
  @available(*, deprecated, renamed: "advanceUntilStill(within:)")
  @discardableResult
  public func runToRest(within limit: TimeInterval = 60) throws -> Bool {
    try advanceUntilStill(within: limit)
  }

  /// Advances the clock until all motion ends, passing the record of each update to `note`.
  package func advanceUntilStill(
    within limit: TimeInterval, note: (UpdateRecord) -> Void
  ) throws -> Bool {
    note(try update())
    let latest = clock.now + (limit.isFinite ? max(limit, 0) : 86_400)
    var (rounds, moments) = (0, 0)
    while isAnimating, clock.now < latest, rounds < Self.passLimit {
      rounds += 1
      note(try advance(by: min(elementStore.endOfMotion, latest) - clock.now, &moments))
    }
    return !isAnimating
  }
}
