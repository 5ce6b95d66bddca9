import QuoinCore

/// A toggle drawn as a button, on a tinted shape while it is on.
/// Sizing: as a bordered button.
///
/// On iOS the shape isn't visible while the toggle is off, but still takes space.
struct ToggleButton: PrimitiveView {
  let configuration: ToggleStyleConfiguration

  static func _emit(_ view: Self, into emission: Emission) {
    let isOn = view.configuration.isOn
    let value = view.configuration.$isOn
    let button = PrimitiveButtonStyleConfiguration(
      role: nil, label: .init(content: _StyleContent(HStack { view.configuration.label })),
      action: { value.wrappedValue.toggle() })
    let look: ButtonLook
    switch (emission.environment.platform.family, isOn) {
    case (.macOS, true): look = .prominent
    case (.macOS, false): look = .bordered
    case (.iOS, true): look = .toggledOn
    case (.iOS, false): look = .part
    }
    emission.emit(StyledButton(configuration: button, look: look))
  }
}
