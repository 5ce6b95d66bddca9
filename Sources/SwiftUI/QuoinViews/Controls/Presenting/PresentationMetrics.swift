import Foundation

/// The lengths of presentations, in points.
///
/// They are as recorded on iOS 26 (Rules/Navigation.md#sheets, Rules/Navigation.md#alerts), except
/// for values marked "estimated".
enum PresentationMetrics {
  static let dimming = 0.2

  // Sheets.
  /// The medium detent as a fraction of the maximum height.
  static let mediumShare: CGFloat = 0.56
  /// The distance of floating sheets from the edges.
  static let floatingInset: CGFloat = 8
  static let topRadius: CGFloat = 38
  /// The display's radius minus the inset, for a display radius of 62.
  static let bottomRadius: CGFloat = 54
  /// The size of a sheet in regular widths; estimated.
  static let formWidth: CGFloat = 540
  static let formHeight: CGFloat = 620
  /// The handle for dragging a sheet, and its distance from the sheet's top.
  static let dragIndicator = CGSize(width: 34.67, height: 5)
  static let dragIndicatorTop: CGFloat = 4.67

  // Alerts.
  static let alertWidth: CGFloat = 320
  static let panelRadius: CGFloat = 34
  static let textInset: CGFloat = 30
  static let textTop: CGFloat = 22
  static let messageGap: CGFloat = 7.33
  static let buttonHeight: CGFloat = 48
  static let buttonInset: CGFloat = 16
  static let buttonGap: CGFloat = 8
  /// The distance between the text and the buttons; estimated.
  static let alertTextGap: CGFloat = 20
  /// An alert of macOS; estimated.
  static let macAlertWidth: CGFloat = 260
  static let macButtonHeight: CGFloat = 28

  // Popovers.
  static let dialogWidth: CGFloat = 240
  static let arrow = CGSize(width: 28, height: 13)
  static let screenMargin: CGFloat = 10
  /// The inspector column at the trailing side; estimated.
  static let inspectorWidth: CGFloat = 270
}
