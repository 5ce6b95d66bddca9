import QuoinCore

/// A control that is an element of its own in a live view, so that it alone is reevaluated when a
/// value that it reads changes.
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
