import Foundation
import QuoinCore
import QuoinGeometry

/// The lengths of date pickers, in points.
enum DateMetrics {
  // MARK: Compact (Rules/ControlMetrics.md#date-picker)

  static let labelPadding: CGFloat = 12
  static let labelGap: CGFloat = 4
  static let labelHeight: CGFloat = 36.0 + 1.0 / 3

  // MARK: Wheels

  /// The minimum width of a column of whole days; estimated.
  static let wideColumn: CGFloat = 140
  /// The number of rows by which a single drag can turn a wheel.
  static let wheelReach = 15

  // MARK: Panels that compact labels open (estimated)

  static let panelPadding: CGFloat = 8
  static let timePanelWidth: CGFloat = 240

  // MARK: macOS fields (estimated from text fields, Rules/ControlMetrics.md#text-field)

  static let fieldHeight: CGFloat = 24
  static let fieldPadding: CGFloat = 6
  static let stepperGap: CGFloat = 4
  static let stepperSize = CGSize(width: 20, height: 24)
}

/// The lengths of a calendar, in points.
struct CalendarMetrics {
  let width: CGFloat
  /// The space on both sides of the days.
  let margin: CGFloat
  let header: CGFloat
  let weekdays: CGFloat
  /// The height of a week; there is space for six.
  let week: CGFloat
  let footer: CGFloat
  let titleFont: Font
  let weekdayFont: Font
  let dayFont: CGFloat
  /// The height of the arrows to other months.
  let arrowHeight: CGFloat
  let arrowGap: CGFloat

  var height: CGFloat { header + weekdays + 6 * week + footer }

  /// Measured: 320 × 332 for a month of any number of weeks, and days of 42.67 × 38
  /// (Rules/ControlMetrics.md#date-picker). The division of the remaining height is estimated.
  static let iOS = CalendarMetrics(
    width: 320, margin: 10.665, header: 56, weekdays: 32, week: 38, footer: 16,
    titleFont: .system(size: 17, weight: .semibold),
    weekdayFont: .system(size: 13, weight: .semibold), dayFont: 20, arrowHeight: 13,
    arrowGap: 28)

  /// The lengths of macOS's calendar; estimated, because there is no recording.
  static let macOS = CalendarMetrics(
    width: 140, margin: 4, header: 24, weekdays: 16, week: 18, footer: 4,
    titleFont: .system(size: 11, weight: .semibold), weekdayFont: .system(size: 9), dayFont: 11,
    arrowHeight: 7, arrowGap: 10)
}
