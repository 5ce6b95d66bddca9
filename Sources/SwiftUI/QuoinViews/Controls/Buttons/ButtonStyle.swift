import QuoinCore

/// A style for buttons, which creates a view from their label. The button itself handles taps.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The label, the role, and whether the button is being pressed.
  typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button that a style arranges.
public struct ButtonStyleConfiguration {
  /// The button's label. Sizing: as the view it stands for.
  public struct Label: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// The button's purpose.
  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger is on the button; always false in a picture.
  public let isPressed: Bool
}

/// The style of buttons and the interaction that triggers them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The label, the role and the action.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The parts of a button that a style arranges, including its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label. Sizing: as the view it stands for.
  public struct Label: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// The button's purpose.
  public let role: ButtonRole?
  public let label: Label
  /// Whether the automatic style draws the button as a link.
  var isLink = false
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

/// Adapts a style that leaves tap handling to the button into a primitive style.
struct ButtonStyleAdapter<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    ButtonStyleView(style: style, configuration: configuration)
  }
}

/// A styled button in a picture, which is never pressed.
/// Sizing: as what the style makes.
private struct ButtonStyleView<Style: ButtonStyle>: PrimitiveView {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  static func _emit(_ view: Self, into emission: Emission) {
    guard let style = DynamicProperties(emission).prepared(view.style) else { return }
    if emission.isLiving {
      emission.emit(PressedButton(style: style, configuration: view.configuration))
    } else {
      emission.emit(Self(style: style, configuration: view.configuration).body(isPressed: false))
    }
  }

  func body(isPressed: Bool) -> Style.Body {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content),
        isPressed: isPressed))
  }
}

/// A styled button in a live view, redrawn when it is pressed and released.
/// Sizing: as what the style makes.
private struct PressedButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  // The style may read any environment value.
  @Environment(\.self) private var environment

  var body: some View {
    _ = environment.whole
    return ButtonStyleView(style: style, configuration: configuration).body(isPressed: isPressed)
      .modifier(ButtonTrigger(action: configuration.action, isPressed: $isPressed))
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: StyleChain<any PrimitiveButtonStyle> { StyleChain(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  var buttonStyles: StyleChain<any PrimitiveButtonStyle> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of buttons in the view.
  /// Sizing: neutral.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    buttonStyle(ButtonStyleAdapter(style: style))
  }

  /// Sets the style of buttons in the view and the interaction that triggers them.
  /// Sizing: neutral.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) { $0 = $0.adding(style) }
  }
}
