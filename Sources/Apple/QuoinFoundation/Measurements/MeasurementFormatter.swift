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
  open var locale: Locale! = .current {
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

  /// Returns the name or the symbol of a unit, as for more than one.
  open func string(from unit: Unit) -> String {
    var text = text
    text.usage = nil
    guard let result = (unit as? Dimension).flatMap({ text.result(2, $0) }) else {
      return unit.symbol
    }
    return result.replacingNumber(by: "").trimmingCharacters(in: .whitespaces)
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
