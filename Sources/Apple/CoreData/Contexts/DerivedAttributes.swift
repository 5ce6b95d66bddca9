import Foundation
import QuoinData
import QuoinSchema

/// An attribute that a save computes (Rules/Data.md#derived-attributes).
struct DerivedAttribute {
  /// The index of the property.
  let index: Int
  let expression: NSExpression

  /// Creates the attribute of a property; nil for one that isn't derived.
  init?(_ property: NSPropertyDescription?, at index: Int) {
    guard let expression = (property as? NSDerivedAttributeDescription)?.derivationExpression else {
      return nil
    }
    self.index = index
    self.expression = Self.aggregate(of: expression) ?? expression
  }

  /// Returns `items.@sum.price` for `items.price.@sum` and for `sum:(items.price)`.
  private static func aggregate(of expression: NSExpression) -> NSExpression? {
    let arguments = expression.arguments ?? []
    var names: [String]
    let operation: String
    if arguments.count == 1, let known = operations[expression.function] {
      names = arguments[0].keyPath.split(separator: ".").map(String.init)
      operation = known
    } else {
      names = expression.keyPath.split(separator: ".").map(String.init)
      guard let last = names.popLast(), last != "@count", operations.values.contains(last) else {
        return nil
      }
      operation = last
    }
    guard !names.isEmpty else { return nil }
    names.insert(operation, at: operation == "@count" ? names.count : 1)
    return NSExpression(forKeyPath: names.joined(separator: "."))
  }

  private static let operations = [
    "sum:": "@sum", "count:": "@count", "min:": "@min", "max:": "@max", "average:": "@avg",
  ]

  /// The relationships of each key path, from the entity with the attribute.
  func relationships(from entity: NSEntityDescription) -> [[NSRelationshipDescription]] {
    expression.keyPaths.map { path in
      var next: NSEntityDescription? = entity
      return path.split(separator: ".").compactMap { name in
        guard let relationship = next?.relationshipsByName[String(name)] else { return nil }
        next = relationship.destinationEntity
        return relationship
      }
    }
  }
}

extension NSManagedObjectModel {
  /// The inverse relationships that lead from objects of an entity to those whose derived
  /// attributes depend on them, by the entity's name.
  static func dependents(of entities: [EntityInfo]) -> [String: Set<[String]>] {
    var result: [String: Set<[String]>] = [:]
    for info in entities {
      for path in info.derived.flatMap({ $0.relationships(from: info.entity) }) {
        var back: [String] = []
        for relationship in path {
          // Without an inverse, the object itself must change.
          guard let inverse = relationship.inverseRelationship,
            let destination = relationship.destinationEntity
          else { break }
          back.insert(inverse.name, at: 0)
          for other in entities where other.entity.isKindOf(entity: destination) {
            result[other.storeEntity.name, default: []].insert(back)
          }
        }
      }
    }
    return result
  }
}

extension NSManagedObjectContext {
  /// Computes the derived attributes of changed objects and of those that depend on them.
  final func derive(_ objects: [NSManagedObject]) {
    guard let model, model.hasDerivedAttributes else { return }
    // An undo doesn't restore what the next save computes.
    let registerUndo = storeContext.registerUndo
    storeContext.registerUndo = nil
    defer { storeContext.registerUndo = registerUndo }
    var owners: [ObjectIdentifier: NSManagedObject] = [:]
    for object in objects where !object.isDeleted {
      derive(object, isSaved: true)
      for path in model.dependents[object.info.storeEntity.name] ?? [] {
        var level: [Any] = [object]
        for name in path {
          level = level.flatMap { owner -> [NSManagedObject] in
            guard let owner = owner as? NSManagedObject, let index = owner.info.indexes[name] else {
              return []
            }
            return NSManagedObject.objects(in: owner.object(name, at: index))
          }
        }
        for case let owner as NSManagedObject in level where !owner.isDeleted {
          owners[ObjectIdentifier(owner)] = owner
        }
      }
    }
    for object in objects { owners[ObjectIdentifier(object)] = nil }
    for owner in owners.values { derive(owner, isSaved: false) }
  }

  /// - Parameter isSaved: Whether the object has other changes, so that its time of change is new.
  private func derive(_ object: NSManagedObject, isSaved: Bool) {
    for attribute in object.info.derived {
      let value: Any?
      if attribute.expression.isNow {
        guard isSaved else { continue }
        value = saveDate ?? Date()
      } else {
        value = attribute.expression.value(of: [object])
      }
      object.set(value, at: attribute.index)
    }
  }
}
