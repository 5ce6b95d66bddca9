import QuoinCore

/// A title with a picture before it.
///
/// The ``LabelStyle`` around decides which of the two are shown and where.
/// Sizing: h-neu, v-neu (hug with a text as title).
public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  /// A label of any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    let configuration = LabelStyleConfiguration(
      title: .init(content: _StyleContent(view.title)),
      icon: .init(content: _StyleContent(view.icon)))
    func emit<S: LabelStyle>(_ style: S) {
      emission.emitStyled(style, of: \.labelStyles) { $0.makeBody(configuration: configuration) }
    }
    let mark = emission.tree.mark
    emit(emission.environment.labelStyles.style)
    // The title names a label also where the style doesn't show it.
    if let title = unlocated(view.title) as? Text {
      emission.label(since: mark, title.string(in: emission.environment))
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title, which is looked up for the locale, and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A title, which is looked up for the locale, and a picture of the bundle.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A title and a picture of the bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// A title, which is looked up for the locale, and a picture of a catalogue by its generated symbol.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// A title and a picture of a catalogue by its generated symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style receives, for a style that changes how another style draws it.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}
