import QuoinSchema

extension Record {
  /// Returns the object of a to-one relationship, perhaps as a fault.
  public func one(_ property: Int) -> (any RecordObject)? {
    if let successor { return successor.one(property) }
    if isFaulted { load() }
    if let object = ones[property] { return object.record.successor?.liveObject ?? object }
    guard current.indices.contains(property),
      case .reference(let identity?) = current[property], let context
    else { return nil }
    let object = context.object(with: identity)
    ones[property] = object
    return object
  }

  /// Changes a to-one relationship and the inverses that it has. An object that no context has is
  /// inserted with all that it refers to.
  public func setOne(_ object: (any RecordObject)?, _ property: Int) {
    if let successor { return successor.setOne(object, property) }
    guard let relationship = info.relationship(property), !relationship.isToMany else { return }
    let old = one(property)
    let new = object.flatMap { counterpart(of: $0) }
    guard old !== new else { return }
    if let owner = liveObject {
      if let old { old.record.loseInverse(of: property, of: owner, info: info) }
      if let new, let inverse = info.inverse(of: property, in: new.record.info) {
        if new.record.info.isToMany(inverse) {
          new.record.link(owner, inverse)
        } else {
          if let partner = new.record.one(inverse), partner !== owner {
            partner.record.connect(nil, property)
          }
          new.record.connect(owner, inverse)
        }
      }
    }
    connect(new, property)
  }

  /// Returns the objects of a to-many relationship, perhaps as faults.
  public func many(_ property: Int) -> [any RecordObject] {
    if let successor { return successor.many(property) }
    guard info.isToMany(property) else { return [] }
    let list = list(property)
    loadList(list, property)
    return list.objects?.array ?? list.added.array
  }

  /// Changes the objects of a to-many relationship and their inverses.
  public func setMany(_ objects: [any RecordObject], _ property: Int) {
    if let successor { return successor.setMany(objects, property) }
    guard info.isToMany(property) else { return }
    let old = many(property)
    if objects.count >= old.count, zip(old, objects).allSatisfy({ $0 === $1 }) {
      for object in objects.dropFirst(old.count) { add(object, to: property) }
      return
    }
    var new = RelatedObjects(objects.compactMap { counterpart(of: $0) })
    for object in old where !new.contains(object) { remove(object, from: property) }
    for object in new.array { add(object, to: property) }
    arrange(new.array, property)
  }

  /// Adds an object to a to-many relationship, without loading it.
  public func add(_ object: any RecordObject, to property: Int) {
    if let successor { return successor.add(object, to: property) }
    guard info.isToMany(property), let owner = liveObject, let object = counterpart(of: object)
    else { return }
    let other = object.record
    guard let inverse = info.inverse(of: property, in: other.info) else {
      return link(object, property)
    }
    if other.info.isToMany(inverse) {
      link(object, property)
      other.link(owner, inverse)
    } else {
      other.setOne(owner, inverse)
    }
  }

  /// Removes an object from a to-many relationship, without loading it.
  public func remove(_ object: any RecordObject, from property: Int) {
    if let successor { return successor.remove(object, from: property) }
    guard info.isToMany(property), let owner = liveObject, let object = counterpart(of: object)
    else { return }
    let other = object.record
    if let inverse = info.inverse(of: property, in: other.info) {
      if other.info.isToMany(inverse) {
        other.unlink(owner, inverse)
      } else if other.one(inverse) === owner {
        other.connect(nil, inverse)
      } else {
        return
      }
    }
    unlink(object, property)
  }

  /// Removes an object from the inverse of its relationship.
  func loseInverse(of property: Int, of owner: any RecordObject, info: EntityInfo) {
    guard let inverse = info.inverse(of: property, in: self.info) else { return }
    if self.info.isToMany(inverse) {
      unlink(owner, inverse)
    } else if one(inverse) === owner {
      connect(nil, inverse)
    }
  }

  /// Returns the object to link for one that a caller passes, in the same context.
  private func counterpart(of object: any RecordObject) -> (any RecordObject)? {
    let other = object.record.actual
    guard let otherObject = other === object.record ? object : other.liveObject else { return nil }
    switch (context, other.context) {
    case (nil, nil): return otherObject
    case (let own?, let theirs?) where own === theirs: return otherObject
    case (let own?, nil):
      own.insert(otherObject)
      return otherObject
    case (nil, let theirs?):
      if let owner = self.object { theirs.insert(owner) }
      return otherObject
    case (let own?, .some):
      // A saved object of another context is the one with that identity in this context.
      return other.identity.isTemporary ? nil : own.object(with: other.identity)
    }
  }

  /// The model object, created again if it was released.
  var liveObject: (any RecordObject)? {
    if let successor { return successor.liveObject }
    return object ?? context?.makeObject(for: self)
  }
}
