import Foundation
import QuoinCore
import QuoinGeometry

/// The lengths of bars, in points: iOS 26 as recorded (Rules/Navigation.md#navigation-bar), except
/// for values marked "estimated".
struct BarMetrics {
  /// The row with the title and items, below the status bar.
  let rowHeight: CGFloat
  /// The height of the row's item area, which starts at the row's top edge; estimated.
  let itemHeight: CGFloat
  /// The height of a button inside its capsule.
  let buttonHeight: CGFloat
  /// The insets from the sides of the bar, and for bars at least 414 wide. Recorded at 402 and 440,
  /// so the threshold is estimated.
  let sideInset: CGFloat
  var wideSideInset: CGFloat?
  /// The distance between the items of a capsule, between capsules, and around the title.
  let itemGap: CGFloat
  let groupGap: CGFloat
  let labelPadding: CGFloat
  let iconPadding: CGFloat
  let titleSize: CGFloat
  let itemSize: CGFloat

  static let iOS = BarMetrics(
    rowHeight: 54, itemHeight: 44, buttonHeight: 36, sideInset: 16, wideSideInset: 20, itemGap: 16,
    groupGap: 12, labelPadding: 12, iconPadding: 7, titleSize: 17, itemSize: 17)
  /// The metrics of the capsules above the bottom edge of iOS.
  static let iOSBottom = BarMetrics(
    rowHeight: 76, itemHeight: 48, buttonHeight: 38, sideInset: 28, itemGap: 14, groupGap: 12,
    labelPadding: 11, iconPadding: 8, titleSize: 17, itemSize: 17)
  /// The metrics of macOS: the bar is 52 points high; the other lengths are estimated.
  static let macOS = BarMetrics(
    rowHeight: 52, itemHeight: 36, buttonHeight: 28, sideInset: 12, itemGap: 8, groupGap: 8,
    labelPadding: 8, iconPadding: 6, titleSize: 15, itemSize: 13)

  /// The metrics of watchOS, where the bar begins below the clock (Rules/Navigation.md#watch-bar).
  static let watchOS = BarMetrics(
    rowHeight: 19, itemHeight: 35, buttonHeight: 35, sideInset: 15, itemGap: 4, groupGap: 4,
    labelPadding: 8, iconPadding: 7, titleSize: 17, itemSize: 17)
  /// The distance of watchOS's items above the bar's top edge, and that of its title.
  static let watchItemRise: CGFloat = 25
  static let watchTitleRise: CGFloat = 8
  /// The inset of watchOS's title from the trailing side.
  static let watchTitleInset: CGFloat = 16

  static func top(_ platform: Platform) -> BarMetrics {
    switch platform {
    case .macOS: macOS
    case .watchOS: watchOS
    case .iOS, .tvOS, .visionOS: iOS
    }
  }

  /// Returns the inset from the sides of a bar of this width.
  func sideInset(in width: CGFloat) -> CGFloat {
    width < 414 ? sideInset : wideSideInset ?? sideInset
  }

  /// The height of a large title's block, and its font size.
  static let largeTitleHeight: CGFloat = 52
  /// The distance of scrolling at which the row shows the title; recorded between 50 and 52.
  static let collapse: CGFloat = 51
  /// The height of the search field, and the gap below it, which is estimated.
  static let searchHeight: CGFloat = 48
  static let searchGap: CGFloat = 12
  /// The gap above the row in a sheet, equal to that at the sides; estimated.
  static let sheetInset: CGFloat = 16
}
