import QuoinCore
import QuoinLayout

/// The tap action of the list row that contains the view.
enum RowActionKey: LayoutValueKey {
  static var defaultValue: LinkBox? { nil }
}

extension View {
  /// Runs `action` when the list row that contains the view is tapped anywhere.
  /// Sizing: neutral.
  func rowAction(_ action: LinkBox?) -> some View {
    elementValue(key: RowActionKey.self, value: action)
  }
}
