import QuoinCore

/// A style for text fields, which creates a view from the field as drawn by the enclosing style.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  /// Returns the styled field. `configuration` is the field that the next outer style draws.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
  typealias _Label = _TextFieldStyleLabel
}

/// A field's label, as a style receives it. Sizing: as the view it stands for.
public struct _TextFieldStyleLabel: View {
  let content: _StyleContent
  public var body: some View { content }
}

/// A style that shows no border on iOS, a rounded one on macOS.
public struct DefaultTextFieldStyle: TextFieldStyle {
  @Environment(\.platform) private var platform

  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    TextFieldBody(field: configuration, border: platform == .macOS ? .rounded : .none)
  }
}

/// A style that shows only the text.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    TextFieldBody(field: configuration, border: .none)
  }
}

/// A style that shows a rounded box around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    TextFieldBody(field: configuration, border: .rounded)
  }
}

/// A style that looks like ``RoundedBorderTextFieldStyle`` since macOS 26.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    TextFieldBody(field: configuration, border: .rounded)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: StyleChain<any TextFieldStyle> { StyleChain(DefaultTextFieldStyle()) }
}

extension EnvironmentValues {
  var textFieldStyles: StyleChain<any TextFieldStyle> {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of text fields in the view.
  /// Sizing: neutral.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    transformEnvironment(\.textFieldStyles) { $0 = $0.adding(style) }
  }
}
