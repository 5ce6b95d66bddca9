import Foundation
import QuoinCore

// Properties that the enclosing window or container sets for a page. Presented views start with the
// defaults.

private struct AboveTabBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The settings that a bar replaces for its items. What an item presents has them again.
struct OutsideBar {
  let text: TextEnvironment
  let labelStyles: StyleChain<any LabelStyle>
  let foreground: ForegroundLink?

  init(_ environment: EnvironmentValues) {
    text = environment.text
    labelStyles = environment.labelStyles
    foreground = environment.styles.foreground
  }
}

private struct OutsideBarKey: EnvironmentKey {
  static var defaultValue: OutsideBar? { nil }
}

private struct SearchTabKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct TabAccessoryInsetKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
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

/// The settings that a view around navigation declares for the bars of the navigation.
@MainActor
class DeclaredBars {}

private struct InnerBarsKey: EnvironmentKey {
  static var defaultValue: DeclaredBars? { nil }
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

  /// The contents that the bars of the navigation inside show in addition to their own.
  var innerBars: DeclaredBars? {
    get { self[InnerBarsKey.self] }
    set { self[InnerBarsKey.self] = newValue }
  }

  /// Whether there is a tab bar below, in which case other bars don't extend to the edge of the
  /// screen.
  var isAboveTabBar: Bool {
    get { self[AboveTabBarKey.self] }
    set { self[AboveTabBarKey.self] = newValue }
  }

  /// The settings outside of the enclosing bar.
  var outsideBar: OutsideBar? {
    get { self[OutsideBarKey.self] }
    set { self[OutsideBarKey.self] = newValue }
  }

  /// Makes the settings those outside of the enclosing bar.
  mutating func leaveBar() {
    guard let outside = outsideBar else { return }
    (text, labelStyles, styles.foreground) = (
      outside.text, outside.labelStyles, outside.foreground
    )
    outsideBar = nil
  }

  /// Whether the view is in a tab for searching, whose bar can show a search field.
  var isInSearchTab: Bool {
    get { self[SearchTabKey.self] }
    set { self[SearchTabKey.self] = newValue }
  }

  /// The space that the accessory of a tab view takes above its bar.
  var tabAccessoryInset: CGFloat {
    get { self[TabAccessoryInsetKey.self] }
    set { self[TabAccessoryInsetKey.self] = newValue }
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
