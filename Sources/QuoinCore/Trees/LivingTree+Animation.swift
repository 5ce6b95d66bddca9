import Foundation

extension LivingTree {
  /// Whether something moves.
  public var isAnimating: Bool { elementStore.endOfMotion > clock.now }

  /// Lets time pass until nothing moves, `limit` seconds at most.
  ///
  /// - Returns: whether everything is at rest: not where an animation has no end, or one longer than `limit`.
  /// - Throws: what ``advance(by:)`` throws.
  @discardableResult
  public func runToRest(within limit: TimeInterval = 60) throws -> Bool {
    try runToRest(within: limit) { _ in }
  }

  /// The same; `note` gets what the updates did.
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
