import CoreTransferable
import Foundation
import QuoinCore

/// Starts to drag items when the pointer drags the view.
struct DragModifier: _LivingOnlyModifier {
  /// The time in seconds that a finger must rest on the view; a mouse drags at once.
  private static let delay: TimeInterval = 0.5

  /// Returns the items of a drag, given the containers around the view; `nil` to drag nothing.
  let payload: (DragEnvironment) -> DragPayload?

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    let source = emission.keep { DragSource() }
    let scope = emission.environment.dragging
    source.item = {
      modifier.payload(scope).map { DraggedItems($0, scope.configuration) }
    }
    source.report = { items, progress, location in
      (items as? DraggedItems)?.report(progress, at: location, to: scope.dragObservers)
    }
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
  /// view that follows drags takes precedence. No picture follows the pointer. In a
  /// `dragContainer` of such values the drag carries the items that the container provides.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(
      DragModifier { scope in
        let value = payload()
        if let container = scope.container(of: value), let id = container.id(value) {
          return scope.payload(of: id, in: container)
        }
        return DragPayload(providers: [NSItemProvider(transferring: value)])
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
    modifier(DragModifier { _ in DragPayload(providers: [data()]) })
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

extension NSItemProvider {
  /// Creates a provider of a value's representations.
  convenience init<T: Transferable>(transferring value: T) {
    self.init()
    register(value)
  }
}
