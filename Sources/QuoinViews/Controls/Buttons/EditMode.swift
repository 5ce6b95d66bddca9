import QuoinCore

/// Whether the user edits the views inside.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// For a moment, while the user edits a single thing.
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the user edits the views inside; a list then shows marks to delete and to move its rows.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
