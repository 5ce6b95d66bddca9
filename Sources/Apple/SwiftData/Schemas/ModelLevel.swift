import QuoinSchema

/// A class of models with the properties that it declares itself.
struct ModelLevel: Sendable {
  let type: any PersistentModel.Type
  let name: String
  let metadata: [Schema.PropertyMetadata]

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = Self.name(of: type)
    metadata = type.schemaMetadata
  }

  /// Returns the name of a class without its module and the types around it.
  static func name(of type: any PersistentModel.Type) -> String {
    _typeName(type, qualified: false)
  }

  /// Returns a class and its superclasses that are models, the topmost first.
  static func chain(of type: any PersistentModel.Type) -> [ModelLevel] {
    var chain = [ModelLevel(type)]
    var current: AnyClass = type
    while let next = _getSuperclass(current), let model = next as? any PersistentModel.Type {
      chain.insert(ModelLevel(model), at: 0)
      current = next
    }
    return chain
  }

  /// Returns the classes, their superclasses, and those that relationships lead to.
  static func reachable(from types: [any PersistentModel.Type]) -> [ModelLevel] {
    var result: [ModelLevel] = []
    var known: Set<ObjectIdentifier> = []
    var open = Array(types.reversed())
    while let type = open.popLast() {
      guard !known.contains(ObjectIdentifier(type)) else { continue }
      for level in chain(of: type) where known.insert(ObjectIdentifier(level.type)).inserted {
        result.append(level)
        open += level.metadata.compactMap(\.shape.destination)
      }
    }
    return result
  }

  /// Returns the entities of classes, with the inverses of their relationships.
  static func entities(of levels: [ModelLevel]) -> [StoreEntity] {
    let inverses = InverseRelationships(levels)
    return levels.map { level in
      let constraints = level.type._$constraints
      let unique = level.metadata.filter { ($0.metadata as? Schema.Attribute)?.isUnique == true }
      return StoreEntity(
        name: level.name, superentity: level.superentity,
        properties: level.metadata.map {
          $0.property(inverse: inverses.inverse(of: $0, in: level))
        },
        uniqueness: unique.map { [$0.name] } + constraints.uniqueness,
        indexes: constraints.indexes)
    }
  }

  private var superentity: String? {
    (_getSuperclass(type) as? any PersistentModel.Type).map { Self.name(of: $0) }
  }
}

extension Schema.PropertyMetadata {
  fileprivate func property(inverse: String?) -> StoreProperty {
    let originalName = metadata?.originalName ?? ""
    switch shape {
    case .attribute(let type, let isOptional):
      return StoreProperty(
        name: name, kind: .attribute(type), isOptional: isOptional,
        isTransient: (metadata as? Schema.Attribute)?.isTransient ?? false,
        defaultValue: storedDefault, originalName: originalName.isEmpty ? nil : originalName)
    case .one(let type, let isOptional):
      return StoreProperty(
        name: name, kind: .relationship(relationship(to: type, inverse, isToMany: false)),
        isOptional: isOptional, originalName: originalName.isEmpty ? nil : originalName)
    case .many(let type):
      return StoreProperty(
        name: name, kind: .relationship(relationship(to: type, inverse, isToMany: true)),
        originalName: originalName.isEmpty ? nil : originalName)
    }
  }

  private func relationship(
    to type: any PersistentModel.Type, _ inverse: String?, isToMany: Bool
  ) -> StoreRelationship {
    let mark = metadata as? Schema.Relationship
    return StoreRelationship(
      destination: ModelLevel.name(of: type), inverse: inverse, isToMany: isToMany,
      deleteRule: mark?.deleteRule.stored ?? .nullify,
      minimumCount: mark?.minimumModelCount ?? 0, maximumCount: mark?.maximumModelCount ?? 0)
  }
}

/// The pairs of relationships that are two directions of one.
///
/// `inverse:` on either side makes a pair. Otherwise there is one if the models have exactly one
/// relationship to each other that isn't in a pair, at least one of the two is to-one, and each
/// to-one of them is optional.
struct InverseRelationships {
  private struct Side: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  private var pairs: [Side: String] = [:]

  init(_ levels: [ModelLevel]) {
    var sides: [AnyKeyPath: Side] = [:]
    for level in levels {
      for property in level.metadata {
        sides[property.keypath] = Side(type: ObjectIdentifier(level.type), name: property.name)
      }
    }
    for level in levels {
      for property in level.metadata {
        guard let path = (property.metadata as? Schema.Relationship)?.inverseKeyPath,
          let other = sides[path], let own = sides[property.keypath]
        else { continue }
        pairs[own] = other.name
        pairs[other] = own.name
      }
    }
    let explicit = Set(pairs.keys)
    for level in levels {
      for property in level.metadata {
        guard let destination = property.shape.destination, let own = sides[property.keypath],
          !explicit.contains(own),
          let target = levels.first(where: { $0.type == destination })
        else { continue }
        let there = Self.candidates(from: target, to: level, explicit)
        let here = Self.candidates(from: level, to: target, explicit)
        let other: Schema.PropertyMetadata
        if level.type == target.type {
          // Two relationships of a class to itself, such as a parent and its children.
          guard there.count == 2, let second = there.first(where: { $0.name != property.name })
          else { continue }
          other = second
        } else {
          guard there.count == 1, here.count == 1 else { continue }
          other = there[0]
        }
        guard !property.shape.isToMany || !other.shape.isToMany, property.shape.mayBeInferred,
          other.shape.mayBeInferred
        else { continue }
        pairs[own] = other.name
      }
    }
  }

  private static func candidates(
    from level: ModelLevel, to target: ModelLevel, _ explicit: Set<Side>
  ) -> [Schema.PropertyMetadata] {
    level.metadata.filter { property in
      property.shape.destination.map { $0 == target.type } == true
        && !explicit.contains(Side(type: ObjectIdentifier(level.type), name: property.name))
    }
  }

  func inverse(of property: Schema.PropertyMetadata, in level: ModelLevel) -> String? {
    pairs[Side(type: ObjectIdentifier(level.type), name: property.name)]
  }
}

extension PropertyShape {
  /// Whether a relationship may have an inverse that the source doesn't name.
  fileprivate var mayBeInferred: Bool {
    if case .one(_, let isOptional) = self { isOptional } else { true }
  }
}
