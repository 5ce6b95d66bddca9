import Foundation
import QuoinCore

/// The space that the menu indicator takes in a macOS button: a menu is 48 points wider than its
/// label, and at least 33.5 (Rules/Controls.md#menus).
enum MenuMetrics {
  static let indicator: CGFloat = 24
  /// The rest of that space in a narrow menu.
  static let leastIndicator: CGFloat = 23.5
  /// The distance between the label and the indicator without a border; estimated.
  static let indicatorGap: CGFloat = 4
}

/// Marks a button that opens a menu.
struct MenuButtonLook {
  var showsIndicator: Bool
}

/// The small arrow that indicates a pull-down menu.
/// Sizing: h-hug, v-hug.
struct MenuIndicator: View {
  var body: some View {
    Image(systemName: "chevron.down").font(.system(size: 9, weight: .semibold))
  }
}

private struct MenuButtonKey: EnvironmentKey {
  static var defaultValue: MenuButtonLook? { nil }
}
private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The mark of the enclosing button, if it opens a menu.
  var menuButton: MenuButtonLook? {
    get { self[MenuButtonKey.self] }
    set { self[MenuButtonKey.self] = newValue }
  }

  /// Whether menus show their indicator; by default on macOS.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }
  private let kind: Kind
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first item is nearest to the button.
  public static let priority = MenuOrder(kind: .priority)
  public static let fixed = MenuOrder(kind: .fixed)
}

extension View {
  /// Sets whether menus in the view show their indicator; by default they do on macOS.
  /// Sizing: neutral.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets the order of the items of menus in the view, which no picture shows.
  /// Sizing: neutral.
  public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
}

private struct MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
  /// The order of a menu's items. Stored only.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}
