import QuoinDrawing

// AppKit's named colors.

// swift-format-ignore: DontRepeatTypeInStaticProperties
extension UIColor {
  private static func grey(_ light: Double, _ dark: Double) -> UIColor {
    adaptive(ResolvedColor.black, light, ResolvedColor.white, dark)
  }

  private static func pair(_ light: UInt32, _ dark: UInt32) -> UIColor {
    adaptive(ResolvedColor(hex: light), 1, ResolvedColor(hex: dark), 1)
  }

  private static func adaptive(
    _ light: ResolvedColor, _ lightOpacity: Double, _ dark: ResolvedColor, _ darkOpacity: Double
  ) -> UIColor {
    UIColor(
      storage: .adaptive(
        light: .components(light.withOpacity(multipliedBy: lightOpacity)),
        dark: .components(dark.withOpacity(multipliedBy: darkOpacity))))
  }

  // Text
  public static let labelColor = grey(0.8471, 0.8471)
  public static let secondaryLabelColor = grey(0.498, 0.549)
  public static let tertiaryLabelColor = grey(0.259, 0.247)
  public static let quaternaryLabelColor = grey(0.098, 0.098)
  public static let textColor = pair(0x000000, 0xFFFFFF)
  public static let placeholderTextColor = grey(0.259, 0.247)
  public static let headerTextColor = grey(0.8471, 0.8471)
  public static let linkColor = pair(0x0068DA, 0x419CFF)
  public static let selectedTextColor = pair(0x000000, 0xFFFFFF)
  public static let selectedTextBackgroundColor = pair(0xB3D7FF, 0x3F638B)

  // Windows and controls
  public static let windowBackgroundColor = pair(0xECECEC, 0x323232)
  public static let controlBackgroundColor = pair(0xFFFFFF, 0x1E1E1E)
  public static let textBackgroundColor = pair(0xFFFFFF, 0x1E1E1E)
  public static let underPageBackgroundColor = pair(0x969696, 0x282828)
  public static let controlColor = adaptive(.white, 1, .white, 0.247)
  public static let controlTextColor = grey(0.8471, 0.8471)
  public static let disabledControlTextColor = grey(0.247, 0.247)
  public static let controlAccentColor = UIColor(storage: .accent)
  public static let selectedControlColor = pair(0xB3D7FF, 0x3F638B)
  public static let selectedContentBackgroundColor = pair(0x0064E1, 0x0059D1)
  /// The older name of ``selectedContentBackgroundColor``.
  public static let alternateSelectedControlColor = selectedContentBackgroundColor
  public static let alternateSelectedControlTextColor = pair(0xFFFFFF, 0xFFFFFF)
  public static let unemphasizedSelectedContentBackgroundColor = pair(0xDCDCDC, 0x464646)
  public static let separatorColor = grey(0.098, 0.098)
  public static let gridColor = pair(0xE6E6E6, 0x1A1A1A)
}
