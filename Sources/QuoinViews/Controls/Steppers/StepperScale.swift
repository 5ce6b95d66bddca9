/// The values of a stepper: which one each of its halves writes.
struct StepperScale<Value: Strideable> {
  /// `nil` for no limits.
  var bounds: ClosedRange<Value>?
  var step: Value.Stride

  /// `value`, or the nearest one there is: what is shown.
  func clamped(_ value: Value) -> Value {
    guard let bounds else { return value }
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// What the upper half writes; `nil` where that is what is there already.
  func incremented(_ value: Value) -> Value? { written(clamped(value).advanced(by: step), value) }

  /// What the lower half writes; `nil` where that is what is there already.
  func decremented(_ value: Value) -> Value? { written(clamped(value).advanced(by: -step), value) }

  private func written(_ new: Value, _ old: Value) -> Value? {
    let new = clamped(new)
    return new == old ? nil : new
  }
}
