import CoreTransferable
import QuoinCore
import QuoinGeometry
import UniformTypeIdentifiers

// Commands of the Edit menu, which doesn't exist here.

extension View {
  /// Compiles only: provides the items for the Copy command.
  /// Sizing: neutral.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// Compiles only: provides the items for the Cut command.
  /// Sizing: neutral.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// Compiles only: handles the items of the Paste command.
  /// Sizing: neutral.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }

  /// Compiles only: handles the items of the Paste command.
  /// Sizing: neutral.
  public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }

  /// Compiles only: handles the items of the Paste command that `validator` accepts.
  /// Sizing: neutral.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View { self }

  /// Compiles only: provides the values for the Copy command.
  /// Sizing: neutral.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    self
  }

  /// Compiles only: provides the values for the Cut command.
  /// Sizing: neutral.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }

  /// Compiles only: handles the values of the Paste command.
  /// Sizing: neutral.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }

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
