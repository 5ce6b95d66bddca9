import Foundation
import SwiftUI
import Testing

@testable import Charts

/// Automatic values of number axes, as seen in pictures of Swift Charts.
private let observed: [(range: ClosedRange<Double>, isInteger: Bool, values: [Double])] = [
  (0...71, false, [0, 25, 50, 75]),
  (-47.2...0, false, [-60, -40, -20, 0]),
  (0...178.6, false, [0, 50, 100, 150, 200]),
  (0...19.7e6, false, [0, 5e6, 10e6, 15e6, 20e6]),
  (0...10.16e6, false, [0, 5e6, 10e6, 15e6]),
  (0...86, false, [0, 25, 50, 75, 100]),
  (0...10, true, [0, 5, 10]),
  (0...5, true, [0, 2, 4, 6]),
  (0...2, true, [0, 1, 2]),
  (0...2000, false, [0, 500, 1000, 1500, 2000]),
  (0...20, false, [0, 5, 10, 15, 20]),
  (-10...10, false, [-10, -5, 0, 5, 10]),
  (0...9, false, [0, 5, 10]),
  (0...5, false, [0, 2, 4, 6]),
  (0...30, false, [0, 10, 20, 30]),
  (0...50, false, [0, 20, 40, 60]),
  (0...100, false, [0, 25, 50, 75, 100]),
]

private let day = 86400.0
private let utc: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  return calendar
}()

@MainActor
struct ScaleTests {
  @Test(arguments: observed.indices)
  func valuesOfNumberAxes(_ index: Int) {
    let row = observed[index]
    let step = NiceNumbers.step(row.range, isInteger: row.isInteger)
    #expect(NiceNumbers.values(step, in: NiceNumbers.rounded(row.range, to: step)) == row.values)
  }

  @Test func fewerValues() {
    #expect(NiceNumbers.step(0...40000, intervals: 2) == 20000)
  }

  @Test func fractionsAreExact() {
    let step = NiceNumbers.step(0...0.7)
    #expect(step == 0.2 && NiceNumbers.values(step, in: 0...0.8) == [0, 0.2, 0.4, 0.6, 0.8])
  }

  @Test func textsOfNumbers() {
    let locale = Locale(identifier: "en_US")
    #expect(NumberLabels.text(1000, digits: 0, locale: locale) == "1,000")
    #expect(NumberLabels.text(5e6, digits: 0, locale: locale) == "5.0E6")
    #expect(NumberLabels.text(1e7, digits: 0, locale: locale) == "1.0E7")
    #expect(NumberLabels.text(0.25, digits: 2, locale: locale) == "0.25")
    #expect(NumberLabels.text(1000, digits: 0, locale: Locale(identifier: "de_DE")) == "1.000")
  }

  @Test func hoursCountFromTheStart() {
    let start = Date(timeIntervalSinceReferenceDate: 8 * 3600)
    let step = DateSteps.step(for: (8 * 3600)...(24 * 3600), intervals: 3)
    #expect(step == DateSteps.Step(.hour, 6))
    let dates = DateSteps.dates(
      step, from: start, through: start.addingTimeInterval(16 * 3600), calendar: utc)
    let hours = dates.map { ($0.timeIntervalSinceReferenceDate / 3600).rounded() }
    #expect(hours == [8, 14, 20])
    let texts = dates.map {
      DateSteps.text($0, step, ChartContext(locale: Locale(identifier: "en_US"), calendar: utc))
    }
    #expect(texts.map { $0.filter { !$0.isWhitespace } } == ["8AM", "2PM", "8PM"])
    #expect(DateSteps.step(for: 0...day, intervals: 3) == DateSteps.Step(.hour, 6))
  }

  @Test func monthsOfDaysHaveWeeks() {
    #expect(DateSteps.step(for: 0...(29 * day), intervals: 3) == DateSteps.Step(.weekOfYear))
    #expect(DateSteps.step(for: 0...(364 * day), intervals: 3) == DateSteps.Step(.month, 3))
    #expect(DateSteps.step(for: 0...(3 * day), intervals: 3) == DateSteps.Step(.day))
  }

  /// A stride by days has a mark at the end of the domain.
  @Test func daysIncludeTheEnd() {
    let dates = DateSteps.dates(
      DateSteps.Step(.day), from: Date(timeIntervalSinceReferenceDate: 0),
      through: Date(timeIntervalSinceReferenceDate: 3 * day), calendar: utc)
    #expect(dates.count == 4)
  }

  @Test func typesOfScales() {
    let logarithm = ScaleType.symmetricLog
    #expect(abs(logarithm.inverse(logarithm.transform(-42)) + 42) < 1e-9)
    var scale = AxisScale()
    scale.set(1...1000, .log)
    #expect(abs(scale.fraction(10) - 1.0 / 3) < 1e-9)
    scale.set(0...100, .squareRoot)
    #expect(abs(scale.fraction(25) - 0.5) < 1e-9)
    scale.set(0...100, .symmetricLog(slopeAtZero: 2))
    #expect(abs(scale.fraction(10) - log(21) / log(201)) < 1e-9)
    scale.set(0...100, .linear)
    scale.isReversed = true
    #expect(scale.fraction(25) == 0.75)
  }

  @Test func bins() {
    let bins = NumberBins(range: 0.0...95, desiredCount: 10)
    #expect(bins.thresholds == stride(from: 0.0, through: 100, by: 10).map { $0 })
    #expect(bins.index(for: 10) == 1 && bins.index(for: 100) == 9 && bins.index(for: -1) == -1)
    #expect(NumberBins(size: 5, range: 0...12).thresholds == [0, 5, 10, 15])
    #expect(NumberBins(data: [1, 1, 1]).count == 1)
    let days = DateBins(
      unit: .day,
      range: Date(
        timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 1.5 * day),
      calendar: utc)
    #expect(days.count == 2)
  }

  @Test func plottableTypes() {
    enum Kind: String, Plottable { case tea, cake }
    struct Price: Plottable {
      var cents: Int
      var primitivePlottable: Int { cents }
      init(cents: Int) { self.cents = cents }
      init?(primitivePlottable: Int) { cents = primitivePlottable }
    }
    #expect(Kind.tea.datum == .category("tea") && Kind(datum: .category("cake")) == .cake)
    #expect(Price(cents: 5).datum == .number(5) && Price(datum: .number(7))?.cents == 7)
    #expect(Decimal(2.5).datum == .number(2.5) && Int(datum: .number(2.7)) == 3)
    #expect(Date(datum: .number(1)) == nil && String(datum: .category("a")) == "a")
  }
}
