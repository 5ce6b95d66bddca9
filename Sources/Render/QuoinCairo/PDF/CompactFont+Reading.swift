#if Graphics
  import Foundation

  extension CompactFont {
    /// A dictionary operator; two-byte operators have values from 1200.
    enum Operator: Int {
      case version = 0
      case notice = 1
      case fullName = 2
      case familyName = 3
      case weight = 4
      case uniqueID = 13
      case xuid = 14
      case charset = 15
      case encoding = 16
      case outlines = 17
      case secrets = 18
      case routines = 19
      case copyright = 1200
      case postScript = 1221
      case baseName = 1222
      case registry = 1230
      case characterCount = 1234
      case parts = 1236
      case selection = 1237
      case keyedName = 1238

      var bytes: [UInt8] { rawValue < 1200 ? [UInt8(rawValue)] : [12, UInt8(rawValue - 1200)] }
    }

    struct Dictionary {
      private var entries: [(operation: Int, numbers: [Int], bytes: ArraySlice<UInt8>)] = []

      init?(_ bytes: [UInt8]) {
        var (place, start) = (bytes.startIndex, bytes.startIndex)
        var numbers: [Int] = []
        func byte(_ offset: Int) -> Int? {
          place + offset < bytes.endIndex ? Int(bytes[place + offset]) : nil
        }
        while let first = byte(0) {
          switch first {
          case 0...21:
            var operation = first
            if first == 12 {
              guard let second = byte(1) else { return nil }
              operation = 1200 + second
              place += 1
            }
            place += 1
            entries.append((operation, numbers, bytes[start..<place]))
            (numbers, start) = ([], place)
          case 28:
            guard let high = byte(1), let low = byte(2) else { return nil }
            numbers.append(Int(Int16(truncatingIfNeeded: high << 8 | low)))
            place += 3
          case 29:
            guard let one = byte(1), let two = byte(2), let three = byte(3), let four = byte(4)
            else { return nil }
            numbers.append(
              Int(Int32(truncatingIfNeeded: one << 24 | two << 16 | three << 8 | four)))
            place += 5
          case 30:
            // A decimal number, up to the half byte that ends it; no offset is one.
            place += 1
            while let digits = byte(0), digits & 0xF != 0xF, digits >> 4 != 0xF { place += 1 }
            place += 1
            numbers.append(0)
          case 32...246:
            numbers.append(first - 139)
            place += 1
          case 247...254:
            guard let second = byte(1) else { return nil }
            numbers.append(
              first < 251 ? (first - 247) * 256 + second + 108 : -(first - 251) * 256 - second - 108
            )
            place += 2
          default: return nil
          }
        }
      }

      subscript(_ operation: Operator) -> [Int] {
        entries.first { $0.operation == operation.rawValue }?.numbers ?? []
      }

      /// Whether the font identifies glyphs by CID instead of by name.
      var isKeyed: Bool { entries.contains { $0.operation == Operator.registry.rawValue } }

      func without(_ operations: Set<Operator>) -> Dictionary {
        var other = self
        other.entries.removeAll { entry in operations.contains { $0.rawValue == entry.operation } }
        return other
      }

      func only(_ operations: Set<Operator>) -> Dictionary {
        var other = self
        other.entries.removeAll { entry in !operations.contains { $0.rawValue == entry.operation } }
        return other
      }

      var bytes: [UInt8] { Array(entries.map(\.bytes).joined()) }
    }

    struct Reader {
      let bytes: UnsafeBufferPointer<UInt8>

      func number(at place: Int, _ size: Int) -> Int? {
        guard place >= 0, place + size <= bytes.count else { return nil }
        var number = 0
        for byte in place..<place + size { number = number << 8 | Int(bytes[byte]) }
        return number
      }

      /// Parses an index; returns its entries and the offset after it.
      func index(at place: Int) -> (entries: [Range<Int>], end: Int)? {
        guard let count = number(at: place, 2) else { return nil }
        guard count > 0 else { return ([], place + 2) }
        guard let size = number(at: place + 2, 1), (1...4).contains(size) else { return nil }
        // Offsets count from the byte before the data.
        let data = place + 2 + (count + 1) * size
        var entries: [Range<Int>] = []
        entries.reserveCapacity(count)
        guard var start = number(at: place + 3, size) else { return nil }
        for entry in 1...count {
          guard let end = number(at: place + 3 + entry * size, size), start >= 1, end >= start,
            data + end <= bytes.count
          else { return nil }
          entries.append(data + start..<data + end)
          start = end
        }
        return (entries, data + start)
      }

      /// Reads the part that each glyph belongs to.
      func selection(at place: Int, count: Int) -> [UInt8]? {
        switch number(at: place, 1) {
        case 0:
          guard place + 1 + count <= bytes.count else { return nil }
          return Array(bytes[place + 1..<place + 1 + count])
        case 3:
          guard let ranges = number(at: place + 1, 2) else { return nil }
          var selection: [UInt8] = []
          for range in 0..<ranges {
            let entry = place + 3 + 3 * range
            guard let first = number(at: entry, 2), let part = number(at: entry + 2, 1),
              let next = number(at: entry + 3, 2), first == selection.count, next > first,
              next <= count
            else { return nil }
            selection += repeatElement(UInt8(part), count: next - first)
          }
          return selection.count == count ? selection : nil
        default: return nil
        }
      }
    }
  }
#endif
