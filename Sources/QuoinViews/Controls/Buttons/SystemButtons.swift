import QuoinCore

/// The button that begins and ends editing; it says “Edit”, as nothing is edited in a picture.
/// Sizing: as a button with that title.
public struct EditButton: View {
  public init() {}
  public var body: some View { Button("Edit") {} }
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
