import Foundation

/// A time that timers follow instead of the clock on the wall.
@MainActor
package protocol LivingTime: AnyObject, Sendable {
  /// Calls `action` each time `interval` seconds, 0.0001 or more, have passed, with the date it is then.
  ///
  /// - Returns: what makes an end of it, from whatever thread.
  func every(_ interval: TimeInterval, _ action: @escaping @MainActor (Date) -> Void)
    -> @Sendable () -> Void
}

package enum LivingTimes {
  /// The time of the living view that is being updated, or whose task is running.
  @TaskLocal package static var current: (any LivingTime)?
}
