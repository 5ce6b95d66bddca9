import QuoinSchema
import Synchronization

/// A parent context as the store of a child context: saving the child changes the parent.
///
/// The functions use the parent in `perform`, which a parent with a queue of its own needs.
public final class ParentStore: RecordStore, @unchecked Sendable {
  private let parent: StoreContext
  private let perform: (@Sendable (_ block: () -> Void) -> Void)?
  public let identifier: String
  public let schema: StoreSchema
  private let state = Mutex(State())
  private var observation: StoreObservation?

  private struct State {
    var generation: Int64 = 0
    /// The permanent identities that the child doesn't know yet, by temporary ones.
    var aliases: [StoreID: StoreID] = [:]
    var observers = CommitObservers()
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - parent: The parent context.
  ///   - perform: Runs a block where the parent may be used, and returns when it has run. By
  ///     default the block runs at once.
  public init(
    parent: StoreContext, perform: (@Sendable (_ block: () -> Void) -> Void)? = nil
  ) {
    self.parent = parent
    self.perform = perform
    identifier = parent.store.identifier
    schema = parent.store.schema
    parent.children.append(WeakParentStore(self))
    observation = parent.addObserver { [weak self] event in
      switch event {
      case .saved(let commit): self?.add(commit.permanent)
      case .merged(let commit): self?.report(commit)
      case .changed, .reset: break
      }
    }
  }

  public var members: [any RecordStore] { parent.store.members }

  public var generation: Int64 { state.withLock { $0.generation } }

  /// The permanent identities of objects that the parent has saved since the last call.
  func takeAliases() -> [StoreID: StoreID] {
    if parent.store is ParentStore { try? run { $0.takeAliases() } }
    return state.withLock { state in
      defer { state.aliases = [:] }
      return state.aliases
    }
  }

  fileprivate func add(_ aliases: [StoreID: StoreID]) {
    state.withLock { state in
      state.generation += 1
      state.aliases.merge(aliases) { _, new in new }
    }
  }

  private func report(_ commit: StoreCommit) {
    state.withLock { state in
      state.generation += 1
      return state.observers
    }
    .report(commit)
  }

  public func addCommitObserver(
    _ observer: @escaping @Sendable (StoreCommit) -> Void
  ) -> StoreObservation {
    state.withLock { $0.observers }.add(observer)
  }

  public func rows(for request: StoreRequest) throws -> [StoredRow] {
    try run { try $0.fetch(request).map { $0.record.row } }
  }

  public func count(for request: StoreRequest) throws -> Int {
    try run { try $0.count(request) }
  }

  public func identities(for request: StoreRequest) throws -> [StoreID] {
    try run { try $0.identities(request) }
  }

  public func rows(with identities: [StoreID]) throws -> [StoreID: StoredRow] {
    try run { parent in
      var rows: [StoreID: StoredRow] = [:]
      parent.loadTogether(
        parent.faults(for: identities).filter { $0.record.actual.isFaulted })
      for identity in identities {
        guard let object = parent.registeredObject(with: identity), !object.record.isGone,
          object.record.isNew || !object.record.isFaulted
            || (try? parent.existingObject(with: identity)) != nil
        else { continue }
        var row = object.record.row
        row.identity = identity
        rows[identity] = row
      }
      return rows
    }
  }

  public func related(to identity: StoreID, by property: Int) throws -> [StoreID] {
    try run { parent in
      parent.object(with: identity).record.many(property).filter { !$0.record.isGone }
        .map(\.record.actual.identity)
    }
  }

  public func save(_ changes: StoreChanges) throws -> [StoreID: StoreID] {
    let result = try run { try $0.apply(changes) }
    var commit = StoreCommit(permanent: result, author: changes.author)
    commit.inserted = Set(result.values)
    commit.updated = Set(changes.updated.map(\.identity))
    commit.deleted = Set(changes.deleted)
    report(commit)
    return result
  }

  private func run<Value>(_ body: (StoreContext) throws -> Value) throws -> Value {
    guard let perform else { return try body(parent) }
    var result: Result<Value, any Error>?
    withoutActuallyEscaping(body) { body in
      perform { result = Result { try body(parent) } }
    }
    guard let result else { throw StoreError.needsMemory("a parent context that has ended") }
    return try result.get()
  }
}

extension StoreContext {
  /// Gives objects the permanent identities with which the parent has saved them.
  func takeAliases() {
    guard let parent = store as? ParentStore else { return }
    let new = parent.takeAliases()
    guard !new.isEmpty else { return }
    aliases.merge(new) { _, new in new }
    for child in children { child.store?.add(new) }
    for temporary in new.keys {
      let permanent = resolve(temporary)
      guard let record = registry[temporary] else { continue }
      registry.remove(record)
      record.identity = permanent
      registry.add(record)
    }
  }

  /// Returns the newest identity of an object.
  func resolve(_ identity: StoreID) -> StoreID {
    var identity = identity
    while let newer = aliases[identity] { identity = newer }
    return identity
  }

  /// Makes the changes of a child context.
  ///
  /// - Returns: The identities of the inserted objects, which are temporary until this context
  ///   saves, by those that the child has used.
  func apply(_ changes: StoreChanges) throws -> [StoreID: StoreID] {
    takeAliases()
    var identities: [StoreID: StoreID] = [:]
    var objects: [(any RecordObject, [Int: StoredValue])] = []
    for row in changes.inserted {
      guard store.schema[row.identity.entity] != nil else {
        throw StoreError.unknownEntity(row.identity.entity)
      }
      let record = Record(entity: info(for: row.identity.entity).entity)
      let object = create(record)
      record.object = object
      record.home = changes.homes[row.identity]
      if record.context == nil { add(record, object) }
      identities[row.identity] = record.identity
      objects.append(
        (object, Dictionary(uniqueKeysWithValues: row.values.enumerated().map { ($0, $1) })))
    }
    for update in changes.updated {
      objects.append((object(with: update.identity), update.values))
    }
    func find(_ identity: StoreID) -> any RecordObject {
      object(with: identities[identity] ?? identity)
    }
    for (object, values) in objects {
      let record = object.record
      for (property, value) in values.sorted(by: { $0.key < $1.key }) {
        guard record.info.entity.properties.indices.contains(property),
          !record.info.entity.properties[property].isTransient
        else { continue }
        switch value {
        case .value(let value): record.setValue(value, property)
        case .reference(let identity): record.setOne(identity.map(find), property)
        case .references(let identities): record.setMany(identities.map(find), property)
        case .unloaded: break
        }
      }
    }
    for identity in changes.deleted { delete(object(with: identity)) }
    return identities
  }
}

/// A weak reference to the store of a child context.
struct WeakParentStore {
  weak var store: ParentStore?
  init(_ store: ParentStore) { self.store = store }
}

extension Record {
  /// The current values as a row.
  var row: StoredRow {
    if let successor { return successor.row }
    if isFaulted { load() }
    var values = current
    for (property, one) in ones where values.indices.contains(property) {
      let identity = one.record.isGone ? nil : one.record.actual.identity
      values[property] = .reference(identity)
    }
    for property in info.transients where values.indices.contains(property) {
      values[property] = .value(.null)
    }
    return StoredRow(identity: identity, version: version, values: values)
  }
}
