import Foundation
import QuoinCore

/// The room that the sign of a menu takes in a button of macOS: a menu is its label and 48 points wide, at least
/// 33.5 (Rules/Controls.md#menus).
enum MenuMetrics {
  static let indicator: CGFloat = 24
  /// The rest of that room where the menu has to be narrow.
  static let leastIndicator: CGFloat = 23.5
  /// Between the label and the sign without a border, estimated.
  static let indicatorGap: CGFloat = 4
}

/// Marks a button that opens a menu.
struct MenuButton {
  var showsIndicator: Bool
}

/// The small arrow that says that a menu opens downwards. Sizing: h-hug, v-hug.
struct MenuIndicator: View {
  var body: some View {
    Image(systemName: "chevron.down").font(.system(size: 9, weight: .semibold))
  }
}

private struct MenuButtonKey: EnvironmentKey {
  static var defaultValue: MenuButton? { nil }
}
private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The mark of the button around, where it opens a menu.
  var menuButton: MenuButton? {
    get { self[MenuButtonKey.self] }
    set { self[MenuButtonKey.self] = newValue }
  }

  /// Whether menus show that they open downwards; automatically on macOS.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

/// The order of a menu's entries.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }
  private let kind: Kind
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first entry stands nearest to the button.
  public static let priority = MenuOrder(kind: .priority)
  public static let fixed = MenuOrder(kind: .fixed)
}

extension View {
  /// Sets whether menus inside show a sign that they open; they do on macOS unless said. Sizing: neutral.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Compiles only: sets the order of the entries of menus inside. Sizing: neutral.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}
