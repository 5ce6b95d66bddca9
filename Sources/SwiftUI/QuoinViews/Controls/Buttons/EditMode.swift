import QuoinCore

/// Whether the user is editing the views inside.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// Temporary editing of a single item.
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// A binding to whether the user is editing the views inside; a list then shows controls to
  /// delete and move its rows.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
