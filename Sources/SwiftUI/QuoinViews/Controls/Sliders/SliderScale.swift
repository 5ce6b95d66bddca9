import Foundation

/// The values of a slider: maps values to knob positions, and positions, steps and increments to
/// values.
struct SliderScale: Equatable, Sendable {
  let bounds: ClosedRange<Double>
  /// The values that can be selected.
  let enabled: ClosedRange<Double>
  /// The distance between adjacent values, or `nil` if the slider is continuous.
  let step: Double?

  init(
    _ bounds: ClosedRange<Double>, enabled: ClosedRange<Double>? = nil, step: Double? = nil
  ) {
    self.bounds = bounds
    self.enabled = enabled.map { $0.clamped(to: bounds) } ?? bounds
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  var length: Double { bounds.upperBound - bounds.lowerBound }

  /// Returns `value`, clamped to the values that can be selected.
  func clamped(_ value: Double) -> Double {
    value.isNaN ? enabled.lowerBound : min(max(value, enabled.lowerBound), enabled.upperBound)
  }

  /// Returns the position of a value along the track, in 0…1, whether or not it can be selected.
  func position(of value: Double) -> Double {
    let position = (value - bounds.lowerBound) / length
    return position.isFinite ? min(max(position, 0), 1) : 0
  }

  /// Returns the selectable value nearest to `value`, which the slider shows.
  func shown(_ value: Double) -> Double {
    guard let step else { return clamped(value) }
    return self.value(atStep: index(of: value, step), step)
  }

  /// Returns the knob's position along the track for `value`, in 0…1.
  func fraction(of value: Double) -> Double {
    let fraction = (shown(value) - bounds.lowerBound) / length
    return fraction.isFinite ? fraction : 0
  }

  /// Returns the value at a position along the track, in 0…1.
  func value(at fraction: Double) -> Double {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return shown(bounds.lowerBound + fraction * length)
  }

  /// Returns the index of the step nearest to `value`.
  private func index(of value: Double, _ step: Double) -> Double {
    min(((clamped(value) - bounds.lowerBound) / step).rounded(), lastStep(step))
  }

  private func value(atStep index: Double, _ step: Double) -> Double {
    clamped(bounds.lowerBound + index * step)
  }

  /// Returns the number of steps. A range that is a multiple of the step keeps its last step
  /// despite rounding.
  private func lastStep(_ step: Double) -> Double { (length / step + 1e-9).rounded(.down) }

  /// Returns the value for a pointer at `x` on a track of `width` points. The knob's center stays
  /// half a knob inside.
  func value(at x: CGFloat, width: CGFloat, knob: CGFloat) -> Double {
    width > knob ? value(at: Double((x - knob / 2) / (width - knob))) : bounds.lowerBound
  }

  /// Returns the value after `count` increments, or decrements if negative.
  ///
  /// Each is a tenth of the range, or a step from the value that the slider shows. Returns `value`
  /// itself if there is no further step in that direction (Rules/Controls.md#slider-values).
  func adjusted(_ value: Double, by count: Int) -> Double {
    guard let step else { return clamped(clamped(value) + Double(count) * (length / 10)) }
    let index = index(of: value, step)
    let target = min(max(index + Double(count), 0), lastStep(step))
    return target == index ? value : self.value(atStep: target, step)
  }

  /// The positions of the selectable values, in 0…1; empty if the marks would be too close
  /// together.
  var ticks: [Double] {
    guard let step, length / step <= 100 else { return [] }
    let count = Int(lastStep(step))
    return count > 0 ? (0...count).map { Double($0) * step / length } : []
  }
}
