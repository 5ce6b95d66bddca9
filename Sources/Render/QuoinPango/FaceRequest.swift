#if Graphics
  import Foundation
  import QuoinText

  /// The faces to shape a run with, at any size; each character uses the first family that contains
  /// it.
  struct FaceRequest: Hashable, Sendable {
    /// Family names in order of preference, separated by commas.
    var families: String
    /// The weight, 100…900.
    var weight: Int
    var isItalic: Bool
    /// OpenType features in HarfBuzz's notation.
    var features: String
    /// Whether the font is a system font rather than a named one.
    var isSystem = true
    /// Whether digits have equal width.
    var hasTabularDigits: Bool

    init(_ font: FontKey, isLetterSpaced: Bool, catalogue: FontCatalogue) {
      var first = SystemFontSubstitutes.family(font, in: catalogue)
      weight = min(max(font.weight, 1), 1000)
      isItalic = font.isItalic
      hasTabularDigits = font.monospacedDigits
      // Inter and JetBrains Mono turn "->" into arrows; Apple's fonts do not.
      var features = ["calt=0"]
      if let name = font.family, let named = catalogue.faceOrSubstitute(named: name) {
        first = named.family
        let wanted = weight
        weight = named.weights.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
        isSystem = false
        features = []
        if let style = named.style {
          if font.weight == 400 { weight = style.weight }
          isItalic = isItalic || style.isItalic
        }
      }
      if font.monospacedDigits { features.append("tnum=1") }
      if isLetterSpaced { features += ["liga=0", "clig=0"] }
      self.features = features.joined(separator: ",")
      families = ([first] + Self.fallback(font.design)).joined(separator: ",")
    }

    /// The same request with the color font first.
    var inColor: FaceRequest {
      var request = self
      request.families = "Noto Color Emoji," + families
      return request
    }

    /// The fallback families. They are listed explicitly because fontconfig prefers DejaVu for
    /// Arabic and Hebrew.
    private static func fallback(_ design: FontKey.Design) -> [String] {
      let serif = ["Noto Serif Hebrew", "Noto Naskh Arabic", "Noto Serif CJK SC"]
      let sans = [
        "Inter", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai",
        "Noto Sans Devanagari", "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans Symbols",
        "Noto Sans Symbols2", "Noto Sans Math", "Noto Color Emoji", "DejaVu Sans",
      ]
      return switch design {
      case .serif: ["Noto Serif"] + serif + sans
      case .monospaced: ["JetBrains Mono", "DejaVu Sans Mono"] + sans
      case .default, .rounded: sans
      }
    }
  }
#endif
