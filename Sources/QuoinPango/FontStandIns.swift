#if Graphics
  import Foundation
  import QuoinText

  /// Which fonts stand in for those that Apple's systems bring along, as they can't be had.
  ///
  /// `Font.custom("HelveticaNeue-Bold", size: 17)` is the bold face of Liberation Sans. A stand-in with the same widths lets
  /// lines break where they do in the original; one that is close in widths and looks doesn't quite.
  struct FontStandIn: Sendable {
    var family: String
    /// Whether all letters are as wide as the original's.
    var hasEqualWidths: Bool
    /// The original's measures for an em of 1, where those of the stand-in differ.
    var metrics: LineMetrics?

    private init(_ family: String, hasEqualWidths: Bool = false, metrics: LineMetrics? = nil) {
      (self.family, self.hasEqualWidths, self.metrics) = (family, hasEqualWidths, metrics)
    }

    /// The font that stands in for `name`, a family or a face, and the style that the name asks for.
    static func named(_ name: String) -> (
      standIn: FontStandIn, style: (weight: Int, isItalic: Bool)?
    )? {
      let parts = name.lowercased().split(separator: "-", maxSplits: 1)
      guard let first = parts.first else { return nil }
      let family = first.filter { $0.isLetter || $0.isNumber }
      guard let standIn = all[family] ?? all[withoutSuffix(family)] else { return nil }
      guard parts.count == 2 else { return (standIn, nil) }
      let style = String(parts[1].filter(\.isLetter))
      let isItalic = ["italic", "oblique", "ital"].contains { style.contains($0) }
      return (standIn, (weight(style), isItalic))
    }

    /// PostScript names of Monotype's fonts end in MT, PS or both.
    private static func withoutSuffix(_ family: String) -> String {
      for suffix in ["psmt", "mt", "ps"] where family.hasSuffix(suffix) {
        return String(family.dropLast(suffix.count))
      }
      return family
    }

    /// The weight in the name of a face; the longer words come first, as they contain shorter ones.
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

    private static let serif = FontStandIn("Vollkorn")
    private static let sans = FontStandIn("Lato")

    /// By family, in small letters and digits only. Times, Helvetica and Courier have 15 % more ascent on Apple's systems than
    /// their files say.
    private static let all: [String: FontStandIn] = [
      "arial": FontStandIn("Liberation Sans", hasEqualWidths: true),
      "helvetica": FontStandIn(
        "Liberation Sans", hasEqualWidths: true,
        metrics: metrics(0.92, 0.23, 0, capHeight: 0.717)),
      "helveticaneue": FontStandIn(
        "Liberation Sans", metrics: metrics(0.952, 0.213, 0.028, capHeight: 0.714)),
      "timesnewroman": FontStandIn("Liberation Serif", hasEqualWidths: true),
      "times": FontStandIn(
        "Liberation Serif", hasEqualWidths: true,
        metrics: metrics(0.9, 0.25, 0, capHeight: 0.662)),
      "couriernew": FontStandIn("Liberation Mono", hasEqualWidths: true),
      "courier": FontStandIn(
        "Liberation Mono", hasEqualWidths: true,
        metrics: metrics(0.904, 0.246, 0, capHeight: 0.562)),
      "menlo": FontStandIn("DejaVu Sans Mono", hasEqualWidths: true),
      "monaco": FontStandIn("DejaVu Sans Mono"),
      "sfmono": FontStandIn("JetBrains Mono"),
      "georgia": FontStandIn("Vollkorn", metrics: metrics(0.917, 0.219, 0.097, capHeight: 0.692)),
      "palatino": serif, "baskerville": serif, "hoeflertext": serif, "cochin": serif,
      "iowanoldstyle": serif, "charter": serif, "athelas": serif,
      "newyork": FontStandIn("Noto Serif"),
      "didot": serif, "bodoni72": serif, "superclarendon": FontStandIn("Noto Serif"),
      "avenir": sans, "avenirnext": sans, "avenirnextcondensed": sans, "futura": sans,
      "gillsans": sans, "optima": sans, "trebuchet": sans, "seravek": sans,
      "verdana": FontStandIn("DejaVu Sans"), "geneva": FontStandIn("DejaVu Sans"),
      "arialroundedbold": FontStandIn("Quicksand"),
    ]
  }

  extension FontCatalogue {
    /// The face or family a user means by `name`, or the stand-in for it.
    func faceOrStandIn(named name: String) -> NamedFace? {
      if let own = face(named: name) { return own }
      guard let (standIn, style) = standIn(named: name) else { return nil }
      return NamedFace(family: standIn.family, style: style)
    }

    /// The stand-in for a font that is missing, if it is there.
    func standIn(
      named name: String
    ) -> (standIn: FontStandIn, style: (weight: Int, isItalic: Bool)?)? {
      guard face(named: name) == nil, let found = FontStandIn.named(name), has(found.standIn.family)
      else { return nil }
      return found
    }
  }
#endif
