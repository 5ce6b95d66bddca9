import CoreTransferable
import QuoinCore
import UniformTypeIdentifiers

/// A button that hands over what is on the pasteboard, where nothing ever is: it calls nothing.
///
/// Sizing: h-hug, v-hug.
public struct PasteButton: View {
  /// A button for items of some types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  /// A button for values of a type.
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping @MainActor @Sendable ([T]) -> Void
  ) {}

  public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
  }
}

/// A button that opens the app's settings, which no picture shows.
///
/// Sizing: h-hug, v-hug (as its label).
public struct SettingsLink<Label: View>: View {
  private let label: Label

  /// A button with a label of its own.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// A button with the system's label.
  public init() where Label == DefaultSettingsLinkLabel { label = DefaultSettingsLinkLabel() }

  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

/// The label of a ``SettingsLink`` without one of its own. Sizing: h-hug, v-hug.
public struct DefaultSettingsLinkLabel: View {
  public var body: some View { Text("Settings…") }
}
