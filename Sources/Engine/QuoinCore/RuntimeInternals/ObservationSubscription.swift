@_spi(SwiftUI) import Observation

/// The properties of observable objects that an element has read.
///
/// It reports one change, and ends all observations together, so that a long-lived object doesn't
/// retain data of removed or reevaluated views.
final class ObservationSubscription: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  // This is read along with the others because reporting a change of this property is the only way
  // to end the observation.
  private var end: Bool { true }

  /// Runs `body`, and calls `onChange` once, with the property, before an observable property that
  /// `body` read first changes.
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
