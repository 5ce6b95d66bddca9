#if Graphics
  import QuoinCairo
  import Testing

  @Suite struct CompactFontTests {
    private func index(_ entries: [[UInt8]]) -> [UInt8] {
      guard !entries.isEmpty else { return [0, 0] }
      var (table, offset) = ([0, UInt8(entries.count), 2] as [UInt8], 1)
      for length in [0] + entries.map(\.count) {
        offset += length
        table += [UInt8(offset >> 8), UInt8(offset & 0xFF)]
      }
      return table + entries.joined()
    }

    private func number(_ value: Int) -> [UInt8] {
      [29, 0, 0, UInt8(value >> 8), UInt8(value & 0xFF)]
    }

    /// Returns a font of one glyph, which calls the first of ten subroutines; each calls the next
    /// one `calls` times.
    private func font(calls: Int) -> [UInt8] {
      let routines = (0..<10).map { routine -> [UInt8] in
        // A single-byte number is the byte minus 139, and subroutine numbers have a bias of 107.
        let call: [UInt8] = routine < 9 ? [32 + UInt8(routine) + 1, 29] : []
        return Array(repeatElement(call, count: calls).joined()) + [11]
      }
      let start = [1, 0, 4, 2] + index([[65]])
      let (strings, globals) = (index([]), index(routines))
      let length = index([number(0) + [17] + number(0) + number(0) + [18]]).count
      let place = start.count + length + strings.count + globals.count
      let glyphs = index([[32, 29, 14]])
      let top = number(place) + [17] + number(0) + number(place + glyphs.count) + [18]
      return start + index([top]) + strings + globals + glyphs
    }

    private func program(_ font: [UInt8]) -> [UInt8]? {
      font.withUnsafeBufferPointer { CompactFont($0)?.program(with: [0]) }
    }

    @Test func routinesAreFollowed() throws {
      #expect(try #require(program(font(calls: 1))).count > 100)
    }

    /// A hundred calls in each of ten subroutines are 10²⁰; a font that can't be followed
    /// completely is kept whole.
    @Test func routinesThatCallEachOtherEndlesslyAreKept() throws {
      #expect(try #require(program(font(calls: 100))).count > 1_800)
    }
  }
#endif
