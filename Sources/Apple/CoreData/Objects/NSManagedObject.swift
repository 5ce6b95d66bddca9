import Foundation
import QuoinData
import QuoinFoundation
import QuoinSchema
import SwiftUI

/// An object whose values are in a context and, after a save, in its store.
///
/// The generated or rewritten properties of subclasses read and set the values by name.
open class NSManagedObject: NSObject, NSFetchRequestResult, RecordObject, KeyedValues,
  ObservableObject
{
  /// The description of the object's kind.
  public final let entity: NSEntityDescription
  final let info: EntityInfo
  private final var knownRecord: QuoinData.Record?
  private final var publisher: ObservableObjectPublisher?
  /// Collects the names of the properties that a key path reads.
  final var recorder: KeyPathRecorder?

  /// Creates an object of an entity, in a context or outside of any.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    info = entity.info
    super.init()
    let type = type(of: self)
    if type != NSManagedObject.self { info.use(type) }
    if let context {
      context.insert(self)
    }
  }

  /// Creates an object in a context.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: context.model), insertInto: context)
  }

  /// Creates an object in no context, of the entity of its class.
  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// Creates the object of a record.
  public required convenience init(
    _quoinRecord record: QuoinData.Record?, entity: NSEntityDescription
  ) {
    self.init(entity: entity, insertInto: nil)
    if let record {
      knownRecord = record
      record.object = self
    }
  }

  /// The values.
  public final var record: QuoinData.Record {
    if let knownRecord { return knownRecord }
    let record = QuoinData.Record(entity: info.storeEntity)
    record.object = self
    knownRecord = record
    return record
  }

  // MARK: Entity

  /// The entity of the class, in the model that was loaded last.
  ///
  /// Without one, a message on standard error says so, and the result is an entity without
  /// properties.
  open class func entity() -> NSEntityDescription { entity(in: nil) }

  static func entity(in model: NSManagedObjectModel?) -> NSEntityDescription {
    if let entity = LoadedModels.entity(of: self, in: model) { return entity }
    Diagnosis.report(unknownEntity: "\(self)", in: model)
    let entity = NSEntityDescription()
    entity.name = "\(self)"
    entity.managedObjectClassName = "\(self)"
    return entity
  }

  /// A request for all objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "\(self)")
  }

  // MARK: State

  open var managedObjectContext: NSManagedObjectContext? {
    knownRecord?.context.flatMap(ContextRegistry.facade)
  }

  open var objectID: NSManagedObjectID {
    let identity = record.identity
    return NSManagedObjectID(
      identity, entity.model,
      managedObjectContext?.rootCoordinator?.persistentStore(of: identity))
  }

  open var isInserted: Bool { record.isInserted }
  open var isUpdated: Bool { record.isUpdated }
  open var isDeleted: Bool { record.isDeleted }
  open var isFault: Bool { record.isFault }
  open var hasChanges: Bool { record.hasChanges }
  /// Whether properties differ from the last save.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// 0 for a usual object, 1 for one in the middle of being made to a fault.
  open var faultingState: Int { isFault ? 1 : 0 }

  // MARK: Observation

  /// A publisher that sends before the object changes.
  public final var objectWillChange: ObservableObjectPublisher {
    if let publisher { return publisher }
    let made = ObservableObjectPublisher()
    publisher = made
    return made
  }

  public final func recordWillChange(_ property: Int?) { publisher?.send() }

  public final func recordDidChange(_ property: Int?) {
    guard property == nil, let knownRecord, knownRecord.isFault else { return }
    didTurnIntoFault()
  }

  // MARK: Values by key

  /// Returns the value of a property: numbers as `NSNumber`, to-many relationships as sets.
  open func value(forKey key: String) -> Any? { primitive(key) }
  open func setValue(_ value: Any?, forKey key: String) { setPrimitive(value, key) }
  open func primitiveValue(forKey key: String) -> Any? { primitive(key) }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { setPrimitive(value, key) }

  /// Returns the value at a path of properties, such as `list.name`.
  open func value(forKeyPath path: String) -> Any? {
    KeyPathValues.value(at: path.split(separator: ".").map(String.init)[...], of: self)
  }

  open func setValue(_ value: Any?, forKeyPath path: String) {
    guard let dot = path.lastIndex(of: ".") else { return setValue(value, forKey: path) }
    let owner = self.value(forKeyPath: String(path[..<dot])) as? NSManagedObject
    owner?.setValue(value, forKey: String(path[path.index(after: dot)...]))
  }

  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  open func setValuesForKeys(_ values: [String: Any]) {
    for (key, value) in values { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Makes a fault's values ready to be read; generated properties do so themselves.
  open func willAccessValue(forKey key: String?) {
    if isFault, !info.storeEntity.properties.isEmpty { _ = record.value(0) }
  }
  /// Has no effect: reading a value needs no end.
  open func didAccessValue(forKey key: String?) {}
  /// Announces a change of a value that the context doesn't know of.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Has no effect: the announcement is before the change.
  open func didChangeValue(forKey key: String) {}

  /// Returns whether reading the relationship would load its objects.
  open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }

  /// Returns the identities of the objects of a relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    Self.objects(in: value(forKey: key)).map(\.objectID)
  }

  /// Returns the values that differ from the last save, by name.
  open func changedValues() -> [String: Any] {
    Dictionary(
      record.changedProperties.compactMap { index in
        guard info.storeEntity.properties.indices.contains(index) else { return nil }
        let name = info.storeEntity.properties[index].name
        return (name, object(name, at: index) ?? NSNull())
      }
    ) { first, _ in first }
  }

  /// Returns the values that differ from the last save, by name.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// Returns the values of the last save or fetch, by name; of all properties if `keys` is nil.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let keys = keys ?? info.storeEntity.properties.map(\.name)
    var values: [String: Any] = [:]
    for key in keys {
      guard let index = info.indexes[key] else { continue }
      switch record.savedValue(index) {
      case .value(let value):
        values[key] = AttributeCoding.value(value, info.attribute(index)) ?? NSNull()
      case .reference(let identity):
        values[key] = identity.flatMap { managedObjectContext?.object($0) } ?? NSNull()
      case .references(let identities):
        values[key] = NSSet(array: identities.compactMap { managedObjectContext?.object($0) })
      case .unloaded: values[key] = NSNull()
      }
    }
    return values
  }

  /// Compiles only: an object announces each change as one of the whole object.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  // MARK: Hooks

  /// Called once when the object is inserted into a context.
  open func awakeFromInsert() {}
  /// Called when the values of a fetched object are read the first time.
  open func awakeFromFetch() {}
  /// Called after an undo has changed the object. Compiles only: an undo sets ordinary values.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  open func willSave() {}
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Compiles only: contexts don't announce when they drop values.
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}

  /// Checks the object before it is deleted.
  open func validateForDelete() throws { try Validation.checkDeletion(of: self) }
  /// Checks the values of a new object before it is saved.
  open func validateForInsert() throws { try Validation.check(self) }
  /// Checks the values of a changed object before it is saved.
  open func validateForUpdate() throws { try Validation.check(self) }

  open override var description: String {
    let name = entity.name ?? "object"
    guard !isFault else { return "<\(name) \(objectID); data: fault>" }
    let values = info.indexes.keys.sorted().map { key in
      "\(key) = \(value(forKey: key).map { "\($0 is NSManagedObject ? "object" : "\($0)")" } ?? "nil")"
    }
    return "<\(name) \(objectID); data: {\(values.joined(separator: "; "))}>"
  }
}

public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let undoInsertion = Self(rawValue: 2)
  public static let undoDeletion = Self(rawValue: 4)
  public static let undoUpdate = Self(rawValue: 8)
  public static let rollback = Self(rawValue: 16)
  public static let refresh = Self(rawValue: 32)
  public static let mergePolicy = Self(rawValue: 64)
}

/// A kind of result of a fetch: objects, identities, dictionaries or numbers.
public protocol NSFetchRequestResult: AnyObject {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
