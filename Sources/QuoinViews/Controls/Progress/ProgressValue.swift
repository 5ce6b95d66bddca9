import Foundation

/// How much of a task is done.
enum ProgressValue {
  /// `value` as a share of `total`, 0…1; `nil`, not known, where there is no value, it is negative, or the total
  /// is not positive.
  static func fraction(_ value: Double?, of total: Double) -> Double? {
    guard let value, value >= 0, total > 0 else { return nil }
    let fraction = value / total
    return fraction.isNaN ? nil : min(fraction, 1)
  }

  /// The share of `interval` that has passed at `date`, or that is left.
  static func fraction(_ interval: ClosedRange<Date>, at date: Date, countsDown: Bool) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let gone = length > 0 ? date.timeIntervalSince(interval.lowerBound) / length : 1
    let share = gone.isNaN ? 0 : min(max(gone, 0), 1)
    return countsDown ? 1 - share : share
  }
}
