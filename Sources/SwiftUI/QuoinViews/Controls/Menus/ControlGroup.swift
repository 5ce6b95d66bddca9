import QuoinCore

/// Related controls side by side.
///
/// Sizing: h-neu, v-neu (as its controls); the look of the group is estimated.
public struct ControlGroup<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a group of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _emit(_ view: Self, into emission: Emission) {
    let configuration = ControlGroupStyleConfiguration(
      content: .init(content: _StyleContent(view.content)))
    func emit<S: ControlGroupStyle>(_ style: S) {
      emission.noteEstimate(of: "ControlGroup", style: S.self)
      emission.emitStyled(style, of: \.controlGroupStyles) {
        $0.makeBody(configuration: configuration)
      }
    }
    emit(emission.environment.controlGroupStyles.style)
  }
}

extension ControlGroup {
  /// Creates a group with a label, which only menus show.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// Creates a group with a localized title, which only menus show.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }

  /// Creates a group with a localized title, which only menus show.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleResource))
  }

  /// Creates a group with a title, which only menus show.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(title))
  }

  /// Creates a group with a localized title and a symbol, which only menus show.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(
      content: content(), label: Label(titleKey, systemImage: systemImage))
  }

  /// Creates a group with a localized title and a symbol, which only menus show.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(
      content: content(), label: Label(titleResource, systemImage: systemImage))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group from a style's configuration, so that a style can modify another style.
  public init(_ configuration: ControlGroupStyleConfiguration) { content = configuration.content }
}

/// The controls of a labeled group.
/// Sizing: none.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  public var body: some View { content }
}
