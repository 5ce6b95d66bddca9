import QuoinCore

/// A control that runs an action when the user taps it.
///
/// The style around draws it; without one it is a tinted label on iOS and a push button on macOS.
/// Several views as a label stand side by side.
/// Sizing: h-neu, v-neu (hug with a text); bordered styles add the insets of `ButtonMetrics`, which are measured
/// on macOS and estimated on iOS.
public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// Whether the button is drawn as a link where no style is set.
  var isLink = false

  /// A button of any view.
  public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button of any view that is for `role`.
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
    handle.label = emission.words(of: view.label)
    handle.press = action
    handle.isLink = view.isLink
    emission.attachControl(handle, since: mark)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style receives, for a style that changes how another style draws it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
    isLink = configuration.isLink
  }
}
