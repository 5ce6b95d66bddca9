import QuoinSchema

/// The objects of one save, by their permanent identities.
public struct StoreCommit: Sendable {
  public var inserted: Set<StoreID>
  public var updated: Set<StoreID>
  public var deleted: Set<StoreID>
  /// The permanent identities of the inserted objects by their temporary ones.
  public var permanent: [StoreID: StoreID]
  /// The author that the save names.
  public var author: String?

  public init(
    inserted: Set<StoreID> = [], updated: Set<StoreID> = [], deleted: Set<StoreID> = [],
    permanent: [StoreID: StoreID] = [:], author: String? = nil
  ) {
    self.inserted = inserted
    self.updated = updated
    self.deleted = deleted
    self.permanent = permanent
    self.author = author
  }
}

/// An event that the observers of a context receive.
public enum StoreContextEvent {
  /// Objects changed. It is sent at the first change after `processPendingChanges`, and by that
  /// function if there were more.
  case changed
  case saved(StoreCommit)
  /// Another context saved, and this one took over the changes.
  case merged(StoreCommit)
  case reset
}

/// The objects that changed between two calls of `processPendingChanges`.
public struct StoreContextChange {
  public var inserted: [any RecordObject] = []
  public var updated: [any RecordObject] = []
  public var deleted: [any RecordObject] = []
  public var refreshed: [any RecordObject] = []

  public init() {}

  public var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }
}

/// The resolution of conflicts: an object that this context and another one changed.
public enum MergeRule: Sendable {
  /// The save throws `StoreError.conflict`.
  case error
  /// The saved value of a property that both changed stays.
  case storeWins
  /// The value of this context is saved for a property that both changed.
  case objectWins
  /// All values of this context are saved.
  case overwrite
  /// The changes of this context to the object are discarded.
  case rollback
}
