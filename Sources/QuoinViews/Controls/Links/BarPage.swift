import QuoinCore

/// A view and what flows down to it.
struct BarPage {
  let environment: EnvironmentValues
  let content: _StyleContent
  /// Takes the page away, where it is one above others.
  var end: @MainActor () -> Void = {}
}
