import QuoinDrawing

// The named colors of UIKit and AppKit, in light and dark.

extension UIColor {
  private static func system(_ color: SystemColor) -> UIColor { UIColor(storage: .system(color)) }

  /// Creates a color from `0xRRGGBB` for light and dark, each with an opacity.
  private static func pair(
    _ light: UInt32, _ dark: UInt32, opacity: Double = 1, darkOpacity: Double? = nil
  ) -> UIColor {
    func storage(_ hex: UInt32, _ opacity: Double) -> Color.Storage {
      .components(ResolvedColor(hex: hex).withOpacity(multipliedBy: opacity))
    }
    return UIColor(
      storage: .adaptive(
        light: storage(light, opacity), dark: storage(dark, darkOpacity ?? opacity)))
  }

  // Hues
  public static let systemRed = system(.red)
  public static let systemOrange = system(.orange)
  public static let systemYellow = system(.yellow)
  public static let systemGreen = system(.green)
  public static let systemMint = system(.mint)
  public static let systemTeal = system(.teal)
  public static let systemCyan = system(.cyan)
  public static let systemBlue = system(.blue)
  public static let systemIndigo = system(.indigo)
  public static let systemPurple = system(.purple)
  public static let systemPink = system(.pink)
  public static let systemBrown = system(.brown)
  public static let systemGray = system(.gray)
  public static let systemGray2 = pair(0xAEAEB2, 0x636366)
  public static let systemGray3 = pair(0xC7C7CC, 0x48484A)
  public static let systemGray4 = pair(0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = pair(0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = pair(0xF2F2F7, 0x1C1C1E)

  // Fixed colors
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  // Text
  public static let label = pair(0x000000, 0xFFFFFF)
  public static let secondaryLabel = pair(0x3C3C43, 0xEBEBF5, opacity: 0.6)
  public static let tertiaryLabel = pair(0x3C3C43, 0xEBEBF5, opacity: 0.3)
  public static let quaternaryLabel = pair(0x3C3C43, 0xEBEBF5, opacity: 0.18, darkOpacity: 0.16)
  public static let placeholderText = pair(0x3C3C43, 0xEBEBF5, opacity: 0.3)
  public static let link = pair(0x007AFF, 0x0984FF)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(storage: .accent)

  // Backgrounds, fills and lines
  public static let systemBackground = pair(0xFFFFFF, 0x000000)
  public static let secondarySystemBackground = pair(0xF2F2F7, 0x1C1C1E)
  public static let tertiarySystemBackground = pair(0xFFFFFF, 0x2C2C2E)
  public static let systemGroupedBackground = pair(0xF2F2F7, 0x000000)
  public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x1C1C1E)
  public static let tertiarySystemGroupedBackground = pair(0xF2F2F7, 0x2C2C2E)
  public static let systemFill = pair(0x787880, 0x787880, opacity: 0.2, darkOpacity: 0.36)
  public static let secondarySystemFill = pair(
    0x787880, 0x787880, opacity: 0.16, darkOpacity: 0.32)
  public static let tertiarySystemFill = pair(0x767680, 0x767680, opacity: 0.12, darkOpacity: 0.24)
  public static let quaternarySystemFill = pair(
    0x747480, 0x767680, opacity: 0.08, darkOpacity: 0.18)
  public static let separator = pair(0x3C3C43, 0x545458, opacity: 0.29, darkOpacity: 0.6)
  public static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)
}
