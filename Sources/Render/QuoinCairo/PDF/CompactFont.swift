#if Graphics
  import Foundation

  /// A font in Compact Font Format (Adobe Technical Note 5176), to be subset and embedded in a PDF
  /// document.
  ///
  /// The written font has only the glyphs that the document uses, and numbers instead of glyph
  /// names, because PDF identifies glyphs by CID.
  package struct CompactFont {
    /// The table of the file, which stays in memory as long as the process lives.
    private let bytes: UnsafeBufferPointer<UInt8>
    private let name: Range<Int>
    private let top: Dictionary
    private let globalRoutines: [Range<Int>]
    private let outlines: [Range<Int>]
    /// The parts (font dictionaries) of the font, a single one in a name-keyed font, and the part
    /// that each glyph belongs to.
    private let parts: [Part]
    private let selection: [UInt8]

    private struct Part {
      /// The part's dictionary, without the location of its private dictionary.
      var dictionary: Dictionary
      var secrets: Dictionary
      var routines: [Range<Int>]
    }

    /// Parses the font.
    ///
    /// - Parameter bytes: The table, which must stay in memory.
    /// - Returns: `nil` if the bytes aren't a valid font.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
      let reader = Reader(bytes: bytes)
      guard let head = reader.number(at: 2, 1), let names = reader.index(at: head),
        let tops = reader.index(at: names.end), let texts = reader.index(at: tops.end),
        let globals = reader.index(at: texts.end), let name = names.entries.first,
        let topPlace = tops.entries.first, let top = Dictionary(Array(bytes[topPlace])),
        let outlinesPlace = top[.outlines].first, let outlines = reader.index(at: outlinesPlace),
        !outlines.entries.isEmpty
      else { return nil }
      self.bytes = bytes
      self.name = name
      self.top = top
      globalRoutines = globals.entries
      self.outlines = outlines.entries
      func part(_ dictionary: Dictionary) -> Part? {
        let place = dictionary[.secrets]
        // Guards against many parts that name the same long dictionary.
        guard place.count == 2, (0...65_535).contains(place[0]), place[1] >= 0,
          place[1] + place[0] <= bytes.count,
          let secrets = Dictionary(Array(bytes[place[1]..<place[1] + place[0]]))
        else { return nil }
        var routines: [Range<Int>] = []
        if let offset = secrets[.routines].first {
          guard let found = reader.index(at: place[1] + offset) else { return nil }
          routines = found.entries
        }
        return Part(
          dictionary: dictionary.without([.secrets]), secrets: secrets.without([.routines]),
          routines: routines)
      }
      let count = outlines.entries.count
      guard top.isKeyed else {
        guard let only = part(top.only([.secrets])) else { return nil }
        (parts, selection) = ([only], [UInt8](repeating: 0, count: count))
        return
      }
      guard let array = top[.parts].first, let found = reader.index(at: array),
        found.entries.count <= 256,
        let select = top[.selection].first,
        let selection = reader.selection(at: select, count: count)
      else { return nil }
      let parts = found.entries.compactMap { Dictionary(Array(bytes[$0])).flatMap(part) }
      guard parts.count == found.entries.count, selection.allSatisfy({ $0 < parts.count }) else {
        return nil
      }
      (self.parts, self.selection) = (parts, selection)
    }

    /// Returns a font program with only `glyphs`, or with all glyphs if one of them uses an
    /// unsupported operator.
    package func program(with glyphs: [UInt32]) -> [UInt8] {
      var used = UsedRoutines(parts: parts.count, bytesLeft: 100 * bytes.count)
      var shown = Set([0] + glyphs.lazy.map(Int.init)).filter { $0 < outlines.count }.sorted()
      for glyph in shown {
        var trace = Trace()
        guard follow(outlines[glyph], Int(selection[glyph]), &trace, &used) else {
          (shown, used) = (Array(outlines.indices), .all(self))
          break
        }
      }
      return program(of: shown, used)
    }

    // MARK: Used subroutines

    private struct UsedRoutines {
      var global: Set<Int> = []
      var local: [Set<Int>]
      /// The number of outline bytes that may still be scanned, a limit because nested calls can
      /// make outlines practically endless.
      var bytesLeft: Int

      init(parts: Int, bytesLeft: Int) {
        local = [Set<Int>](repeating: [], count: parts)
        self.bytesLeft = bytesLeft
      }

      static func all(_ font: CompactFont) -> UsedRoutines {
        var used = UsedRoutines(parts: 0, bytesLeft: 0)
        used.global = Set(font.globalRoutines.indices)
        used.local = font.parts.map { Set($0.routines.indices) }
        return used
      }
    }

    private struct Trace {
      var numbers: [Int] = []
      var hints = 0
      var depth = 0
    }

    /// Follows the operators of an outline, or of a subroutine that it calls (Adobe Technical Note
    /// 5177).
    ///
    /// - Returns: `false` for damaged outlines, arithmetic, and accents composed of other glyphs.
    private func follow(
      _ range: Range<Int>, _ part: Int, _ trace: inout Trace, _ used: inout UsedRoutines
    ) -> Bool {
      func call(
        _ routines: [Range<Int>], _ used: inout UsedRoutines,
        note: (Int, inout UsedRoutines) -> Void
      ) -> Bool {
        guard let number = trace.numbers.popLast(), trace.depth < 10 else { return false }
        let routine =
          number + (routines.count < 1240 ? 107 : routines.count < 33_900 ? 1131 : 32_768)
        guard routines.indices.contains(routine) else { return false }
        note(routine, &used)
        trace.depth += 1
        defer { trace.depth -= 1 }
        return follow(routines[routine], part, &trace, &used)
      }
      used.bytesLeft -= range.count
      guard used.bytesLeft > 0 else { return false }
      var place = range.lowerBound
      while place < range.upperBound {
        let first = Int(bytes[place])
        place += 1
        switch first {
        case 1, 3, 18, 23, 19, 20:
          // Stem hints, and hint masks, which may follow stems without an operator of their own
          trace.hints += trace.numbers.count / 2
          trace.numbers = []
          if first == 19 || first == 20 { place += (trace.hints + 7) / 8 }
        case 10:
          guard call(parts[part].routines, &used, note: { $1.local[part].insert($0) }) else {
            return false
          }
        case 29:
          guard call(globalRoutines, &used, note: { $1.global.insert($0) }) else { return false }
        case 11: return true
        case 14: return trace.numbers.count < 4
        case 12:
          // Flexes
          guard place < range.upperBound, (34...37).contains(bytes[place]) else { return false }
          place += 1
          trace.numbers = []
        case 28:
          guard place + 1 < range.upperBound else { return false }
          trace.numbers.append(
            Int(Int16(bitPattern: UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1]))))
          place += 2
        case 32...246: trace.numbers.append(first - 139)
        case 247...254:
          guard place < range.upperBound else { return false }
          let second = Int(bytes[place])
          trace.numbers.append(
            first < 251 ? (first - 247) * 256 + second + 108 : -(first - 251) * 256 - second - 108)
          place += 1
        case 255:
          // A fixed-point fraction, which is never a subroutine number
          trace.numbers.append(Int.max / 2)
          place += 4
        default: trace.numbers = []
        }
      }
      return true
    }

    // MARK: Writing

    private func program(of glyphs: [Int], _ used: UsedRoutines) -> [UInt8] {
      // Offsets depend on the dictionaries' lengths; all numbers in them take five bytes.
      let texts = Self.index(["Adobe", "Identity"].map(\.utf8))
      let kept = self.top.without([
        .version, .notice, .copyright, .fullName, .familyName, .weight, .uniqueID, .xuid, .charset,
        .encoding, .outlines, .secrets, .postScript, .baseName, .registry, .characterCount, .parts,
        .selection, .keyedName,
      ]).bytes
      func top(_ places: [Int]) -> [UInt8] {
        // Custom strings are numbered from 391.
        let operators = [Operator.charset, .selection, .outlines, .parts]
        return Self.index([
          Self.entry(.registry, [391, 392, 0]) + kept
            + Self.entry(.characterCount, [(glyphs.last ?? 0) + 1])
            + zip(operators, places).flatMap { Self.entry($0, [$1]) }
        ])
      }
      let start = [1, 0, 4, 4] + Self.index([bytes[name]])
      let globals = index(globalRoutines, used.global)
      var charset: [UInt8] = [0]
      for glyph in glyphs.dropFirst() {
        charset += [UInt8(glyph >> 8 & 0xFF), UInt8(glyph & 0xFF)]
      }
      let selection = selectionTable(of: glyphs)
      let shapes = Self.index(glyphs.map { bytes[outlines[$0]] })
      var places = [start.count + top([0, 0, 0, 0]).count + texts.count + globals.count]
      for length in [charset.count, selection.count, shapes.count] {
        places.append((places.last ?? 0) + length)
      }
      // The private dictionaries precede the array of the dictionaries that refer to them.
      let secretsPlace = places[3]
      var secrets: [UInt8] = []
      var dictionaries: [[UInt8]] = []
      for (number, part) in parts.enumerated() {
        let place = secretsPlace + secrets.count
        var own = part.secrets.bytes
        let isUsed = !used.local[number].isEmpty
        if isUsed {
          own += Self.entry(.routines, [own.count + Self.entry(.routines, [0]).count])
        }
        dictionaries.append(
          part.dictionary.bytes + Self.entry(.secrets, [own.count, place]))
        secrets += own
        if isUsed { secrets += index(part.routines, used.local[number]) }
      }
      places[3] += secrets.count
      var result = start
      for part in [top(places), texts, globals, charset, selection, shapes, secrets] {
        result += part
      }
      return result + Self.index(dictionaries)
    }

    /// Writes the subroutines with unchanged numbers; unused ones become empty. Those after the
    /// last used one are omitted if that doesn't change the numbers' bias.
    private func index(_ routines: [Range<Int>], _ used: Set<Int>) -> [UInt8] {
      let least = routines.count < 1240 ? 0 : routines.count < 33_900 ? 1240 : 33_900
      var kept = [UnsafeBufferPointer<UInt8>.SubSequence](
        repeating: bytes[0..<0], count: max(least, (used.max() ?? -1) + 1))
      for routine in used { kept[routine] = bytes[routines[routine]] }
      return Self.index(kept)
    }

    /// Writes the part of each glyph as ranges.
    private func selectionTable(of glyphs: [Int]) -> [UInt8] {
      var ranges: [(first: Int, part: UInt8)] = []
      for (place, glyph) in glyphs.enumerated() where ranges.last?.part != selection[glyph] {
        ranges.append((place, selection[glyph]))
      }
      var table: [UInt8] = [3, UInt8(ranges.count >> 8), UInt8(ranges.count & 0xFF)]
      for range in ranges {
        table += [UInt8(range.first >> 8), UInt8(range.first & 0xFF), range.part]
      }
      return table + [UInt8(glyphs.count >> 8), UInt8(glyphs.count & 0xFF)]
    }

    private static func index(_ entries: [some Collection<UInt8>]) -> [UInt8] {
      var table: [UInt8] = [UInt8(entries.count >> 8), UInt8(entries.count & 0xFF)]
      guard !entries.isEmpty else { return table }
      let length = entries.reduce(1) { $0 + $1.count }
      let size = length < 1 << 8 ? 1 : length < 1 << 16 ? 2 : length < 1 << 24 ? 3 : 4
      table.append(UInt8(size))
      table.reserveCapacity(3 + (entries.count + 1) * size + length)
      var offset = 1
      func put(_ offset: Int) {
        for byte in (0..<size).reversed() { table.append(UInt8(offset >> (8 * byte) & 0xFF)) }
      }
      put(offset)
      for entry in entries {
        offset += entry.count
        put(offset)
      }
      for entry in entries { table += entry }
      return table
    }

    /// Writes a dictionary entry; each number takes five bytes.
    private static func entry(_ operation: Operator, _ numbers: [Int]) -> [UInt8] {
      var entry: [UInt8] = []
      for number in numbers {
        entry.append(29)
        for byte in (0..<4).reversed() { entry.append(UInt8(number >> (8 * byte) & 0xFF)) }
      }
      return entry + operation.bytes
    }
  }
#endif
