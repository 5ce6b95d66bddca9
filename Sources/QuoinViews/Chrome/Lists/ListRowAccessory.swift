import QuoinCore
import QuoinLayout

/// What a list draws at the trailing end of a row for the view in it.
enum ListRowAccessory: LayoutValueKey, Hashable, Sendable {
  /// The row leads somewhere.
  case chevron
  /// The row shows or hides those below it.
  case disclosure(isExpanded: Bool)

  static var defaultValue: ListRowAccessory? { nil }
}

extension View {
  /// Has the list around draw `accessory` at the end of the view's row. Sizing: neutral.
  func listRowAccessory(_ accessory: ListRowAccessory?) -> some View {
    layoutValue(key: ListRowAccessory.self, value: accessory)
  }
}
