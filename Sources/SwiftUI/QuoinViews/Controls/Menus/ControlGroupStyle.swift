import QuoinCore

/// A style for control groups, which creates a view from the controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The controls.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of a control group that a style arranges.
public struct ControlGroupStyleConfiguration {
  /// The controls. Sizing: as the view it stands for.
  public struct Content: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  public let content: Content
}

/// A style that shows controls as parts of one shape.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  @Environment(\.platform) private var platform
  @Environment(\.systemLook) private var look
  @Environment(\.controlSize) private var size
  @Environment(\.controlPlace) private var place
  @Environment(\.menuCompletion) private var menu

  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if menu != nil {
      if platform == .macOS {
        VStack(alignment: .leading, spacing: 0) { configuration.content }
      } else {
        HStack(spacing: 0) { configuration.content }.buttonStyle(MenuPartStyle())
      }
    } else if place == .bar {
      NavigationControlGroupStyle().makeBody(configuration: configuration)
    } else {
      HStack(spacing: 0) { configuration.content }
        .buttonStyle(GroupedButtonStyle())
        .background {
          ControlOutline(radius: ButtonMetrics(size, platform, look).radius).fill(Color.controlGrey)
        }
    }
  }
}

/// A style that draws a button as a part of the group's shape.
private struct GroupedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .part)
  }
}

/// A style that shows the controls in sequence, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

/// A style for groups in a menu, which shows the controls side by side in one row.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content.frame(maxWidth: .infinity) }
      .labelStyle(.iconOnly)
  }
}

/// A style that shows the controls as items of a menu, with the group's label.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      Image(systemName: "ellipsis.circle")
    }
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A style that shows the controls side by side in a row of a menu.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A style that shows the controls as items of a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style of the place: parts of one shape, or a sequence in a bar.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A style that shows the controls in sequence, as in a bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: StyleChain<any ControlGroupStyle> {
    StyleChain(AutomaticControlGroupStyle())
  }
}

extension EnvironmentValues {
  var controlGroupStyles: StyleChain<any ControlGroupStyle> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of control groups in the view.
  /// Sizing: neutral.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.controlGroupStyles) { $0 = $0.adding(style) }
  }
}
