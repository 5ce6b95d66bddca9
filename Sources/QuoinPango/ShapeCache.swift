#if Graphics
  /// The shapes used last, up to a number of clusters.
  ///
  /// Two generations: when the young one is full it becomes the old one, and shapes of the old one that no look-up
  /// has found since are dropped. Every step takes constant time.
  struct ShapeCache {
    private var young: [ShapeKey: ReferenceShape] = [:]
    private var old: [ShapeKey: ReferenceShape] = [:]
    private var load = 0

    /// About 16 MB in two generations.
    private static let capacity = 200_000

    mutating func value(for key: ShapeKey) -> ReferenceShape? {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      insert(value, for: key)
      return value
    }

    mutating func insert(_ value: ReferenceShape, for key: ShapeKey) {
      // An entry has a cost even when its text is short.
      let cost = value.shaped.clusters.count + 8
      guard cost <= Self.capacity else { return }
      if load + cost > Self.capacity {
        old = young
        young = [:]
        load = 0
      }
      young[key] = value
      load += cost
    }
  }
#endif
