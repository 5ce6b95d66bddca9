import CoreTransferable
import QuoinCore
import QuoinGeometry
import UniformTypeIdentifiers

/// A handler of a command of the Edit menu, which keys give while the view, or a view inside, has
/// the focus (Rules/Controls.md#pasteboard-commands).
@MainActor
struct PasteboardCommand {
  enum Kind: Character {
    case copy = "c"
    case cut = "x"
    case paste = "v"
  }
  let kind: Kind
  /// Performs the command; returns whether there was anything to copy or to paste.
  let perform: (TextClipboard) -> Bool
}

extension View {
  private func onCommand(
    _ kind: PasteboardCommand.Kind, exists: Bool = true,
    perform: @escaping @MainActor (TextClipboard) -> Bool
  ) -> some View {
    attribute { emission, mark in
      guard exists else { return }
      emission.attach(PasteboardCommand(kind: kind, perform: perform), since: mark)
    }
  }

  private func onCopying(
    _ kind: PasteboardCommand.Kind, exists: Bool = true,
    items: @escaping @MainActor () -> [NSItemProvider]
  ) -> some View {
    onCommand(kind, exists: exists) { clipboard in
      let copied = items()
      if !copied.isEmpty { clipboard.copy(copied) }
      return !copied.isEmpty
    }
  }

  private func onPasting(
    of types: [String], perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
  ) -> some View {
    onCommand(.paste) { clipboard in
      let items = clipboard.items.filter { $0.hasItem(ofTypes: types) }
      return !items.isEmpty && action(items)
    }
  }

  /// Provides the items that ⌘C copies while the view, or a view inside, has the focus
  /// (Rules/Controls.md#pasteboard-commands).
  /// Sizing: neutral.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    onCopying(.copy, exists: payloadAction != nil) { payloadAction?() ?? [] }
  }

  /// Provides the items that ⌘X cuts while the view, or a view inside, has the focus
  /// (Rules/Controls.md#pasteboard-commands).
  /// Sizing: neutral.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    onCopying(.cut, exists: payloadAction != nil) { payloadAction?() ?? [] }
  }

  /// Receives the items that ⌘V pastes while the view, or a view inside, has the focus
  /// (Rules/Controls.md#pasteboard-commands).
  /// Sizing: neutral.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes.map(\.identifier), perform: payloadAction)
  }

  /// Receives the items that ⌘V pastes while the view, or a view inside, has the focus
  /// (Rules/Controls.md#pasteboard-commands).
  /// Sizing: neutral.
  public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasting(of: supportedTypes) {
      payloadAction($0)
      return true
    }
  }

  /// Receives what `validator` makes of the items that ⌘V pastes while the view, or a view inside,
  /// has the focus (Rules/Controls.md#pasteboard-commands).
  /// Sizing: neutral.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasting(of: supportedContentTypes.map(\.identifier)) { items in
      guard let payload = validator(items) else { return false }
      payloadAction(payload)
      return true
    }
  }

  /// Provides the values that ⌘C copies while the view, or a view inside, has the focus
  /// (Rules/Controls.md#pasteboard-commands).
  /// Sizing: neutral.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    onCopying(.copy) { payload().map { NSItemProvider(transferring: $0) } }
  }

  /// Provides the values that ⌘X cuts while the view, or a view inside, has the focus
  /// (Rules/Controls.md#pasteboard-commands).
  /// Sizing: neutral.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    onCopying(.cut) { action().map { NSItemProvider(transferring: $0) } }
  }

  /// Receives the values that ⌘V pastes while the view, or a view inside, has the focus
  /// (Rules/Controls.md#pasteboard-commands).
  /// Sizing: neutral.
  ///
  /// - `validator`: returns the values to paste; if there are none, `action` isn't called.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    onPasting(of: T.importedContentTypes().map(\.identifier)) { items in
      items.load(T.self) { values in
        let accepted = validator(values)
        if !accepted.isEmpty { action(accepted) }
      }
      return true
    }
  }

  /// Compiles only: calls `action` when modifier keys are pressed or released.
  /// Sizing: neutral.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }

  /// Compiles only: shows another view while modifier keys are held.
  /// Sizing: neutral.
  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }

  /// Compiles only: calls `action` when a remote control plays or pauses. Sizing: neutral.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Compiles only: binds the value that turning pages changes.
  /// Sizing: neutral.
  public func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View { self }
}
