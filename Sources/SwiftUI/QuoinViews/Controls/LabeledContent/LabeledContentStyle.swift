import QuoinCore

/// A style for labeled content, which creates a view from the label and content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The label and the content.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of labeled content that a style arranges.
public struct LabeledContentStyleConfiguration {
  /// The name of the content. Sizing: as the view it stands for.
  public struct Label: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// The labeled view.
  /// Sizing: as the view it stands for.
  public struct Content: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  public let label: Label
  public let content: Content
}

/// A style that shows the label beside the content, arranged for the enclosing place.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.controlPlace) private var place

  nonisolated public init() {}

  // In rows the content is less prominent than its label (Rules/Lists.md#form-labels).
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
  /// Sets the style of labeled content in the view.
  /// Sizing: neutral.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\.labeledContentStyles) { $0 = $0.adding(style) }
  }
}
