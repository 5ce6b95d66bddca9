import CoreTransferable
import QuoinCore
import UniformTypeIdentifiers

/// A button that pastes from the pasteboard, which is always empty here, so its action never runs.
///
/// Sizing: h-hug, v-hug.
public struct PasteButton: View {
  /// Creates a button for items of some types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  /// Creates a button for items of types with identifiers.
  public init(
    supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  /// Creates a button for values of a type.
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

  /// Creates a button with a custom label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a button with the system's label.
  public init() where Label == DefaultSettingsLinkLabel { label = DefaultSettingsLinkLabel() }

  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

/// The default label of a ``SettingsLink``.
/// Sizing: h-hug, v-hug.
public struct DefaultSettingsLinkLabel: View {
  public var body: some View { Text("Settings…") }
}
