import Foundation
import QuoinSchema
import Synchronization

/// The entities of an app.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  open var entities: [NSEntityDescription] {
    get { list }
    set {
      list = newValue
      // Subentities belong to the model even if the list lacks them.
      var index = 0
      while index < list.count {
        for entity in list[index].subentities where !list.contains(where: { $0 === entity }) {
          list.append(entity)
        }
        index += 1
      }
      for entity in list { entity.model = self }
      forgetInfo()
    }
  }
  private var list: [NSEntityDescription] = []
  private var configurationEntities: [String: [NSEntityDescription]] = [:]
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
  open var versionIdentifiers: Set<AnyHashable> = []
  /// Stored only: entity and property names aren't localized.
  open var localizationDictionary: [String: String]?
  /// Stored only.
  open var versionChecksum = ""

  /// The facts about the entities that contexts need, by the entities' names.
  private var knownInfo: [String: EntityInfo]?
  private var knownSchema: StoreSchema?
  private var knownDependents: [String: Set<[String]>]?
  private var classEntities: [ObjectIdentifier: NSEntityDescription] = [:]
  private let lock = NSRecursiveLock()

  public override init() {
    super.init()
    LoadedModels.note(self)
  }

  /// Reads a model that the command line compiled; nil if there is none or it can't be read,
  /// which is reported on standard error.
  public convenience init?(contentsOf url: URL) {
    let compiled = url.pathExtension == CompiledModelFile.pathExtension
    let file =
      compiled
      ? url
      : url.deletingPathExtension()
        .appendingPathExtension(CompiledModelFile.pathExtension)
    do {
      let model = try CompiledModelFile.read(file)
      self.init()
      try fill(from: model)
    } catch {
      Diagnosis.report("\(file.path): \(error)")
      return nil
    }
  }

  /// Returns the models in bundles as one.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = (bundles ?? [.main]).flatMap(CompiledModelFile.urls).compactMap {
      NSManagedObjectModel(contentsOf: $0)
    }
    return NSManagedObjectModel(byMerging: models)
  }

  /// Creates a model with the entities of others.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
    for model in models {
      fetchRequestTemplatesByName.merge(model.fetchRequestTemplatesByName) { first, _ in first }
    }
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(list.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }

  open var configurations: [String] { configurationEntities.keys.sorted() }

  open func entities(forConfigurationName name: String?) -> [NSEntityDescription]? {
    name.map { configurationEntities[$0] } ?? list
  }

  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName name: String) {
    configurationEntities[name] = entities
  }

  open func fetchRequestTemplate(forName name: String)
    -> NSFetchRequest<any NSFetchRequestResult>?
  { fetchRequestTemplatesByName[name] }

  open func setFetchRequestTemplate(
    _ request: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) { fetchRequestTemplatesByName[name] = request }

  /// Returns a copy of a stored request with values for the variables of its predicate.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let template = fetchRequestTemplatesByName[name] else { return nil }
    let request = template.typedCopy()
    request.predicate = template.predicate?.withSubstitutionVariables(variables)
    return request
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSManagedObjectModel()
    copy.entities = list
    return copy
  }

  /// The schema of stores of this model.
  var schema: StoreSchema { derived.schema }

  /// The facts about the entities that contexts need, by the entities' names.
  var info: [String: EntityInfo] { derived.info }

  var hasDerivedAttributes: Bool { info.values.contains { !$0.derived.isEmpty } }

  /// The inverse relationships that lead from objects of an entity to those whose derived
  /// attributes depend on them, by the entity's name.
  var dependents: [String: Set<[String]>] {
    lock.lock()
    defer { lock.unlock() }
    if let knownDependents { return knownDependents }
    let dependents = Self.dependents(of: Array(info.values))
    knownDependents = dependents
    return dependents
  }

  private var derived: (schema: StoreSchema, info: [String: EntityInfo]) {
    lock.lock()
    defer { lock.unlock() }
    if let knownInfo, let knownSchema { return (knownSchema, knownInfo) }
    let schema = StoreSchema(list.map(\.storeEntity))
    var info: [String: EntityInfo] = [:]
    for entity in list {
      guard let name = entity.name, let storeEntity = schema[name] else { continue }
      info[name] = EntityInfo(entity, storeEntity)
    }
    (knownSchema, knownInfo) = (schema, info)
    return (schema, info)
  }

  /// Returns the entity whose objects have a class, or else the entity with its name.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    lock.lock()
    defer { lock.unlock() }
    if let known = classEntities[ObjectIdentifier(type)] { return known }
    ManagedClasses.note(type)
    let name = "\(type)"
    let found = list.first { entity in
      let known = entity.managedObjectClassName ?? ""
      return known == name || known.hasSuffix(".\(name)")
    }
    guard let entity = found ?? entitiesByName[name] else { return nil }
    if type != NSManagedObject.self { entity.info.use(type) }
    classEntities[ObjectIdentifier(type)] = entity
    return entity
  }

  func forgetInfo() {
    lock.lock()
    (knownInfo, knownSchema, knownDependents, classEntities) = (nil, nil, nil, [:])
    lock.unlock()
  }
}

/// The models that exist, the newest last, for class functions such as `Item.entity()`.
enum LoadedModels {
  private struct Entry { weak var model: NSManagedObjectModel? }
  private static let entries = Mutex<[Entry]>([])

  static func note(_ model: NSManagedObjectModel) {
    entries.withLock { entries in
      entries.removeAll { $0.model == nil }
      entries.append(Entry(model: model))
    }
  }

  /// Returns the entity of a class, in `model` or else in the newest model that has one.
  static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel? = nil)
    -> NSEntityDescription?
  {
    if let model, let found = model.entity(of: type) { return found }
    let models = entries.withLock { $0.compactMap(\.model).reversed() }
    return models.lazy.compactMap { $0.entity(of: type) }.first
  }

  static func entity(named name: String) -> NSEntityDescription? {
    let models = entries.withLock { $0.compactMap(\.model).reversed() }
    return models.lazy.compactMap { $0.entitiesByName[name] }.first
  }
}
