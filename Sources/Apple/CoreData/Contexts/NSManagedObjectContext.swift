import Foundation
import QuoinData
import QuoinSchema
import SwiftUI

/// Objects, their unsaved changes, and a store or a parent context that saves them.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var name: String?
  open var transactionAuthor: String?
  open lazy var userInfo = NSMutableDictionary()
  /// Stored only: contexts hold objects with unsaved changes, and others as long as they are used.
  open var retainsRegisteredObjects = false
  /// Stored only: the store deletes inaccessible objects' references itself.
  open var shouldDeleteInaccessibleFaults = true
  /// Stored only: deletions are always propagated at the end of an event and before a save.
  open var propagatesDeletesAtEndOfEvent = true
  /// Stored only: values have no time at which they expire.
  open var stalenessInterval: TimeInterval = -1

  let queue: ContextQueue
  private var knownContext: StoreContext?
  private var observations: [StoreObservation] = []
  private var batchObservation: StoreObservation?
  /// The objects of the save that is going on.
  final var savedChange: SavedChange?
  /// The moment of the save that is going on.
  final var saveDate: Date?

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
    queue = ContextQueue(concurrencyType)
  }

  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  public override convenience init() { self.init(concurrencyType: .privateQueueConcurrencyType) }

  deinit {
    if let knownContext { ContextRegistry.remove(ObjectIdentifier(knownContext)) }
  }

  /// The queue of a context.
  public enum ConcurrencyType: Sendable { case mainQueue, privateQueue }

  // MARK: The store

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      forgetContext()
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?

  open var parent: NSManagedObjectContext? {
    didSet { forgetContext() }
  }

  /// The coordinator of the outermost parent.
  var rootCoordinator: NSPersistentStoreCoordinator? {
    var context = self
    while let parent = context.parent { context = parent }
    return context.coordinator
  }

  var model: NSManagedObjectModel? { rootCoordinator?.managedObjectModel }

  /// The context that has the objects.
  var storeContext: StoreContext {
    if let knownContext { return knownContext }
    let context = StoreContext(store: makeStore()) { [weak self] record in
      Self.makeObject(record, self?.model)
    }
    knownContext = context
    ContextRegistry.add(self, for: context)
    connect(context)
    return context
  }

  private func makeStore() -> any RecordStore {
    guard let parent else {
      return coordinator?.store ?? CoordinatorStore(schema: StoreSchema([]))
    }
    let parentQueue = parent.queue
    return ParentStore(parent: parent.storeContext) { block in parentQueue.sync(block) }
  }

  private static func makeObject(_ record: QuoinData.Record, _ model: NSManagedObjectModel?)
    -> any RecordObject
  {
    let name = record.entity.name
    let entity = model?.info[name]?.entity ?? LoadedModels.entity(named: name)
    guard let entity else {
      let stray = NSEntityDescription()
      stray.name = name
      return NSManagedObject(_quoinRecord: record, entity: stray)
    }
    return entity.info.objectClass.init(_quoinRecord: record, entity: entity)
  }

  private func connect(_ context: StoreContext) {
    applyMergePolicy(to: context)
    applyUndoManager(to: context)
    context.willSave = { [weak self] objects in try self?.validate(objects) }
    context.didChange = { [weak self] change in self?.announce(change) }
    context.prepareForDeletion = { ($0 as? NSManagedObject)?.prepareForDeletion() }
    context.didLoad = { ($0 as? NSManagedObject)?.awakeFromFetch() }
    if concurrencyType != .confinementConcurrencyType {
      batchObservation = context.addObserver { [weak self] event in
        if case .changed = event { self?.processSoon() }
      }
    }
    followParent()
  }

  /// Processes changes at the end of the queue's current block, as Core Data does.
  private func processSoon() {
    queue.async { [weak self] in self?.storeContext.processPendingChanges() }
  }

  private func forgetContext() {
    guard let known = knownContext else { return }
    known.reset()
    ContextRegistry.remove(ObjectIdentifier(known))
    (knownContext, observations, batchObservation) = (nil, [], nil)
  }

  // MARK: Changes of others

  open var automaticallyMergesChangesFromParent = false {
    didSet { if knownContext != nil { followParent() } }
  }

  /// Merges the saves of the parent or of other contexts of the coordinator from now on.
  private func followParent() {
    observations = []
    guard automaticallyMergesChangesFromParent else { return }
    let merge: @Sendable (StoreCommit) -> Void = { [weak self] commit in
      guard let self, !ContextRegistry.isSaving(self) else { return }
      self.mergeSoon(commit)
    }
    if let parent {
      observations = [
        parent.storeContext.addObserver { event in
          switch event {
          case .saved(let commit), .merged(let commit): merge(commit)
          default: break
          }
        }
      ]
    } else if let coordinator {
      observations = [coordinator.store.addCommitObserver(merge)]
    }
  }

  /// Merges at once if this is the context's queue, else after what the queue does now.
  private func mergeSoon(_ commit: StoreCommit) {
    if queue.isCurrent {
      storeContext.merge(commit)
    } else {
      queue.async { [weak self] in self?.storeContext.merge(commit) }
    }
  }

  // MARK: Merge policy and undo

  /// The rule for objects that another context saved since they were loaded.
  open var mergePolicy: Any = NSErrorMergePolicy {
    didSet { if let knownContext { applyMergePolicy(to: knownContext) } }
  }

  private func applyMergePolicy(to context: StoreContext) {
    let type = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
    context.mergeRule = type.rule
    context.replacesEqualObjects = type.replacesEqualObjects
  }

  /// The undo manager that changes are registered with; nil by default.
  open var undoManager: UndoManager? {
    didSet { if let knownContext { applyUndoManager(to: knownContext) } }
  }

  private func applyUndoManager(to context: StoreContext) {
    guard let manager = undoManager else {
      context.registerUndo = nil
      return
    }
    context.registerUndo = { [weak self, weak manager] undo in
      guard let self, let manager else { return }
      let undo = Unchecked(undo)
      manager.registerUndo(withTarget: self) { _ in undo.value() }
    }
  }

  open func undo() { undoManager?.undo() }
  open func redo() { undoManager?.redo() }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}
