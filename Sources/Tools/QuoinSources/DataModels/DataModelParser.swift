import Foundation
import QuoinSchema

/// The entities of a data model's file, checked so that a schema can be made of them.
struct DataModelParser {
  typealias Failure = ModelXML.ParseError

  private(set) var entities: [ModelEntity] = []
  private(set) var warnings: [String] = []
  private var byName: [String: Int] = [:]
  private var fetchRequests: [String: CompiledModel.FetchRequest] = [:]
  private var configurations: [String: [String]] = [:]
  private let versionIdentifiers: [String]

  /// The maximum number of superentities of an entity.
  private static let deepest = 64
  /// The maximum number of properties of all entities, with those that they inherit.
  private static let mostProperties = 100_000

  /// Reads the entities, without the references between them.
  init(_ root: ModelElement) throws(Failure) {
    guard root.name == "model" else {
      throw Failure(
        line: root.line,
        reason:
          "it begins with <\(root.name)>, not with <model>; save the model with Xcode 4 or later")
    }
    let identifiers = root["userDefinedModelVersionIdentifier"] ?? ""
    versionIdentifiers = identifiers.split(separator: ",").map(String.init)
    for element in root.all("entity") {
      let entity = try ModelEntity(element, &warnings)
      guard byName.updateValue(entities.count, forKey: entity.name) == nil else {
        throw Failure(line: entity.line, reason: "there are two entities called \(entity.name)")
      }
      entities.append(entity)
    }
    for element in root.all("composite") {
      warnings.append("\(element.line): composite attributes are left out")
    }
    for element in root.all("configuration") {
      guard let name = element["name"] else { continue }
      configurations[name] = element.all("memberEntity").compactMap { $0["name"] }
    }
    for element in root.all("fetchRequest") {
      guard let name = element["name"], let entity = element["entity"] else { continue }
      guard byName[entity] != nil else {
        warnings.append(
          "\(element.line): the fetch request \(name) is of an unknown entity, \(entity)")
        continue
      }
      fetchRequests[name] = CompiledModel.FetchRequest(
        entity: entity, predicate: element["predicateString"],
        limit: element["fetchLimit"].flatMap { Int($0) } ?? 0)
    }
  }

  /// Returns the entity with this name.
  func entity(_ name: String) -> ModelEntity? { byName[name].map { entities[$0] } }

  /// Returns the superentities of an entity, the nearest first. They end where they would repeat.
  func ancestors(of entity: ModelEntity) -> [ModelEntity] {
    var found: [ModelEntity] = []
    var next = entity.parent
    while let parent = next.flatMap({ self.entity($0) }), found.count <= Self.deepest {
      found.append(parent)
      next = parent.parent
    }
    return found
  }

  /// Checks the references between entities.
  ///
  /// - Throws: An error for an unknown entity, a cycle, or a property that can't exist.
  mutating func check() throws(Failure) {
    var total = 0
    for entity in entities {
      if let parent = entity.parent, self.entity(parent) == nil {
        throw Failure(
          line: entity.line,
          reason: "the parent of \(entity.name), \(parent), isn't an entity of the model")
      }
      let ancestors = ancestors(of: entity)
      guard ancestors.count <= Self.deepest, !ancestors.contains(where: { $0.name == entity.name })
      else {
        throw Failure(
          line: entity.line,
          reason: "the parents of \(entity.name) form a circle or are more than \(Self.deepest)")
      }
      total += ([entity] + ancestors).reduce(0) { $0 + $1.properties.count }
      guard total <= Self.mostProperties else {
        throw Failure(
          line: entity.line, reason: "the model has more than \(Self.mostProperties) properties")
      }
      let inherited = Set(ancestors.flatMap(\.properties).map(\.name))
      for property in entity.properties {
        guard !inherited.contains(property.name) else {
          throw Failure(
            line: property.line,
            reason: "\(entity.name) inherits the property \(property.name), which it has itself")
        }
        try check(property, of: entity)
      }
      try checkGroups(of: entity, known: inherited.union(entity.properties.map(\.name)))
      for (name, request) in entity.fetchedProperties.sorted(by: { $0.key < $1.key })
      where self.entity(request.entity) == nil {
        warnings.append(
          "\(entity.line): the fetched property \(entity.name).\(name) is of an unknown entity, "
            + request.entity)
      }
    }
  }

  private mutating func check(
    _ property: ModelProperty, of entity: ModelEntity
  ) throws(Failure) {
    guard let relationship = property.store.relationship else { return }
    guard let destination = self.entity(relationship.destination) else {
      throw Failure(
        line: property.line,
        reason: "the destination of \(entity.name).\(property.name), \(relationship.destination), "
          + "isn't an entity of the model")
    }
    guard let inverse = relationship.inverse else { return }
    let all = ([destination] + ancestors(of: destination)).flatMap(\.properties)
    guard let other = all.first(where: { $0.name == inverse })?.store.relationship else {
      throw Failure(
        line: property.line,
        reason: "the inverse of \(entity.name).\(property.name), \(inverse), "
          + "isn't a relationship of \(destination.name)")
    }
    if other.inverse != property.name {
      warnings.append(
        "\(property.line): \(destination.name).\(inverse) isn't the inverse of "
          + "\(entity.name).\(property.name) in return")
    }
  }

  private func checkGroups(of entity: ModelEntity, known: Set<String>) throws(Failure) {
    for name in (entity.uniqueness + entity.indexes).joined() where !known.contains(name) {
      throw Failure(
        line: entity.line,
        reason: "a constraint or an index of \(entity.name) names \(name), "
          + "which isn't one of its properties")
    }
  }

  /// The model as the modules of Quoin read it.
  var compiled: CompiledModel {
    let schema = StoreSchema(
      entities.map { entity in
        StoreEntity(
          name: entity.name, superentity: entity.parent, isAbstract: entity.isAbstract,
          properties: entity.properties.map(\.store), uniqueness: entity.uniqueness,
          indexes: entity.indexes)
      })
    var records: [String: CompiledModel.Entity] = [:]
    for entity in entities {
      var attributes: [String: CompiledModel.Attribute] = [:]
      for property in entity.properties { attributes[property.name] = property.attribute }
      records[entity.name] = CompiledModel.Entity(
        className: entity.className, attributes: attributes, userInfo: entity.userInfo,
        fetchedProperties: entity.fetchedProperties.isEmpty ? nil : entity.fetchedProperties)
    }
    return CompiledModel(
      schema: schema, entities: records, fetchRequests: fetchRequests,
      configurations: configurations, versionIdentifiers: versionIdentifiers)
  }
}
