import Foundation
import QuoinGeometry

/// The lengths of text fields, in points.
struct TextInputMetrics: Equatable {
  /// The distance from the field's edge to the box of its text.
  var inset = CGSize.zero
  /// The additional height of a field without a given width.
  var idealGrowth: CGFloat = 0
  /// The space on both sides of the text, inside its box.
  var padding: CGFloat = 0

  init(_ border: TextFieldBorder, _ platform: Platform, _ size: ControlSize) {
    switch platform.family {
    case .macOS:
      // 4 on every side (Rules/ControlMetrics.md#text-field); small fields are half a point tighter
      // above and below unless they have their ideal width. The ideal width is the text's plus 12,
      // so there are 2 more on both sides of the text.
      padding = 2
      guard border != .none else { return }
      inset = CGSize(width: 4, height: size == .small ? 3.5 : 4)
      idealGrowth = size == .small ? 1 : 0
    case .iOS:
      // Produces a height of 34 for a line of body text (Rules/ControlMetrics.md#text-field); the
      // width is estimated.
      if border != .none { inset = CGSize(width: 7, height: 6) }
    }
  }

  /// The radius of a rounded border: measured on macOS (Rules/ControlMetrics.md#text-field),
  /// estimated on iOS.
  static let radius: CGFloat = 6
  /// The opacity of the text of a disabled field (Rules/Controls.md#disabled).
  static let disabledOpacity = 1.0 / 3
}

/// The lengths of text editors, in points.
struct TextEditorMetrics: Equatable {
  /// The space on both sides of the text (Rules/ControlMetrics.md#text-editor); UIKit's text views
  /// have the same.
  static let padding: CGFloat = 5
  /// The space above and below the text: none on macOS; UIKit's default on iOS, not measured.
  let inset: CGFloat
  /// The height without a proposal (Rules/Controls.md#text-editor); on iOS it is one line of the
  /// font with the insets.
  var idealHeight: CGFloat

  init(_ platform: Platform) {
    inset = platform == .macOS ? 0 : 8
    idealHeight = platform == .macOS ? 12 : 0
  }
}
