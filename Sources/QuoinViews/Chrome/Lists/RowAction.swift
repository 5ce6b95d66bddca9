import QuoinCore
import QuoinLayout

/// What a tap on the row of a list does that the view stands in.
enum RowActionKey: LayoutValueKey {
  static var defaultValue: LinkBox? { nil }
}

extension View {
  /// Has a tap anywhere on the row of a list that the view stands in do `action`. Sizing: neutral.
  func rowAction(_ action: LinkBox?) -> some View {
    layoutValue(key: RowActionKey.self, value: action)
  }
}
