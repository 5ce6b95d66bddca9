import Foundation

/// A clock that timers follow instead of the wall clock.
@MainActor
package protocol LivingTime: AnyObject, Sendable {
  /// Calls `action` with the current date every `interval` seconds, but at least 0.0001 seconds
  /// apart.
  ///
  /// - Returns: A closure that stops the calls, from any thread.
  func every(_ interval: TimeInterval, _ action: @escaping @MainActor (Date) -> Void)
    -> @Sendable () -> Void
}

package enum LivingTimes {
  /// The clock of the live view that is being updated or whose task is running.
  @TaskLocal package static var current: (any LivingTime)?
}
