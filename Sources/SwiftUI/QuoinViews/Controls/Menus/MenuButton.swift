import QuoinCore

/// The older form of `Menu`: a button that opens a list of actions.
///
/// Sizing: h-neu, v-neu (as `Menu`).
public struct MenuButton<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a button with a custom label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  public var body: some View {
    Menu {
      content
    } label: {
      label
    }
  }
}

extension MenuButton where Label == Text {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}
