import QuoinFiles

/// The traits for which a variant of an asset is chosen.
public struct AssetTraits: Hashable, Sendable {
  /// A kind of device; raw values are the names in catalogs.
  public enum Idiom: String, Hashable, Sendable {
    case phone = "iphone"
    case pad = "ipad"
    case mac, watch, tv, vision, car
  }

  public var idiom: Idiom
  /// The number of pixels per point.
  public var scale: Double
  public var isDark: Bool
  public var hasHighContrast: Bool
  public var isRightToLeft: Bool
  /// Whether the screen shows the colors of Display P3.
  public var hasWideGamut: Bool

  public init(
    idiom: Idiom = .phone, scale: Double = 2, isDark: Bool = false, hasHighContrast: Bool = false,
    isRightToLeft: Bool = false, hasWideGamut: Bool = false
  ) {
    self.idiom = idiom
    self.scale = scale
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.isRightToLeft = isRightToLeft
    self.hasWideGamut = hasWideGamut
  }
}

/// The traits for which a variant of an asset is intended; `nil` matches any value.
struct VariantTraits: Hashable, Sendable {
  /// The name of a kind of device, or `universal` for all.
  var idiom: String
  var isDark: Bool?
  var hasHighContrast: Bool?
  var isRightToLeft: Bool?
  var hasWideGamut: Bool?

  init(_ item: [String: JSONValue]) {
    idiom = item["idiom"]?.string ?? "universal"
    for appearance in item["appearances"]?.array ?? [] {
      let fields = appearance.object
      switch (fields?["appearance"]?.string, fields?["value"]?.string) {
      case ("luminosity", let value?): isDark = value == "dark"
      case ("contrast", let value?): hasHighContrast = value == "high"
      default: break
      }
    }
    isRightToLeft = item["language-direction"]?.string.map { $0 == "right-to-left" }
    hasWideGamut = item["display-gamut"]?.string.map { $0.lowercased() == "display-p3" }
  }

  /// Returns a measure of how well the variant suits the traits; lower is better.
  func distance(to traits: AssetTraits) -> Int {
    /// Returns 0 for the requested value, 1 for an unspecified one, and 2 for a different one.
    func distance<T: Equatable>(_ own: T?, _ wanted: T) -> Int {
      own.map { $0 == wanted ? 0 : 2 } ?? 1
    }
    let device = idiom == traits.idiom.rawValue ? 0 : idiom == "universal" ? 1 : 2
    // A wrong appearance is worse than a wrong device; the less visible traits come last.
    return distance(isDark, traits.isDark) * 81 + distance(hasHighContrast, traits.hasHighContrast)
      * 27
      + device * 9 + distance(isRightToLeft, traits.isRightToLeft) * 3
      + distance(hasWideGamut, traits.hasWideGamut)
  }
}
