import QuoinCore

/// A view with the environment of its declaration.
struct CapturedView {
  let environment: EnvironmentValues
  let content: _StyleContent
  /// Pops the page, if it was pushed onto another one.
  var end: @MainActor () -> Void = {}
  /// The place of its declaration, for a toolbar item in a live tree.
  var origin: Origin?

  struct Origin: Hashable {
    let place: ElementPlace
    /// The item's path through the toolbar's statements.
    let path: Int
    /// Distinguishes items with the same path in several toolbars at one place.
    var repetition = 0
  }
}
