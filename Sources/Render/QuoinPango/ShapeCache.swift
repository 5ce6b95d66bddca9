#if Graphics
  import QuoinText

  /// A cache of the most recently used shapes, limited by size.
  ///
  /// It has two generations: when the young one is full, it becomes the old one, and shapes in the
  /// old one that haven't been used since are evicted. Every operation takes constant time.
  struct ShapeCache {
    private var young: [ShapeKey: ReferenceShape] = [:]
    private var old: [ShapeKey: ReferenceShape] = [:]
    private var youngBytes = 0
    private var oldBytes = 0

    /// The limit for each generation.
    private static let byteLimit = 4 << 20

    /// The approximate size of both generations.
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
        // As large as the last one, so that it isn't hashed again as it grows.
        (young, youngBytes) = (Dictionary(minimumCapacity: old.count), 0)
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

    /// The minimum size of an entry: the headers of four arrays and a string, which have spare
    /// capacity, and two slots in a half-empty table.
    private static let entryBytes = 400
  }
#endif
