import Foundation
import QuoinGeometry

/// The lengths of text fields, in points.
struct TextInputMetrics: Equatable {
  /// From the field's edge to the box of its text.
  var inset = CGSize.zero
  /// How much taller a field without a given width is.
  var idealGrowth: CGFloat = 0
  /// Left and right of the text, inside its box.
  var padding: CGFloat = 0

  init(_ border: TextFieldBorder, _ platform: Platform, _ size: ControlSize) {
    switch platform {
    case .macOS:
      // Rules/ControlMetrics.md#text-field: 4 on every side; small fields are half a point tighter above and below
      // unless their width is their own. The ideal width is the text's and 12, so 2 more are left and right of the
      // text.
      padding = 2
      guard border != .none else { return }
      inset = CGSize(width: 4, height: size == .small ? 3.5 : 4)
      idealGrowth = size == .small ? 1 : 0
    case .iOS:
      // Makes 34 of a line of body (Rules/ControlMetrics.md#text-field); the width is estimated.
      if border != .none { inset = CGSize(width: 7, height: 6) }
    }
  }

  /// The radius of a rounded border: measured on macOS (Rules/ControlMetrics.md#text-field), estimated on iOS.
  static let radius: CGFloat = 6
  /// The opacity of the text of a disabled field (Rules/Controls.md#disabled).
  static let disabledOpacity = 1.0 / 3
}

/// The lengths of text editors, in points.
struct TextEditorMetrics: Equatable {
  /// Left and right of the text (Rules/ControlMetrics.md#text-editor); UIKit's text views have the same.
  static let padding: CGFloat = 5
  /// Above and below the text: none on macOS; UIKit's own on iOS, not measured.
  let inset: CGFloat
  /// The height where none is proposed (Rules/Controls.md#text-editor); UIKit's views without a height of their
  /// own have
  /// 0.
  let idealHeight: CGFloat

  init(_ platform: Platform) {
    inset = platform == .macOS ? 0 : 8
    idealHeight = platform == .macOS ? 12 : 0
  }
}
