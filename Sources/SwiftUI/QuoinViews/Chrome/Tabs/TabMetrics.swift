import Foundation
import QuoinGeometry

/// The lengths of the tab bar of one system, in points.
///
/// They are recorded on iOS 26 (Rules/Navigation.md#tab-bar) and iOS 18
/// (Rules/Devices.md#system-versions).
struct TabBarMetrics: Hashable {
  let height: CGFloat
  /// The distance from the sides and the bottom of the screen.
  let inset: CGFloat
  /// The padding around the tabs inside the bar.
  ///
  /// On iOS 26, five tabs 68 apart fill 360 of 402 points, and so do four tabs 86 apart, if
  /// neighbors overlap by 12 and 8 points.
  let padding: CGFloat
  /// Whether the bar is a glass capsule over the page, instead of a part of the window's bottom
  /// with tabs that divide its width.
  let floats: Bool

  static let iOS26 = TabBarMetrics(height: 62, inset: 21, padding: 4, floats: true)
  static let iOS18 = TabBarMetrics(height: 49, inset: 0, padding: 0, floats: false)
}

extension TabBarMetrics {
  /// Creates the metrics of a system's look.
  init(_ look: SystemLook) { self = look == .iOS18 ? .iOS18 : .iOS26 }
}

/// The lengths of tabs and page indicators, in points, as recorded on iOS 26
/// (Rules/Navigation.md#tab-bar, Rules/Navigation.md#page-tabs).
enum TabMetrics {
  /// The distance of a wheel that turns a page; estimated.
  static let wheelStep: CGFloat = 100
  /// The height of the view above the bar, and its distance from the bar.
  static let accessoryHeight: CGFloat = 48
  static let accessoryGap: CGFloat = 8
  static let titleSize: CGFloat = 10
  /// The size of icons; estimated.
  static let iconSize: CGFloat = 19
  /// The height of every symbol in its tab, so that titles are aligned; estimated.
  static let iconHeight: CGFloat = 24
  /// The height of the bar in regular widths, and of the row that contains it; estimated.
  static let topBarHeight: CGFloat = 44
  static let topBarRow: CGFloat = 54

  /// The height of tvOS's bar, and its distance from the top of the screen.
  static let tvBarHeight: CGFloat = 68
  static let tvBarTop: CGFloat = 46
  /// The font size of tvOS's titles; estimated.
  static let tvTitleSize: CGFloat = 29

  /// The maximum number of tabs in a bar; the last one collects the tabs that don't fit.
  static let tabLimit = 5

  /// Returns the distance between adjacent tabs, and a tab's width.
  static func tab(count: Int) -> (pitch: CGFloat, width: CGFloat) {
    count >= 5 ? (68, 80) : (86, 94)
  }

  // The page indicator.
  static let indicatorHeight: CGFloat = 25.67
  static let currentDot: CGFloat = 9.67
  static let dot: CGFloat = 7.67
  static let dotPitch: CGFloat = 17.67
  /// Returns the indicator's width. Five pages are 126 wide; the padding beside the dots is the
  /// same for other numbers.
  static func indicatorWidth(pages: Int) -> CGFloat { 126 + CGFloat(pages - 5) * dotPitch }
  /// The space below the indicator; estimated.
  static let indicatorGap: CGFloat = 8
}
