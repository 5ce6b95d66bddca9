import Foundation
import QuoinCore

/// A control for selecting a value from a range.
///
/// The labels of its ends are beside it. Its own label is before it on macOS; on iOS it isn't
/// visible and is used only for accessibility (Rules/Controls.md#slider-size). On iOS steps are
/// shown as dots, unless there are more than a hundred.
/// Sizing: h-exp, v-hug. On iOS the height and the size of the knob are estimated.
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView, IndependentControl {
  let value: Binding<Double>
  let scale: SliderScale
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  let onEditingChanged: (Bool) -> Void
  /// The positions of the marks that the slider was created with, in 0…1; `nil` for those of the
  /// steps.
  var ticks: [Double]?
  /// The position at which the filled part of the track begins, in 0…1.
  var neutral = 0.0

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, enabled: ClosedRange<V>? = nil,
    step: V.Stride?, label: Label,
    minimum: ValueLabel, maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    scale = SliderScale(
      Double(bounds.lowerBound)...Double(bounds.upperBound),
      enabled: enabled.map { Double($0.lowerBound)...Double($0.upperBound) },
      step: step.map { Double($0) })
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    self.onEditingChanged = onEditingChanged
  }

  public static func _emit(_ view: Self, into emission: Emission) { emission.emitControl(view) }

  static func _emitControl(_ view: Self, into emission: Emission) {
    emission.noteEstimate(of: "Slider")
    let value = emission.evaluating { view.value.wrappedValue }
    let row = HStack(spacing: SliderMetrics.gap) {
      view.minimumValueLabel
      SliderBar(
        fraction: view.scale.fraction(of: value), neutral: view.neutral,
        ticks: view.ticks ?? view.scale.ticks
      )
      .modifier(
        SliderTouch(
          value: view.value, scale: view.scale, onEditingChanged: view.onEditingChanged))
      view.maximumValueLabel
    }
    let mark = emission.tree.mark
    if emission.environment.platform != .macOS || Label.self == EmptyView.self {
      emission.emit(row)
    } else {
      emission.emit(LabeledControl(label: view.label, control: row))
    }
    emission.attachControl(view.handle(in: emission), since: mark)
  }

  private func handle(in emission: Emission) -> ControlHandle {
    let (value, scale) = (value, scale)
    var handle = ControlHandle("Slider", in: emission.environment)
    handle.label = emission.labelText(of: label)
    handle.value = { scale.shown(value.wrappedValue) }
    if emission.environment.platform != .macOS {
      let locale = emission.environment.locale
      handle.spokenValue = { scale.fraction(of: value.wrappedValue).inPercent(locale) }
    }
    handle.set = { new in
      guard let number = ControlNumber.double(new) else {
        return "Its value is a number, not \(type(of: new))."
      }
      guard scale.enabled.contains(number) else {
        let (least, most) = (scale.enabled.lowerBound, scale.enabled.upperBound)
        return "\(number) is not between \(least) and \(most)."
      }
      edit { value.wrappedValue = scale.value(at: scale.fraction(of: number)) }
      return nil
    }
    handle.step = { count in
      let new = scale.adjusted(value.wrappedValue, by: count)
      // Without steps there is always one, which writes a value at the end again.
      guard scale.step == nil || new != value.wrappedValue else { return false }
      edit { value.wrappedValue = new }
      return true
    }
    return handle
  }

  /// Runs `change` as one edit.
  private func edit(_ change: () -> Void) {
    onEditingChanged(true)
    change()
    onEditingChanged(false)
  }
}
