/// The construction of a symbol: a glyph and the additions in its name.
///
/// Most names follow a pattern (`plus.circle.fill`, `bell.slash`, `folder.badge.plus`,
/// `checkmark.seal`), so symbols that the table doesn't contain as a whole are composed of parts.
indirect enum SymbolRecipe: Hashable {
  /// A single glyph, which is hollow if the font has only a filled one and the name lacks `.fill`.
  case glyph(Unicode.Scalar, isHollow: Bool)
  /// One or two letters or digits.
  case letters(String)
  case enclosed(SymbolRecipe, Enclosure, isFilled: Bool)
  case slashed(SymbolRecipe)
  case badged(SymbolRecipe, with: SymbolRecipe)
  /// A cloud with the sun behind it, rain below it, or both.
  case sky(SymbolRecipe, hasSun: Bool, hasRain: Bool)
  /// A dot at the top right, as in `bell.badge`.
  case dotted(SymbolRecipe)

  // Figures composed by the table (Sources/C/CSymbolNames/SymbolNames.txt).

  /// A path in the table: its stroke, or the area that it encloses.
  case outline(String, isLine: Bool)
  /// A line along the outline.
  case hollow(SymbolRecipe)
  /// The area inside the outermost outlines.
  case filled(SymbolRecipe)
  /// A figure that is mirrored, then rotated clockwise.
  case turned(SymbolRecipe, degrees: Double, isFlipped: Bool)
  /// A figure scaled to fit a box of the grid: x, y, width, height.
  case placed(SymbolRecipe, [Double])
  /// One figure over another.
  case together(SymbolRecipe, SymbolRecipe)
  /// A figure inside another one, in the rectangle (x, y, width, height) that the table provides.
  case inside(SymbolRecipe, carrier: SymbolRecipe, inset: [Double], isFilled: Bool)

  enum Enclosure: String {
    case circle, square, app, rectangle, capsule, diamond
  }

  /// Creates the recipe for a symbol's name, or returns `nil` if the table has no glyph for it.
  ///
  /// - Parameter isLayered: Whether a sign and the filled shape around it are separate, because
  ///   they have different styles.
  init?(_ name: String, isLayered: Bool = false) {
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    let isFilled = last == "fill" && parts.count > 1
    if isLayered, isFilled, let enclosure = parts.dropLast().last.flatMap(Enclosure.init),
      let inner = Self(Array(parts.dropLast(2)), isFilled: true)
    {
      self = .enclosed(inner, enclosure, isFilled: true)
      return
    }
    self.init(isFilled ? Array(parts.dropLast()) : parts, isFilled: isFilled)
    // Letters form a symbol only inside an enclosure.
    if case .letters = self { return nil }
  }

  private init?(_ parts: [String], isFilled: Bool) {
    let name = parts.joined(separator: ".")
    let base = Array(parts.dropLast())
    let enclosure = base.isEmpty ? nil : parts.last.flatMap(Enclosure.init)
    if let enclosure, case .glyph(_, isHollow: true) = Self.entry(name, isFilled: isFilled),
      let inner = Self(base, isFilled: true)
    {
      // A line around the sign is clearer than a hollow glyph.
      self = .enclosed(inner, enclosure, isFilled: false)
    } else if let entry = Self.entry(name, isFilled: isFilled) {
      self = entry
    } else if let sky = Self.sky(parts, isFilled: isFilled) {
      self = sky
    } else if let place = parts.firstIndex(of: "badge"), place > 0, place < parts.count - 1 {
      // The name has "fill" before or after the badge.
      let start = parts[..<place].filter { $0 != "fill" }
      guard let carrier = Self(start, isFilled: isFilled || start.count < place),
        let badge = Self(Array(parts[(place + 1)...]), isFilled: true)
      else { return nil }
      self = .badged(carrier, with: badge)
    } else if let enclosure {
      guard let inner = Self(base, isFilled: true) else { return nil }
      self = .enclosed(inner, enclosure, isFilled: isFilled)
    } else if !base.isEmpty, let carrier = parts.last, SymbolNames.insetBoxes[carrier] != nil {
      guard let inner = Self(base, isFilled: true),
        let figure = Self.inside(inner, carrier, isFilled: isFilled)
      else { return nil }
      self = figure
    } else if parts.last == "badge", let carrier = Self(base, isFilled: isFilled) {
      if case .letters = carrier { return nil }
      self = .dotted(carrier)
    } else if parts.last == "slash", !base.isEmpty {
      guard let inner = Self(base, isFilled: isFilled) else { return nil }
      self = .slashed(inner)
    } else if parts.count == 1, name.count <= 2, name.allSatisfy({ $0.isLetter || $0.isNumber }) {
      self = .letters(Int(name) == nil ? name.uppercased() : name)
    } else {
      return nil
    }
  }

  private static func sky(_ parts: [String], isFilled: Bool) -> SymbolRecipe? {
    guard parts.first == "cloud", let cloud = entry("cloud", isFilled: isFilled) else { return nil }
    return switch parts.dropFirst() {
    case ["sun"]: .sky(cloud, hasSun: true, hasRain: false)
    case ["rain"], ["drizzle"], ["heavyrain"]: .sky(cloud, hasSun: false, hasRain: true)
    case ["sun", "rain"]: .sky(cloud, hasSun: true, hasRain: true)
    default: nil
    }
  }
}
