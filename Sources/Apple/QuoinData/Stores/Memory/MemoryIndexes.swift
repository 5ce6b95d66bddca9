import QuoinSchema

/// The sources of the references to each row.
struct MemoryReferences {
  private struct Column: Hashable {
    var root: String
    var name: String

    init(_ reference: StoreLayout.Reference) {
      root = reference.root
      name = reference.name
    }
  }

  private var sources: [Column: [Int64: Set<Int64>]] = [:]
  /// The places of sources in the ordered list of a row, by row and source.
  private var places: [Column: [Int64: [Int64: Int]]] = [:]

  mutating func move(
    _ key: Int64, of reference: StoreLayout.Reference, from old: Int64?, to new: Int64?
  ) {
    let column = Column(reference)
    if let old {
      sources[column]?[old]?.remove(key)
      if sources[column]?[old]?.isEmpty == true { sources[column]?[old] = nil }
    }
    if let new { sources[column, default: [:]][new, default: []].insert(key) }
  }

  /// Returns the keys of the rows that refer to a row: by order, then by insertion.
  func sources(of key: Int64, by reference: StoreLayout.Reference) -> [Int64] {
    let column = Column(reference)
    let keys = (sources[column]?[key] ?? []).sorted()
    guard let places = places[column]?[key] else { return keys }
    return keys.sorted { (places[$0] ?? .max, $0) < (places[$1] ?? .max, $1) }
  }

  func places(of key: Int64, by reference: StoreLayout.Reference) -> [Int64: Int]? {
    places[Column(reference)]?[key]
  }

  mutating func setPlaces(
    _ places: [Int64: Int]?, of key: Int64, by reference: StoreLayout.Reference
  ) {
    self.places[Column(reference), default: [:]][key] = places
  }

  func place(of source: Int64, in key: Int64, by reference: StoreLayout.Reference) -> Int? {
    places[Column(reference)]?[key]?[source]
  }

  mutating func setPlace(
    _ place: Int?, of source: Int64, in key: Int64, by reference: StoreLayout.Reference
  ) {
    places[Column(reference)]?[key]?[source] = place
  }
}

/// The pairs of the join tables, from both sides.
struct MemoryJoins {
  private struct Direction: Hashable {
    var name: String
    var isReversed: Bool
  }

  private var lists: [Direction: [Int64: [Int64]]] = [:]

  func others(of key: Int64, _ side: StoreLayout.Side) -> [Int64] {
    lists[Direction(name: side.join.name, isReversed: side.isReversed)]?[key] ?? []
  }

  mutating func setOthers(_ others: [Int64], of key: Int64, _ side: StoreLayout.Side) {
    let direction = Direction(name: side.join.name, isReversed: side.isReversed)
    lists[direction, default: [:]][key] = others.isEmpty ? nil : others
  }
}

extension StoreLayout.Side {
  /// The other direction of the same table.
  var opposite: StoreLayout.Side { StoreLayout.Side(join: join, isReversed: !isReversed) }
}
