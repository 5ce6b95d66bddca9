/// The shape of a binary property list: how deep it is, and how many values it comes to where an object is used several
/// times.
struct BinaryListScan {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// An array or a dictionary that is being looked into.
  private struct Visit {
    let object: Int
    let children: [Int]
    var next = 0
    var height = 0
    var values = 1
  }

  /// Throws where the list is damaged, refers to itself, or is nested too deeply, and where its values are far more than
  /// its bytes.
  func check() throws {
    let table = try Table(bytes)
    var known: [Int: (height: Int, values: Int)] = [:]
    var open: Set<Int> = []
    var visits: [Visit] = []
    let most = bytes.count * 16 + 1024

    func enter(_ object: Int) throws {
      guard open.insert(object).inserted else {
        throw BoundedPropertyList.Problem("it contains itself")
      }
      guard visits.count <= BoundedPropertyList.deepest else {
        throw BoundedPropertyList.Problem.tooDeep
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
        throw BoundedPropertyList.Problem("it repeats its values too often")
      }
      guard visit.height + visits.count <= BoundedPropertyList.deepest else {
        throw BoundedPropertyList.Problem.tooDeep
      }
      visits.append(visit)
    }
  }

  /// Where objects are.
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

    /// The objects that an array, a set or a dictionary refers to.
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
      // More than there are bytes is refused before it is doubled.
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

  private static var damage: BoundedPropertyList.Problem { .init("it is damaged") }
}
