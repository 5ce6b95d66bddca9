#if Graphics
  import QuoinText

  /// The shapes used last, up to a number of bytes.
  ///
  /// Two generations: when the young one is full it becomes the old one, and shapes of the old one that no look-up
  /// has found since are dropped. Every step takes constant time.
  struct ShapeCache {
    private var young: [ShapeKey: ReferenceShape] = [:]
    private var old: [ShapeKey: ReferenceShape] = [:]
    private var youngBytes = 0
    private var oldBytes = 0

    /// Of each generation.
    private static let byteLimit = 4 << 20

    /// About what both generations take.
    var byteCount: Int { youngBytes + oldBytes }

    mutating func value(for key: ShapeKey) -> ReferenceShape? {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      oldBytes -= Self.cost(of: value, for: key)
      insert(value, for: key)
      return value
    }

    mutating func insert(_ value: ReferenceShape, for key: ShapeKey) {
      let cost = Self.cost(of: value, for: key)
      guard cost <= Self.byteLimit else { return }
      if youngBytes + cost > Self.byteLimit {
        (old, oldBytes) = (young, youngBytes)
        (young, youngBytes) = ([:], 0)
      }
      if young.updateValue(value, forKey: key) == nil { youngBytes += cost }
    }

    private static func cost(of value: ReferenceShape, for key: ShapeKey) -> Int {
      let shaped = value.shaped
      return shaped.clusters.count * MemoryLayout<TextCluster>.stride
        + shaped.glyphs.count * MemoryLayout<ShapedGlyph>.stride
        + shaped.faces.count * MemoryLayout<FontFace>.stride
        + key.spans.count * MemoryLayout<ShapeKey.Span>.stride + key.text.utf8.count
        + entryBytes
    }

    /// What an entry takes however short its text is: the heads of four arrays and a string, which have room to
    /// grow, and two places in a table that is half empty.
    private static let entryBytes = 400
  }
#endif
