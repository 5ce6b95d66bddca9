// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// A formatter of distances in meters, rounded as on road signs: “350 m”, “5.5 km”, “3 mi”.
///
/// The steps of rounding are estimated, and the units have their symbols in all languages.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  public enum Units: UInt, Sendable {
    case `default`, metric, imperial, imperialWithYards
  }

  /// The style of the units. Stored only: units are always symbols.
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
    guard parts.count == 2, let unit = meters[String(parts[1])],
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
    return (numbers.string(from: NSNumber(value: number)) ?? "\(number)") + " " + unit
  }
}
