import QuoinCore

/// Whether what is shown is being edited.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// For a moment, while one thing is.
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the views inside are being edited; a list that is shows marks to delete and to move rows by.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
