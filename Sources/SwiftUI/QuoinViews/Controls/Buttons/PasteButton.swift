import CoreTransferable
import QuoinCore
import UniformTypeIdentifiers

/// A button that pastes what was copied in the same live view.
///
/// Nothing happens if that has none of the button's types.
/// Sizing: h-hug, v-hug.
public struct PasteButton: View {
  private let types: [String]
  private let paste: @MainActor ([NSItemProvider]) -> Void
  @State private var source = PasteSource()

  /// Creates a button for items of some types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    self.init(
      supportedTypes: supportedContentTypes.map(\.identifier), payloadAction: payloadAction)
  }

  /// Creates a button for items of types with identifiers.
  public init(
    supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    (types, paste) = (supportedTypes, { payloadAction($0) })
  }

  /// Creates a button for values of a type.
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping @MainActor @Sendable ([T]) -> Void
  ) {
    types = T.importedContentTypes().map(\.identifier)
    paste = { items in
      items.load(T.self) { if !$0.isEmpty { onPaste($0) } }
    }
  }

  public var body: some View {
    Button {
      let items = source.clipboard?.items.filter { $0.hasItem(ofTypes: types) } ?? []
      if !items.isEmpty { paste(items) }
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .attribute { [source] emission, _ in
      source.clipboard = emission.service(TextClipboard.self)
    }
  }
}

/// The clipboard of the live view that a button is in.
@MainActor
private final class PasteSource {
  weak var clipboard: TextClipboard?
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
