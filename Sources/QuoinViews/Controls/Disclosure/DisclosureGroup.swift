import QuoinCore

/// A label that shows or hides what belongs to it.
///
/// In a list the label and the elements of what is shown are rows. Without a binding the group begins closed.
/// Sizing: h-exp, v-neu (on iOS); as its views on macOS. Gaps and indentation are estimated.
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>

  /// A group that keeps by itself whether it is open.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: State(initialValue: false).projectedValue, content: content, label: label)
  }

  /// A group that is open while `isExpanded` is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded
  }

  public static func _emit(_ view: Self, into emitter: ViewEmitter) {
    let configuration = view.configuration(in: emitter.environment)
    if emitter.environment.listLine == emitter.tree.openNode, emitter.environment.hasDisclosureRows
    {
      emitter.emit(DisclosureRow(configuration: configuration))
      if configuration.isExpanded { emitter.emit(view.content.modifier(_ListIndentation())) }
      return
    }
    func emit<S: DisclosureGroupStyle>(_ style: S) {
      emitter.emitStyled(style, of: \.disclosureGroupStyles) {
        $0.makeBody(configuration: configuration)
      }
    }
    emit(emitter.environment.disclosureGroupStyles.style)
  }

  /// In a list the label and each element of the content are rows of their own.
  public static func _collect(_ view: Self, into collector: SlotCollector) {
    let environment = collector.emitter.environment
    guard environment.collectsListRows, environment.hasDisclosureRows else {
      return collector.add(view)
    }
    let configuration = view.configuration(in: environment)
    collector.add(DisclosureRow(configuration: configuration))
    if configuration.isExpanded { collector.add(view.content, modifiedBy: _ListIndentation()) }
  }

  /// What a style gets. Groups inside the content are drawn by the same style, not by the next one.
  func configuration(in environment: EnvironmentValues) -> DisclosureGroupStyleConfiguration {
    let styles = environment.disclosureGroupStyles
    return DisclosureGroupStyleConfiguration(
      label: .init(content: _StyleContent(label)),
      content: .init(
        content: _StyleContent(content.environment(\.disclosureGroupStyles, styles))),
      isExpanded: isExpanded)
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title, which is looked up for the locale.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// A group with a title, which is looked up for the locale, open while `isExpanded` is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }

  /// A group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(label) })
  }

  /// A group with a title, open while `isExpanded` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(label) })
  }
}
