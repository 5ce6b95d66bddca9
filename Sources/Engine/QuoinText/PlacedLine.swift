import Foundation

/// A cluster of a line, in the space of the text's box.
struct PlacedCluster {
  /// Its bytes of the UTF-8 text.
  var bytes: Range<Int>
  /// Its left edge.
  var x: CGFloat
  var width: CGFloat
  var isRightToLeft: Bool

  /// Returns the edge between the first `share` of the cluster and the rest.
  func edge(after share: CGFloat) -> CGFloat {
    x + width * (isRightToLeft ? 1 - share : share)
  }
}

/// The clusters of a line with their positions, including the white space that hangs at its end.
///
/// A position in a ligature is an equal share of its width for each character.
struct PlacedLine {
  let content: ParagraphContent
  let line: TextLine
  /// The clusters in logical order.
  private(set) var clusters: [PlacedCluster]
  /// The bytes of the line, with those of its line end.
  let bytes: Range<Int>
  /// Whether the text continues on the next line without a line end.
  let wraps: Bool
  /// The length of the line end at the end of `bytes`.
  let lineEnd: Int

  init(_ index: Int, of layout: TextLayout, _ content: ParagraphContent) {
    (self.content, line) = (content, layout.lines[index])
    let start = Self.start(of: line, content)
    clusters =
      GlyphRunBuilder(content: content, line: line, scale: layout.scale).placedClusters()
    let next = index + 1 < layout.lines.count ? layout.lines[index + 1].clusters.lowerBound : nil
    let isMirrored = content.baseLevel(at: line.clusters.lowerBound) & 1 == 1
    var hanging = line.insertion == nil ? line.clusters.upperBound : content.count
    var pen = line.width
    var endsLine = false
    while hanging < next ?? content.count {
      let flags = content.shaped.clusters[hanging].flags
      guard !flags.isDisjoint(with: [.whitespace, .newline]) else { break }
      endsLine = flags.contains(.newline)
      let advance = endsLine ? 0 : content.advance(hanging, at: pen) * layout.scale
      let x = isMirrored ? line.x + line.width - pen - advance : line.x + pen
      clusters.append(
        PlacedCluster(
          bytes: content.bytes(hanging), x: x, width: advance, isRightToLeft: isMirrored))
      pen += advance
      hanging += 1
      if endsLine { break }
    }
    bytes = start..<max(start, clusters.last?.bytes.upperBound ?? start)
    wraps = next != nil && !endsLine
    lineEnd = endsLine ? clusters.last?.bytes.count ?? 0 : 0
  }

  /// Returns the first byte of a line.
  static func start(of line: TextLine, _ content: ParagraphContent) -> Int {
    line.clusters.lowerBound < content.count
      ? content.bytes(line.clusters.lowerBound).lowerBound : content.text.utf8.count
  }

  /// The distance of the top of the line from that of the box.
  var top: CGFloat { line.baseline - line.ascent }
  var height: CGFloat { line.ascent + line.descent }

  /// Returns the position of the insertion point before `byte`.
  func x(at byte: Int) -> CGFloat {
    if let cluster = clusters.first(where: { $0.bytes.contains(byte) }) {
      return cluster.edge(after: share(before: byte, of: cluster))
    }
    guard let first = clusters.first, let last = clusters.last else { return line.x }
    return byte < first.bytes.lowerBound ? first.edge(after: 0) : last.edge(after: 1)
  }

  /// Returns the horizontal extents of the characters in `range`, from left to right.
  func extents(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    let parts = clusters.compactMap { cluster -> ClosedRange<CGFloat>? in
      let part = range.clamped(to: cluster.bytes)
      guard !part.isEmpty, cluster.width > 0 else { return nil }
      let ends = [part.lowerBound, part.upperBound].map {
        cluster.edge(after: share(before: $0, of: cluster))
      }
      return min(ends[0], ends[1])...max(ends[0], ends[1])
    }
    var extents: [ClosedRange<CGFloat>] = []
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = extents.last, part.lowerBound <= last.upperBound + 0.01 {
        extents[extents.count - 1] = last.lowerBound...max(last.upperBound, part.upperBound)
      } else {
        extents.append(part)
      }
    }
    return extents
  }

  /// Returns the byte before which the insertion point is nearest to `x`.
  func byte(nearestTo x: CGFloat) -> Int {
    let visible = lineEnd > 0 ? clusters.dropLast() : clusters[...]
    func distance(_ cluster: PlacedCluster) -> CGFloat {
      max(cluster.x - x, x - cluster.x - cluster.width, 0)
    }
    guard let cluster = visible.min(by: { distance($0) < distance($1) }) else {
      return bytes.lowerBound
    }
    let stops = stops(of: cluster)
    return stops.min {
      abs(cluster.edge(after: $0.share) - x) < abs(cluster.edge(after: $1.share) - x)
    }?.byte ?? cluster.bytes.lowerBound
  }

  private func share(before byte: Int, of cluster: PlacedCluster) -> CGFloat {
    stops(of: cluster).last { $0.byte <= byte }?.share ?? 0
  }

  /// Returns the boundaries of the characters of a cluster, with their shares of its width.
  private func stops(of cluster: PlacedCluster) -> [(byte: Int, share: CGFloat)] {
    let bytes = cluster.bytes
    let ends: [(byte: Int, share: CGFloat)] = [(bytes.lowerBound, 0), (bytes.upperBound, 1)]
    guard bytes.count > 1 else { return ends }
    let characters = content.string(bytes)
    let count = characters.count
    guard count > 1 else { return ends }
    var stops = [ends[0]]
    for character in characters {
      stops.append(
        (stops[stops.count - 1].byte + character.utf8.count, CGFloat(stops.count) / CGFloat(count)))
    }
    return stops
  }
}
