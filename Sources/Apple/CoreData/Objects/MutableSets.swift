import Foundation
import QuoinData

extension NSManagedObject {
  /// Returns a set whose changes are changes of a to-many relationship.
  public final func mutableSetValue(forKey key: String) -> NSMutableSet {
    guard let index = info.indexes[key] else { return NSMutableSet() }
    return RelationshipSet(self, index)
  }

  /// Returns an ordered set whose changes are changes of an ordered to-many relationship.
  public final func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    guard let index = info.indexes[key] else { return NSMutableOrderedSet() }
    return RelationshipOrderedSet(self, index)
  }

  /// Adds an object, or the objects of a set or list, to a to-many relationship.
  public final func _quoinAdd(_ value: Any, _ key: String) {
    guard let index = property(key) else { return }
    for object in Self.objects(in: value) { record.add(object, to: index) }
  }

  /// Removes an object, or the objects of a set or list, from a to-many relationship.
  public final func _quoinRemove(_ value: Any, _ key: String) {
    guard let index = property(key) else { return }
    for object in Self.objects(in: value) { record.remove(object, from: index) }
  }

  /// Inserts objects into an ordered to-many relationship.
  public final func _quoinInsert(_ value: Any, at indexes: NSIndexSet, _ key: String) {
    let set = mutableOrderedSetValue(forKey: key)
    for (object, index) in zip(Self.objects(in: value), indexes.sorted()) {
      set.insert(object, at: min(max(0, index), set.count))
    }
  }

  /// Inserts an object into an ordered to-many relationship.
  public final func _quoinInsert(_ value: Any, at index: Int, _ key: String) {
    _quoinInsert(value, at: NSIndexSet(index: max(0, index)), key)
  }

  /// Removes the objects at indexes from an ordered to-many relationship.
  public final func _quoinRemove(at indexes: NSIndexSet, _ key: String) {
    guard let index = property(key) else { return }
    let kept = record.many(index).enumerated().filter { !indexes.contains($0.offset) }
    record.setMany(kept.map(\.element), index)
  }

  /// Removes the object at an index from an ordered to-many relationship.
  public final func _quoinRemove(at index: Int, _ key: String) {
    _quoinRemove(at: NSIndexSet(index: max(0, index)), key)
  }

  /// Replaces the objects at indexes of an ordered to-many relationship.
  public final func _quoinReplace(at indexes: NSIndexSet, with value: Any, _ key: String) {
    guard let index = property(key) else { return }
    var objects = record.many(index)
    for (object, place) in zip(Self.objects(in: value), indexes.sorted())
    where objects.indices.contains(place) {
      objects[place] = object
    }
    record.setMany(objects, index)
  }

  /// Replaces the object at an index of an ordered to-many relationship.
  public final func _quoinReplace(at index: Int, with value: Any, _ key: String) {
    _quoinReplace(at: NSIndexSet(index: max(0, index)), with: value, key)
  }
}

extension NSIndexSet {
  fileprivate func sorted() -> [Int] {
    var indexes: [Int] = []
    var next = firstIndex
    while next != NSNotFound {
      indexes.append(next)
      next = indexGreaterThanIndex(next)
    }
    return indexes
  }
}

/// A to-many relationship as a mutable set.
private final class RelationshipSet: NSMutableSet {
  private let owner: NSManagedObject
  private let property: Int

  init(_ owner: NSManagedObject, _ property: Int) {
    self.owner = owner
    self.property = property
    super.init(capacity: 0)
  }
  required init(capacity: Int) { fatalError("a relationship has an owner") }
  required init?(coder: NSCoder) { return nil }

  private var objects: [any RecordObject] { owner.record.many(property) }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? {
    objects.first { $0 === (object as AnyObject) }
  }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override var allObjects: [Any] { objects }
  override func add(_ object: Any) {
    guard let object = object as? NSManagedObject else { return }
    owner.record.add(object, to: property)
  }
  override func remove(_ object: Any) {
    guard let object = object as? NSManagedObject else { return }
    owner.record.remove(object, from: property)
  }
  override func removeAllObjects() { owner.record.setMany([], property) }
}

/// An ordered to-many relationship as a mutable ordered set.
private final class RelationshipOrderedSet: NSMutableOrderedSet {
  private let owner: NSManagedObject
  private let property: Int
  /// The number of changes that are going on; one may consist of others.
  private var depth = 1

  init(_ owner: NSManagedObject, _ property: Int) {
    self.owner = owner
    self.property = property
    super.init(capacity: 0)
    super.addObjects(from: owner.record.many(property))
    depth = 0
  }
  required init?(coder: NSCoder) { return nil }
  required convenience init(arrayLiteral elements: Any...) {
    fatalError("a relationship has an owner")
  }

  private func change(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    owner.record.setMany(array.compactMap { $0 as? any RecordObject }, property)
  }

  override func insert(_ object: Any, at index: Int) {
    change { super.insert(object, at: index) }
  }
  override func insert(_ objects: [Any], at indexes: IndexSet) {
    change { super.insert(objects, at: indexes) }
  }
  override func removeObject(at index: Int) { change { super.removeObject(at: index) } }
  override func removeObjects(at indexes: IndexSet) {
    change { super.removeObjects(at: indexes) }
  }
  override func removeObjects(in range: NSRange) { change { super.removeObjects(in: range) } }
  override func removeObjects(in list: [Any]) { change { super.removeObjects(in: list) } }
  override func remove(_ object: Any) { change { super.remove(object) } }
  override func removeAllObjects() { change { super.removeAllObjects() } }
  override func replaceObject(at index: Int, with object: Any) {
    change { super.replaceObject(at: index, with: object) }
  }
  override func setObject(_ object: Any, at index: Int) {
    change { super.setObject(object, at: index) }
  }
  override func add(_ object: Any) { change { super.add(object) } }
  override func addObjects(from list: [Any]) { change { super.addObjects(from: list) } }
  override func exchangeObject(at first: Int, withObjectAt second: Int) {
    change { super.exchangeObject(at: first, withObjectAt: second) }
  }
  override func moveObjects(at indexes: IndexSet, to index: Int) {
    change { super.moveObjects(at: indexes, to: index) }
  }
  override func union(_ other: NSOrderedSet) { change { super.union(other) } }
  override func minus(_ other: NSOrderedSet) { change { super.minus(other) } }
  override func intersect(_ other: NSOrderedSet) { change { super.intersect(other) } }
}
