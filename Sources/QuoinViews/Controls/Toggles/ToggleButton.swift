import QuoinCore

/// A toggle as a button: on a shape in the tint where it is on. Sizing: as a bordered button.
///
/// On iOS nothing but the room of the shape is there while it is off.
struct ToggleButton: PrimitiveView {
  let configuration: ToggleStyleConfiguration

  static func _emit(_ view: Self, into emission: Emission) {
    let isOn = view.configuration.isOn
    let value = view.configuration.$isOn
    let button = PrimitiveButtonStyleConfiguration(
      role: nil, label: .init(content: _StyleContent(HStack { view.configuration.label })),
      action: { value.wrappedValue.toggle() })
    let look: ButtonLook
    switch (emission.environment.platform, isOn) {
    case (.macOS, true): look = .prominent
    case (.macOS, false): look = .bordered
    case (.iOS, true): look = .toggledOn
    case (.iOS, false): look = .part
    }
    emission.emit(StyledButton(configuration: button, look: look))
  }
}
