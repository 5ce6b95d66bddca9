import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The margins set by a row.
enum ListRowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

/// The background set by a row.
enum ListRowBackgroundKey: LayoutValueKey {
  static var defaultValue: AnyView? { nil }
}

/// Whether selection of the row that contains the view is disabled.
enum SelectionDisabledKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// The tint of list icons.
public struct ListItemTint: Sendable {
  let color: Color
  /// Returns a tint that is always `tint`.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Returns `tint`; a user's preferred color, which would override it, doesn't exist in pictures.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A tint in the text color.
  public static let monochrome = ListItemTint(color: .primary)
}

extension View {
  /// Sets the margins of the row that contains the view; `nil` restores the style's default.
  /// Sizing: neutral.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }

  /// Puts `view` behind the row that contains this view instead of the style's background; `nil`
  /// keeps that background.
  /// Sizing: neutral.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    layoutValue(key: ListRowBackgroundKey.self, value: view.map { AnyView($0) })
  }

  /// Puts `color` behind the row that contains the view instead of watchOS's platter color; `nil`
  /// keeps that.
  /// Sizing: neutral.
  public func listRowPlatterColor(_ color: Color?) -> some View { listRowBackground(color) }

  /// Sets the color of icons in rows; `nil` restores the default tint.
  /// Sizing: neutral.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

  /// Sets the color of icons in rows; `nil` restores the default tint.
  /// Sizing: neutral.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Disables selection of the row that contains the view.
  /// Sizing: neutral.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    layoutValue(key: SelectionDisabledKey.self, value: isDisabled)
  }
}
