/// A scan of a binary property list's nesting depth and of its number of values, counting an object
/// once for each use.
struct BinaryListScan {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// An array or a dictionary on the current path of the traversal.
  private struct Visit {
    let object: Int
    let children: [Int]
    var next = 0
    var height = 0
    var values = 1
  }

  /// Checks the list.
  ///
  /// - Throws: An error if the list is damaged, refers to itself, is nested too deeply, or has far
  ///   more values than bytes.
  func check() throws {
    let table = try Table(bytes)
    var known: [Int: (height: Int, values: Int)] = [:]
    var open: Set<Int> = []
    var visits: [Visit] = []
    let most = bytes.count * 16 + 1024

    func enter(_ object: Int) throws {
      guard open.insert(object).inserted else {
        throw BoundedPropertyList.ParseError("it contains itself")
      }
      guard visits.count <= BoundedPropertyList.deepest else {
        throw BoundedPropertyList.ParseError.tooDeep
      }
      visits.append(Visit(object: object, children: try table.children(of: object)))
    }

    try enter(table.root)
    while var visit = visits.popLast() {
      if visit.next == visit.children.count {
        open.remove(visit.object)
        known[visit.object] = (visit.height + (visit.children.isEmpty ? 0 : 1), visit.values)
        continue
      }
      let child = visit.children[visit.next]
      guard let (height, values) = known[child] else {
        visits.append(visit)
        try enter(child)
        continue
      }
      visit.next += 1
      visit.height = max(visit.height, height)
      visit.values += values
      guard visit.values <= most else {
        throw BoundedPropertyList.ParseError("it repeats its values too often")
      }
      guard visit.height + visits.count <= BoundedPropertyList.deepest else {
        throw BoundedPropertyList.ParseError.tooDeep
      }
      visits.append(visit)
    }
  }

  /// The table of object offsets.
  private struct Table {
    private let bytes: [UInt8]
    private let start, count, offsetSize, referenceSize: Int
    let root: Int

    init(_ bytes: [UInt8]) throws {
      guard bytes.count >= 40 else { throw BinaryListScan.damage }
      self.bytes = bytes
      let end = bytes.count - 32
      offsetSize = Int(bytes[end + 6])
      referenceSize = Int(bytes[end + 7])
      count = try Self.number(bytes, at: end + 8, size: 8)
      root = try Self.number(bytes, at: end + 16, size: 8)
      start = try Self.number(bytes, at: end + 24, size: 8)
      guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), start <= end,
        count <= (end - start) / offsetSize, root < count
      else { throw BinaryListScan.damage }
    }

    /// Returns the objects that an array, a set or a dictionary refers to.
    func children(of object: Int) throws -> [Int] {
      guard object < count else { throw BinaryListScan.damage }
      var place = try Self.number(bytes, at: start + object * offsetSize, size: offsetSize)
      guard place < start else { throw BinaryListScan.damage }
      let kind = bytes[place] >> 4
      guard kind == 0xA || kind == 0xB || kind == 0xC || kind == 0xD else { return [] }
      var length = Int(bytes[place] & 0xF)
      place += 1
      if length == 0xF {
        guard place < start, bytes[place] >> 4 == 1, bytes[place] & 0xF <= 3 else {
          throw BinaryListScan.damage
        }
        let size = 1 << Int(bytes[place] & 0xF)
        length = try Self.number(bytes, at: place + 1, size: size)
        place += 1 + size
      }
      // Check the length before it is doubled, so that nothing overflows.
      guard place <= start, length <= (start - place) / referenceSize else {
        throw BinaryListScan.damage
      }
      let references = kind == 0xD ? length * 2 : length
      guard references <= (start - place) / referenceSize else { throw BinaryListScan.damage }
      return try (0..<references).map {
        try Self.number(bytes, at: place + $0 * referenceSize, size: referenceSize)
      }
    }

    private static func number(_ bytes: [UInt8], at place: Int, size: Int) throws -> Int {
      guard place >= 0, size <= bytes.count, place <= bytes.count - size else {
        throw BinaryListScan.damage
      }
      let value = bytes[place..<(place + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard let number = Int(exactly: value) else { throw BinaryListScan.damage }
      return number
    }
  }

  private static var damage: BoundedPropertyList.ParseError { .init("it is damaged") }
}
