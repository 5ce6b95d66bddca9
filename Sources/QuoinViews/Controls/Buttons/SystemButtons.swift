import QuoinCore

/// The button that begins and ends editing: it writes the edit mode of the environment.
/// Sizing: as a button with that title.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  public init() {}
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
  }
}

/// The button that begins renaming. Sizing: as a button with a label.
public struct RenameButton: View {
  public init() {}
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// The button of macOS that opens help: a question mark in a circle, its size estimated. Sizing: h-hug, v-hug.
public struct HelpLink: View {
  private let action: @MainActor () -> Void

  public init(action: @escaping @MainActor () -> Void) { self.action = action }

  public var body: some View {
    Button(action: action) { Image(systemName: "questionmark") }
      .buttonStyle(.bordered)
      .buttonBorderShape(.circle)
  }
}
