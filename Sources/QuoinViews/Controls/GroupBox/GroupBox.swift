import QuoinCore

/// A box around views that belong together, with a label.
///
/// Sizing: neutral (label and content one above the other, with the box's margins).
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  /// A box with any view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A box with `label`.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    // The same style draws boxes inside the content, not the next one.
    let styles = emission.environment.groupBoxStyles
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: _StyleContent(view.label)),
      content: .init(content: _StyleContent(view.content.environment(\.groupBoxStyles, styles))))
    func emit<S: GroupBoxStyle>(_ style: S) {
      emission.emitStyled(style, of: \.groupBoxStyles) { $0.makeBody(configuration: configuration) }
    }
    emit(emission.environment.groupBoxStyles.style)
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// A box with a title, which is looked up for the locale.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// A box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style receives, for a style that changes how another style draws it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}
