import CoreTransferable
import Foundation
import QuoinCore

/// A drag of items from a view.
public struct DragSession: Identifiable {
  /// The identifier of a drag, which is also that of the drop.
  public struct ID: Hashable, Sendable {
    let token: DragToken
    public func matches(_ dropSessionID: DropSession.ID) -> Bool { token == dropSessionID.token }
  }

  /// The phase of a drag.
  public enum Phase: Hashable, Sendable {
    /// The drag begins.
    case initial
    /// The items follow the pointer.
    case active
    /// The pointer was released; the destination performs the operation.
    case ending(DropOperation)
    /// The drag has ended with the operation: `cancel` without a destination.
    case ended(DropOperation)
    /// The destination has all data.
    case dataTransferCompleted
  }

  private let items: DraggedItems
  public let phase: Phase
  /// The location in the view of the source, in points.
  public let location: CGPoint

  init(_ items: DraggedItems, phase: Phase, location: CGPoint) {
    self.items = items
    self.phase = phase
    self.location = location
  }

  public var id: ID { ID(token: items.token) }
  /// The index of the item of the dragged view.
  public var draggedItemIndex: Int { items.payload.index }

  /// Returns the identifiers of the items, if they are of the type; otherwise none.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
    items.payload.identifiers(type)
  }
}

/// A drag of items over a view.
public struct DropSession: Identifiable, CustomDebugStringConvertible {
  /// The identifier of a drop, which is also that of the drag.
  public struct ID: Hashable, Sendable {
    let token: DragToken
    public func matches(_ dragSessionID: DragSession.ID) -> Bool { token == dragSessionID.token }
  }

  /// The phase of a drop.
  public enum Phase: Hashable, Sendable {
    case entering, active, exiting
    /// The items were dropped on the view.
    case ended(DropOperation)
    /// The view has all data.
    case dataTransferCompleted
  }

  /// The part of a drag that only views of the same app know.
  public struct LocalSession {
    let payload: DragPayload

    /// Returns the identifiers of the items, if they are of the type; otherwise none.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
      payload.identifiers(type)
    }
  }

  private let items: DraggedItems
  public let phase: Phase
  /// The location in the view, in points.
  public let location: CGPoint
  /// The size of the view, in points.
  public let size: CGSize

  init(_ items: DraggedItems, phase: Phase, location: CGPoint, size: CGSize) {
    self.items = items
    self.phase = phase
    self.location = location
    self.size = size
  }

  public var id: ID { ID(token: items.token) }
  public var itemsCount: Int { items.providers.count }
  /// The operations that the source suggests.
  public var suggestedOperations: DropOperation.Set { items.configuration.suggested }
  public var localSession: LocalSession? { LocalSession(payload: items.payload) }
  public var debugDescription: String {
    "DropSession(phase: \(phase), location: \(location), itemsCount: \(itemsCount))"
  }
}

/// The identity of a drag.
final class DragToken: Hashable, Sendable {
  static func == (first: DragToken, second: DragToken) -> Bool { first === second }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The providers of a drag's items, with the items' identifiers if they have any.
struct DragPayload {
  var providers: [NSItemProvider]
  var ids: [AnyHashable] = []
  /// The index of the item of the dragged view.
  var index = 0

  func identifiers<ItemID: Hashable>(_ type: ItemID.Type) -> [ItemID] {
    ids.compactMap { $0.base as? ItemID }
  }
}

/// The items of a drag, from its start to its end.
final class DraggedItems {
  let token = DragToken()
  let payload: DragPayload
  let configuration: DragConfiguration
  /// The operation of a drop at the current position.
  var operation = DropOperation.cancel
  /// The number of items that the destination takes; `nil` for all.
  var acceptedCount: Int?

  init(_ payload: DragPayload, _ configuration: DragConfiguration) {
    self.payload = payload
    self.configuration = configuration
  }

  var providers: [NSItemProvider] { payload.providers }

  /// Calls the observers of the source for a step of the drag.
  @MainActor
  func report(_ progress: DragProgress, at location: CGPoint, to observers: [DragObserver]) {
    func update(_ phase: DragSession.Phase) {
      let session = DragSession(self, phase: phase, location: location)
      for observer in observers { observer.update(session) }
    }
    switch progress {
    case .began: update(.initial)
    case .moved: update(.active)
    case .ended(let isDropped):
      let operation = isDropped ? operation : .cancel
      update(.ending(operation))
      update(.ended(operation))
      if isDropped { update(.dataTransferCompleted) }
    }
  }
}

extension Pointer {
  /// Drops items from outside of the window at `location`; returns whether a view takes them.
  package func drop(_ providers: [NSItemProvider], at location: CGPoint) -> Bool {
    drop(DraggedItems(DragPayload(providers: providers), DragConfiguration()), at: location)
  }
}
