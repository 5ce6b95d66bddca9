#if Graphics
  import CPango
  import Foundation
  import QuoinText

  /// The glyphs of one shaped item, in visual order as Pango returns them.
  struct ItemGlyphs {
    private let infos: UnsafeBufferPointer<PangoGlyphInfo>
    /// The start of each glyph's cluster, as a byte offset in the item.
    private let bytes: UnsafeBufferPointer<Int32>

    init(_ string: PangoGlyphString) {
      let count = Int(max(0, string.num_glyphs))
      infos = UnsafeBufferPointer(start: string.glyphs, count: string.glyphs == nil ? 0 : count)
      bytes = UnsafeBufferPointer(
        start: string.log_clusters, count: string.log_clusters == nil ? 0 : infos.count)
    }

    struct Cluster {
      var byte: Int
      var glyphs: Range<Int>
    }

    /// Returns the clusters in logical order; adjacent glyphs with the same byte offset form a
    /// cluster.
    func logicalClusters(isRightToLeft: Bool) -> [Cluster] {
      var clusters: [Cluster] = []
      clusters.reserveCapacity(bytes.count)
      var start = 0
      while start < bytes.count {
        var end = start + 1
        while end < bytes.count, bytes[end] == bytes[start] { end += 1 }
        clusters.append(Cluster(byte: Int(bytes[start]), glyphs: start..<end))
        start = end
      }
      return isRightToLeft ? clusters.reversed() : clusters
    }

    /// Whether no font contains the character of a cluster.
    func isMissing(_ range: Range<Int>) -> Bool {
      range.contains { infos[$0].glyph & Self.unknown != 0 }
    }

    /// The id of the first glyph of a cluster.
    func glyph(_ range: Range<Int>) -> UInt32 { infos[range.lowerBound].glyph }

    func advance(_ range: Range<Int>) -> CGFloat {
      range.reduce(0) { $0 + Self.points(infos[$1].geometry.width) }
    }

    /// Appends the visible glyphs of a cluster.
    func append(_ range: Range<Int>, face: Int, to glyphs: inout [ShapedGlyph]) {
      for index in range {
        let info = infos[index]
        guard info.glyph != Self.empty else { continue }
        glyphs.append(
          ShapedGlyph(
            id: info.glyph, face: face, dx: Self.points(info.geometry.x_offset),
            dy: Self.points(info.geometry.y_offset), advance: Self.points(info.geometry.width)))
      }
    }

    private static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

    // Pango's macros for the two values that aren't glyphs.
    private static let empty: UInt32 = 0x0FFF_FFFF
    private static let unknown: UInt32 = 0x1000_0000
  }
#endif
