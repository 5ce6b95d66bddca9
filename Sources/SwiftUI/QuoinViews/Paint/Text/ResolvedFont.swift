import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText

/// A font with its metrics for layout.
struct ResolvedFont {
  var key: FontKey
  /// The metrics that lines are built from.
  var line: LineMetrics
  /// The metrics that determine the spacing to neighbors.
  var spacing: LineMetrics
  /// The height of a line that `lineLimit` reserves, if it differs from a line of text.
  var reservedLineHeight: CGFloat?
  /// The space after each character, in points, that the platform's font has in addition.
  var letterSpacing: CGFloat = 0
}

/// Resolves fonts in an environment.
@MainActor
struct FontResolver {
  let platform: Platform
  private let level: DynamicTypeLevel
  private let controlSize: ControlSize
  private let legibilityWeight: LegibilityWeight?
  private let emission: Emission

  /// Creates the resolver for the environment of `emission`, whose text part is `text`.
  init(_ emission: Emission, _ text: TextEnvironment) {
    platform = emission.environment.platform
    level = text.dynamicTypeSize.level
    legibilityWeight = text.legibilityWeight
    controlSize = platform == .macOS ? emission.environment.controlSize : .regular
    self.emission = emission
  }

  /// Returns the font set in `attributes`, before they modify it.
  func base(_ attributes: TextAttributes) -> Font { (attributes.font ?? nil) ?? defaultFont }

  /// Returns the font of text with `attributes`.
  func font(_ attributes: TextAttributes) -> ResolvedFont {
    let font = base(attributes)
    if font.caps != nil {
      emission.diagnostics.addWarning("Small capitals are drawn as capitals of a smaller size.")
    }
    var style = font.style(platform, level)
    if attributes.scale == .secondary {
      style.size *= Text.Scale.secondaryFactor
      style.pitch = style.pitch.map { $0 * Text.Scale.secondaryFactor }
    }
    var key = FontKey(size: style.size, weight: style.weight)
    if let weight = (attributes.weight ?? nil) ?? font.weight { key.weight = weight.value }
    // Light text has no bold variant (Rules/Text.md#emphasized).
    let isEmphasized = (attributes.isBold ?? false) && key.weight >= 400
    if isEmphasized || font.isBold {
      // The platform's default font is also a text style.
      let isDefault = (attributes.font ?? nil) == nil
      key.weight = max(
        key.weight, isDefault ? SystemTextStyle.body.emphasizedWeight(platform) : style.bold)
    }
    // Two weights heavier, up to the heaviest.
    if legibilityWeight == .bold, !font.isCustom { key.weight = min(key.weight + 200, 900) }
    key.isItalic = attributes.isItalic ?? false || font.isItalic
    key.design = ((attributes.design ?? nil) ?? font.design ?? .default).keyDesign
    if attributes.isMonospaced ?? false || font.isMonospaced { key.design = .monospaced }
    key.monospacedDigits = attributes.hasMonospacedDigits ?? false || font.hasMonospacedDigits
    let width = ((attributes.width ?? nil) ?? font.width ?? .standard).factor
    if width != 1 {
      key.width = width
      emission.diagnostics.addWarning(
        "Font widths are simulated by scaling the letters: there are no condensed or expanded fonts."
      )
    }
    if case .custom(let name, _, _) = font.base {
      key.family = name
      if let custom = emission.shaper.customMetrics(key) {
        if let warning = emission.shaper.warning(for: key) {
          emission.diagnostics.addWarning(warning)
        }
        return ResolvedFont(
          key: key, line: SystemTypography.metrics(custom: custom, platform: platform),
          spacing: custom)
      }
      key.family = nil
      emission.diagnostics.addMissing(
        "The font \"\(name)\" is not available: the system font is used instead. "
          + "Install it, or register its file.")
    }
    if key.design != .default, let warning = emission.shaper.warning(for: key) {
      emission.diagnostics.addWarning(warning)
    }
    if let missing = emission.shaper.missingFont(for: key) {
      emission.diagnostics.addMissing(missing)
    }
    // watchOS has SF Compact (Rules/Text.md#sf-compact).
    let isCompact = platform == .watchOS && (key.design == .default || key.design == .rounded)
    if isCompact { key.width *= SystemTypography.compactWidth }
    return ResolvedFont(
      key: key,
      line: SystemTypography.metrics(
        size: style.size, platform: platform, pitch: style.pitch,
        keepsFractions: style.keepsFractions),
      spacing: SystemTypography.spacingMetrics(
        size: style.size, platform: platform, pitch: style.pitch),
      reservedLineHeight: style.keepsFractions
        ? nil : SystemTypography.reservedLineHeight(size: style.size, platform: platform),
      letterSpacing: isCompact ? SystemTypography.compactSpacing(size: style.size) : 0)
  }

  /// The default font; for precedence and sizes, see Rules/Text.md#default-font.
  private var defaultFont: Font {
    platform == .macOS ? .system(size: controlSize.fontSize) : .body
  }
}

/// The properties determined by a font's base.
private struct BaseStyle {
  /// In points.
  var size: CGFloat
  /// The distance between two baselines, if the style has one.
  var pitch: CGFloat?
  var weight = 400
  /// The weight of bold text.
  var bold = 700
  /// Whether lines keep their fractions on macOS too.
  var keepsFractions = false
}

extension Font {
  fileprivate func style(_ platform: Platform, _ level: DynamicTypeLevel) -> BaseStyle {
    switch base {
    case .style(let style):
      let entry = SystemTypography.style(style.systemStyle, platform: platform, level: level)
      return BaseStyle(
        size: entry.size, pitch: entry.pitch + lineLeading.points, weight: entry.weight,
        bold: entry.emphasizedWeight, keepsFractions: entry.keepsFractions)
    case .system(let size): return BaseStyle(size: Self.usable(size))
    case .custom(_, let size, nil): return BaseStyle(size: Self.usable(size))
    case .custom(_, let size, let style?):
      let scale = SystemTypography.scale(of: style.systemStyle, platform: platform, level: level)
      let scaled = scale == 1 ? size : (size * scale).rounded()
      return BaseStyle(size: Self.usable(scaled))
    }
  }

  fileprivate var isCustom: Bool {
    if case .custom = base { true } else { false }
  }

  /// Returns a size that can be shaped and drawn.
  private static func usable(_ size: CGFloat) -> CGFloat {
    size.isFinite ? min(max(size, 0), 10_000) : 0
  }
}

extension Font.Width {
  /// The factor for lengths along a line: 0.2 for the narrowest width, 1.8 for the widest.
  fileprivate var factor: CGFloat {
    value.isFinite ? min(max(1 + 0.8 * value, 0.2), 1.8) : 1
  }
}

extension Font.Leading {
  /// The points that the leading adds to a text style's distance between baselines.
  fileprivate var points: CGFloat {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}
