import QuoinCore

/// How labels look: a view made of their title and icon.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The title and the icon.
  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label that a style arranges.
public struct LabelStyleConfiguration {
  /// The label's text. Sizing: as the view it stands for.
  public struct Title: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// The label's picture. Sizing: as the view it stands for.
  public struct Icon: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  public let title: Title
  public let icon: Icon
}

/// Title and icon, or in bars the icon alone.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlacedLabel(configuration: configuration, isInFull: false)
  }
}

/// The icon before the title.
///
/// In the rows of lists and forms of iOS the icons have a column of their own, so that the titles line up.
/// Elsewhere the distance between the two is estimated.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlacedLabel(configuration: configuration, isInFull: true)
  }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
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
  /// Sets how labels inside look. Sizing: neutral.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyles) { $0 = $0.adding(style) }
  }
}
