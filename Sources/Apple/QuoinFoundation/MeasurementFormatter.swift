import Foundation

/// A formatter of measurements: the number with the symbol of its unit, as in “5.3 km”.
///
/// It doesn't convert to the units of the locale, and has no names of units: a long unit style
/// writes the symbol, too.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The choice of the unit. Stored only: measurements keep their unit.
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
    let number = numberFormatter.string(from: NSNumber(value: measurement.value))
    return join(number ?? "\(measurement.value)", measurement.unit)
  }

  open func string(from unit: Unit) -> String { unit.symbol }

  open override func string(for obj: Any?) -> String? {
    (obj as? Unit).map { string(from: $0) }
  }

  private func join(_ number: String, _ unit: Unit) -> String {
    let isTemperature = unit is UnitTemperature
    if isTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
    return number + (isTemperature || unitStyle == .short ? "" : " ") + unit.symbol
  }
}
