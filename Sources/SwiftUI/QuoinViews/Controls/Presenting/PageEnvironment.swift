import Foundation
import QuoinCore

// Properties that the enclosing window or container sets for a page. Presented views start with the
// defaults.

private struct AboveTabBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct BarTopInsetKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct PageBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct SheetTakesActionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The title above the pages of a navigation container, which is known only after the shown page
/// has been emitted.
final class PageTitle {
  /// Whether the title above the shown page is large; `nil` before the first page is emitted.
  var isLarge: Bool?
}

private struct PageTitleKey: EnvironmentKey {
  static var defaultValue: PageTitle? { nil }
}

extension EnvironmentValues {
  /// The title of the enclosing navigation container.
  var pageTitle: PageTitle? {
    get { self[PageTitleKey.self] }
    set { self[PageTitleKey.self] = newValue }
  }

  /// Whether there is a tab bar below, in which case other bars don't extend to the edge of the
  /// screen.
  var isAboveTabBar: Bool {
    get { self[AboveTabBarKey.self] }
    set { self[AboveTabBarKey.self] = newValue }
  }

  /// The gap above the top bar, used only in sheets.
  var barTopInset: CGFloat {
    get { self[BarTopInsetKey.self] }
    set { self[BarTopInsetKey.self] = newValue }
  }

  /// Whether a page draws its own background.
  var drawsPageBackground: Bool {
    get { self[PageBackgroundKey.self] }
    set { self[PageBackgroundKey.self] = newValue }
  }

  /// Whether the enclosing sheet shows the items that cancel, confirm and destroy.
  var sheetTakesActions: Bool {
    get { self[SheetTakesActionsKey.self] }
    set { self[SheetTakesActionsKey.self] = newValue }
  }
}
