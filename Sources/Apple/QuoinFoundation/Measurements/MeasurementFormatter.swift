import Foundation

/// A formatter of measurements in the words and the units of a locale, as in “3.1 mi”.
///
/// Units of an app's own keep their symbol.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The choice of the unit: without options the locale's usual one.
  ///
  /// `naturalScale` has no effect, because the usual unit is that of the scale.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = _ProcessRegion.locale {
    didSet { numberFormatter.locale = locale }
  }
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let value = measurement.value
    guard let unit = measurement.unit as? Dimension, var result = text.result(value, unit) else {
      return "\(number(value)) \(measurement.unit.symbol)"
    }
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      result = text.temperature(result.value) ?? result
    }
    return result.replacingNumber(by: number(result.value))
  }

  /// Returns the name of a unit, which may differ from its text beside a number: “mi/hr” and
  /// “5mph”.
  open func string(from unit: Unit) -> String {
    let table =
      switch unitStyle {
      case .short: "unitsNarrow"
      case .long: "units"
      default: "unitsShort"
      }
    let name = (unit as? Dimension)?.icuName.flatMap {
      UnitNames(table: table, locale: locale).name(of: $0)
    }
    return name ?? unit.symbol
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Unit).map { string(from: $0) }
  }

  private var text: MeasurementText {
    let width =
      switch unitStyle {
      case .short: "narrow"
      case .long: "full-name"
      default: "short"
      }
    return MeasurementText(
      usage: unitOptions.contains(.providedUnit) ? nil : "default", width: width, locale: locale)
  }

  private func number(_ value: Double) -> String {
    numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}
