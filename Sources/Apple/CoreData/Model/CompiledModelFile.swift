import Foundation
import QuoinSchema

/// The file of a compiled model, in the resources of an app.
enum CompiledModelFile {
  static let pathExtension = "quoinmodel"
  private static let largestSize = 16 << 20

  /// Returns the file of a model's name, in the main bundle or another one.
  static func url(named name: String) -> URL? {
    let bundles = [Bundle.main] + Bundle.allBundles
    for bundle in bundles {
      if let url = bundle.url(forResource: name, withExtension: pathExtension) { return url }
    }
    return nil
  }

  static func urls(in bundle: Bundle) -> [URL] {
    (bundle.urls(forResourcesWithExtension: pathExtension, subdirectory: nil) ?? []).map {
      $0 as URL
    }
  }

  static func read(_ url: URL) throws -> CompiledModel {
    let values = try? url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
    if values?.isRegularFile == false { throw ModelError(reason: "the model isn't a file") }
    if let size = values?.fileSize, size > largestSize {
      throw ModelError(reason: "the model is larger than \(largestSize >> 20) MB")
    }
    guard let data = try? Data(contentsOf: url) else {
      throw ModelError(
        reason: "there is no such model. The command quoin compiles a .xcdatamodeld beside the "
          + "sources; other programs give NSPersistentContainer a model built in code.")
    }
    let model: CompiledModel
    do {
      model = try JSONDecoder().decode(CompiledModel.self, from: data)
    } catch {
      throw ModelError(reason: "the file isn't a compiled model; compile it again")
    }
    guard model.format == CompiledModel.currentFormat else {
      throw ModelError(
        reason: "the model has the format \(model.format), but this version of Quoin reads "
          + "\(CompiledModel.currentFormat); compile it again")
    }
    return model
  }
}

/// A reason for which a model can't be used.
struct ModelError: Error, CustomStringConvertible {
  let reason: String
  var description: String { reason }
}

extension NSManagedObjectModel {
  /// Adds the entities of a compiled model.
  func fill(from compiled: CompiledModel) throws {
    var known: [String: NSEntityDescription] = [:]
    try Self.checkAncestors(compiled.schema)
    let entities = compiled.schema.entities.values.sorted { $0.name < $1.name }
    for entity in entities {
      let description = NSEntityDescription()
      description.name = entity.name
      description.isAbstract = entity.isAbstract
      let details = compiled.entities[entity.name]
      description.managedObjectClassName = details?.className ?? "NSManagedObject"
      if let userInfo = details?.userInfo, !userInfo.isEmpty { description.userInfo = userInfo }
      known[entity.name] = description
    }
    for entity in entities {
      guard let description = known[entity.name] else { continue }
      let inherited = entity.superentity.flatMap { compiled.schema[$0] }
      let own = entity.properties.filter { inherited?.index(of: $0.name) == nil }
      description.properties = try own.map { property in
        try Self.description(of: property, of: entity.name, compiled, known)
      }
      for (name, request) in compiled.entities[entity.name]?.fetchedProperties ?? [:] {
        let fetched = NSFetchedPropertyDescription()
        fetched.name = name
        fetched.fetchRequest = Self.request(of: request)
        description.properties.append(fetched)
      }
      let groups = inherited?.uniqueness ?? []
      description.uniquenessConstraints = entity.uniqueness.filter { !groups.contains($0) }
      description.indexes = entity.indexes.map { names in
        let elements = names.compactMap { name in
          description.propertiesByName[name].map {
            NSFetchIndexElementDescription(property: $0, collationType: .binary)
          }
        }
        return NSFetchIndexDescription(name: names.joined(separator: "_"), elements: elements)
      }
    }
    for entity in entities {
      guard let description = known[entity.name] else { continue }
      description.subentities = entities.filter { $0.superentity == entity.name }
        .compactMap { known[$0.name] }
      Self.connectInverses(of: description, entity, known)
    }
    self.entities = entities.compactMap { known[$0.name] }
    for (name, names) in compiled.configurations {
      setEntities(names.compactMap { known[$0] }, forConfigurationName: name)
    }
    for (name, template) in compiled.fetchRequests {
      fetchRequestTemplatesByName[name] = Self.request(of: template)
    }
    versionIdentifiers = Set(compiled.versionIdentifiers)
  }

  private static func request(
    of template: CompiledModel.FetchRequest
  ) -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.entity)
    request.fetchLimit = max(0, template.limit)
    request.predicate = template.predicate.map { NSPredicate(format: $0) }
    return request
  }

  /// Refuses an entity that is among its own superentities.
  private static func checkAncestors(_ schema: StoreSchema) throws {
    for entity in schema.entities.values {
      var seen: Set<String> = [entity.name]
      var next = entity.superentity
      while let name = next {
        guard seen.insert(name).inserted else {
          throw ModelError(reason: "the entity \"\(name)\" is its own superentity")
        }
        next = schema[name]?.superentity
      }
    }
  }

  private static func description(
    of property: StoreProperty, of entity: String, _ compiled: CompiledModel,
    _ known: [String: NSEntityDescription]
  ) throws -> NSPropertyDescription {
    let description: NSPropertyDescription
    switch property.kind {
    case .attribute(let type):
      let details = compiled.entities[entity]?.attributes[property.name]
      let attribute: NSAttributeDescription
      if let format = details?.derivationExpression {
        let derived = NSDerivedAttributeDescription()
        do {
          derived.derivationExpression = try NSExpression.parsed(format)
        } catch {
          throw ModelError(
            reason: "the derivation of \(entity).\(property.name), \"\(format)\", can't be parsed: "
              + "\(error)")
        }
        attribute = derived
      } else {
        attribute = NSAttributeDescription()
      }
      let named = NSAttributeType(modelName: details?.type ?? "")
      attribute.attributeType = named.storeType == type ? named : NSAttributeType(type)
      attribute.defaultValue = AttributeCoding.value(property.defaultValue)
      attribute.valueTransformerName = details?.valueTransformerName
      attribute.attributeValueClassName = details?.customClassName
      attribute.allowsExternalBinaryDataStorage = details?.allowsExternalStorage ?? false
      if let userInfo = details?.userInfo, !userInfo.isEmpty { attribute.userInfo = userInfo }
      attribute.limits = AttributeLimits(details, type)
      description = attribute
    case .relationship(let relationship):
      guard let destination = known[relationship.destination] else {
        throw ModelError(
          reason: "the relationship \(entity).\(property.name) leads to the entity "
            + "\"\(relationship.destination)\", which the model doesn't have")
      }
      let result = NSRelationshipDescription()
      result.destinationEntity = destination
      result.minCount = relationship.minimumCount
      result.maxCount = relationship.isToMany ? max(0, relationship.maximumCount) : 1
      result.isOrdered = relationship.isOrdered
      result.deleteRule = NSDeleteRule(relationship.deleteRule)
      description = result
    }
    description.name = property.name
    description.isOptional = property.isOptional
    description.isTransient = property.isTransient
    description.renamingIdentifier = property.originalName
    return description
  }

  private static func connectInverses(
    of description: NSEntityDescription, _ entity: StoreEntity,
    _ known: [String: NSEntityDescription]
  ) {
    for case let relationship as NSRelationshipDescription in description.properties {
      guard let property = entity.properties.first(where: { $0.name == relationship.name }),
        let kind = property.relationship, let inverse = kind.inverse,
        let other = known[kind.destination]?.relationshipsByName[inverse]
      else { continue }
      relationship.inverseRelationship = other
    }
  }
}
