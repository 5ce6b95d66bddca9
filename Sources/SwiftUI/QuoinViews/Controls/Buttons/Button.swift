import QuoinCore

/// A control that runs an action when the user taps it.
///
/// The enclosing button style draws it; the default is a tinted label on iOS and a push button on
/// macOS. Several views as a label are placed side by side.
/// Sizing: h-neu, v-neu (hug with a text); bordered styles add the insets of `ButtonMetrics`, which are measured
/// on macOS and estimated on iOS.
public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// Whether the default style draws the button as a link.
  var isLink = false

  /// Creates a button with a custom label.
  public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a custom label and a role.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label, isLink: Bool) {
    self.role = role
    self.action = action
    self.label = label
    self.isLink = isLink
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    let completion = emission.isLiving ? emission.environment.buttonCompletion : nil
    let action = completion?.after(view.action) ?? view.action
    let configuration = PrimitiveButtonStyleConfiguration(
      role: view.role,
      label: .init(content: _StyleContent(HStack { view.label })),
      isLink: view.isLink, action: action)
    let mark = emission.tree.mark
    func emit<S: PrimitiveButtonStyle>(_ style: S) {
      emission.emitStyled(style, of: \.buttonStyles) { $0.makeBody(configuration: configuration) }
    }
    emit(emission.environment.buttonStyles.style)
    guard emission.isLiving else { return }
    emission.attachShortcut(since: mark, action)
    var handle = ControlHandle("Button", in: emission.environment)
    handle.label = emission.labelText(of: view.label)
    handle.press = action
    handle.isLink = view.isLink
    emission.attachControl(handle, since: mark)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration, so that a style can modify another style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
    isLink = configuration.isLink
  }
}
