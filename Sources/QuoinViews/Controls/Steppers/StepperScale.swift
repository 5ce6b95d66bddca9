/// The values of a stepper: the one that each half writes.
struct StepperScale<Value: Strideable> {
  /// `nil` for no limits.
  var bounds: ClosedRange<Value>?
  var step: Value.Stride

  /// `value`, or the nearest one within the limits: the value that the stepper shows.
  func clamped(_ value: Value) -> Value {
    guard let bounds else { return value }
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// The value that the upper half writes; `nil` where nothing would change.
  func incremented(_ value: Value) -> Value? {
    written(moved(clamped(value), backwards: false), value)
  }

  /// The value that the lower half writes; `nil` where nothing would change.
  func decremented(_ value: Value) -> Value? {
    written(moved(clamped(value), backwards: true), value)
  }

  /// One step further; a whole number stays within what its type can hold.
  private func moved(_ value: Value, backwards: Bool) -> Value {
    guard let number = value as? any FixedWidthInteger, let step = step as? Int else {
      // The least whole number has no opposite.
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
