import QuoinCore

/// A button that opens a list of actions: above the window in a living view; a picture shows it closed.
///
/// The button style around draws it as a button, on macOS with a sign that a menu opens.
/// Sizing: h-neu, v-neu (hug with a text).
public struct Menu<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  private init(
    label: Label, content: Content, primaryAction: (@MainActor () -> Void)?
  ) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// A menu of `content` behind any view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// A menu that runs `primaryAction` on a tap and opens when held.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    let configuration = MenuStyleConfiguration(
      label: .init(content: _StyleContent(view.label)),
      content: .init(content: _StyleContent(view.content)), primaryAction: view.primaryAction)
    func emit<S: MenuStyle>(_ style: S) {
      emission.emitStyled(style, of: \.menuStyles) { $0.makeBody(configuration: configuration) }
    }
    emit(emission.environment.menuStyles.style)
  }
}

extension Menu where Label == Text {
  /// A menu with a title, which is looked up for the locale.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// A menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// A menu with a title, which is looked up for the locale, that runs `primaryAction` on a tap.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// A menu with a title that runs `primaryAction` on a tap.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == QuoinViews.Label<Text, Image> {
  /// A menu with a title, which is looked up for the locale, and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: QuoinViews.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: nil)
  }

  /// A menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: QuoinViews.Label(title, systemImage: systemImage), content: content(),
      primaryAction: nil)
  }

  /// A menu with a title, which is looked up for the locale, and a symbol, that runs `primaryAction` on a tap.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: QuoinViews.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style receives, for a style that changes how another style draws it.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }
}
