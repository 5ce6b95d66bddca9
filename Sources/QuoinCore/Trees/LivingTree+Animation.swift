import Foundation

extension LivingTree {
  /// Whether something is animated.
  public var isAnimating: Bool { elementStore.endOfMotion > clock.now }

  /// Lets time pass until all motion ends, up to `limit` seconds.
  ///
  /// - Returns: Whether everything is at rest: false if an animation is endless, or longer than
  ///   `limit`.
  /// - Throws: The errors of ``advance(by:)``.
  @discardableResult
  public func runToRest(within limit: TimeInterval = 60) throws -> Bool {
    try runToRest(within: limit) { _ in }
  }

  /// Lets time pass until all motion ends, passing the record of each update to `note`.
  package func runToRest(
    within limit: TimeInterval, note: (UpdateRecord) -> Void
  ) throws -> Bool {
    note(try update())
    let latest = clock.now + (limit.isFinite ? max(limit, 0) : 86_400)
    var rounds = 0
    while isAnimating, clock.now < latest, rounds < Self.passLimit {
      rounds += 1
      note(try advance(by: min(elementStore.endOfMotion, latest) - clock.now))
    }
    return !isAnimating
  }
}
