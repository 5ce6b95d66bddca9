import QuoinCore
import QuoinLayout

/// The mark that a list draws at the trailing end of a row, as the view in the row asks.
enum ListRowAccessory: LayoutValueKey, Hashable, Sendable {
  /// The row leads to a page, if it can.
  case chevron(isEnabled: Bool)
  /// The row shows or hides the rows below it.
  case disclosure(isExpanded: Bool)

  static var defaultValue: ListRowAccessory? { nil }
}

extension View {
  /// Has the list around draw `accessory` at the end of the view's row. Sizing: neutral.
  func listRowAccessory(_ accessory: ListRowAccessory?) -> some View {
    layoutValue(key: ListRowAccessory.self, value: accessory)
  }
}
