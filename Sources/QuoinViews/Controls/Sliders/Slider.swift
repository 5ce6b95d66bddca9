import Foundation
import QuoinCore

/// A control that chooses a value of a range.
///
/// The labels of its ends stand beside it. Its own label is shown before it on macOS and never on iOS, where it is
/// for assistive technologies alone (SEMANTICS §20.5). On iOS steps show as dots, unless they are more than a hundred.
/// Sizing: h-exp, v-hug. On iOS the height and the size of the knob are estimated.
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  let value: Binding<Double>
  let scale: SliderScale
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label,
    minimum: ValueLabel, maximum: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    scale = SliderScale(
      Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    self.onEditingChanged = onEditingChanged
  }

  public static func _emit(_ view: Self, into emitter: ViewEmitter) {
    let row = HStack(spacing: SliderMetrics.gap) {
      view.minimumValueLabel
      SliderBar(
        fraction: view.scale.fraction(of: view.value.wrappedValue), ticks: view.scale.ticks)
      view.maximumValueLabel
    }
    if emitter.environment.platform == .iOS || Label.self == EmptyView.self {
      emitter.emit(row)
    } else {
      emitter.emit(LabeledControl(label: view.label, control: row))
    }
  }
}
