import QuoinCore

/// A style for forms, which creates a view from their content.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The content.
  typealias Configuration = FormStyleConfiguration
}

/// The parts of a form that a style arranges.
public struct FormStyleConfiguration {
  /// The rows. Sizing: none; the container around it sees each row.
  public struct Content: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  public let content: Content
}

/// Cards on iOS, two columns on macOS (Rules/Lists.md#form-style).
public struct AutomaticFormStyle: FormStyle {
  @Environment(\.platform) private var platform

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if platform == .macOS {
      ColumnsFormStyle().makeBody(configuration: configuration)
    } else {
      GroupedFormStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style that shows sections as cards that scroll. The lengths for macOS are estimated.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

/// A style that shows a column of labels and a column of controls; iOS has no such form and draws
/// cards.
public struct ColumnsFormStyle: FormStyle {
  @Environment(\.platform) private var platform

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if platform == .macOS {
      ColumnsForm(content: configuration.content)
    } else {
      GroupedForm(content: configuration.content)
    }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: StyleChain<any FormStyle> { StyleChain(AutomaticFormStyle()) }
}

extension EnvironmentValues {
  var formStyles: StyleChain<any FormStyle> {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of forms in the view.
  /// Sizing: neutral.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    transformEnvironment(\.formStyles) { $0 = $0.adding(style) }
  }
}
