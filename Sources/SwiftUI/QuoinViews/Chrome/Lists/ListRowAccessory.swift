import QuoinCore
import QuoinLayout

/// The mark at the trailing end of a list row, requested by a view in the row.
enum ListRowAccessory: LayoutValueKey, Hashable, Sendable {
  /// The row leads to a page, if enabled.
  case chevron(isEnabled: Bool)
  /// The row shows or hides the rows below it.
  case disclosure(isExpanded: Bool)

  static var defaultValue: ListRowAccessory? { nil }
}

extension View {
  /// Draws `accessory` at the end of the enclosing list row.
  /// Sizing: neutral.
  func listRowAccessory(_ accessory: ListRowAccessory?) -> some View {
    elementValue(key: ListRowAccessory.self, value: accessory)
  }
}
