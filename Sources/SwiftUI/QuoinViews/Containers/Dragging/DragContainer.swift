import CoreTransferable
import Foundation
import QuoinCore

/// The modifiers around a view that its drags and drops consult, innermost first.
///
/// The objects stay the same when a view is evaluated again, so that only their closures change.
struct DragEnvironment {
  var configuration = DragConfiguration()
  var containers: [DragContainer] = []
  var selections: [DragSelection] = []
  var dragObservers: [DragObserver] = []
  var dropObservers: [DropObserver] = []
  var dropConfigurations: [DropConfigurer] = []

  /// Returns the innermost container of items like `value` that has no namespace.
  @MainActor
  func container<Item>(of value: Item) -> DragContainer? {
    containers.first { $0.namespace == nil && $0.id(value) != nil }
  }

  /// Returns the items to drag with the item `id`: the selected ones if it is selected; `nil` for
  /// none.
  @MainActor
  func payload(of id: AnyHashable, in container: DragContainer) -> DragPayload? {
    let selected =
      selections.first {
        $0.namespace == container.namespace && $0.type == container.idType
      }?.ids() ?? []
    let ids = selected.contains(id) ? selected : [id]
    let providers = container.providers(ids)
    guard !providers.isEmpty else { return nil }
    return DragPayload(providers: providers, ids: ids, index: ids.firstIndex(of: id) ?? 0)
  }
}

private struct DragEnvironmentKey: EnvironmentKey {
  static var defaultValue: DragEnvironment { DragEnvironment() }
}

extension EnvironmentValues {
  var dragging: DragEnvironment {
    get { self[DragEnvironmentKey.self] }
    set { self[DragEnvironmentKey.self] = newValue }
  }
}

/// A container of draggable items.
@MainActor
final class DragContainer {
  fileprivate(set) var namespace: Namespace.ID?
  fileprivate(set) var idType: ObjectIdentifier?
  /// Returns the identifier of an item of the container's type.
  fileprivate(set) var id: (Any) -> AnyHashable? = { _ in nil }
  /// Returns the providers of the items with some identifiers.
  fileprivate(set) var providers: ([AnyHashable]) -> [NSItemProvider] = { _ in [] }
}

/// The selected items of drag containers.
@MainActor
final class DragSelection {
  fileprivate(set) var namespace: Namespace.ID?
  fileprivate(set) var type: ObjectIdentifier?
  fileprivate(set) var ids: () -> [AnyHashable] = { [] }
}

/// An action for each step of a drag.
@MainActor
final class DragObserver {
  fileprivate(set) var update: (DragSession) -> Void = { _ in }
}

/// An action for each step of a drag over a view.
@MainActor
final class DropObserver {
  fileprivate(set) var update: (DropSession) -> Void = { _ in }
}

/// A closure that configures a drop.
@MainActor
final class DropConfigurer {
  fileprivate(set) var configuration: (DropSession) -> DropConfiguration = { _ in
    DropConfiguration(operation: .copy)
  }
}

/// Adds an object to what drags and drops in the view consult.
private struct DragScope<Part: AnyObject>: _LivingOnlyModifier {
  let path: WritableKeyPath<DragEnvironment, [Part]>
  let make: @MainActor () -> Part
  let update: @MainActor (Part) -> Void

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let part = emission.keep { modifier.make() }
    modifier.update(part)
    emission.withEnvironment(
      { $0.dragging[keyPath: modifier.path].insert(part, at: 0) },
      { V._emit(content, into: emission) })
  }
}

extension View {
  /// Makes the view a container: a drag of an item inside carries the items that `payload` returns.
  /// Sizing: neutral.
  ///
  /// - `payload`: receives the identifiers of the selected items (`dragContainerSelection`) if the
  ///   dragged item is one of them, otherwise only its own. An empty result disables the drag.
  public func dragContainer<Item, Data>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View
  where
    Item: Transferable, Item: Identifiable, Item == Data.Element, Data: Collection,
    Item.ID: Sendable
  {
    dragContainer(namespace, id: { (item: Item) in item.id }, payload)
  }

  /// Makes the view a container of items with the identifiers at `itemID`: a drag of one carries
  /// the items that `payload` returns.
  /// Sizing: neutral.
  public func dragContainer<ItemID, Item, Data>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Data
  ) -> some View
  where
    ItemID: Hashable, ItemID: Sendable, Item: Transferable, Item == Data.Element, Data: Collection
  {
    dragContainer(namespace, id: { (item: Item) in item[keyPath: itemID] }, payload)
  }

  private func dragContainer<ItemID: Hashable, Item: Transferable, Data: Collection>(
    _ namespace: Namespace.ID?, id: @escaping (Item) -> ItemID,
    _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Item == Data.Element {
    modifier(
      DragScope(path: \.containers, make: { DragContainer() }) { container in
        container.namespace = namespace
        container.idType = ObjectIdentifier(ItemID.self)
        container.id = { ($0 as? Item).map { AnyHashable(id($0)) } }
        container.providers = { ids in
          payload(ids.compactMap { $0.base as? ItemID }).map { NSItemProvider(transferring: $0) }
        }
      })
  }

  /// Provides the identifiers of the selected items to the drag containers inside the view whose
  /// items have such identifiers.
  /// Sizing: neutral.
  public func dragContainerSelection<ItemID>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View where ItemID: Hashable, ItemID: Sendable {
    modifier(
      DragScope(path: \.selections, make: { DragSelection() }) { part in
        part.namespace = containerNamespace
        part.type = ObjectIdentifier(ItemID.self)
        part.ids = { selection().map { AnyHashable($0) } }
      })
  }

  /// Lets people drag an item of the `dragContainer` around the view, in a live tree.
  /// Sizing: neutral.
  public func draggable<ItemID>(containerItemID: ItemID, containerNamespace: Namespace.ID? = nil)
    -> some View where ItemID: Hashable, ItemID: Sendable
  {
    modifier(
      DragModifier { scope in
        let container = scope.containers.first {
          $0.namespace == containerNamespace && $0.idType == ObjectIdentifier(ItemID.self)
        }
        return container.flatMap { scope.payload(of: AnyHashable(containerItemID), in: $0) }
      })
  }

  /// Calls `onUpdate` for each step of a drag of items from a view inside.
  /// Sizing: neutral.
  public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    modifier(
      DragScope(path: \.dragObservers, make: { DragObserver() }) { $0.update = onUpdate })
  }

  /// Calls `onUpdate` for each step of a drag over a drop destination inside the view.
  /// Sizing: neutral.
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(
      DragScope(path: \.dropObservers, make: { DropObserver() }) { $0.update = onUpdate })
  }

  /// Sets the operation of drops on the destinations inside the view, for each position.
  /// Sizing: neutral.
  public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    modifier(
      DragScope(path: \.dropConfigurations, make: { DropConfigurer() }) {
        $0.configuration = configuration
      })
  }
}
