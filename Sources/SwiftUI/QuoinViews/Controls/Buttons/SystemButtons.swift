import QuoinCore

/// A button that starts and ends editing by setting the environment's edit mode.
/// Sizing: as a button with that title.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  public init() {}
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
  }
}

/// A button that performs the enclosing `renameAction`.
/// Sizing: as a button with a label.
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  public init() {}
  public var body: some View { Button("Rename", systemImage: "pencil") { rename?() } }
}

/// The help button of macOS, a question mark in a circle whose size is estimated.
/// Sizing: h-hug, v-hug.
public struct HelpLink: View {
  private let action: @MainActor () -> Void

  public init(action: @escaping @MainActor () -> Void) { self.action = action }

  public var body: some View {
    Button(action: action) { Image(systemName: "questionmark") }
      .buttonStyle(.bordered)
      .buttonBorderShape(.circle)
  }
}
