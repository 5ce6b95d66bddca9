import Foundation
import QuoinGeometry

/// The lengths of pickers, in points.
enum PickerMetrics {
  // MARK: macOS (Rules/ControlMetrics.md#picker; other control sizes as push buttons)

  /// The width that a pop-up button adds to its widest option.
  static let popUpPadding: CGFloat = 48
  /// The least a pop-up button is wide.
  static let popUpMinimum: CGFloat = 33.5
  /// Left of the text of a pop-up button, and right of its arrows; estimated.
  static let popUpInset: CGFloat = 12
  static let popUpArrowInset: CGFloat = 8
  /// The diameter of a radio button, and the size of the area around it.
  static let radioDiameter: CGFloat = 14
  static let radioBox = CGSize(width: 16, height: 16.42)
  static let radioGap: CGFloat = 5
  static let radioRowGap: CGFloat = 6

  /// The height of push buttons, pop-up buttons and segments.
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

  /// Around a menu's value outside rows: makes a button of 34.33 as UIKit's plain buttons are; not measured.
  static let menuPadding = CGSize(width: 12, height: 7)
  /// Between a value and its arrows; estimated.
  static let arrowGap: CGFloat = 5

  // MARK: Wheels

  /// Estimated (Rules/ControlMetrics.md#picker).
  static let wheelSize = CGSize(width: 320, height: 216)
  /// From row to row in the middle (measured: 31.87), and the band's height.
  static let wheelPitch: CGFloat = 31.87
  static let wheelBandHeight: CGFloat = 32
  /// From the wheel's edge to its band; 16 were measured in a platter, outside it is estimated.
  static let wheelBandInset: CGFloat = 9
  /// Rows, and the one in the band (Rules/ControlMetrics.md#picker).
  static let wheelFont: CGFloat = 21
  static let wheelBandFont: CGFloat = 23.5
}

/// The lengths of segmented pickers, in points.
struct SegmentMetrics: Equatable {
  let height: CGFloat
  /// Between the control's edge and the chosen segment.
  let inset: CGFloat
  /// Left and right of a segment's label.
  let padding: CGFloat
  /// The least padding, before a label is cut; estimated.
  static let leastPadding: CGFloat = 4
  /// Whether the control takes all the proposed width.
  let isGreedy: Bool

  init(_ platform: Platform, _ size: ControlSize) {
    switch platform {
    // Rules/ControlMetrics.md#picker
    case .iOS: (height, inset, padding, isGreedy) = (32, 2, 16, true)
    // Rules/Controls.md#segments
    case .macOS: (height, inset, padding, isGreedy) = (PickerMetrics.height(size), 0, 12, false)
    }
  }
}
