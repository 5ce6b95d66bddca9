import Foundation
import QuoinCore

/// Where a pointer is that rests on a view.
public enum HoverPhase: Hashable, Sendable {
  case active(CGPoint)
  case ended
}

// What is done with pointers, menus and things that are dragged. Nothing is over a picture, so that views are drawn as
// if it weren't said.

extension View {
  /// What is done when a pointer comes over the view and leaves it, which happens in no picture. Sizing: neutral.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// What is done while a pointer moves over the view, which happens in no picture. Sizing: neutral.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

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
