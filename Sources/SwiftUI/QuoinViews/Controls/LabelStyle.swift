import QuoinCore

/// A style for labels, which creates a view from their title and icon.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The title and the icon.
  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label that a style arranges.
public struct LabelStyleConfiguration {
  /// The label's title.
  /// Sizing: as the view it stands for.
  public struct Title: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// The label's icon.
  /// Sizing: as the view it stands for.
  public struct Icon: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  public let title: Title
  public let icon: Icon
}

/// A style that shows the title and the icon, or only the icon in bars.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlacedLabel(configuration: configuration, isInFull: false)
  }
}

/// A style that shows the icon followed by the title.
///
/// In the rows of lists and forms on iOS the icons have their own column, so that the titles are
/// aligned. Elsewhere the distance between the two is estimated.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlacedLabel(configuration: configuration, isInFull: true)
  }
}

/// A style that shows only the icon.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// A style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: StyleChain<any LabelStyle> { StyleChain(DefaultLabelStyle()) }
}

extension EnvironmentValues {
  var labelStyles: StyleChain<any LabelStyle> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labels in the view.
  /// Sizing: neutral.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyles) { $0 = $0.adding(style) }
  }
}
