import QuoinCore
import QuoinLayout

/// The action of a tap on the list row around the view.
enum RowActionKey: LayoutValueKey {
  static var defaultValue: LinkBox? { nil }
}

extension View {
  /// Runs `action` on a tap anywhere on the list row around the view. Sizing: neutral.
  func rowAction(_ action: LinkBox?) -> some View {
    layoutValue(key: RowActionKey.self, value: action)
  }
}
