import Foundation

/// Round numbers for axes and bins (Rules/Charts.md#number-ticks).
enum NiceNumbers {
  /// The intervals that an axis has by default: one less than its four values.
  static let intervals = 3.0

  /// Returns the step whose number of intervals is closest to `intervals` in ratio, after the range
  /// has been rounded outwards. The steps are 1, 2 and 5, and 2.5 where it is whole, times a power
  /// of ten.
  static func step(
    _ range: ClosedRange<Double>, intervals: Double = intervals, isInteger: Bool = false,
    minimum: Double = 0
  ) -> Double {
    let length = range.upperBound - range.lowerBound
    guard length > 1e-290, length.isFinite else { return max(1, minimum) }
    let power = Int(log10(length / max(intervals, 1)).rounded(.down))
    var best: (step: Double, score: Double)?
    for exponent in (power - 1)...(power + 2) {
      for factor in [1.0, 2, 2.5, 5] {
        if factor == 2.5, exponent < 1 { continue }
        // A division by a whole power is more exact than a product with a fraction.
        let step =
          exponent < 0 ? factor / pow(10, Double(-exponent)) : factor * pow(10, Double(exponent))
        if isInteger && step < 1 || step < minimum { continue }
        let count = (range.upperBound / step).up - (range.lowerBound / step).down
        let score = abs(log(max(count, 1) / max(intervals, 1)))
        if best.map({ score < $0.score - 1e-9 }) ?? true { best = (step, score) }
      }
    }
    return best?.step ?? max(length, minimum)
  }

  /// Returns the multiples of `step` in a range.
  static func values(_ step: Double, in range: ClosedRange<Double>) -> [Double] {
    guard step > 0, step.isFinite else { return [range.lowerBound] }
    let (first, last) = ((range.lowerBound / step).up, (range.upperBound / step).down)
    guard last >= first, last - first < 10_000 else { return [] }
    return (0...Int(last - first)).map { multiple(first + Double($0), of: step) }
  }

  /// Returns the range, rounded outwards to multiples of `step`.
  static func rounded(_ range: ClosedRange<Double>, to step: Double) -> ClosedRange<Double> {
    guard step > 0, step.isFinite else { return range }
    let low = multiple((range.lowerBound / step).down, of: step)
    return low...max(multiple((range.upperBound / step).up, of: step), low)
  }

  /// Returns `count × step` without the error of a step below 1.
  private static func multiple(_ count: Double, of step: Double) -> Double {
    let inverse = (1 / step).rounded()
    return step < 1 && abs(inverse * step - 1) < 1e-12 ? count / inverse : count * step
  }

  // MARK: Bins

  /// Returns the multiples of `size` that cover a range.
  static func multiples(of size: Double, covering range: ClosedRange<Double>) -> [Double] {
    let rounded = rounded(range, to: size)
    let all = values(size, in: rounded)
    return all.count == 1 ? [all[0], all[0] + size] : all
  }

  /// Returns the bounds of about `count` bins.
  static func thresholds(
    _ range: ClosedRange<Double>, count: Int, minimum: Double, isInteger: Bool
  ) -> [Double] {
    multiples(
      of: step(range, intervals: Double(max(count, 1)), isInteger: isInteger, minimum: minimum),
      covering: range)
  }

  /// Returns the bounds of bins for `data`, whose number is Scott's by default, at most 200.
  static func thresholds(data: [Double], count: Int?, minimum: Double, isInteger: Bool) -> [Double]
  {
    let data = data.filter(\.isFinite)
    guard let low = data.min(), let high = data.max() else { return [] }
    var number = count ?? 1
    if count == nil, high > low {
      let mean = data.reduce(0, +) / Double(data.count)
      let squares = data.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      let deviation = (squares / Double(max(data.count - 1, 1))).squareRoot()
      let width = 3.49 * deviation / cbrt(Double(data.count))
      let bins = ((high - low) / width).rounded(.up)
      number = bins.isFinite ? Int(min(bins, 200)) : 1
    }
    return thresholds(low...high, count: number, minimum: minimum, isInteger: isInteger)
  }
}

extension Double {
  /// The next whole number, which a number slightly above it equals.
  fileprivate var up: Double { (self - 1e-9 * Swift.max(abs(self), 1)).rounded(.up) }
  /// The previous whole number, which a number slightly below it equals.
  fileprivate var down: Double { (self + 1e-9 * Swift.max(abs(self), 1)).rounded(.down) }
}

/// The texts of numbers on axes.
enum NumberLabels {
  /// Returns the text of a number: grouped, and in scientific notation from a million on.
  static func text(_ value: Double, digits: Int?, locale: Locale?) -> String {
    let locale = locale ?? Locale(identifier: "en_US")
    if abs(value) >= 1_000_000 {
      return value.formatted(
        .number.notation(.scientific).precision(.fractionLength(1)).locale(locale))
    }
    guard let digits else { return value.formatted(.number.locale(locale)) }
    return value.formatted(.number.precision(.fractionLength(0...digits)).locale(locale))
  }

  /// Returns the number of fraction digits that distinguish multiples of `step`.
  static func digits(for step: Double) -> Int {
    guard step > 0, step < 1 else { return step.rounded() == step ? 0 : 1 }
    return min(Int((-log10(step)).rounded(.up)), 12)
  }
}
