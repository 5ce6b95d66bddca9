@_spi(SwiftUI) import Observation

/// The properties of observable objects that an element has read.
///
/// It reports one change, and forgets all of them together, so that a long-lived object retains
/// nothing of views that were removed or evaluated again.
final class ObservationSubscription: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  // This is read along with the others because reporting a change of this property is the only way
  // to end the observation.
  private var end: Bool { true }

  /// Runs `body` and calls `onChange` once, before the first change of an observable property that
  /// it read, with the property.
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

  /// Ends the observation of everything read so far.
  func forget() { registrar.willSet(self, keyPath: \.end) }
}
