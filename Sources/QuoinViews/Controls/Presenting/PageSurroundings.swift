import Foundation
import QuoinCore

// What the window or container around tells a page. Presented views begin with the defaults again.

private struct AboveTabBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct BarTopInsetKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct PageGroundKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether a tab bar lies below: other bars then don't reach to the edge of the screen.
  var isAboveTabBar: Bool {
    get { self[AboveTabBarKey.self] }
    set { self[AboveTabBarKey.self] = newValue }
  }

  /// The gap above the bar at the top; only in sheets.
  var barTopInset: CGFloat {
    get { self[BarTopInsetKey.self] }
    set { self[BarTopInsetKey.self] = newValue }
  }

  /// Whether a page has to draw its own background.
  var drawsPageGround: Bool {
    get { self[PageGroundKey.self] }
    set { self[PageGroundKey.self] = newValue }
  }
}
