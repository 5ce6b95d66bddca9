import QuoinSchema

extension StoreLayout {
  /// Creates the layout of a schema.
  ///
  /// - Parameter path: The path of the store, for errors.
  init(_ schema: StoreSchema, path: String) throws {
    try LayoutCheck(schema: schema, path: path).run()
    var builder = LayoutBuilder(schema: schema)
    self.schema = schema
    let names = schema.entities.keys.sorted()
    var entities: [String: Entity] = [:]
    var roots: [String: [String]] = [:]
    for name in names {
      guard let entity = schema[name] else { continue }
      let root = builder.root(of: name)
      // The root is first, because its ancestors are none.
      roots[root, default: []].append(name)
      entities[name] = Entity(
        name: name, root: root, family: schema.family(of: name),
        places: entity.properties.map { builder.place(of: $0, entity: entity) },
        unique: builder.unique(entity))
    }
    self.entities = entities
    self.roots = roots.mapValues { names in
      names.sorted {
        (schema[$0]?.ancestors.count ?? 0, $0) < (schema[$1]?.ancestors.count ?? 0, $1)
      }
    }
    joins = Dictionary(builder.joins.map { ($0.name, $0) }) { first, _ in first }
    let tables = Set(joins.keys.map { $0.lowercased() })
    guard builder.joins.count == tables.count else {
      let names = Dictionary(grouping: builder.joins) { $0.name.lowercased() }
      let name = names.values.first { $0.count > 1 }?[0].name ?? ""
      throw StoreError.file(
        path: path,
        reason: "two relationships would share the table \"J_\(name)\"; rename one of them")
    }
  }
}

/// The choice of a place for each property.
private struct LayoutBuilder {
  let schema: StoreSchema
  var joins: Set<StoreLayout.Join> = []

  func root(of entity: String) -> String { schema[entity]?.ancestors.first ?? entity }

  mutating func place(of property: StoreProperty, entity: StoreEntity) -> StoreLayout.Place {
    if property.isTransient { return .nowhere }
    switch property.kind {
    case .attribute(let type):
      return .attribute(column: "a_\(property.name)", type: type)
    case .relationship(let relationship):
      if !relationship.isToMany {
        return .reference(reference(property, relationship, entity: entity))
      }
      if let (inverse, other) = inverse(of: relationship),
        let destination = schema[
          relationship.destination]
      {
        if !other.isToMany {
          return .inverse(
            StoreLayout.Inverse(
              entity: destination.name,
              reference: reference(inverse, other, entity: destination),
              isOrdered: relationship.isOrdered))
        }
        return .join(side(property, relationship, entity: entity, inverse: (inverse, other)))
      }
      return .join(side(property, relationship, entity: entity, inverse: nil))
    }
  }

  /// Returns the inverse, if it exists and is saved.
  private func inverse(
    of relationship: StoreRelationship
  ) -> (property: StoreProperty, relationship: StoreRelationship)? {
    guard let name = relationship.inverse, let destination = schema[relationship.destination],
      let index = destination.index(of: name), !destination.properties[index].isTransient,
      let inverse = destination.properties[index].relationship
    else { return nil }
    return (destination.properties[index], inverse)
  }

  private func reference(
    _ property: StoreProperty, _ relationship: StoreRelationship, entity: StoreEntity
  ) -> StoreLayout.Reference {
    let inverse = inverse(of: relationship)?.relationship
    return StoreLayout.Reference(
      root: root(of: entity.name), name: property.name, destination: relationship.destination,
      destinationRoot: root(of: relationship.destination),
      hasEntity: schema.family(of: relationship.destination).count > 1,
      hasPlace: inverse.map { $0.isToMany && $0.isOrdered } ?? false,
      keepsMissing: inverse?.deleteRule == .noAction)
  }

  private mutating func side(
    _ property: StoreProperty, _ relationship: StoreRelationship, entity: StoreEntity,
    inverse: (property: StoreProperty, relationship: StoreRelationship)?
  ) -> StoreLayout.Side {
    let own = root(of: entity.name)
    let other = root(of: relationship.destination)
    let name = "\(own)_\(property.name)"
    var join = StoreLayout.Join(
      name: name, sourceRoot: own, targetRoot: other, isOrdered: relationship.isOrdered,
      isInverseOrdered: false)
    var isReversed = false
    if let inverse {
      let otherName = "\(other)_\(inverse.property.name)"
      if otherName < name {
        isReversed = true
        join = StoreLayout.Join(
          name: otherName, sourceRoot: other, targetRoot: own,
          isOrdered: inverse.relationship.isOrdered, isInverseOrdered: relationship.isOrdered)
      } else if otherName != name {
        join.isInverseOrdered = inverse.relationship.isOrdered
      }
    }
    joins.insert(join)
    return StoreLayout.Side(join: join, isReversed: isReversed)
  }

  func unique(_ entity: StoreEntity) -> [StoreLayout.UniqueGroup] {
    let chain = (entity.ancestors + [entity.name]).compactMap { schema[$0] }
    return entity.uniqueness.enumerated().compactMap { index, names in
      // The first of the chain that has the group declares it.
      let owner = chain.first { $0.uniqueness.count > index } ?? entity
      let properties = names.compactMap(entity.index(of:))
      guard !properties.isEmpty else { return nil }
      return StoreLayout.UniqueGroup(
        entity: owner.name, root: root(of: entity.name), names: names, properties: properties)
    }
  }
}
