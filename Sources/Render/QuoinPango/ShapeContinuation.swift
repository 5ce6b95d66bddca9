#if Graphics
  import QuoinText

  /// Shapes an edited text by shaping only its end, from a little before the edit.
  ///
  /// 1. The edit begins at the first byte that differs from a text whose shape is known.
  /// 2. The end of the text is shaped from a letter about 128 bytes before the edit.
  /// 3. Its first 32 bytes lack the context of the letters before them and are dropped. The rest of
  ///    the bytes before the edit, except the last 16, which the edit may affect, must have the
  ///    known shape. If they do, the context no longer matters, and the two shapes are joined.
  /// 4. Otherwise, or if the text may depend on distant characters, the whole text is shaped.
  ///
  /// For example, typing a character at the end of a text of 4,000 characters shapes about 130
  /// bytes.
  struct ShapeContinuation {
    private let known: ReferenceShape
    /// The first byte of the text that is shaped again.
    let start: Int
    /// The bytes that must have the same shape in both.
    private let overlap: Range<Int>

    /// Creates the continuation of the shape of `match`; `nil` if `text` must be shaped as a whole.
    init?(_ match: RecentShapes.Match, text: UnsafeBufferPointer<UInt8>) {
      let latest = match.common - Self.distance
      guard latest > 0, match.entry.shape.shaped.faces.count == 1, Self.isLocal(text),
        let start = (max(latest - Self.distance, 1)...latest).last(where: {
          Self.isLetter(text[$0])
        })
      else { return nil }
      known = match.entry.shape
      self.start = start
      overlap = start + Self.distance / 4..<match.common - Self.distance / 8
    }

    /// The distance before the edit at which shaping starts, in bytes.
    private static let distance = 128

    /// Joins the known shape with that of the text from ``start``; `nil` if they disagree.
    func joined(with end: ReferenceShape) -> ReferenceShape? {
      let (before, after) = (known.shaped.clusters, end.shaped.clusters)
      guard end.shaped.faces == known.shaped.faces,
        let cut = before.firstIndex(where: { $0.utf8Offset >= overlap.lowerBound }),
        let first = after.firstIndex(where: { Int($0.utf8Offset) + start >= overlap.lowerBound })
      else { return nil }
      var index = 0
      while cut + index < before.count, before[cut + index].utf8Offset < overlap.upperBound {
        guard agrees(cut + index, with: first + index, of: end) else { return nil }
        index += 1
      }
      guard index > 0 else { return nil }
      var result = known
      let (cutGlyph, firstGlyph) = (before[cut].firstGlyph, after[first].firstGlyph)
      result.shaped.clusters.removeSubrange(cut...)
      result.shaped.clusters += after[first...].lazy.map { cluster in
        var cluster = cluster
        cluster.utf8Offset += Int32(clamping: start)
        cluster.firstGlyph += cutGlyph - firstGlyph
        return cluster
      }
      result.shaped.glyphs.removeSubrange(Int(cutGlyph)...)
      result.shaped.glyphs += end.shaped.glyphs[Int(firstGlyph)...]
      result.cells.removeSubrange(min(cut, result.cells.count)...)
      if first < end.cells.count {
        while result.cells.count < cut { result.cells.append(.plain) }
        result.cells += end.cells[first...]
      }
      return result
    }

    /// Whether a cluster of the known shape equals one of `end`.
    private func agrees(_ index: Int, with other: Int, of end: ReferenceShape) -> Bool {
      guard other < end.shaped.clusters.count else { return false }
      let (old, new) = (known.shaped.clusters[index], end.shaped.clusters[other])
      return Int(old.utf8Offset) == Int(new.utf8Offset) + start && old.advance == new.advance
        && old.flags == new.flags && old.bidiLevel == new.bidiLevel
        && known.cell(index) == end.cell(other)
        && known.shaped.glyphs(of: index).elementsEqual(end.shaped.glyphs(of: other))
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      default: false
      }
    }

    /// Whether the shape of each character depends only on nearby ones, as for Latin letters and
    /// punctuation without bidirectional controls.
    private static func isLocal(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
      var index = 0
      while index < text.count {
        let byte = text[index]
        if byte < 0x80 {
          index += 1
        } else if (0xC2...0xC9).contains(byte), index + 1 < text.count {
          // U+0080 to U+024F
          if byte == 0xC9, text[index + 1] > 0x8F { return false }
          index += 2
        } else if byte == 0xE2, index + 2 < text.count {
          // U+2000 to U+206F
          switch (text[index + 1], text[index + 2]) {
          case (0x80, 0x8E), (0x80, 0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return false
          case (0x80, _), (0x81, ...0xAF): index += 3
          default: return false
          }
        } else {
          return false
        }
      }
      return true
    }
  }

  extension ShapedText {
    fileprivate func glyphs(of cluster: Int) -> ArraySlice<ShapedGlyph> {
      let first = Int(clusters[cluster].firstGlyph)
      let end = cluster + 1 < clusters.count ? Int(clusters[cluster + 1].firstGlyph) : glyphs.count
      return glyphs[first..<max(first, end)]
    }
  }

  extension ReferenceShape {
    fileprivate func cell(_ cluster: Int) -> AdvanceCorrection {
      cluster < cells.count ? cells[cluster] : .plain
    }
  }
#endif
