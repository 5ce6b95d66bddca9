import QuoinCore

/// Labeled controls for settings and data entry.
///
/// On iOS and in the grouped style it is a list of cards; macOS's default form has a column of
/// labels and a column of controls and doesn't scroll.
/// Sizing: h-exp, v-exp (as a list); h-neu, v-hug in columns.
public struct Form<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a form of arbitrary rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _emit(_ view: Self, into emission: Emission) {
    // Forms inside the content use the same style rather than the next one.
    let styles = emission.environment.formStyles
    let configuration = FormStyleConfiguration(
      content: .init(content: _StyleContent(view.content.environment(\.formStyles, styles))))
    func emit<S: FormStyle>(_ style: S) {
      emission.emitStyled(style, of: \.formStyles) { $0.makeBody(configuration: configuration) }
    }
    emit(styles.style)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from a style's configuration, so that a style can modify another style.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}
