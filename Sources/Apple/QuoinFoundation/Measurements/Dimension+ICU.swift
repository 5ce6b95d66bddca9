import Foundation

extension Dimension {
  /// The name of the unit in CLDR; `nil` for units that CLDR doesn't have, such as those of an app.
  var icuName: String? {
    switch self {
    case is UnitAcceleration:
      ["m/s²": "meter-per-square-second", "g": "g-force"][symbol]
    case is UnitAngle:
      [
        "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian",
        "rev": "revolution",
      ][symbol]
    case is UnitArea: Self.areas[symbol]
    case is UnitConcentrationMass:
      ["mg/dL": "milligram-per-deciliter", "g/L": "gram-per-liter"][symbol]
    case is UnitDispersion: ["ppm": "permillion"][symbol]
    case is UnitDuration: Self.durations[symbol]
    case is UnitElectricCharge: ["C": "coulomb", "Ah": "ampere-hour"][symbol]
    case is UnitElectricCurrent: prefixed("A", "ampere")
    case is UnitElectricPotentialDifference: prefixed("V", "volt")
    case is UnitElectricResistance: prefixed("Ω", "ohm")
    case is UnitEnergy:
      ["kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour"][symbol]
        ?? prefixed("J", "joule")
    case is UnitFrequency: symbol == "FPS" ? "frame-per-second" : prefixed("Hz", "hertz")
    case is UnitFuelEfficiency:
      [
        "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon",
        "mpg (imp)": "mile-per-gallon-imperial",
      ][symbol]
    case is UnitIlluminance: ["lx": "lux"][symbol]
    case is UnitInformationStorage: Self.storage[symbol]
    case is UnitLength: Self.lengths[symbol] ?? prefixed("m", "meter")
    case is UnitMass: Self.masses[symbol] ?? prefixed("g", "gram")
    case is UnitPower: symbol == "hp" ? "horsepower" : prefixed("W", "watt")
    case is UnitPressure: Self.pressures[symbol] ?? prefixed("N/m²", "pascal")
    case is UnitSpeed:
      [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
        "kn": "knot",
      ][symbol]
    case is UnitTemperature: ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"][symbol]
    case is UnitVolume: Self.volumes[symbol] ?? prefixed("L", "liter")
    default: nil
    }
  }

  /// Returns the name of a unit with a metric prefix.
  private func prefixed(_ symbol: String, _ name: String) -> String? {
    guard self.symbol.hasSuffix(symbol) else { return nil }
    return Self.prefixes[String(self.symbol.dropLast(symbol.count))].map { $0 + name }
  }

  private static let prefixes = [
    "": "", "T": "tera", "G": "giga", "M": "mega", "k": "kilo", "h": "hecto", "da": "deca",
    "dam": "deca", "d": "deci", "c": "centi", "m": "milli", "µ": "micro", "μ": "micro",
    "n": "nano", "p": "pico", "f": "femto",
  ]
  private static let areas = [
    "Mm²": "square-megameter", "km²": "square-kilometer", "m²": "square-meter",
    "cm²": "square-centimeter", "mm²": "square-millimeter", "µm²": "square-micrometer",
    "nm²": "square-nanometer", "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard",
    "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]
  private static let durations = [
    "hr": "hour", "h": "hour", "min": "minute", "m": "minute", "sec": "second", "s": "second",
    "ms": "millisecond",
    "µs": "microsecond", "ns": "nanosecond", "ps": "picosecond",
  ]
  private static let lengths = [
    "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian",
    "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong",
    "ua": "astronomical-unit", "pc": "parsec",
  ]
  private static let masses = [
    "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
    "oz t": "ounce-troy", "slug": "slug",
  ]
  private static let pressures = [
    "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
    "psi": "pound-force-per-square-inch", "kPa": "kilopascal", "hPa": "hectopascal",
    "MPa": "megapascal", "GPa": "gigapascal",
  ]
  private static let storage: [String: String] = {
    var names = ["bit": "bit", "B": "byte", "b": "bit"]
    for (symbol, prefix) in [
      ("k", "kilo"), ("K", "kilo"), ("M", "mega"), ("G", "giga"), ("T", "tera"), ("P", "peta"),
      ("Ki", "kibi"), ("Mi", "mebi"), ("Gi", "gibi"), ("Ti", "tebi"), ("Pi", "pebi"),
    ] {
      names[symbol + "B"] = prefix + "byte"
      names[symbol + "b"] = prefix + "bit"
    }
    return names
  }()
  private static let volumes = [
    "kℓ": "kiloliter", "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter",
    "cm³": "cubic-centimeter", "mm³": "cubic-millimeter", "in³": "cubic-inch",
    "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot",
    "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce",
    "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
    "fl oz Imperial": "fluid-ounce-imperial", "gal Imperial": "gallon-imperial",
    "metric cup": "cup-metric",
  ]
}
