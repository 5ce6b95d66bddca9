import Foundation
import QuoinGeometry

/// The lengths of pickers, in points.
enum PickerMetrics {
  /// The space around the two lines of a link picker of watchOS; that at the sides is estimated.
  static let watchPadding = CGSize(width: 12, height: 8)
  /// The capsule behind them, as measured on black.
  static let watchFill = Color(red: 70 / 255, green: 70 / 255, blue: 73 / 255)

  // MARK: macOS (Rules/ControlMetrics.md#picker; other control sizes as push buttons)

  /// The width that a pop-up button adds to its widest option.
  static let popUpPadding: CGFloat = 48
  /// The minimum width of a pop-up button.
  static let popUpMinimum: CGFloat = 33.5
  /// The inset of a pop-up button's text and arrows from its sides; estimated.
  static let popUpInset: CGFloat = 12
  static let popUpArrowInset: CGFloat = 8
  /// The diameter of a radio button, and the size of its box.
  static let radioDiameter: CGFloat = 14
  static let radioBox = CGSize(width: 16, height: 16.42)
  static let radioGap: CGFloat = 5
  static let radioRowGap: CGFloat = 6

  /// Returns the height of push buttons, pop-up buttons and segments.
  static func height(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini: 13
    case .small: 20
    case .regular: 24
    case .large: 28
    case .extraLarge: 36
    }
  }

  // MARK: iOS

  /// The space around a menu's value outside rows. It produces a height of 34.33, like UIKit's
  /// plain buttons; not measured.
  static let menuPadding = CGSize(width: 12, height: 7)
  /// The distance between a value and its arrows; estimated.
  static let arrowGap: CGFloat = 5

  // MARK: Wheels

  /// The size of a wheel; estimated (Rules/ControlMetrics.md#picker).
  static let wheelSize = CGSize(width: 320, height: 216)
  /// The distance between rows in the middle (measured: 31.87), and the band's height.
  static let wheelPitch: CGFloat = 31.87
  static let wheelBandHeight: CGFloat = 32
  /// The distance from the wheel's edge to its band; 16 was measured in a platter, elsewhere it is
  /// estimated.
  static let wheelBandInset: CGFloat = 9
  /// The font sizes of rows, and of the row in the band (Rules/ControlMetrics.md#picker).
  static let wheelFont: CGFloat = 21
  static let wheelBandFont: CGFloat = 23.5
}

/// The lengths of segmented pickers, in points.
struct SegmentMetrics: Equatable {
  let height: CGFloat
  /// The distance between the control's edge and the selected segment.
  let inset: CGFloat
  /// The space on both sides of a segment's label.
  let padding: CGFloat
  /// The minimum padding before a label is truncated; estimated.
  static let leastPadding: CGFloat = 4
  /// Whether the control fills the proposed width.
  let isGreedy: Bool

  init(_ platform: Platform, _ size: ControlSize) {
    switch platform.family {
    // Rules/ControlMetrics.md#picker
    case .iOS: (height, inset, padding, isGreedy) = (32, 2, 16, true)
    // Rules/Controls.md#segments
    case .macOS: (height, inset, padding, isGreedy) = (PickerMetrics.height(size), 0, 12, false)
    }
  }
}
