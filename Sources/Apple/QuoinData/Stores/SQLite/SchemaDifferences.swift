#if SQLite
  import QuoinSchema

  /// The properties of an old schema that those of a new one continue.
  struct SchemaDifferences {
    let old: StoreLayout
    let new: StoreLayout
    let path: String

    /// Returns the old index of each property by entity; nil for a new property.
    func sources() throws -> [String: [Int?]] {
      var sources: [String: [Int?]] = [:]
      for (name, entity) in new.schema.entities {
        guard let former = old.schema[name], old.entities[name]?.root == new.entities[name]?.root
        else { continue }
        sources[name] = try entity.properties.enumerated().map { index, property in
          try source(property, index, of: entity, in: former)
        }
      }
      return sources
    }

    private func source(
      _ property: StoreProperty, _ index: Int, of entity: StoreEntity, in former: StoreEntity
    ) throws -> Int? {
      let original = property.originalName.flatMap(former.index(of:))
      guard let source = former.index(of: property.name) ?? original,
        let oldPlace = old.entities[entity.name]?.places[source],
        let place = new.entities[entity.name]?.places[index]
      else { return nil }
      switch (oldPlace, place) {
      case (.nowhere, _), (_, .nowhere): return oldPlace == place ? source : nil
      case (.attribute(_, let oldType), .attribute(_, let type)):
        guard oldType == type else {
          throw failure(
            "\"\(entity.name).\(property.name)\" was \(oldType.rawValue) and is now "
              + "\(type.rawValue); keep the type, or give the new property another name")
        }
      case (.reference(let oldReference), .reference(let reference)):
        try check(oldReference.destinationRoot, reference.destinationRoot, property, entity)
      case (.inverse(let oldInverse), .inverse(let inverse)):
        try check(oldInverse.reference.root, inverse.reference.root, property, entity)
      case (.join(let oldSide), .join(let side)):
        try check(oldSide.otherRoot, side.otherRoot, property, entity)
      default:
        throw failure(
          "\"\(entity.name).\(property.name)\" is stored in another way: it was "
            + "\(oldPlace.title) and is now \(place.title); keep its kind and its inverse, or give "
            + "the new property another name")
      }
      return source
    }

    private func check(
      _ oldRoot: String, _ root: String, _ property: StoreProperty, _ entity: StoreEntity
    ) throws {
      guard oldRoot == root else {
        throw failure(
          "\"\(entity.name).\(property.name)\" referred to \"\(oldRoot)\" and now refers to "
            + "\"\(root)\"; keep the destination, or give the new relationship another name")
      }
    }

    private func failure(_ reason: String) -> StoreError {
      StoreError.file(path: path, reason: "the store can't be migrated: \(reason)")
    }
  }

  extension StoreLayout.Place {
    fileprivate var title: String {
      switch self {
      case .nowhere: "a transient property"
      case .attribute: "an attribute"
      case .reference: "a to-one relationship"
      case .inverse: "a to-many relationship with a to-one inverse"
      case .join: "a to-many relationship without a to-one inverse"
      }
    }
  }
#endif
