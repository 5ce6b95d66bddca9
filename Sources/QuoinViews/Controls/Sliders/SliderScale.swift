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

  /// The position of `value` along the track, 0…1.
  func fraction(of value: Double) -> Double {
    let fraction = (clamped(value) - bounds.lowerBound) / length
    return fraction.isFinite ? fraction : 0
  }

  /// The value at a position along the track, 0…1.
  func value(at fraction: Double) -> Double {
    let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let value = bounds.lowerBound + fraction * length
    guard let step else { return value }
    let count = min(((value - bounds.lowerBound) / step).rounded(), lastStep(step))
    return clamped(bounds.lowerBound + count * step)
  }

  /// The number of steps. A range of whole steps keeps its last one, whatever rounding does.
  private func lastStep(_ step: Double) -> Double { (length / step + 1e-9).rounded(.down) }

  /// The value for a pointer at `x` of a track of `width` points: the knob's centre stays half a knob inside.
  func value(at x: CGFloat, width: CGFloat, knob: CGFloat) -> Double {
    width > knob ? value(at: Double((x - knob / 2) / (width - knob))) : bounds.lowerBound
  }

  /// The value after `count` increments, or decrements where negative: each is a step, or a tenth of the range,
  /// and they begin at the value that the slider shows.
  func adjusted(_ value: Double, by count: Int) -> Double {
    clamped(clamped(value) + Double(count) * (step ?? length / 10))
  }

  /// The positions of the values that can be chosen, 0…1; none where the marks would lie too close together.
  var ticks: [Double] {
    guard let step, length / step <= 100 else { return [] }
    let count = Int(lastStep(step))
    return count > 0 ? (0...count).map { Double($0) * step / length } : []
  }
}
