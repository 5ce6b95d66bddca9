import Foundation

/// The values of a slider: the knob's position for a value, and the value for a finger, a step or an increment.
struct SliderScale: Equatable, Sendable {
  let bounds: ClosedRange<Double>
  /// The distance between neighbouring values; `nil` where the slider takes every value.
  let step: Double?

  init(_ bounds: ClosedRange<Double>, step: Double? = nil) {
    self.bounds = bounds
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  /// `value`, or the nearest one within the limits.
  func clamped(_ value: Double) -> Double {
    value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// The value that the slider shows for `value`: the nearest one that can be chosen.
  func shown(_ value: Double) -> Double {
    guard let step else { return clamped(value) }
    return self.value(atStep: index(of: value, step), step)
  }

  /// The position along the track, 0…1, at which the knob stands for `value`.
  func fraction(of value: Double) -> Double {
    let fraction = (shown(value) - bounds.lowerBound) / length
    return fraction.isFinite ? fraction : 0
  }

  /// The value at a position along the track, 0…1.
  func value(at fraction: Double) -> Double {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    return shown(bounds.lowerBound + fraction * length)
  }

  /// The number of the step nearest to `value`.
  private func index(of value: Double, _ step: Double) -> Double {
    min(((clamped(value) - bounds.lowerBound) / step).rounded(), lastStep(step))
  }

  private func value(atStep index: Double, _ step: Double) -> Double {
    clamped(bounds.lowerBound + index * step)
  }

  /// The number of steps. A range of whole steps keeps its last one, whatever rounding does.
  private func lastStep(_ step: Double) -> Double { (length / step + 1e-9).rounded(.down) }

  /// The value for a pointer at `x` of a track of `width` points: the knob's centre stays half a knob inside.
  func value(at x: CGFloat, width: CGFloat, knob: CGFloat) -> Double {
    width > knob ? value(at: Double((x - knob / 2) / (width - knob))) : bounds.lowerBound
  }

  /// The value after `count` increments, or decrements where negative: each is a tenth of the range, or a step from the
  /// value that the slider shows. `value` itself where there is no further step on that side
  /// (Rules/Controls.md#slider-values).
  func adjusted(_ value: Double, by count: Int) -> Double {
    guard let step else { return clamped(clamped(value) + Double(count) * (length / 10)) }
    let index = index(of: value, step)
    let target = min(max(index + Double(count), 0), lastStep(step))
    return target == index ? value : self.value(atStep: target, step)
  }

  /// The positions of the values that can be chosen, 0…1; none where the marks would lie too close together.
  var ticks: [Double] {
    guard let step, length / step <= 100 else { return [] }
    let count = Int(lastStep(step))
    return count > 0 ? (0...count).map { Double($0) * step / length } : []
  }
}
