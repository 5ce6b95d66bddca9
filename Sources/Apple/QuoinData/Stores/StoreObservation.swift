import Synchronization

/// The time during which an observer is called. It ends when the observation is released.
public final class StoreObservation: Sendable {
  private let action: Mutex<(@Sendable () -> Void)?>

  /// Creates an observation that calls `end` once.
  public init(_ end: @escaping @Sendable () -> Void) {
    action = Mutex(end)
  }

  deinit { end() }

  /// Ends the observation before it is released.
  public func end() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}
