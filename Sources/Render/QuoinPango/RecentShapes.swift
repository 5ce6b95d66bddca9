#if Graphics
  /// The long texts that were shaped most recently, whose shapes edited texts can reuse.
  struct RecentShapes: Sendable {
    /// A text in one font, and its shape.
    struct Entry: Sendable {
      var text: [UInt8]
      /// The number of its request in the ``FaceTable``.
      var face: Int
      var shape: ReferenceShape
    }

    /// An entry and the number of bytes at its beginning that it shares with another text.
    struct Match {
      var entry: Entry
      var common: Int
    }

    private var entries: [Entry] = []

    /// The lengths in bytes of the texts to keep; shorter ones are quick to shape, and longer ones
    /// would take too much memory.
    static let lengths = 256...32_768

    /// The maximum number of entries; more than one, because several texts that are drawn together
    /// may be edited.
    private static let limit = 4

    /// Returns the entry that has the longest beginning in common with a text in font `face`.
    func match(_ text: UnsafeBufferPointer<UInt8>, face: Int) -> Match? {
      guard Self.lengths.contains(text.count) else { return nil }
      var best: Match?
      for entry in entries where entry.face == face {
        let common = entry.text.withUnsafeBufferPointer { Self.common($0, text) }
        if common > best?.common ?? 0 { best = Match(entry: entry, common: common) }
      }
      return best
    }

    /// Adds an entry in place of `older`, if there is one.
    mutating func insert(_ entry: Entry, replacing older: Entry?) {
      if let older { entries.removeAll { $0.face == older.face && $0.text == older.text } }
      entries.insert(entry, at: 0)
      if entries.count > Self.limit { entries.removeLast() }
    }

    private static func common(
      _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
    ) -> Int {
      let end = min(first.count, second.count)
      var index = 0
      while index < end, first[index] == second[index] { index += 1 }
      return index
    }
  }
#endif
