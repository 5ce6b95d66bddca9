import Foundation
import QuoinSchema

/// The check that changes fit the schema, before a store writes any of them.
struct SaveCheck {
  let layout: StoreLayout
  let path: String

  /// Returns the changes with values of the attributes' types.
  func checked(_ changes: StoreChanges) throws -> StoreChanges {
    var changes = changes
    for (index, entity) in try layout.entities(of: changes.inserted).enumerated() {
      for (property, value) in try checked(changes.inserted[index], entity) {
        changes.inserted[index].values[property] = value
      }
    }
    for index in changes.updated.indices {
      let entity = try layout.entity(of: changes.updated[index].identity)
      for (property, value) in changes.updated[index].values {
        let place = try place(property, of: entity)
        if let fitting = try fitting(value, place, property, entity) {
          changes.updated[index].values[property] = fitting
        }
      }
    }
    for identity in changes.deleted { _ = try layout.entity(of: identity) }
    return changes
  }

  /// Returns the values of a new row that must be replaced.
  private func checked(
    _ row: StoredRow, _ entity: StoreLayout.Entity
  ) throws -> [(Int, StoredValue)] {
    guard row.values.count == entity.places.count else {
      throw StoreError.file(
        path: path,
        reason: "a new \(entity.name) has \(row.values.count) values instead of "
          + "\(entity.places.count); create it with the schema of the store")
    }
    var replaced: [(Int, StoredValue)] = []
    for (property, place) in entity.places.enumerated() {
      if let fitting = try fitting(row.values[property], place, property, entity) {
        replaced.append((property, fitting))
      }
    }
    return replaced
  }

  private func place(_ property: Int, of entity: StoreLayout.Entity) throws -> StoreLayout.Place {
    guard entity.places.indices.contains(property) else {
      throw StoreError.unknownProperty(entity: entity.name, property: "number \(property)")
    }
    return entity.places[property]
  }

  /// Returns a value to use instead, or nil if the value fits as it is.
  private func fitting(
    _ value: StoredValue, _ place: StoreLayout.Place, _ property: Int, _ entity: StoreLayout.Entity
  ) throws -> StoredValue? {
    switch (place, value) {
    case (.nowhere, _), (.inverse, .references), (.join, .references), (.inverse, .unloaded),
      (.join, .unloaded):
      return nil
    case (.attribute, .unloaded): return .value(.null)
    case (.attribute(_, let type), .value(let value)):
      if type.accepts(value) { return nil }
      if case (.real, .integer(let integer)) = (type, value) {
        return .value(.real(Double(integer)))
      }
    case (.reference, .unloaded): return .reference(nil)
    case (.reference(let reference), .reference(let identity)):
      guard let identity else { return nil }
      if let destination = layout.entities[reference.destination],
        destination.family.contains(identity.entity)
      {
        return nil
      }
    default: break
    }
    let name = layout.schema[entity.name]?.properties[property].name ?? ""
    throw StoreError.file(
      path: path,
      reason: "\(entity.name).\(name) can't store a value of another type than the schema has; "
        + "set a value of its type")
  }
}

extension StoreAttributeType {
  /// Whether a value is null or of this type.
  func accepts(_ value: StoreValue) -> Bool {
    switch (self, value) {
    case (_, .null), (.bool, .bool), (.integer, .integer), (.real, .real), (.decimal, .decimal),
      (.text, .text), (.date, .date), (.data, .data), (.encoded, .data), (.uuid, .uuid),
      (.url, .url):
      true
    default: false
    }
  }
}
