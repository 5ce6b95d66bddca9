import CoreTransferable
import Foundation
import QuoinCore

/// Starts to drag an item when the pointer drags the view.
struct DragModifier: _LivingOnlyModifier {
  /// The time in seconds that a finger must rest on the view; a mouse drags at once.
  private static let delay: TimeInterval = 0.5

  let item: () -> NSItemProvider

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    let source = emission.keep { DragSource() }
    source.item = modifier.item
    source.delay = emission.environment.platform == .macOS ? 0 : delay
    emission.touches.attach(source, since: mark)
  }
}

extension View {
  /// Lets people drag `payload` from the view in a live tree.
  /// Sizing: neutral.
  ///
  /// A mouse drags the payload as soon as it moves, a finger after it has rested for half a second.
  /// The drag cancels the gestures and the pressed button of the touch, but a gesture inside the
  /// view that follows drags takes precedence. No picture follows the pointer.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(
      DragModifier {
        let provider = NSItemProvider()
        let value = payload()
        provider.register(value)
        return provider
      })
  }

  /// Lets people drag `payload` from the view in a live tree; the preview isn't drawn.
  /// Sizing: neutral.
  public func draggable<T: Transferable, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { draggable(payload()) }

  /// Lets people drag the item that `data` provides in a live tree.
  /// Sizing: neutral.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(item: data))
  }

  /// Lets people drag the item that `data` provides in a live tree; the preview isn't drawn.
  /// Sizing: neutral.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { onDrag(data) }

  /// Compiles only: sets the item provider of the view.
  /// Sizing: neutral.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}
