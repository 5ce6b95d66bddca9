@_spi(SwiftUI) import Observation
import Synchronization

/// Runs `body` and calls `onChange` once, before one of the observable properties it read changes for the first
/// time; with the property.
func observe<Result>(_ body: () -> Result, onChange: @escaping @Sendable (AnyKeyPath?) -> Void)
  -> Result
{
  var result: Result?
  withObservationTracking(
    { result = body() },
    willSet: { tracking in
      onChange(tracking.changed)
      tracking.cancel()
    }, didSet: { _ in })
  guard let result else { fatalError("a body that was not evaluated") }
  return result
}
