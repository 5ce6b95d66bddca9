import QuoinCore

/// A button that opens a list of actions: above the window in a live view; a picture shows it
/// closed.
///
/// The enclosing button style draws it as a button, on macOS with a menu indicator.
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

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Creates a menu that runs `primaryAction` on a tap and opens on a long press.
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
      emission.noteEstimate(of: "Menu", style: S.self)
      emission.emitStyled(style, of: \.menuStyles) { $0.makeBody(configuration: configuration) }
    }
    emit(emission.environment.menuStyles.style)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a localized title that runs `primaryAction` on a tap.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title that runs `primaryAction` on a tap.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleResource), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title that runs `primaryAction` on a tap.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == QuoinViews.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: QuoinViews.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: nil)
  }

  /// Creates a menu with a localized title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: QuoinViews.Label(titleResource, systemImage: systemImage), content: content(),
      primaryAction: nil)
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: QuoinViews.Label(title, systemImage: systemImage), content: content(),
      primaryAction: nil)
  }

  /// Creates a menu with a localized title and a symbol that runs `primaryAction` on a tap.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: QuoinViews.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title and a symbol that runs `primaryAction` on a tap.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: QuoinViews.Label(titleResource, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from a style's configuration, so that a style can modify another style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }
}
