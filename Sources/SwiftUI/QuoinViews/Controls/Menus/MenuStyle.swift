import QuoinCore

/// A style for menus, which creates a view from their label and items.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The label and the items.
  typealias Configuration = MenuStyleConfiguration
}

/// The parts of a menu that a style arranges.
public struct MenuStyleConfiguration {
  /// The label of the menu's button. Sizing: as the view it stands for.
  public struct Label: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// The menu's items.
  /// Sizing: as the view it stands for.
  public struct Content: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// A button with the enclosing style.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonMenuStyle().makeBody(configuration: configuration)
  }
}

/// A button with the enclosing style.
public struct ButtonMenuStyle: MenuStyle {
  @Environment(\.platform) private var platform
  @Environment(\.menuIndicatorVisibility) private var indicator

  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let shows = indicator == .automatic ? platform == .macOS : indicator == .visible
    MenuButtonView(configuration: configuration)
      .environment(\.menuButton, MenuButtonLook(showsIndicator: shows))
  }
}

/// A button that opens the menu in a live tree.
/// Sizing: as a button.
private struct MenuButtonView: PrimitiveView {
  let configuration: MenuStyleConfiguration

  static func _emit(_ view: Self, into emission: Emission) {
    let (configuration, label) = (view.configuration, view.configuration.label)
    if !emission.isLiving {
      emission.emit(Button(action: configuration.primaryAction ?? {}) { label })
    } else if emission.environment.menuCompletion == nil {
      emission.emit(LivingMenu(configuration: configuration, label: label))
    } else {
      emission.emit(LivingMenu(configuration: configuration, label: SubmenuLabel(label: label)))
    }
  }
}

/// A button that opens the menu on a tap, or on a long press if a tap has another action.
/// Sizing: as a button.
private struct LivingMenu<Label: View>: View {
  let configuration: MenuStyleConfiguration
  let label: Label
  @State private var isOpen = false

  var body: some View {
    Button(action: configuration.primaryAction ?? { isOpen = true }) { label }
      .environment(\.buttonCompletion, nil)
      .highPriorityGesture(
        LongPressGesture().onEnded { _ in isOpen = true },
        isEnabled: configuration.primaryAction != nil
      )
      .control("Menu") { $0.press = { isOpen = true } }
      .modifier(MenuPresenter(entries: configuration.content, isOpen: $isOpen))
  }
}

/// The label of a menu inside another one, which ends in a chevron.
/// Sizing: h-exp, v-hug.
private struct SubmenuLabel<Label: View>: View {
  let label: Label
  @Environment(\.platform) private var platform

  var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      Image(systemName: "chevron.forward")
        .font(.system(size: platform == .macOS ? 11 : 13, weight: .semibold))
        .accessibilityHidden(true)
    }
  }
}

/// A style that shows a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonMenuStyle().makeBody(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style of the place: a button with the enclosing style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button with the enclosing style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style that shows a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: StyleChain<any MenuStyle> { StyleChain(DefaultMenuStyle()) }
}

extension EnvironmentValues {
  var menuStyles: StyleChain<any MenuStyle> {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of menus in the view.
  /// Sizing: neutral.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuStyles) { $0 = $0.adding(style) }
  }
}
