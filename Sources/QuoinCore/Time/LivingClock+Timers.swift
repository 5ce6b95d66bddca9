import Combine
import Foundation
import Synchronization

extension LivingClock: LivingTime {
  /// The current date, which stands still as the time does.
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
    // Counted from the beginning, so that no error adds up.
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
