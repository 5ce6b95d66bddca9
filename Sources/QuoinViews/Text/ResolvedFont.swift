import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText

/// A font as text is laid out with it.
struct ResolvedFont {
  var key: FontKey
  /// What lines are built from.
  var line: LineMetrics
  /// What the distances to neighbours come from.
  var spacing: LineMetrics
}

/// What a font depends on beside itself.
@MainActor
struct FontResolver {
  let platform: Platform
  let level: DynamicTypeLevel
  let emitter: ViewEmitter

  /// The font of text with `attributes`.
  func font(_ attributes: TextAttributes) -> ResolvedFont {
    let font = (attributes.font ?? nil) ?? defaultFont
    if font.hasSmallCaps {
      emitter.remark("Small capitals are not available: ordinary letters stand in for them.")
    }
    let style = font.style(platform, level)
    var key = FontKey(size: style.size, weight: style.weight)
    if let weight = (attributes.weight ?? nil) ?? font.weight { key.weight = weight.value }
    if attributes.isBold ?? false || font.isBold { key.weight = max(key.weight, 700) }
    key.isItalic = attributes.isItalic ?? false || font.isItalic
    key.design = ((attributes.design ?? nil) ?? font.design ?? .default).keyDesign
    if attributes.isMonospaced ?? false || font.isMonospaced { key.design = .monospaced }
    key.monospacedDigits = attributes.hasMonospacedDigits ?? false || font.hasMonospacedDigits
    if case .custom(let name, _, _) = font.base {
      key.family = name
      if let custom = emitter.shaper.customMetrics(key) {
        return ResolvedFont(
          key: key, line: SystemTypography.metrics(custom: custom, platform: platform),
          spacing: custom)
      }
      key.family = nil
      emitter.problem(
        "The font \"\(name)\" is not available: the system's font stands in for it. "
          + "Install it, or register its file.")
    }
    return ResolvedFont(
      key: key,
      line: SystemTypography.metrics(size: style.size, platform: platform, pitch: style.pitch),
      spacing: SystemTypography.spacingMetrics(
        size: style.size, platform: platform, pitch: style.pitch))
  }

  private var defaultFont: Font { platform == .macOS ? .system(size: 13) : .body }
}

extension Font {
  /// Points, the distance of two baselines where a style has one, and the weight unless said.
  fileprivate func style(_ platform: Platform, _ level: DynamicTypeLevel) -> (
    size: CGFloat, pitch: CGFloat?, weight: Int
  ) {
    switch base {
    case .style(let style):
      let entry = SystemTypography.style(style.systemStyle, platform: platform, level: level)
      return (entry.size, entry.pitch + lineLeading.points, entry.weight)
    case .system(let size): return (Self.usable(size), nil, 400)
    case .custom(_, let size, nil): return (Self.usable(size), nil, 400)
    case .custom(_, let size, let style?):
      let scale = SystemTypography.scale(of: style.systemStyle, platform: platform, level: level)
      let scaled = scale == 1 ? size : (size * scale).rounded()
      return (Self.usable(scaled), nil, 400)
    }
  }

  /// A size that can be shaped and drawn.
  private static func usable(_ size: CGFloat) -> CGFloat {
    size.isFinite ? min(max(size, 0), 10_000) : 0
  }
}

extension Font.Leading {
  /// What the leading adds to a text style's distance of two baselines.
  fileprivate var points: CGFloat {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}
