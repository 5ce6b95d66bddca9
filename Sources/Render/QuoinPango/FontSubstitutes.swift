#if Graphics
  import Foundation
  import QuoinText

  /// A substitute for a font that ships with Apple's systems, which isn't available here.
  ///
  /// `Font.custom("HelveticaNeue-Bold", size: 17)` becomes the bold face of Liberation Sans. If the
  /// substitute has the same widths, lines break in the same places as in the original; if its
  /// widths are only similar, they may not.
  struct FontSubstitute: Sendable {
    var family: String
    /// Whether all letters have the same widths as the original's.
    var hasEqualWidths: Bool
    /// The original's metrics for an em of 1, if the substitute's differ.
    var metrics: LineMetrics?
    /// The weights of the original's faces, if it has others than the substitute.
    var weights: [Int]

    private init(
      _ family: String, hasEqualWidths: Bool = false, metrics: LineMetrics? = nil,
      weights: [Int] = []
    ) {
      (self.family, self.hasEqualWidths, self.metrics) = (family, hasEqualWidths, metrics)
      self.weights = weights
    }

    /// Returns the substitute for `name`, a family or a face, and the style in the name.
    static func named(_ name: String) -> (
      substitute: FontSubstitute, style: (weight: Int, isItalic: Bool)?
    )? {
      let parts = name.lowercased().split(separator: "-", maxSplits: 1)
      guard let first = parts.first else { return nil }
      let family = first.filter { $0.isLetter || $0.isNumber }
      guard let substitute = all[family] ?? all[withoutSuffix(family)] else { return nil }
      guard parts.count == 2 else { return (substitute, nil) }
      let style = String(parts[1].filter(\.isLetter))
      let isItalic = ["italic", "oblique", "ital"].contains { style.contains($0) }
      return (substitute, (weight(style), isItalic))
    }

    /// Returns the name without the suffix MT, PS or both, which the PostScript names of Monotype's
    /// fonts have.
    private static func withoutSuffix(_ family: String) -> String {
      for suffix in ["psmt", "mt", "ps"] where family.hasSuffix(suffix) {
        return String(family.dropLast(suffix.count))
      }
      return family
    }

    /// Returns the weight in the name of a face. Longer words are compared first, as they contain
    /// shorter ones.
    private static func weight(_ style: String) -> Int {
      let words: [(String, Int)] = [
        ("ultralight", 100), ("extralight", 200), ("semibold", 600), ("demibold", 600),
        ("extrabold", 800), ("ultrabold", 800), ("thin", 200), ("light", 300), ("medium", 500),
        ("demi", 600), ("bold", 700), ("heavy", 800), ("black", 900),
      ]
      return words.first { style.contains($0.0) }?.1 ?? 400
    }

    private static func metrics(
      _ ascent: CGFloat, _ descent: CGFloat, _ leading: CGFloat, capHeight: CGFloat
    ) -> LineMetrics {
      LineMetrics(ascent: ascent, descent: descent, leading: leading, capHeight: capHeight)
    }

    private static let serif = FontSubstitute("Vollkorn")
    private static let sans = FontSubstitute("Lato")

    /// The substitutes, by family name in lowercase letters and digits only. On Apple's systems,
    /// Times, Helvetica and Courier have 15 % more ascent than in their files.
    private static let all: [String: FontSubstitute] = [
      "arial": FontSubstitute("Liberation Sans", hasEqualWidths: true),
      "helvetica": FontSubstitute(
        "Liberation Sans", hasEqualWidths: true,
        metrics: metrics(0.92, 0.23, 0, capHeight: 0.717)),
      "helveticaneue": FontSubstitute(
        "Liberation Sans", metrics: metrics(0.952, 0.213, 0.028, capHeight: 0.714),
        weights: [100, 200, 300, 400, 500, 700]),
      "timesnewroman": FontSubstitute("Liberation Serif", hasEqualWidths: true),
      "times": FontSubstitute(
        "Liberation Serif", hasEqualWidths: true,
        metrics: metrics(0.9, 0.25, 0, capHeight: 0.662)),
      "couriernew": FontSubstitute("Liberation Mono", hasEqualWidths: true),
      "courier": FontSubstitute(
        "Liberation Mono", hasEqualWidths: true,
        metrics: metrics(0.904, 0.246, 0, capHeight: 0.562)),
      "menlo": FontSubstitute("DejaVu Sans Mono", hasEqualWidths: true),
      "monaco": FontSubstitute("DejaVu Sans Mono"),
      "sfmono": FontSubstitute("JetBrains Mono"),
      "georgia": FontSubstitute(
        "Vollkorn", metrics: metrics(0.917, 0.219, 0.097, capHeight: 0.692)),
      "palatino": serif, "baskerville": serif, "hoeflertext": serif, "cochin": serif,
      "iowanoldstyle": serif, "charter": serif, "athelas": serif,
      "newyork": FontSubstitute("Noto Serif"),
      "didot": serif, "bodoni72": serif, "superclarendon": FontSubstitute("Noto Serif"),
      "avenir": sans, "avenirnext": sans, "avenirnextcondensed": sans, "futura": sans,
      "gillsans": sans, "optima": sans, "trebuchet": sans, "seravek": sans,
      "verdana": FontSubstitute("DejaVu Sans"), "geneva": FontSubstitute("DejaVu Sans"),
      "arialroundedbold": FontSubstitute("Quicksand"),
    ]
  }

  extension FontCatalogue {
    /// Returns the face or family with this name, or the substitute for it.
    func faceOrSubstitute(named name: String) -> NamedFace? {
      if let own = face(named: name) { return own }
      guard let (substitute, style) = substitute(named: name) else { return nil }
      return NamedFace(family: substitute.family, style: style, weights: substitute.weights)
    }

    /// Returns the substitute for an unavailable font, if the substitute is available.
    func substitute(
      named name: String
    ) -> (substitute: FontSubstitute, style: (weight: Int, isItalic: Bool)?)? {
      guard face(named: name) == nil, let found = FontSubstitute.named(name),
        has(found.substitute.family)
      else { return nil }
      return found
    }
  }
#endif
