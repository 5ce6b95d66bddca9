import QuoinCore

/// A view with the environment of the place where it was written.
struct BarPage {
  let environment: EnvironmentValues
  let content: _StyleContent
  /// Removes the page, where it lies above another one.
  var end: @MainActor () -> Void = {}
}
