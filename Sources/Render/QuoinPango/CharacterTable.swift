#if Graphics
  import CPango
  import QuoinText

  /// The break opportunities and characters of one paragraph, by byte offset.
  struct CharacterTable {
    private var flags: [TextCluster.Flags]

    init(_ text: UnsafeBufferPointer<UInt8>) {
      flags = Self.plainFlags(text) ?? Self.pangosFlags(text)
    }

    /// Returns the flags of a text of ASCII letters and digits, spaces after the first of them, and
    /// points and commas directly after one; `nil` for other texts.
    ///
    /// A line of them may only break after spaces: Unicode Standard Annex #14, rules 7, 13, 18, 23,
    /// 25, 28 and 29. For Pango it may also break between a point after a letter and a digit.
    static func plainFlags(
      _ text: UnsafeBufferPointer<UInt8>
    ) -> [TextCluster.Flags]? {
      var flags: [TextCluster.Flags] = []
      flags.reserveCapacity(text.count)
      var before: UInt8?
      // Whether the last character is a point or comma after a letter.
      var endsWord = false
      for byte in text {
        switch byte {
        case _ where isAlphanumeric(byte):
          if endsWord, byte <= UInt8(ascii: "9") { return nil }
          endsWord = false
          flags.append(before == 0x20 ? [.graphemeStart, .breakBefore] : .graphemeStart)
        case 0x20 where before != nil:
          endsWord = false
          flags.append([.graphemeStart, .whitespace])
        case UInt8(ascii: ","), UInt8(ascii: "."):
          guard let before, isAlphanumeric(before) else { return nil }
          endsWord = before > UInt8(ascii: "9")
          flags.append(.graphemeStart)
        default: return nil
        }
        before = byte
      }
      return flags
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: false
      }
    }

    static func pangosFlags(_ text: UnsafeBufferPointer<UInt8>) -> [TextCluster.Flags] {
      var flags = [TextCluster.Flags](repeating: [], count: text.count)
      let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
      let count = scalars.count
      // Pango requires one more entry than there are characters.
      let attributes = UnsafeMutablePointer<PangoLogAttr>.allocate(capacity: count + 1)
      attributes.initialize(repeating: PangoLogAttr(), count: count + 1)
      defer { attributes.deallocate() }
      text.withMemoryRebound(to: CChar.self) { bytes in
        guard let base = bytes.baseAddress else { return }
        pango_get_log_attrs(
          base, Int32(clamping: text.count), -1, pango_language_from_string("en"), attributes,
          Int32(clamping: count + 1))
      }
      var byte = 0
      for (index, scalar) in scalars.enumerated() where byte < flags.count {
        var found = CharacterTraits.flags(scalar)
        if attributes[index].is_line_break != 0 { found.insert(.breakBefore) }
        if attributes[index].is_cursor_position != 0 { found.insert(.graphemeStart) }
        flags[byte] = found
        byte += scalar.utf8.count
      }
      return flags
    }

    /// Whether `byte` is inside a user-perceived character.
    func continues(at byte: Int) -> Bool {
      flags.indices.contains(byte) && !flags[byte].contains(.graphemeStart)
    }

    /// The flags of the cluster that begins at `byte`.
    func flags(at byte: Int) -> TextCluster.Flags {
      flags.indices.contains(byte) ? flags[byte] : []
    }
  }
#endif
