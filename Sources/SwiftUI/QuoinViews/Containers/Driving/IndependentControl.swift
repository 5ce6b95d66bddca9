import QuoinCore

/// A control that is a separate element in a live view, so that a change of a value that it reads
/// reevaluates only the control.
@MainActor
protocol IndependentControl: View {
  static func _emitControl(_ view: Self, into emission: Emission)
}

extension Emission {
  func emitControl<Control: IndependentControl>(_ control: Control) {
    if isLiving {
      emit(ControlElement(control: control))
    } else {
      Control._emitControl(control, into: self)
    }
  }
}

/// The element of a control. Sizing: as the control.
private struct ControlElement<Control: IndependentControl>: View {
  let control: Control
  var body: some View { ControlContent(control: control) }
}

/// Sizing: as the control.
private struct ControlContent<Control: IndependentControl>: PrimitiveView {
  let control: Control
  static func _emit(_ view: Self, into emission: Emission) {
    Control._emitControl(view.control, into: emission)
  }
}
