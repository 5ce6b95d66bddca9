import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The margins that a row asks for.
enum ListRowInsetsKey: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

/// The background that a row asks for.
enum ListRowBackgroundKey: LayoutValueKey {
  static var defaultValue: AnyView? { nil }
}

/// Whether the user can't select the row around the view.
enum SelectionDisabledKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// How the icons of a list are coloured.
public struct ListItemTint: Sendable {
  let color: Color
  /// Always `tint`.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// `tint`, unless the user has chosen another colour, which pictures know nothing of.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The colour of text.
  public static let monochrome = ListItemTint(color: .primary)
}

extension View {
  /// Replaces the margins of the row around the view; `nil` takes the style's own. Sizing: neutral.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }

  /// Puts `view` behind the row around the view, in place of the style's background; `nil` keeps that.
  /// Sizing: neutral.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    layoutValue(key: ListRowBackgroundKey.self, value: view.map { AnyView($0) })
  }

  /// Colours the icons of rows inside; `nil` takes the usual tint. Sizing: neutral.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

  /// Colours the icons of rows inside; `nil` takes the usual tint. Sizing: neutral.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Keeps the user from selecting the row around the view. Sizing: neutral.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    layoutValue(key: SelectionDisabledKey.self, value: isDisabled)
  }
}
