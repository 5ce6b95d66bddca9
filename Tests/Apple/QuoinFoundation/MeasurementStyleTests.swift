import Foundation
import Testing

@testable import QuoinFoundation

@Suite("Styles of measurements")
struct MeasurementStyleTests {
  private let german = Locale(identifier: "de_DE")
  private let american = Locale(identifier: "en_US")

  @Test("the usage and the locale decide the unit and the digits")
  func usages() {
    let way = Measurement(value: 1234.5678, unit: UnitLength.meters)
    let weather = Measurement(value: 21.37, unit: UnitTemperature.celsius)
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    func text<U>(_ value: Measurement<U>, _ style: Measurement<U>.FormatStyle) -> [String] {
      [american, german].map { value.formatted(style.locale($0)) }
    }
    #expect(text(way, .measurement(width: .wide)) == ["4,050 feet", "1,2 Kilometer"])
    #expect(
      text(way, .measurement(width: .abbreviated, usage: .asProvided))
        == ["1,234.5678 m", "1.234,5678 m"])
    #expect(
      text(height, .measurement(width: .abbreviated, usage: .personHeight))
        == ["5 ft, 11 in", "180 cm"])
    #expect(
      text(weather, .measurement(width: .wide, usage: .weather))
        == ["70 degrees Fahrenheit", "21 Grad Celsius"])
  }

  @Test("the style of the number and a hidden scale change the text of a temperature")
  func numbers() {
    let weather = Measurement(value: 21.37, unit: UnitTemperature.celsius)
    let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    for (locale, plain, precise) in [(american, "70°", "70.5°"), (german, "21°", "21,4°")] {
      let style = Measurement<UnitTemperature>.FormatStyle.measurement(
        width: .abbreviated, usage: .weather, hidesScaleName: true)
      #expect(weather.formatted(style.locale(locale)) == plain)
      var exact = style
      exact.numberFormatStyle = number
      #expect(weather.formatted(exact.locale(locale)) == precise)
    }
  }

  @Test("units that the locale doesn't have keep their symbol")
  func own() {
    let yardstick = UnitLength(symbol: "ys", converter: UnitConverterLinear(coefficient: 2))
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: german)
    #expect(Measurement(value: 2.5, unit: yardstick).formatted(style) == "2,5 ys")
    #expect(style == style.locale(german))
  }

  @Test("Foundation's units have names")
  func names() {
    let units: [Dimension] = [
      UnitArea.hectares, UnitConcentrationMass.gramsPerLiter, UnitDuration.hours,
      UnitEnergy.kilocalories, UnitFrequency.megahertz, UnitInformationStorage.gibibytes,
      UnitLength.nauticalMiles, UnitMass.ouncesTroy, UnitPower.kilowatts, UnitPressure.hectopascals,
      UnitSpeed.knots, UnitVolume.fluidOunces, UnitElectricCurrent.milliamperes, UnitAngle.degrees,
    ]
    for unit in units {
      let text = MeasurementText(width: "full-name", locale: american).result(2, unit)?.text
      let words = text.map { $0.dropFirst(2) } ?? ""
      #expect(words.count > 3 && words != unit.symbol, "\(unit.symbol)")
    }
  }
}
