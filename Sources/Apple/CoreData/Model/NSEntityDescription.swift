import Foundation
import QuoinSchema

/// A kind of managed object: its name, its class and its properties.
open class NSEntityDescription: NSObject, NSCopying {
  open var name: String? { didSet { forgetInfo() } }
  open var isAbstract = false { didSet { forgetInfo() } }
  /// The name of the class of the objects, `NSManagedObject` by default.
  open var managedObjectClassName: String! = "NSManagedObject" {
    didSet { forgetInfo() }
  }
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  /// Stored only: stores compare their schemas by contents.
  open var versionHashModifier: String?
  open var coreSpotlightDisplayNameExpression: NSExpression?
  /// The model that contains the entity.
  public internal(set) weak var model: NSManagedObjectModel?
  public internal(set) weak var superentity: NSEntityDescription?

  /// The properties that the entity declares itself, then those it inherits.
  open var properties: [NSPropertyDescription] {
    get { own + (superentity?.properties ?? []) }
    set {
      let inherited = superentity?.properties ?? []
      own = newValue.filter { property in !inherited.contains { $0 === property } }
    }
  }

  /// The properties that the entity declares itself.
  private(set) var own: [NSPropertyDescription] = [] {
    didSet {
      for property in own { property.owner = self }
      forgetInfo()
    }
  }

  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in oldValue where entity.superentity === self { entity.superentity = nil }
      subentities.removeAll { entity in
        guard isKindOf(entity: entity) else { return false }
        Diagnosis.report(
          "the entity \"\(entity.name ?? "")\" is its own superentity; remove it from the "
            + "subentities of \"\(name ?? "")\"")
        return true
      }
      for entity in subentities { entity.superentity = self }
      forgetInfo()
    }
  }

  /// The groups of attributes whose values together are unique in the store.
  open var uniquenessConstraints: [[Any]] = [] { didSet { forgetInfo() } }
  open var indexes: [NSFetchIndexDescription] = [] { didSet { forgetInfo() } }

  /// The facts that objects need; made at the first use after a change.
  private var knownInfo: EntityInfo?

  public override init() {}

  open var managedObjectModel: NSManagedObjectModel {
    if let model { return model }
    let model = NSManagedObjectModel()
    model.entities = [self]
    strayModel = model
    return model
  }
  /// The model of an entity that nothing else has put into one.
  private var strayModel: NSManagedObjectModel?

  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
  }
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }

  open func relationships(forDestination entity: NSEntityDescription)
    -> [NSRelationshipDescription]
  {
    properties.compactMap { $0 as? NSRelationshipDescription }
      .filter { $0.destinationEntity === entity }
  }

  /// Whether the entity is `entity` or one of its subentities.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var current: NSEntityDescription? = self
    while let known = current {
      if known === entity { return true }
      current = known.superentity
    }
    return false
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSEntityDescription()
    (copy.name, copy.isAbstract, copy.userInfo) = (name, isAbstract, userInfo)
    copy.managedObjectClassName = managedObjectClassName
    copy.properties = own.compactMap { $0.copy() as? NSPropertyDescription }
    copy.uniquenessConstraints = uniquenessConstraints
    return copy
  }

  /// Returns the entity of a name in the model of a context.
  open class func entity(forEntityName name: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    context.model?.entitiesByName[name]
  }

  /// Creates an object of an entity in a context.
  ///
  /// An unknown name is reported on standard error; the object then belongs to no context.
  open class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: name, in: context) else {
      let stray = NSEntityDescription()
      stray.name = name
      Diagnosis.report(unknownEntity: name, in: context.model)
      return NSManagedObject(entity: stray, insertInto: nil)
    }
    return entity.insertObject(into: context)
  }

  /// Creates an object of the entity's class in a context.
  func insertObject(into context: NSManagedObjectContext) -> NSManagedObject {
    let object = info.objectClass.init(_quoinRecord: nil, entity: self)
    context.insert(object)
    return object
  }

  var info: EntityInfo {
    if let knownInfo { return knownInfo }
    let info = managedObjectModel.info[name ?? ""] ?? EntityInfo(stray: self)
    knownInfo = info
    return info
  }

  /// Forgets what was derived from the description, because it changes.
  func forgetInfo() {
    guard knownInfo != nil || model != nil else { return }
    knownInfo = nil
    model?.forgetInfo()
  }

  /// The entity as a schema declares it: without what it inherits.
  var storeEntity: StoreEntity {
    StoreEntity(
      name: name ?? "", superentity: superentity?.name, isAbstract: isAbstract,
      properties: own.compactMap(\.storeProperty),
      uniqueness: uniquenessConstraints.map { group in group.compactMap(Self.propertyName) },
      indexes: indexes.map { $0.elements.compactMap { $0.property?.name } })
  }

  private static func propertyName(_ item: Any) -> String? {
    (item as? String) ?? (item as? NSPropertyDescription)?.name
  }
}

/// An index of an entity.
open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  /// Stored only: an index covers all objects.
  open var partialIndexPredicate: NSPredicate?

  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }
}

/// A property in an index.
open class NSFetchIndexElementDescription: NSObject {
  open private(set) var property: NSPropertyDescription?
  /// Stored only: all indexes are ordered trees.
  open var collationType: NSFetchIndexElementType
  /// Stored only: an index serves both orders.
  open var isAscending = true

  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }
}

public enum NSFetchIndexElementType: UInt, Sendable {
  case binary, rTree
}
