import QuoinSchema

/// One direction of a relationship. These functions leave the inverse as it is, so that undoing
/// each of them in reverse order restores both.
extension Record {
  /// Sets a to-one relationship.
  func connect(_ new: (any RecordObject)?, _ property: Int) {
    if isFaulted { load() }
    let old = one(property)
    guard old !== new, current.indices.contains(property) else { return }
    let owner = object
    owner?.recordWillChange(property)
    ones[property] = new
    current[property] = .reference(new?.record.identity)
    noteChange(property)
    context?.registerUndo? { [self, owner] in
      withExtendedLifetime(owner) { connect(old, property) }
    }
    owner?.recordDidChange(property)
  }

  /// Adds an object to a to-many relationship.
  func link(_ other: any RecordObject, _ property: Int, at index: Int? = nil) {
    let list = list(property)
    guard !(list.objects?.contains(other) ?? list.added.contains(other)) else { return }
    let owner = object
    owner?.recordWillChange(property)
    if list.objects == nil {
      let wasRemoved = list.removed.remove(other)
      if !wasRemoved || !knowsMembers(property, with: other) { list.added.append(other) }
    } else {
      list.objects?.insert(other, at: index ?? .max)
      if !isNew {
        if !list.removed.remove(other) {
          list.added.append(other)
        } else if info.isOrdered(property) {
          list.isReordered = true
        }
      }
    }
    noteChange(property)
    context?.registerUndo? { [self, owner] in
      withExtendedLifetime(owner) { unlink(other, property) }
    }
    owner?.recordDidChange(property)
  }

  /// Removes an object from a to-many relationship.
  func unlink(_ other: any RecordObject, _ property: Int) {
    let list = list(property)
    if list.objects == nil {
      guard !list.removed.contains(other) else { return }
    } else {
      guard list.objects?.contains(other) == true else { return }
    }
    let owner = object
    owner?.recordWillChange(property)
    var index: Int?
    if list.objects == nil {
      let wasAdded = list.added.remove(other)
      if !wasAdded || !knowsMembers(property, with: other) { list.removed.append(other) }
    } else {
      if info.isOrdered(property) { index = list.objects?.index(of: other) }
      list.objects?.remove(other)
      if !isNew, !list.added.remove(other) { list.removed.append(other) }
    }
    noteChange(property)
    context?.registerUndo? { [self, owner] in
      withExtendedLifetime(owner) { link(other, property, at: index) }
    }
    owner?.recordDidChange(property)
  }

  /// Puts the objects of a to-many relationship in an order.
  func arrange(_ objects: [any RecordObject], _ property: Int) {
    let list = list(property)
    loadList(list, property)
    let old = list.objects?.array ?? []
    guard old.count == objects.count, !zip(old, objects).allSatisfy({ $0 === $1 }) else { return }
    let owner = object
    let isOrdered = info.isOrdered(property)
    owner?.recordWillChange(property)
    list.objects = RelatedObjects(distinct: objects)
    if isOrdered, !isNew { list.isReordered = true }
    if isOrdered { noteChange(property) }
    context?.registerUndo? { [self, owner] in
      withExtendedLifetime(owner) { arrange(old, property) }
    }
    owner?.recordDidChange(property)
  }

  /// Whether only objects that aren't in an unloaded list are linked, and only those that are in
  /// it unlinked, because the other object knows its one owner.
  private func knowsMembers(_ property: Int, with other: any RecordObject) -> Bool {
    let other = other.record.info
    return info.inverse(of: property, in: other).map { !other.isToMany($0) } ?? false
  }

  /// Returns the state of a to-many relationship.
  func list(_ property: Int) -> RelatedList {
    if let list = lists[property] { return list }
    let list = RelatedList(objects: isNew || context == nil ? RelatedObjects() : nil)
    lists[property] = list
    return list
  }

  /// Loads the objects of a to-many relationship, and applies what was added and removed before.
  func loadList(_ list: RelatedList, _ property: Int) {
    guard list.objects == nil, let context,
      let identities = try? context.store.related(to: identity, by: property)
    else { return }
    let related = context.faults(for: identities).filter { !isDeleted($0, from: property) }
    var objects = RelatedObjects(related)
    var added = RelatedObjects()
    var removed = RelatedObjects()
    for object in related where list.removed.contains(object) || hasMoved(object, from: property) {
      objects.remove(object)
      removed.append(object)
    }
    for object in list.added.array where objects.append(object) { added.append(object) }
    list.objects = objects
    list.added = added
    list.removed = removed
    settleChange(property, isChanged: list.isChanged)
  }

  /// Whether the rules of an object's deletion have removed it from an unloaded list.
  private func isDeleted(_ object: any RecordObject, from property: Int) -> Bool {
    object.record.isGone && info.inverse(of: property, in: object.record.info) != nil
      && context?.deletionQueue.isEmpty == true
  }

  /// Whether an unsaved change connects an object of an unloaded list with another owner.
  private func hasMoved(_ object: any RecordObject, from property: Int) -> Bool {
    let other = object.record
    guard !other.changes.isEmpty, let inverse = info.inverse(of: property, in: other.info),
      !other.info.isToMany(inverse), other.changes.contains(inverse)
    else { return false }
    return other.one(inverse)?.record !== self
  }

  /// Corrects whether a list counts as changed after it was loaded.
  private func settleChange(_ property: Int, isChanged: Bool) {
    guard status == .registered, changes.contains(property) != isChanged, let object else {
      return
    }
    if isChanged {
      if changes.isEmpty { context?.updated.append(object) }
      changes.insert(property)
    } else {
      changes.remove(property)
      if changes.isEmpty { context?.updated.remove(object) }
    }
  }

  /// Returns the objects of a relationship of either kind.
  func related(_ property: Int) -> [any RecordObject] {
    if info.isToMany(property) { return many(property) }
    return one(property).map { [$0] } ?? []
  }
}

/// The relationships of a deleted object, for undoing the deletion after it was saved.
final class LinkKeeper {
  var ones: [Int: any RecordObject] = [:]
  var lists: [Int: RelatedList] = [:]

  /// Takes over the relationships of a record.
  func keep(_ record: Record) {
    ones = record.ones
    lists = record.lists.mapValues { list in
      RelatedList(objects: list.objects ?? list.added)
    }
  }
}
