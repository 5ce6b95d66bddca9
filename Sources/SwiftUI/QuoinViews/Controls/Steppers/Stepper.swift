import Foundation
import QuoinCore

/// A control that increments or decrements a value.
///
/// Sizing: h-exp, v-neu (on iOS and in forms of cards, label and control at both ends); as both side by side
/// elsewhere.
public struct Stepper<Label: View>: PrimitiveView, IndependentControl {
  let label: Label
  /// The text of the value, if the stepper shows it.
  var valueText: (() -> Text)?
  let steps: StepperSteps
  let onEditingChanged: (Bool) -> Void

  init(
    label: Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    steps = StepperSteps(
      value: nil, up: { onIncrement }, down: { onDecrement })
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a stepper for `value`; a half whose step wouldn't change the value does nothing.
  init<V: Strideable>(
    label: Label, value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    let scale = StepperScale(bounds: bounds, step: step)
    func write(_ new: V?) -> (() -> Void)? { new.map { new in { value.wrappedValue = new } } }
    self.label = label
    steps = StepperSteps(
      value: { scale.clamped(value.wrappedValue) },
      up: { write(scale.incremented(value.wrappedValue)) },
      down: { write(scale.decremented(value.wrappedValue)) })
    self.onEditingChanged = onEditingChanged
  }

  public static func _emit(_ view: Self, into emission: Emission) { emission.emitControl(view) }

  static func _emitControl(_ view: Self, into emission: Emission) {
    emission.noteEstimate(of: "Stepper")
    let (canIncrement, canDecrement, text) = emission.evaluating {
      (view.steps.up() != nil, view.steps.down() != nil, view.valueText?())
    }
    let buttons = StepperView(
      canIncrement: canIncrement, canDecrement: canDecrement, step: { view.step($0) })
    let row = LabeledControl {
      if let text {
        HStack {
          text.foregroundStyle(.secondary)
          buttons
        }
      } else {
        buttons
      }
    } label: {
      view.label
    }
    emission.emit(
      row.modifier(DisabledLook())
        .control("Stepper") { handle in
          handle.label = emission.labelText(of: view.label)
          handle.value = view.steps.value
          handle.step = { view.step($0 > 0) }
        })
  }

  var onIncrement: (() -> Void)? { steps.up() }
  var onDecrement: (() -> Void)? { steps.down() }

  /// Performs a step as a separate edit.
  @discardableResult
  private func step(_ isUp: Bool) -> Bool {
    guard let step = isUp ? steps.up() : steps.down() else { return false }
    onEditingChanged(true)
    step()
    onEditingChanged(false)
    return true
  }
}

/// The actions of a stepper's halves; `nil` for a half that does nothing.
struct StepperSteps {
  /// The value that the steps change, if there is one.
  let value: (@MainActor () -> Any?)?
  let up: () -> (() -> Void)?
  let down: () -> (() -> Void)?
}
