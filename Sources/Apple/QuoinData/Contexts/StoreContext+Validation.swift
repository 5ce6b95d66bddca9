import QuoinSchema

extension StoreContext {
  /// Throws for the first changed property with a value that the schema doesn't allow.
  func validate() throws {
    for object in inserted.array {
      let record = object.record
      let name = record.info.entity.name
      guard let entity = store.schema[name], !entity.isAbstract else {
        throw StoreError.unknownEntity(name)
      }
      for property in record.info.entity.properties.indices { try validate(property, of: record) }
    }
    for object in updated.array {
      for property in object.record.changes.sorted() {
        try validate(property, of: object.record)
      }
    }
  }

  private func validate(_ index: Int, of record: Record) throws {
    let property = record.info.entity.properties[index]
    switch property.kind {
    case .attribute:
      guard !property.isOptional, !property.isTransient, record.value(index) == .null else {
        return
      }
      throw StoreError.missingValue(entity: record.info.entity.name, property: property.name)
    case .relationship(let relationship) where !relationship.isToMany:
      guard !property.isOptional, record.one(index).map(\.record.actual.isGone) ?? true else {
        return
      }
      throw StoreError.missingValue(entity: record.info.entity.name, property: property.name)
    case .relationship(let relationship):
      guard relationship.minimumCount > 0 || relationship.maximumCount > 0 else { return }
      let count = record.many(index).count
      if count == 0, property.isOptional { return }
      if count < relationship.minimumCount
        || relationship.maximumCount > 0 && count > relationship.maximumCount
      {
        throw StoreError.invalidCount(
          entity: record.info.entity.name, property: property.name, count: count)
      }
    }
  }
}
