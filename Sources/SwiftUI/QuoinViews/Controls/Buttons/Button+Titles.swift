import QuoinCore

extension Button where Label == Text {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a localized title and a role.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a localized title and a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == QuoinViews.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a localized title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  /// Creates a button with a localized title, a symbol and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      QuoinViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a localized title, a symbol and a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      QuoinViews.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a button with a title, a symbol and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { QuoinViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localized title, an image from the bundle and a role.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { QuoinViews.Label(titleKey, image: image) }
  }

  /// Creates a button with a localized title, an image from the bundle and a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { QuoinViews.Label(titleResource, image: image) }
  }

  /// Creates a button with a title, an image from the bundle and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { QuoinViews.Label(title, image: image) }
  }

  /// Creates a button with a localized title, an image resource and a role.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { QuoinViews.Label(titleKey, image: image) }
  }

  /// Creates a button with a localized title, an image resource and a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { QuoinViews.Label(titleResource, image: image) }
  }

  /// Creates a button with a title, an image resource and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { QuoinViews.Label(title, image: image) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button whose label depends on its role: “Cancel”, or the role's symbol in a bar.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button without its own.
/// Sizing: as a label.
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

/// A style that shows the symbol in bars, the text elsewhere.
private struct RoleLabelStyle: LabelStyle {
  @Environment(\.controlPlace) private var place

  func makeBody(configuration: Configuration) -> some View {
    if place == .bar { configuration.icon } else { configuration.title }
  }
}
