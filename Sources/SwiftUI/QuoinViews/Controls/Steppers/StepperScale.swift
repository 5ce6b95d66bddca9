/// The values of a stepper, which determine the result of each half.
struct StepperScale<Value: Strideable> {
  /// The limits, or `nil` for none.
  var bounds: ClosedRange<Value>?
  var step: Value.Stride

  /// Returns `value`, clamped to the limits, which the stepper shows.
  func clamped(_ value: Value) -> Value {
    guard let bounds else { return value }
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// Returns the value that the upper half sets, or `nil` if it wouldn't change.
  func incremented(_ value: Value) -> Value? {
    written(moved(clamped(value), backwards: false), value)
  }

  /// Returns the value that the lower half sets, or `nil` if it wouldn't change.
  func decremented(_ value: Value) -> Value? {
    written(moved(clamped(value), backwards: true), value)
  }

  /// Returns the value after one step; integers are clamped to their type's range.
  private func moved(_ value: Value, backwards: Bool) -> Value {
    guard let number = value as? any FixedWidthInteger, let step = step as? Int else {
      // The minimum integer can't be negated.
      let opposite = step as? Int == .min ? (Int.max as? Value.Stride ?? step) : -step
      return value.advanced(by: backwards ? opposite : step)
    }
    func limited<I: FixedWidthInteger>(_ number: I) -> I {
      let length = I(clamping: step.magnitude)
      let goesDown = (step < 0) != backwards
      let (sum, overflow) =
        goesDown
        ? number.subtractingReportingOverflow(length) : number.addingReportingOverflow(length)
      return overflow ? (goesDown ? .min : .max) : sum
    }
    return limited(number) as? Value ?? value
  }

  private func written(_ new: Value, _ old: Value) -> Value? {
    let new = clamped(new)
    return new == old ? nil : new
  }
}
