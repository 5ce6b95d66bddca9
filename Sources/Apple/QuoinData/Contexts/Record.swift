import QuoinSchema

/// The values of one object in a context, or of one that no context has yet.
public final class Record {
  public var entity: StoreEntity { info.entity }
  public internal(set) var identity: StoreID
  public internal(set) weak var context: StoreContext?
  /// The model object, which sets this in its initializer.
  public weak var object: (any RecordObject)?

  /// The identifier of the store that a new object is saved in; by default the first that can.
  public var home: String?

  var info: EntityInfo
  /// The values by property; empty in a fault. A to-one relationship has the identity that `ones`
  /// has the object of, if it is loaded; a to-many relationship is in `lists`.
  var current: [StoredValue]
  /// The values of the last save or fetch; empty in a fault and in a new object.
  var saved: [StoredValue] = []
  var version: Int64 = 0
  var ones: [Int: any RecordObject] = [:]
  var lists: [Int: RelatedList] = [:]
  var changes: Set<Int> = []
  var status = Status.free
  var isFaulted = false
  /// Whether `prepareForDeletion` has been called.
  var isPrepared = false
  /// The faults that are loaded together with this one.
  var batch: FaultBatch?
  /// The record that took this one's place when a save found the same unique values.
  var successor: Record?
  weak var keeper: LinkKeeper?
  private var ownCache: [Int: Any] = [:]

  enum Status {
    /// In no context.
    case free
    case inserted
    /// In a context and in its store.
    case registered
    case deleted
    /// Deleted before the first save.
    case deletedNew
  }

  /// Creates a record outside of any context, with default values.
  public init(entity: StoreEntity) {
    info = EntityInfo.shared(entity)
    identity = .temporary(entity: entity.name)
    current = info.defaults
  }

  /// Creates a fault.
  init(info: EntityInfo, identity: StoreID, context: StoreContext) {
    self.info = info
    self.identity = identity
    self.context = context
    current = []
    status = .registered
    isFaulted = true
  }

  /// Whether the values aren't loaded.
  public var isFault: Bool { successor?.isFault ?? isFaulted }
  public var isInserted: Bool { successor?.isInserted ?? (status == .inserted) }
  public var isUpdated: Bool {
    successor?.isUpdated ?? (status == .registered && !changes.isEmpty)
  }
  /// Whether the object will be deleted by the next save.
  public var isDeleted: Bool { successor?.isDeleted ?? isGone }
  public var hasChanges: Bool {
    successor?.hasChanges ?? (status == .inserted || isGone || !changes.isEmpty)
  }
  /// The properties that changed since the last save or fetch.
  public var changedProperties: Set<Int> { successor?.changedProperties ?? changes }

  /// Decoded values of encoded attributes. The value of a property goes when the property changes.
  public var cache: [Int: Any] {
    get { successor?.cache ?? ownCache }
    _modify {
      if let successor {
        yield &successor.cache
      } else {
        yield &ownCache
      }
    }
  }

  var isGone: Bool { status == .deleted || status == .deletedNew }
  /// Whether no store has the object.
  var isNew: Bool { saved.isEmpty && !isFaulted }

  /// The record that has the values: this one or its successor.
  var actual: Record { successor?.actual ?? self }

  /// Returns the value of an attribute; loads a fault.
  public func value(_ property: Int) -> StoreValue {
    if let successor { return successor.value(property) }
    if isFaulted { load() }
    guard current.indices.contains(property), case .value(let value) = current[property] else {
      return .null
    }
    return value
  }

  /// Changes the value of an attribute. An equal value changes nothing.
  public func setValue(_ value: StoreValue, _ property: Int) {
    if let successor { return successor.setValue(value, property) }
    if isFaulted { load() }
    guard current.indices.contains(property), case .value(let old) = current[property],
      old != value
    else { return }
    let owner = object
    owner?.recordWillChange(property)
    current[property] = .value(value)
    ownCache[property] = nil
    noteChange(property)
    context?.registerUndo? { [self, owner] in
      withExtendedLifetime(owner) { setValue(old, property) }
    }
    owner?.recordDidChange(property)
  }

  /// Returns the value of the last save or fetch; of a new object, the default value.
  public func savedValue(_ property: Int) -> StoredValue {
    if let successor { return successor.savedValue(property) }
    if isFaulted { load() }
    let values = saved.isEmpty ? info.defaults : saved
    guard values.indices.contains(property) else { return .value(.null) }
    if info.isToMany(property), !isNew, let context,
      let identities = try? context.store.related(to: identity, by: property)
    {
      return .references(identities)
    }
    return values[property]
  }

  /// Marks a property as changed, or as unchanged if it has the saved value again.
  func noteChange(_ property: Int) {
    if status != .registered {
      changes.insert(property)
    } else if isAsSaved(property) {
      if changes.remove(property) != nil, changes.isEmpty, let object {
        context?.updated.remove(object)
      }
    } else {
      if changes.isEmpty, let object { context?.updated.append(object) }
      changes.insert(property)
    }
    context?.noteChange(of: self)
  }

  private func isAsSaved(_ property: Int) -> Bool {
    if let list = lists[property] { return !list.isChanged }
    return saved.indices.contains(property) && saved[property] == current[property]
  }

  func clearCache() { ownCache = [:] }

  // MARK: Faults

  /// Loads the values of a fault. One without a row gets the default values.
  func load() {
    guard isFaulted, let context else { return }
    context.load(self)
  }

  /// Takes over the values of a row. Changes of to-many relationships stay.
  func fill(_ row: StoredRow?) {
    var values = info.defaults
    if let row, row.values.count == values.count, info.transients.isEmpty {
      values = row.values
      version = row.version
    } else if let row {
      for index in values.indices where index < row.values.count {
        if case .unloaded = values[index] { continue }
        values[index] = row.values[index]
      }
      for index in info.transients { values[index] = info.defaults[index] }
      version = row.version
    }
    current = values
    saved = values
    isFaulted = false
    batch = nil
  }

  /// Forgets the values and changes.
  func turnToFault() {
    object?.recordWillChange(nil)
    current = []
    saved = []
    changes = []
    isFaulted = true
    clearCache()
    clearLinks()
    object?.recordDidChange(nil)
  }

  /// Leaves the context; attributes stay readable.
  func detach() {
    context = nil
    status = .free
    changes = []
    isFaulted = true
    clearLinks()
  }

  func clearLinks() {
    ones = [:]
    lists = [:]
    batch = nil
  }
}

/// Faults of the same list. Reading one loads the next ones, too.
final class FaultBatch {
  static let size = 128
  let identities: [StoreID]
  let places: [StoreID: Int]

  init(_ identities: [StoreID]) {
    self.identities = identities
    places = Dictionary(
      identities.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the identities to load together with one.
  func group(of identity: StoreID) -> ArraySlice<StoreID> {
    guard let place = places[identity] else { return [identity] }
    return identities[place..<min(place + Self.size, identities.count)]
  }
}
