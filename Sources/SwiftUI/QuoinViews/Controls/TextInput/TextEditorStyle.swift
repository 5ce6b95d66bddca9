import QuoinCore

/// The style of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = TextEditorStyleConfiguration
}

/// The parts of a text editor that a style arranges.
public struct TextEditorStyleConfiguration {
  let text: Text
}

/// The platform's default style.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorBody(text: configuration.text)
  }
}

/// A style that shows the text on a plain background.
public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorBody(text: configuration.text)
  }
}

/// A style that shows a rounded box around the text.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TextEditorBody(text: configuration.text)
      .clipShape(RoundedRectangle(cornerRadius: TextInputMetrics.radius))
      .overlay { TextFieldFrame(border: .rounded, isFilled: false) }
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

private struct TextEditorStyleKey: EnvironmentKey {
  static var defaultValue: StyleChain<any TextEditorStyle> {
    StyleChain(AutomaticTextEditorStyle())
  }
}

extension EnvironmentValues {
  var textEditorStyles: StyleChain<any TextEditorStyle> {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of text editors in the view.
  /// Sizing: neutral.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    transformEnvironment(\.textEditorStyles) { $0 = $0.adding(style) }
  }
}
