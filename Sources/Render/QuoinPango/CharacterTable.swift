#if Graphics
  import CPango
  import QuoinText

  /// The break opportunities and characters of one paragraph, by byte offset.
  struct CharacterTable {
    private var flags: [TextCluster.Flags]

    init(_ text: UnsafeBufferPointer<UInt8>) {
      flags = Array(repeating: [], count: text.count)
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
