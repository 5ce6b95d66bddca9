#if Graphics
  import CPango

  /// Pango's items of ASCII texts, which other texts of the same characters and face share.
  ///
  /// Pango splits a text where the font, script, direction, width or emoji presentation changes.
  /// ASCII has one direction and width, and no script other than Latin, which a text has if it has
  /// a letter. So if Pango made one item of each of several texts, with the same font and script,
  /// it makes one of any text of their characters.
  struct PlainItems: ~Copyable {
    /// The characters of a text of printable ASCII that doesn't begin with a space: one bit each.
    struct Characters {
      fileprivate var bits: UInt128 = 0

      init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard let first = text.first, first > 0x20 else { return nil }
        for byte in text {
          guard (0x20...0x7E).contains(byte) else { return nil }
          bits |= 1 &<< UInt128(byte)
        }
      }

      /// Whether the text has a letter.
      fileprivate var isLatin: Bool {
        let letters: UInt128 = 0x3FF_FFFF
        return bits & (letters << 0x41 | letters << 0x61) != 0
      }
    }

    private struct Key: Hashable {
      var face: Int
      var isLatin: Bool
    }

    private struct Entry {
      let item: UnsafeMutablePointer<PangoItem>
      var known: UInt128
    }

    /// The items by the number of their face in the ``FaceTable`` and their script.
    private var entries: [Key: Entry] = [:]

    init() {}

    deinit { for entry in entries.values { pango_item_free(entry.item) } }

    /// Returns the item of a text of `length` bytes; `nil` if Pango has to itemize the text.
    func item(
      _ characters: Characters, length: Int32, face: Int
    ) -> UnsafeMutablePointer<PangoItem>? {
      guard let entry = entries[Key(face: face, isLatin: characters.isLatin)],
        characters.bits & ~entry.known == 0
      else { return nil }
      let item = entry.item
      item.pointee.length = length
      item.pointee.num_chars = length
      var node = item.pointee.analysis.extra_attrs
      while let current = node {
        // The features of the whole text
        current.pointee.data?.assumingMemoryBound(to: PangoAttribute.self).pointee.end_index =
          UInt32(length)
        node = current.pointee.next
      }
      return item
    }

    /// Records the only item of a text.
    mutating func insert(
      _ item: UnsafeMutablePointer<PangoItem>, of characters: Characters, face: Int
    ) {
      let key = Key(face: face, isLatin: characters.isLatin)
      if let entry = entries[key] {
        guard entry.item.pointee.analysis.font == item.pointee.analysis.font else { return }
        entries[key]?.known |= characters.bits
      } else if let copy = pango_item_copy(item) {
        entries[key] = Entry(item: copy, known: characters.bits)
      }
    }
  }
#endif
