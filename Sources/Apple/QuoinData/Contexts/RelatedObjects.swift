import QuoinSchema

/// Distinct objects in order. Appending, removing and finding take constant time on average.
struct RelatedObjects {
  /// The objects; a removed one leaves a hole until the next time that the array is read.
  private var items: [any RecordObject] = []
  /// The places of the objects in `items`; nil until they are needed.
  private var places: [ObjectIdentifier: Int]?
  private var holes = 0
  private var hole: ListHole?

  init() {}

  /// Creates a list of objects, each of which occurs once.
  init(distinct objects: [any RecordObject]) { items = objects }

  /// Creates a list of the first occurrences of objects.
  init(_ objects: [any RecordObject]) {
    for object in objects { append(object) }
  }

  var count: Int { items.count - holes }
  var isEmpty: Bool { count == 0 }

  /// The objects in order.
  var array: [any RecordObject] {
    mutating get {
      fillHoles()
      return items
    }
  }

  mutating func contains(_ object: any RecordObject) -> Bool {
    findPlaces()
    return places?[ObjectIdentifier(object)] != nil
  }

  /// Appends an object.
  ///
  /// - Returns: Whether the list didn't have it.
  @discardableResult mutating func append(_ object: any RecordObject) -> Bool {
    guard !contains(object) else { return false }
    places?[ObjectIdentifier(object)] = items.count
    items.append(object)
    return true
  }

  /// Inserts an object at an index, or at the end if there is no such index.
  @discardableResult mutating func insert(_ object: any RecordObject, at index: Int) -> Bool {
    guard !contains(object) else { return false }
    guard index < count, index >= 0 else { return append(object) }
    fillHoles()
    items.insert(object, at: index)
    places = nil
    return true
  }

  /// Removes an object.
  ///
  /// - Returns: Whether the list had it.
  @discardableResult mutating func remove(_ object: any RecordObject) -> Bool {
    findPlaces()
    guard let place = places?.removeValue(forKey: ObjectIdentifier(object)) else { return false }
    if place == items.count - 1 {
      items.removeLast()
    } else {
      let hole = hole ?? ListHole()
      self.hole = hole
      items[place] = hole
      holes += 1
      if holes > 32, holes * 2 > items.count { fillHoles() }
    }
    return true
  }

  /// Returns the index of an object.
  mutating func index(of object: any RecordObject) -> Int? {
    fillHoles()
    findPlaces()
    return places?[ObjectIdentifier(object)]
  }

  mutating func removeAll() { self = RelatedObjects() }

  private mutating func findPlaces() {
    guard places == nil else { return }
    fillHoles()
    var places: [ObjectIdentifier: Int] = [:]
    places.reserveCapacity(items.count + 1)
    for (index, item) in items.enumerated() { places[ObjectIdentifier(item)] = index }
    self.places = places
  }

  private mutating func fillHoles() {
    guard holes > 0 else { return }
    items.removeAll { $0 === hole }
    holes = 0
    places = nil
  }
}

/// The object at the place of a removed one.
private final class ListHole: RecordObject {
  let record = Record(entity: StoreEntity(name: "", properties: []))
}

/// The state of a to-many relationship: its objects, if they are loaded, and what changed.
final class RelatedList {
  /// The objects; nil until they are loaded.
  var objects: RelatedObjects?
  /// The objects that were added since the last save.
  var added = RelatedObjects()
  /// The objects that were removed since the last save.
  var removed = RelatedObjects()
  /// Whether the order changed since the last save.
  var isReordered = false

  init(objects: RelatedObjects?) { self.objects = objects }

  var isChanged: Bool { isReordered || !added.isEmpty || !removed.isEmpty }

  /// Forgets what changed; the objects stay.
  func settle() {
    added.removeAll()
    removed.removeAll()
    isReordered = false
  }
}
