import QuoinCore

/// Controls with their labels, for settings and for entering data.
///
/// On iOS and in the grouped style it is a list of cards; macOS's usual form has a column of labels and a column
/// of controls and doesn't scroll. Sizing: h-exp, v-exp (as a list); h-neu, v-hug in columns.
public struct Form<Content: View>: PrimitiveView {
  let content: Content

  /// A form of any rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _emit(_ view: Self, into emission: Emission) {
    // The same style draws forms inside the content, not the next one.
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
  /// The form that a style receives, for a style that changes how another style draws it.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}
