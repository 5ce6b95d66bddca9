import QuoinCore

extension Button where Label == Text {
  /// A title, which is looked up for the locale.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A title, which is looked up for the locale, for `role`.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A title, for `role`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == QuoinViews.Label<Text, Image> {
  /// A title, which is looked up for the locale, with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// A title with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// A title, which is looked up for the locale, with a symbol, for `role`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      QuoinViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A title with a symbol, for `role`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { QuoinViews.Label(title, systemImage: systemImage) }
  }

  /// A title, which is looked up for the locale, with a picture of the bundle, for `role`.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { QuoinViews.Label(titleKey, image: image) }
  }

  /// A title with a picture of the bundle, for `role`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { QuoinViews.Label(title, image: image) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that takes its label from its role: “Cancel”, or the role's symbol in a bar.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button that has none of its own. Sizing: as a label.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    switch role {
    case .destructive: Label("Delete", systemImage: "trash")
    case .cancel: Label("Cancel", systemImage: "xmark").labelStyle(RoleLabelStyle())
    case .confirm: Label("Done", systemImage: "checkmark").labelStyle(RoleLabelStyle())
    default: Label("Close", systemImage: "xmark").labelStyle(RoleLabelStyle())
    }
  }
}

/// The symbol in bars, the words elsewhere.
private struct RoleLabelStyle: LabelStyle {
  @Environment(\.controlPlace) private var place

  func makeBody(configuration: Configuration) -> some View {
    if place == .bar { configuration.icon } else { configuration.title }
  }
}
