@_spi(SwiftUI) import Observation
import Synchronization

/// The properties of observable objects that an element has read.
///
/// It reports one change, and ends all observations together, so that a long-lived object doesn't
/// retain data of removed or reevaluated views.
final class ObservationSubscription: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  // This is read along with the others because reporting a change of this property is the only way
  // to end the observation. The key path without components is the fastest to hash and compare.
  private nonisolated(unsafe) static let end:
    KeyPath<ObservationSubscription, ObservationSubscription> =
      \.self

  /// Runs `body`, and calls `onChange` once, with the property, before an observable property that
  /// `body` read first changes.
  func observe<Result>(_ body: () -> Result, onChange: @escaping @Sendable (AnyKeyPath?) -> Void)
    -> Result
  {
    withObservationTracking {
      registrar.access(self, keyPath: Self.end)
      return body()
    } willSet: { tracking in
      if tracking.changed !== Self.end { onChange(tracking.changed) }
      tracking.cancel()
    }
  }

  /// Ends the observation of everything read so far.
  func forget() { registrar.willSet(self, keyPath: Self.end) }
}

/// An observation that costs next to nothing if no observable property is read, but stays with the
/// objects that were read until one of them changes.
final class PassingObservation: Sendable {
  private let onChange: Mutex<(@Sendable (AnyKeyPath?) -> Void)?>

  /// - `onChange`: called once, with the property, before a property that was read changes.
  init(onChange: @escaping @Sendable (AnyKeyPath?) -> Void) { self.onChange = Mutex(onChange) }

  /// Runs `body`. If it reads an observable property, the property's object retains the observation
  /// afterwards.
  func observe<Result>(_ body: () -> Result) -> Result {
    withObservationTracking(
      body,
      willSet: { [self] tracking in
        removeAction()?(tracking.changed)
        tracking.cancel()
      })
  }

  /// Ignores changes from now on.
  func end() { _ = removeAction() }

  private func removeAction() -> (@Sendable (AnyKeyPath?) -> Void)? {
    onChange.withLock { action in
      defer { action = nil }
      return action
    }
  }
}
