import QuoinCore

/// How labelled contents look: a view made of their label and content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The label and the content.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// What a labelled content is made of.
public struct LabeledContentStyleConfiguration {
  /// What the content is called. Sizing: as the view it stands for.
  public struct Label: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// What is labelled. Sizing: as the view it stands for.
  public struct Content: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  public let label: Label
  public let content: Content
}

/// The label beside the content, as the place wants it.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.controlPlace) private var place

  nonisolated public init() {}

  // Rows show what is labelled as less important than its label (Rules/Lists.md#form-labels).
  public func makeBody(configuration: Configuration) -> some View {
    let isRow = place == .listRow || place == .groupedForm
    LabeledControl(
      label: configuration.label,
      control: configuration.content.foregroundStyle(
        isRow ? HierarchicalShapeStyle.secondary : .primary))
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: StyleChain<any LabeledContentStyle> {
    StyleChain(AutomaticLabeledContentStyle())
  }
}

extension EnvironmentValues {
  var labeledContentStyles: StyleChain<any LabeledContentStyle> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how labelled contents inside look. Sizing: neutral.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\.labeledContentStyles) { $0 = $0.adding(style) }
  }
}
