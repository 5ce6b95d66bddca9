import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// The named colors of a platform, with values for light and dark.
enum SystemColor: Hashable, Sendable {
  case gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  /// Text colors, from 0 (primary) to 4 (quinary).
  case label(Int)
  /// The page background (0), and the layers on top of it (1 and 2).
  case background(Int)
  /// The fill of thin and small shapes, from 0 (strongest) to 3.
  case fill(Int)
  case separator, placeholder, link
  /// The background of a grouped list, a card, a touched or selected row, and the row separator.
  case groupedPage, groupedCard, rowHighlight, rowSeparator
  /// The background of a window.
  case window

  func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    let scheme = environment.colorScheme
    if environment.colorSchemeContrast == .increased,
      let (light, dark) = increased(on: environment.platform)
    {
      return ResolvedColor(hex: scheme == .dark ? dark : light)
    }
    if environment.systemLook == .iOS18, let (light, dark) = hueOfIOS18 {
      return ResolvedColor(hex: scheme == .dark ? dark : light)
    }
    if environment.systemLook == .iOS18, self == .rowSeparator {
      return SystemColor.separator.resolved(.iOS, scheme)
    }
    return resolved(environment.platform, scheme)
  }

  /// The hue of iOS 18 in light and dark (Rules/Devices.md#system-versions); `nil` for colors that
  /// iOS 26 has left as they were.
  private var hueOfIOS18: (UInt32, UInt32)? {
    switch self {
    case .red: (0xFF3B30, 0xFF453A)
    case .orange: (0xFF9500, 0xFF9F0A)
    case .yellow: (0xFFCC00, 0xFFD60A)
    case .mint: (0x00C7BE, 0x63E6E2)
    case .teal: (0x30B0C7, 0x40C8E0)
    case .cyan: (0x32ADE6, 0x64D2FF)
    case .blue: (0x007AFF, 0x0A84FF)
    case .indigo: (0x5856D6, 0x5E5CE6)
    case .purple: (0xAF52DE, 0xBF5AF2)
    case .brown: (0xA2845E, 0xAC8E68)
    case .gray, .green, .pink, .label, .background, .fill, .separator, .placeholder, .link,
      .groupedPage, .groupedCard, .rowHighlight, .rowSeparator, .window:
      nil
    }
  }

  /// Returns the hues for increased contrast, in light and dark (Human Interface Guidelines, Color,
  /// Specifications). The other colors don't change, for lack of published values.
  private func increased(on platform: Platform) -> (UInt32, UInt32)? {
    switch self {
    case .gray: platform != .macOS ? (0x6C6C70, 0xAEAEB2) : nil
    case .red: (0xE9152D, 0xFF6165)
    case .orange: (0xC55300, 0xFFA056)
    case .yellow: (0xA16A00, 0xFEDF43)
    case .green: (0x008932, 0x4AD968)
    case .mint: (0x008575, 0x54DFCB)
    case .teal: (0x008198, 0x3BDDEC)
    case .cyan: (0x007EAE, 0x6DD9FF)
    case .blue: (0x1E6EF4, 0x5CB8FF)
    case .indigo: (0x564ADE, 0xA7AAFF)
    case .purple: (0xB02FC2, 0xEA8DFF)
    case .pink: (0xE7124D, 0xFF8AC4)
    case .brown: (0x956D51, 0xDBA679)
    case .label, .background, .fill, .separator, .placeholder, .link, .window, .groupedPage,
      .groupedCard, .rowHighlight, .rowSeparator:
      nil
    }
  }

  private func resolved(_ platform: Platform, _ scheme: ColorScheme) -> ResolvedColor {
    let isDark = scheme == .dark
    func pick(_ light: UInt32, _ dark: UInt32) -> ResolvedColor {
      ResolvedColor(hex: isDark ? dark : light)
    }
    switch self {
    // The system gray of iOS is the same in light and dark.
    case .gray: return pick(0x8E8E93, platform == .macOS ? 0x98989D : 0x8E8E93)
    case .red: return pick(0xFF383C, 0xFF4245)
    case .orange: return pick(0xFF8D28, 0xFF9230)
    case .yellow: return pick(0xFFCC00, 0xFFD600)
    case .green: return pick(0x34C759, 0x30D158)
    case .mint: return pick(0x00C8B3, 0x00DAC3)
    case .teal: return pick(0x00C3D0, 0x00D2E0)
    case .cyan: return pick(0x00C0E8, 0x3CD3FE)
    case .blue: return pick(0x0088FF, 0x0091FF)
    case .indigo: return pick(0x6155F5, 0x6D7CFF)
    case .purple: return pick(0xCB30E0, 0xDB34F2)
    case .pink: return pick(0xFF2D55, 0xFF375F)
    case .brown: return pick(0xAC7F5E, 0xB78A66)
    case .background(let level):
      guard platform != .macOS else { return pick(0xFFFFFF, 0x1E1E1E) }
      return [pick(0xFFFFFF, 0), pick(0xF2F2F7, 0x1C1C1E), pick(0xFFFFFF, 0x2C2C2E)][
        min(max(level, 0), 2)]
    case .fill(let level): return Self.fill(min(max(level, 0), 3), platform, isDark: isDark)
    case .separator:
      guard platform != .macOS else {
        return (isDark ? ResolvedColor.white : .black).withOpacity(multipliedBy: 0.098)
      }
      if platform == .watchOS { return ResolvedColor(hex: 0x333333) }
      return pick(0x3C3C43, 0x545458).withOpacity(multipliedBy: isDark ? 0.6 : 0.29)
    case .groupedPage:
      return platform != .macOS ? pick(0xF2F2F7, 0) : SystemColor.window.resolved(platform, scheme)
    case .groupedCard: return pick(0xFFFFFF, 0x1C1C1E)
    case .rowHighlight: return pick(0xD1D1D6, 0x3A3A3C)
    case .rowSeparator:
      guard platform != .macOS else { return SystemColor.separator.resolved(platform, scheme) }
      return pick(0x3C3C43, 0x545458).withOpacity(multipliedBy: isDark ? 0.5 : 0.12)
    case .placeholder: return SystemColor.label(2).resolved(platform, scheme)
    case .link: return platform == .macOS ? pick(0x0068DA, 0x419CFF) : pick(0x007AFF, 0x0984FF)
    case .window: return platform == .macOS ? pick(0xECECEC, 0x323232) : pick(0xFFFFFF, 0)
    case .label(let level):
      return platform == .macOS
        ? Self.macOSLabel(level, isDark: isDark)
        : Self.iOSLabel(level, isDark: isDark, isWatch: platform == .watchOS)
    }
  }

  private static func macOSLabel(_ level: Int, isDark: Bool) -> ResolvedColor {
    let opacities =
      isDark ? [0.8471, 0.549, 0.247, 0.098, 0.05] : [0.8471, 0.498, 0.259, 0.098, 0.05]
    return (isDark ? ResolvedColor.white : .black)
      .withOpacity(multipliedBy: opacities[min(max(level, 0), 4)])
  }

  private static func iOSLabel(_ level: Int, isDark: Bool, isWatch: Bool) -> ResolvedColor {
    guard level > 0 else { return isDark ? .white : .black }
    // Measured: 147, 147, 153 on black (Rules/Drawing.md#watch-colors).
    if isWatch, level == 1, isDark {
      return ResolvedColor(hex: 0xEBEBF5).withOpacity(multipliedBy: 0.625)
    }
    // No platform table has a fifth level, so this extrapolates the others.
    let opacities = isDark ? [0.6, 0.3, 0.16, 0.1] : [0.6, 0.3, 0.18, 0.11]
    return ResolvedColor(hex: isDark ? 0xEBEBF5 : 0x3C3C43)
      .withOpacity(multipliedBy: opacities[min(level, 4) - 1])
  }

  private static func fill(_ level: Int, _ platform: Platform, isDark: Bool) -> ResolvedColor {
    guard platform != .macOS else {
      return (isDark ? ResolvedColor.white : .black)
        .withOpacity(multipliedBy: [0.1, 0.08, 0.05, 0.03][level])
    }
    let light: [(UInt32, Double)] = [
      (0x787880, 0.2), (0x787880, 0.16), (0x767680, 0.12), (0x747480, 0.08),
    ]
    let dark: [(UInt32, Double)] = [
      (0x787880, 0.36), (0x787880, 0.32), (0x767680, 0.24), (0x767680, 0.18),
    ]
    let (hex, opacity) = (isDark ? dark : light)[level]
    return ResolvedColor(hex: hex).withOpacity(multipliedBy: opacity)
  }
}

extension ResolvedColor {
  /// Creates an opaque color from `0xRRGGBB`.
  init(hex: UInt32) {
    func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }
}
