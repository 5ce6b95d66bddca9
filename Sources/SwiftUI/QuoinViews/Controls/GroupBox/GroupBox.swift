import QuoinCore

/// A box around related views, with a label.
///
/// Sizing: neutral (label and content one above the other, with the box's margins).
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  /// Creates a box with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with `label`.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    // Boxes inside the content use the same style rather than the next one.
    let styles = emission.environment.groupBoxStyles
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: _StyleContent(view.label)),
      content: .init(content: _StyleContent(view.content.environment(\.groupBoxStyles, styles))))
    func emit<S: GroupBoxStyle>(_ style: S) {
      emission.noteEstimate(of: "GroupBox", style: S.self)
      emission.emitStyled(style, of: \.groupBoxStyles) { $0.makeBody(configuration: configuration) }
    }
    emit(emission.environment.groupBoxStyles.style)
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a box with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleResource) })
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from a style's configuration, so that a style can modify another style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}
