import Combine
import Foundation
import Synchronization

extension LivingClock: LivingTime {
  /// The current date, which advances only with the clock.
  public var date: Date { start + now }

  package func every(_ interval: TimeInterval, _ action: @escaping @MainActor (Date) -> Void)
    -> @Sendable () -> Void
  {
    let cancellation = Cancellation()
    // As in Foundation, an interval that isn't positive counts as a ten-thousandth of a second.
    repeatTimer(from: now, 1, interval > 1e-4 ? interval : 1e-4, cancellation, action)
    return { cancellation.isCancelled.store(true, ordering: .relaxed) }
  }

  private func repeatTimer(
    from begin: TimeInterval, _ count: Double, _ interval: TimeInterval,
    _ cancellation: Cancellation, _ action: @escaping @MainActor (Date) -> Void
  ) {
    // Times are computed from the start so that errors don't accumulate.
    schedule(after: begin + count * interval - now) { [weak self] in
      guard let self, !cancellation.isCancelled.load(ordering: .relaxed) else { return }
      action(date)
      // Of several moments that have passed at once, the timer sends one.
      let passed = ((now - begin) / interval + 1e-6).rounded(.down)
      repeatTimer(from: begin, max(count, passed) + 1, interval, cancellation, action)
    }
  }
}

/// A thread-safe flag that records whether a timer was cancelled.
private final class Cancellation: Sendable {
  let isCancelled = Atomic(false)
}
