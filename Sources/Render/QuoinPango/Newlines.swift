#if Graphics
  /// Finds line ends in UTF-8.
  enum Newlines {
    /// Returns the bytes of the first line end at or after `start`; empty at the end of the text if
    /// there is none.
    static func paragraphEnd(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int> {
      var index = start
      while index < text.count {
        let length = length(text, at: index)
        if length > 0 { return index..<index + length }
        index += 1
      }
      return text.count..<text.count
    }

    /// Returns the length of the line end at `index`; 0 if there is none.
    private static func length(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
      func byte(_ distance: Int) -> UInt8 {
        index + distance < text.count ? text[index + distance] : 0
      }
      switch text[index] {
      case 0x0D: return byte(1) == 0x0A ? 2 : 1
      case 0x0A...0x0C: return 1
      case 0xC2: return byte(1) == 0x85 ? 2 : 0
      case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
      default: return 0
      }
    }
  }
#endif
