import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// The colours a platform gives names to, with a value for light and one for dark surroundings.
enum SystemColor: Hashable, Sendable {
  case gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  /// Text colours, from 0 (primary) to 3 (quaternary).
  case label(Int)
  /// What lies behind everything.
  case background

  func resolved(_ platform: Platform, _ scheme: ColorScheme) -> ResolvedColor {
    let isDark = scheme == .dark
    func pick(_ light: UInt32, _ dark: UInt32) -> ResolvedColor {
      ResolvedColor(hex: isDark ? dark : light)
    }
    switch self {
    case .gray: return pick(0x8E8E93, 0x98989D)
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
    case .background: return platform == .macOS ? pick(0xFFFFFF, 0x1E1E1E) : pick(0xFFFFFF, 0)
    case .label(let level):
      return platform == .macOS
        ? Self.macOSLabel(level, isDark: isDark) : Self.iOSLabel(level, isDark: isDark)
    }
  }

  private static func macOSLabel(_ level: Int, isDark: Bool) -> ResolvedColor {
    let opacities = isDark ? [0.8471, 0.549, 0.247, 0.098] : [0.8471, 0.498, 0.259, 0.098]
    return (isDark ? ResolvedColor.white : .black)
      .withOpacity(multipliedBy: opacities[min(max(level, 0), 3)])
  }

  private static func iOSLabel(_ level: Int, isDark: Bool) -> ResolvedColor {
    guard level > 0 else { return isDark ? .white : .black }
    let opacities = isDark ? [0.6, 0.3, 0.16] : [0.6, 0.3, 0.18]
    return ResolvedColor(hex: isDark ? 0xEBEBF5 : 0x3C3C43)
      .withOpacity(multipliedBy: opacities[min(level, 3) - 1])
  }
}

extension ResolvedColor {
  /// An opaque colour from `0xRRGGBB`.
  init(hex: UInt32) {
    func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }
}
