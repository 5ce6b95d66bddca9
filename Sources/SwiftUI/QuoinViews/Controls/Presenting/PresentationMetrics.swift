import Foundation
import QuoinGeometry

/// The lengths of presentations, in points.
///
/// They are as recorded on iOS 26 (Rules/Navigation.md#sheets, Rules/Navigation.md#alerts), except
/// for values marked "estimated".
enum PresentationMetrics {
  static let dimming = 0.2

  // Sheets.
  /// The medium detent as a fraction of the maximum height.
  static let mediumShare: CGFloat = 0.56
  /// The size of a sheet in regular widths; estimated.
  static let formWidth: CGFloat = 540
  static let formHeight: CGFloat = 620
  /// The share of its lowest height below which a dragged sheet is dismissed, and that of the drag
  /// by which a sheet moves that can't be dismissed; estimated.
  static let dismissingShare: CGFloat = 0.5
  static let lockedShare: CGFloat = 0.2
  /// The handle for dragging a sheet, and its distance from the sheet's top.
  static let dragIndicator = CGSize(width: 34.67, height: 5)
  static let dragIndicatorTop: CGFloat = 4.67

  // Popovers.
  /// Returns the radius of menus and of the panels of controls; estimated.
  static func menuRadius(_ platform: Platform) -> CGFloat { platform == .macOS ? 8 : 26 }
  static let dialogWidth: CGFloat = 240
  static let panelRadius: CGFloat = 34
  static let arrow = CGSize(width: 28, height: 13)
  static let screenMargin: CGFloat = 10
  /// The inspector column at the trailing side; estimated.
  static let inspectorWidth: CGFloat = 270
}

/// The lengths of the sheets of one system's phones, in points
/// (Rules/Navigation.md#sheets, Rules/Devices.md#system-versions).
struct SheetMetrics: Hashable {
  /// The distance of sheets below the full height from the edges.
  var inset: CGFloat
  var topRadius: CGFloat
  /// The radius at the bottom of a sheet that floats.
  var bottomRadius: CGFloat

  /// The bottom radius is the display's, for which 62 is assumed, minus the inset.
  static let iOS26 = SheetMetrics(inset: 8, topRadius: 38, bottomRadius: 54)
  /// The radius is estimated.
  static let iOS18 = SheetMetrics(inset: 0, topRadius: 10, bottomRadius: 0)
}

extension SheetMetrics {
  /// Creates the metrics of a system's look.
  init(_ look: SystemLook) { self = look == .iOS18 ? .iOS18 : .iOS26 }
}

/// The lengths of alerts of one system, in points
/// (Rules/Navigation.md#alerts, Rules/Devices.md#system-versions).
struct AlertMetrics: Hashable {
  var width: CGFloat
  var radius: CGFloat
  var titleSize: CGFloat = 17
  var messageSize: CGFloat
  var textInset: CGFloat
  var textTop: CGFloat
  /// The distance between title and message, and between the text and the buttons.
  var messageGap: CGFloat
  var textGap: CGFloat
  var buttonHeight: CGFloat
  var buttonInset: CGFloat
  var buttonGap: CGFloat
  /// Whether buttons are capsules below leading text, instead of parts of the panel, divided by
  /// lines, below centered text.
  var hasCapsules = true

  /// The gap above the buttons is estimated.
  static let iOS26 = AlertMetrics(
    width: 320, radius: 34, messageSize: 15, textInset: 30, textTop: 22, messageGap: 7.33,
    textGap: 20, buttonHeight: 48, buttonInset: 16, buttonGap: 8)
  /// The space around the text is estimated.
  static let iOS18 = AlertMetrics(
    width: 270, radius: 14, messageSize: 13, textInset: 16, textTop: 20, messageGap: 2,
    textGap: 20, buttonHeight: 44, buttonInset: 0, buttonGap: 0, hasCapsules: false)
  /// Estimated.
  static let macOS26 = AlertMetrics(
    width: 260, radius: 20, titleSize: 13, messageSize: 11, textInset: 20, textTop: 22,
    messageGap: 6, textGap: 20, buttonHeight: 28, buttonInset: 16, buttonGap: 8)
}

extension AlertMetrics {
  /// Creates the metrics of a system's look.
  init(_ look: SystemLook) {
    switch look {
    case .iOS18: self = .iOS18
    case .iOS26: self = .iOS26
    case .macOS26: self = .macOS26
    }
  }
}
