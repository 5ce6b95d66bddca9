import Foundation

extension Paragraph {
  /// The width of the widest unbreakable part, in points.
  public var longestWord: CGFloat {
    let content = shapedContent
    var (longest, start, end): (CGFloat, Int, Int) = (0, 0, 0)
    for index in 0..<content.count {
      let flags = content.shaped.clusters[index].flags
      if index > start, flags.contains(.breakBefore) {
        longest = max(longest, content.width(start..<end))
        (start, end) = (index, index)
      }
      if flags.isDisjoint(with: [.whitespace, .newline]) { end = index + 1 }
    }
    return max(longest, content.width(start..<max(start, end)))
  }

  /// Whether a line of one of this paragraph's layouts ends inside a word.
  public func breaksWord(in layout: TextLayout) -> Bool {
    let content = shapedContent
    return layout.lines.dropFirst().contains { line in
      let start = line.clusters.lowerBound
      guard start > 0, start < content.count else { return false }
      return !content.shaped.clusters[start].flags.contains(.breakBefore)
        && !content.shaped.clusters[start - 1].flags.contains(.newline)
    }
  }
}
