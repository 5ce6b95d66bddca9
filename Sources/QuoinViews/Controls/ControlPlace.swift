import QuoinCore
import QuoinLayout

/// The surroundings of a control that change its look: the same `Picker` is a row in a form, a button elsewhere.
enum ControlPlace: Hashable, Sendable {
  case content
  /// A row of a list.
  case listRow
  /// A row of a form whose sections are cards: iOS, and `.formStyle(.grouped)` on macOS.
  case groupedForm
  /// A line of macOS's form of two columns.
  case columnsForm
  /// The bar at the top of a navigation stack, or a toolbar.
  case bar
  /// An entry of a menu.
  case menu
}

private struct ControlPlaceKey: EnvironmentKey {
  static var defaultValue: ControlPlace { .content }
}

extension EnvironmentValues {
  /// The surroundings of the controls inside; containers set it for their content.
  var controlPlace: ControlPlace {
    get { self[ControlPlaceKey.self] }
    set { self[ControlPlaceKey.self] = newValue }
  }
}

/// Whether the view ends with an accessory of the list row around, such as a switch: accessories have a margin of their
/// own (Rules/Lists.md#row-accessories).
enum RowAccessoryKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}
