import QuoinCore

/// A view with the environment of the place where it was written.
struct BarPage {
  let environment: EnvironmentValues
  let content: _StyleContent
  /// Removes the page, where it lies above another one.
  var end: @MainActor () -> Void = {}
  /// Where it was written, for an entry of a toolbar in a living tree.
  var origin: Origin?

  struct Origin: Hashable {
    let place: ElementPlace
    /// The entry's way through the statements of the toolbar.
    let path: Int
    /// Tells entries with the same way in several toolbars of one place apart.
    var repetition = 0
  }
}
