import Foundation

/// A purpose of a measurement, which decides its unit in the locale, as in miles for roads.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// ICU's name of the purpose; `nil` keeps the unit.
  let name: String?

  /// The locale's usual unit.
  public static var general: Self { Self(name: "default") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "person-height") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focal-length") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visiblty") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "default") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(name: "fluid") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self(name: "wind") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { Self(name: "baromtrc") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
  public static var bloodGlucose: Self { Self(name: "blood-glucose") }
}

extension Measurement where UnitType: Dimension {
  /// A style that writes measurements in the words and the units of a locale, as in “3.1 mi”.
  ///
  /// Units of an app's own keep their symbol.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The length of the unit's name.
    public struct UnitWidth: Hashable, Codable, Sendable {
      fileprivate let name: String
      /// The whole name: “3 miles”.
      public static var wide: Self { Self(name: "full-name") }
      /// The usual symbol: “3 mi”.
      public static var abbreviated: Self { Self(name: "short") }
      /// The shortest symbol: “3mi”.
      public static var narrow: Self { Self(name: "narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    /// The purpose, which decides the unit; that of the measurement if it is nil.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number; by default as the usage needs it.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether temperatures are written without the name of their scale: “70°”.
    public var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement) -> String {
      var text = MeasurementText(usage: usage?.name, width: width.name, locale: locale)
      let number = (numberFormatStyle ?? .number).locale(locale)
      guard var result = text.result(value.value, value.unit) else {
        return "\(number.format(value.value)) \(value.unit.symbol)"
      }
      if hidesScaleName, value.unit is UnitTemperature {
        // The digits are those of the text with the scale.
        let digits = Array(result.text.utf16)[result.number]
        text.usage = nil
        guard let plain = text.temperature(result.value) else { return result.text }
        let rounded = plain.replacingNumber(by: String(decoding: digits, as: UTF16.self))
        guard numberFormatStyle != nil else { return rounded }
        result = plain
      }
      return numberFormatStyle == nil
        ? result.text : result.replacingNumber(by: number.format(result.value))
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Returns the measurement in the usual unit of the current locale, with its symbol.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement {
  /// Returns the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { _ProcessRegion.localized(style).format(self) }
}

extension FormatStyle {
  /// Returns a style that writes measurements.
  ///
  /// - Parameters:
  ///   - width: The length of the unit's name.
  ///   - usage: The purpose, which decides the unit; by default the locale's usual unit.
  ///   - numberFormatStyle: The style of the number; by default as the usage needs it.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a style that writes temperatures.
  ///
  /// - Parameters:
  ///   - width: The length of the unit's name.
  ///   - usage: The purpose, which decides the unit; by default the locale's usual unit.
  ///   - hidesScaleName: Whether the name of the scale is omitted: “70°”.
  ///   - numberFormatStyle: The style of the number; by default as the usage needs it.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// A style that writes amounts of storage in the largest unit that suits them, as in “1.4 GB”.
  ///
  /// It rounds down to whole bytes, of which it writes at most `Int64.max`.
  public struct ByteCount: Foundation.FormatStyle {
    private var count: ByteCountFormatStyle

    /// The purpose, which decides whether a kilobyte is 1,000 or 1,024 bytes.
    public var style: ByteCountFormatStyle.Style {
      get { count.style }
      set { count.style = newValue }
    }
    public var allowedUnits: ByteCountFormatStyle.Units {
      get { count.allowedUnits }
      set { count.allowedUnits = newValue }
    }
    /// Whether no bytes are written as a word: “Zero kB”.
    public var spellsOutZero: Bool {
      get { count.spellsOutZero }
      set { count.spellsOutZero = newValue }
    }
    /// Whether the number of bytes follows: “1 kB (1,024 bytes)”.
    public var includesActualByteCount: Bool {
      get { count.includesActualByteCount }
      set { count.includesActualByteCount = newValue }
    }
    public var locale: Locale {
      get { count.locale }
      set { count.locale = newValue }
    }

    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
      spellsOutZero: Bool = true, includesActualByteCount: Bool = false,
      locale: Locale = .autoupdatingCurrent
    ) {
      count = ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
    }

    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let bytes = value.converted(to: .bytes).value.rounded(.down)
      return count.format(Int64(exactly: bytes) ?? (bytes > 0 ? .max : bytes < 0 ? .min : 0))
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// Returns a style that writes amounts of storage.
  ///
  /// - Parameters:
  ///   - style: The purpose, which decides whether a kilobyte is 1,000 or 1,024 bytes.
  ///   - allowedUnits: The units to choose from.
  ///   - spellsOutZero: Whether no bytes are written as a word.
  ///   - includesActualByteCount: Whether the number of bytes follows.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}
