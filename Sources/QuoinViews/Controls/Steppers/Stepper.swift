import Foundation
import QuoinCore

/// A control that makes a value larger or smaller step by step.
///
/// Sizing: h-exp, v-neu (on iOS and in forms of cards, label and control at both ends); as both side by side
/// elsewhere.
public struct Stepper<Label: View>: View {
  let label: Label
  /// The value, where the stepper shows it.
  var valueText: Text?
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  init(
    label: Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// A stepper for `value`; a half whose step would change nothing does nothing.
  init<V: Strideable>(
    label: Label, value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    let scale = StepperScale(bounds: bounds, step: step)
    let stored = value.wrappedValue
    self.init(
      label: label,
      onIncrement: scale.incremented(stored) == nil
        ? nil : { scale.incremented(value.wrappedValue).map { value.wrappedValue = $0 } },
      onDecrement: scale.decremented(stored) == nil
        ? nil : { scale.decremented(value.wrappedValue).map { value.wrappedValue = $0 } },
      onEditingChanged: onEditingChanged)
  }

  public var body: some View {
    LabeledControl {
      if let valueText {
        HStack {
          valueText.foregroundStyle(.secondary)
          control
        }
      } else {
        control
      }
    } label: {
      label
    }
    .modifier(DisabledLook())
  }

  private var control: StepperView {
    StepperView(canIncrement: onIncrement != nil, canDecrement: onDecrement != nil)
  }
}
