import Foundation

/// The measures of tab bars and page indicators, in points. iOS 26 as recorded (Rules/Navigation.md#tab-bar,
/// Rules/Navigation.md#page-tabs).
enum TabMetrics {
  static let barHeight: CGFloat = 62
  /// From the sides and from the bottom of the screen.
  static let barInset: CGFloat = 21
  /// Around the tabs inside the bar. Five tabs 68 apart fill 360 of 402 points, and so do four 86 apart, when
  /// neighbours lie over each other by 8 and 12 points.
  static let barPadding: CGFloat = 4
  static let titleSize: CGFloat = 10
  /// Estimated.
  static let iconSize: CGFloat = 19
  /// The height that every symbol gets in its tab, so that titles stand on one line; estimated.
  static let iconHeight: CGFloat = 24
  /// Above and below the bar where there is room from side to side, and its height; estimated.
  static let topBarHeight: CGFloat = 44
  static let topBarRow: CGFloat = 54

  /// The most tabs of a bar; the last one stands for those that don't fit.
  static let tabLimit = 5

  /// From one tab to the next, and a tab's width.
  static func tab(count: Int) -> (pitch: CGFloat, width: CGFloat) {
    count >= 5 ? (68, 80) : (86, 94)
  }

  // The page indicator
  static let indicatorHeight: CGFloat = 25.67
  static let currentDot: CGFloat = 9.67
  static let dot: CGFloat = 7.67
  static let dotPitch: CGFloat = 17.67
  /// Five pages are 126 wide; the room beside the dots stays the same for other numbers.
  static func indicatorWidth(pages: Int) -> CGFloat { 126 + CGFloat(pages - 5) * dotPitch }
  /// Below the indicator; estimated.
  static let indicatorGap: CGFloat = 8
}
