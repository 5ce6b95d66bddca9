import QuoinCore

/// A control that is an element of its own in a live view, so that it alone is reevaluated when a
/// value that it reads changes.
@MainActor
protocol OwnedControl: View {
  static func _emitControl(_ view: Self, into emission: Emission)
}

extension Emission {
  func emitControl<Control: OwnedControl>(_ control: Control) {
    if isLiving {
      emit(ControlElement(control: control))
    } else {
      Control._emitControl(control, into: self)
    }
  }
}

/// The element of a control. Sizing: as the control.
private struct ControlElement<Control: OwnedControl>: View {
  let control: Control
  var body: some View { ControlContent(control: control) }
}

/// Sizing: as the control.
private struct ControlContent<Control: OwnedControl>: PrimitiveView {
  let control: Control
  static func _emit(_ view: Self, into emission: Emission) {
    Control._emitControl(view.control, into: emission)
  }
}
