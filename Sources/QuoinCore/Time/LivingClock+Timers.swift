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
    repeatTimer(from: now, 1, interval, cancellation, action)
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
      repeatTimer(from: begin, count + 1, interval, cancellation, action)
    }
  }
}

/// Whether a timer was cancelled, from any thread.
private final class Cancellation: Sendable {
  let isCancelled = Atomic(false)
}
