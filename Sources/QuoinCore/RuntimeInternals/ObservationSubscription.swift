@_spi(SwiftUI) import Observation

/// What an element has read of observable objects: a change is told once, and everything is forgotten together, so
/// that an object that lives long keeps nothing of views that are gone or have been evaluated again.
final class ObservationSubscription: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  // Read along with everything else: saying that it changes is the only way to reach what is being followed.
  private var end: Bool { true }

  /// Runs `body` and calls `onChange` once, before one of the observable properties it read changes for the first
  /// time; with the property.
  func observe<Result>(_ body: () -> Result, onChange: @escaping @Sendable (AnyKeyPath?) -> Void)
    -> Result
  {
    withObservationTracking {
      registrar.access(self, keyPath: \.end)
      return body()
    } willSet: { tracking in
      if tracking.changed != \ObservationSubscription.end { onChange(tracking.changed) }
      tracking.cancel()
    }
  }

  /// Follows nothing of what was read so far any longer.
  func forget() { registrar.willSet(self, keyPath: \.end) }
}
