import QuoinCore
import QuoinLayout

/// The place of a control, which affects its appearance: a `Picker` is a row in a form and a button
/// elsewhere.
enum ControlContext: Hashable, Sendable {
  case content
  /// A row of a list.
  case listRow
  /// A row of a form whose sections are cards, as on iOS and with `.formStyle(.grouped)` on macOS.
  case groupedForm
  /// A line of macOS's two-column form.
  case columnsForm
  /// The bar at the top of a navigation stack, or a toolbar.
  case bar
  /// An item of a menu.
  case menu
}

private struct ControlContextKey: EnvironmentKey {
  static var defaultValue: ControlContext { .content }
}

extension EnvironmentValues {
  /// The place of controls; containers set it for their content.
  var controlPlace: ControlContext {
    get { self[ControlContextKey.self] }
    set { self[ControlContextKey.self] = newValue }
  }
}

/// Whether the view ends with an accessory of the enclosing list row, such as a switch; accessories
/// have their own margin (Rules/Lists.md#row-accessories).
enum RowAccessoryKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}
