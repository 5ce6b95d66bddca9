import QuoinCore

/// How buttons look: a view made of their label. The button itself knows when it is tapped.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The label, the role, and whether the button is being pressed.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button is made of.
public struct ButtonStyleConfiguration {
  /// The button's label. Sizing: as the view it stands for.
  public struct Label: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// What the button is for.
  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger rests on the button, which none does in a picture.
  public let isPressed: Bool
}

/// How buttons look and what triggers them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The label, the role and the action.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a button is made of, its action included.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label. Sizing: as the view it stands for.
  public struct Label: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// What the button is for.
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// A style that leaves the trigger to the button.
struct ButtonStyleAdapter<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content),
        isPressed: false)
    )
    .modifier(ButtonTrigger(action: configuration.action))
  }
}

/// Where taps on what a button draws will arrive. All buttons but those of primitive styles of the user's pass
/// through here; a picture shows nothing of it.
struct ButtonTrigger: PrimitiveModifier {
  let action: @MainActor () -> Void

  static func _emit<V: View>(_ modifier: Self, content: V, into emitter: ViewEmitter) {
    V._emit(content, into: emitter)
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
  /// Sets how buttons inside look. Sizing: neutral.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    buttonStyle(ButtonStyleAdapter(style: style))
  }

  /// Sets how buttons inside look and what triggers them. Sizing: neutral.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) { $0 = $0.adding(style) }
  }
}
