// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// A formatter of distances in meters, rounded as on road signs: “350 meters”, “5.5 km”.
///
/// The steps of rounding are estimated, and languages other than English have the units' symbols.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  public enum Units: UInt, Sendable {
    case `default`, metric, imperial, imperialWithYards
  }

  /// The style of the units: symbols if abbreviated, otherwise their names.
  public enum DistanceUnitStyle: UInt, Sendable {
    case `default`, abbreviated, full
  }

  open var locale: Locale! = .current
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(fromDistance distance: CLLocationDistance) -> String {
    guard distance.isFinite else { return "" }
    switch units == .default ? localUnits : units {
    case .imperial: return imperial(distance, small: "ft", metersPerSmall: 0.3048)
    case .imperialWithYards: return imperial(distance, small: "yd", metersPerSmall: 0.9144)
    default:
      let meters = Self.rounded(distance)
      return meters < 1000
        ? text(meters, "m", fractions: 0)
        : text(distance / 1000, "km", fractions: distance < 10_000 ? 1 : 0)
    }
  }

  /// Returns the distance that a text of this formatter contains, in meters; -1 for another text.
  open func distance(from distance: String) -> CLLocationDistance {
    let meters = ["m": 1, "km": 1000, "ft": 0.3048, "yd": 0.9144, "mi": 1609.344]
    let parts = distance.split(separator: " ")
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    numbers.locale = locale
    guard let name = parts.last.map(String.init), parts.count == 2,
      let unit = meters[Self.names.first { $1.contains(name) }?.key ?? name],
      let number = numbers.number(from: String(parts[0]))
    else { return -1 }
    return number.doubleValue * unit
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
  }

  private var localUnits: Units {
    switch locale.measurementSystem {
    case .us: .imperial
    case .uk: .imperialWithYards
    default: .metric
    }
  }

  private func imperial(_ distance: Double, small: String, metersPerSmall: Double) -> String {
    let miles = distance / 1609.344
    guard miles < 0.1 else { return text(miles, "mi", fractions: miles < 10 ? 1 : 0) }
    return text(Self.rounded(distance / metersPerSmall), small, fractions: 0)
  }

  /// Rounds small distances to tens, and those from 100 on to fifties.
  private static func rounded(_ distance: Double) -> Double {
    let step: Double = distance < 100 ? 10 : 50
    return (distance / step).rounded() * step
  }

  private func text(_ number: Double, _ unit: String, fractions: Int) -> String {
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    numbers.locale = locale
    numbers.maximumFractionDigits = fractions
    let text = numbers.string(from: NSNumber(value: number)) ?? "\(number)"
    let isNamed = unitStyle != .abbreviated && locale.language.languageCode == .english
    guard isNamed, let names = Self.names[unit] else { return "\(text) \(unit)" }
    return "\(text) \(names[text == "1" ? 0 : 1])"
  }

  /// The English names of the units, singular and plural.
  private static let names: [String: [String]] = [
    "m": ["meter", "meters"], "km": ["kilometer", "kilometers"], "ft": ["foot", "feet"],
    "yd": ["yard", "yards"], "mi": ["mile", "miles"],
  ]
}
