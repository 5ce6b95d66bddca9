import Foundation
import QuoinData
import QuoinSchema
import SwiftUI

/// The objects of a container that are in use, and their unsaved changes.
///
/// Each object exists once in a context. The objects that a context returns belong to it and, like
/// the context, to one actor.
public class ModelContext: CustomDebugStringConvertible {
  public let container: ModelContainer
  let context: StoreContext
  private let inbox: CommitInbox
  private var observations: [StoreObservation] = []

  /// The name of the author in the history of the store.
  public var author: String?

  /// Whether changes are saved at the end of the current turn of the main queue. Only the main
  /// context of a container saves by itself; it is `false` in others by default.
  public var autosaveEnabled = false {
    didSet { if autosaveEnabled, hasChanges { autosave.schedule() } }
  }
  private let autosave = Autosave()

  /// The manager that can undo the changes of the context, if there is one.
  public var undoManager: UndoManager? {
    didSet { registerWithUndoManager() }
  }

  public init(_ container: ModelContainer) {
    self.container = container
    let infos = container.schema.infos
    context = StoreContext(store: container.store) { record in
      LoadingRecord.makeObject(
        infos[record.entity.name] ?? ModelInfo.of(EmptyModel.self), of: record)
    }
    context.replacesEqualObjects = true
    inbox = CommitInbox()
    context.mergeRule = .objectWins
    inbox.context = self
    autosave.context = self
    ContextTable.add(self)
    observations.append(container.store.addCommitObserver { [inbox] in inbox.add($0) })
    observations.append(
      context.addObserver { [unowned self] event in
        if case .changed = event, autosaveEnabled { autosave.schedule() }
      })
  }

  deinit { ContextTable.remove(context) }

  /// Returns the context around one of the store.
  static func of(_ context: StoreContext) -> ModelContext? { ContextTable.find(context) }

  /// Makes the context that of the main actor, which sees the changes of others at once.
  @MainActor func becomeMain() {
    inbox.isMain = true
    autosaveEnabled = true
  }

  // MARK: Changes

  /// Inserts an object, with those that it refers to. A repetition is harmless.
  public func insert<T: PersistentModel>(_ model: T) {
    guard isKnown(type(of: model)) else { return }
    context.insert(model)
  }

  /// Deletes an object at the next save, with the objects that its delete rules name.
  public func delete<T: PersistentModel>(_ model: T) { context.delete(model) }

  /// Deletes the objects that fulfill a condition.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for object in try fetch(FetchDescriptor(predicate: predicate)) {
      if includeSubclasses || type(of: object) == T.self { context.delete(object) }
    }
  }

  /// Whether there are unsaved changes.
  public var hasChanges: Bool { context.hasChanges }

  public var insertedModelsArray: [any PersistentModel] { Self.models(context.insertedObjects) }
  public var changedModelsArray: [any PersistentModel] { Self.models(context.updatedObjects) }
  public var deletedModelsArray: [any PersistentModel] { Self.models(context.deletedObjects) }

  /// Applies delete rules and reports changes to observers.
  public func processPendingChanges() { context.processPendingChanges() }

  /// Saves the changes, all or none.
  public func save() throws {
    guard context.hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    inbox.beginSaving()
    defer { inbox.endSaving() }
    var commit: StoreCommit?
    context.didSave = { commit = $0 }
    defer { context.didSave = nil }
    try context.save(author: author)
    if let commit { postDidSave(commit) }
  }

  /// Discards the unsaved changes.
  public func rollback() { context.rollback() }

  /// Runs a block and saves the changes.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Applies what other contexts of the container have saved.
  func takeCommits() {
    for commit in inbox.take() { context.merge(commit) }
  }

  /// Whether the container has a model; prints a warning if it doesn't.
  func isKnown<T: PersistentModel>(_ type: T.Type) -> Bool {
    let name = ModelLevel.name(of: type)
    if container.schema.infos[name] != nil { return true }
    Diagnosis.once(
      "the container has no model \"\(name)\", so it can't be saved or fetched",
      try: "Add \(name).self to the models of its modelContainer(for:) or ModelContainer(for:).")
    return false
  }

  static func models(_ objects: [any RecordObject]) -> [any PersistentModel] {
    objects.compactMap { $0 as? any PersistentModel }
  }

  private func registerWithUndoManager() {
    context.registerUndo = undoManager.map { manager in
      { [weak self, weak manager] undo in
        guard let self, let manager else { return }
        // The manager performs it where the context is used.
        nonisolated(unsafe) let undo = undo
        manager.registerUndo(withTarget: self) { _ in undo() }
      }
    }
  }

  public var debugDescription: String {
    "ModelContext(\(container.schema.infos.keys.sorted().joined(separator: ", ")))"
  }
}

extension ModelContext: Equatable {
  public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }
}

@available(*, unavailable, message: "create another context with ModelContext(container)")
extension ModelContext: Sendable {}
