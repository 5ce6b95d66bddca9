import Foundation
import QuoinCore

// What a page is told of the window or the container that it lies in. Whatever is presented begins anew.

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
  /// Whether a bar of tabs lies below: other bars then don't reach to the edge of the screen.
  var isAboveTabBar: Bool {
    get { self[AboveTabBarKey.self] }
    set { self[AboveTabBarKey.self] = newValue }
  }

  /// Kept free above the bar at the top; only in sheets.
  var barTopInset: CGFloat {
    get { self[BarTopInsetKey.self] }
    set { self[BarTopInsetKey.self] = newValue }
  }

  /// Whether a page has to draw what lies behind it.
  var drawsPageGround: Bool {
    get { self[PageGroundKey.self] }
    set { self[PageGroundKey.self] = newValue }
  }
}
