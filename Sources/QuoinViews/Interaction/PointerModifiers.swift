import Foundation
import QuoinCore

/// Where a pointer is that rests on a view.
public enum HoverPhase: Hashable, Sendable {
  case active(CGPoint)
  case ended
}

/// Tells of pointers over a view.
public struct _HoverModifier: PrimitiveModifier {
  let move: (CGPoint, NodeGeometry, Bool) -> Void
  let leave: () -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emitter: ViewEmitter) {
    let mark = emitter.tree.mark
    V._emit(content, into: emitter)
    guard emitter.isLiving else { return }
    let responder = emitter.keep { HoverResponder() }
    (responder.move, responder.leave) = (modifier.move, modifier.leave)
    emitter.attach(responder, since: mark)
  }
}

extension View {
  /// Calls `action` with `true` when a pointer comes over the view and with `false` when it leaves it.
  /// Sizing: neutral.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      _HoverModifier { _, _, isNew in
        if isNew { action(true) }
      } leave: {
        action(false)
      })
  }

  /// Calls `action` while a pointer moves over the view, and when it leaves it. Sizing: neutral.
  ///
  /// - Parameter coordinateSpace: where the place is counted from, in points.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    let space = coordinateSpace.coordinateSpace
    return modifier(
      _HoverModifier { point, geometry, _ in
        action(.active(geometry.place(of: point, in: space)))
      } leave: {
        action(.ended)
      })
  }
}

// What is done with menus and things that are dragged. There are none over a picture, so that views are drawn as if it
// weren't said.

extension View {
  /// What can be dragged from the view, which no picture shows. Sizing: neutral.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// What can be dragged from the view, and how that looks, which no picture shows. Sizing: neutral.
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// What is done with things dropped on the view, which no picture shows. Sizing: neutral.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// What is done with a URL that the app is opened with, which no picture shows. Sizing: neutral.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// The menu that a long press on the view opens, which no picture shows. Sizing: neutral.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    self
  }

  /// The menu that a long press on the view opens, with a picture, which no picture shows. Sizing: neutral.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// The menu for what is selected in the list inside, which no picture shows. Sizing: neutral.
  public func contextMenu<I: Hashable, MenuItems: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> MenuItems,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }

  /// The menu that a long press on the view opens, which no picture shows. Sizing: neutral.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self
  }
}

/// The menu of a view as a value: the older shape.
public struct ContextMenu<MenuItems: View> {
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
