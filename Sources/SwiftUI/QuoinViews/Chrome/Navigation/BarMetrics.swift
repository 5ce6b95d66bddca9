import Foundation
import QuoinCore
import QuoinGeometry

/// The lengths of bars, in points: iOS 26 as recorded (Rules/Navigation.md#navigation-bar), iOS 18
/// as recorded (Rules/Devices.md#system-versions), except for values marked "estimated".
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
  /// The weight of items, and whether they are in glass capsules.
  var itemWeight = Font.Weight.medium
  var hasCapsules = true
  /// The gap below a bottom bar: from the edge of the screen if the bar floats, and otherwise from
  /// the safe area.
  var bottomInset: CGFloat = 0
  var floats = true
  /// The gap between a bottom bar and a tab bar below it.
  var gapAboveTabBar: CGFloat = 8

  static let iOS26 = BarMetrics(
    rowHeight: 54, itemHeight: 44, buttonHeight: 36, sideInset: 16, wideSideInset: 20, itemGap: 16,
    groupGap: 12, labelPadding: 12, iconPadding: 7, titleSize: 17, itemSize: 17)
  /// The metrics of the capsules above the bottom edge of iOS.
  static let iOS26Bottom = BarMetrics(
    rowHeight: 76, itemHeight: 48, buttonHeight: 38, sideInset: 28, itemGap: 14, groupGap: 12,
    labelPadding: 11, iconPadding: 8, titleSize: 17, itemSize: 17, bottomInset: 28)
  /// The metrics of iOS 18, where items are plain; the gaps between them are estimated.
  static let iOS18 = BarMetrics(
    rowHeight: 44, itemHeight: 44, buttonHeight: 44, sideInset: 16, wideSideInset: 20, itemGap: 16,
    groupGap: 16, labelPadding: 0, iconPadding: 0, titleSize: 17, itemSize: 17,
    itemWeight: .regular, hasCapsules: false, floats: false, gapAboveTabBar: 0)
  /// The metrics of macOS: the bar is 52 points high; the other lengths are estimated.
  static let macOS26 = BarMetrics(
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

  /// Returns the metrics of the bar above a page.
  static func top(_ platform: Platform, _ look: SystemLook) -> BarMetrics {
    if platform == .watchOS { return watchOS }
    return switch look {
    case .iOS18: iOS18
    case .iOS26: iOS26
    case .macOS26: macOS26
    }
  }

  /// Returns the metrics of the bar below a page.
  static func bottom(_ look: SystemLook) -> BarMetrics {
    look == .iOS18 ? iOS18 : iOS26Bottom
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
  /// The width of a search field in the bar of macOS, and its least width; estimated.
  static let macSearchWidth: CGFloat = 210
  static let macSearchLeast: CGFloat = 110
  /// The gap between the items above the keyboard and the keyboard.
  static let keyboardGap: CGFloat = 10
  /// The gap above the row in a sheet, equal to that at the sides; estimated.
  static let sheetInset: CGFloat = 16
}
