import Foundation

extension Paragraph {
  /// Returns the frames of the characters in `bytes` of the UTF-8 text, in one of this paragraph's
  /// layouts.
  ///
  /// There is one rectangle for each line; for a position between characters, its width is 0. The
  /// result is exact for lines in one direction.
  public func places(of bytes: Range<Int>, in layout: TextLayout) -> [CGRect] {
    let content = content(of: layout)
    func cluster(at byte: Int) -> Int {
      (0..<content.count).first { content.bytes($0).upperBound > byte } ?? content.count
    }
    let (first, last) = (cluster(at: bytes.lowerBound), cluster(at: bytes.upperBound))
    var places: [CGRect] = []
    for (index, line) in layout.lines.enumerated() {
      let start = line.clusters.lowerBound
      let next = index + 1 < layout.lines.count ? layout.lines[index + 1].clusters.lowerBound : nil
      guard start <= last, first < next ?? .max else { continue }
      // Includes white space that hangs at the end of a line.
      let from = min(max(first, start), content.count)
      let to = min(max(last, from), next ?? content.count)
      guard from < to || first == last else { continue }
      let before = content.width(start..<from) * layout.scale
      let width = content.width(from..<to) * layout.scale
      let isMirrored = content.baseLevel(at: start) & 1 == 1
      places.append(
        CGRect(
          x: isMirrored ? line.x + line.width - before - width : line.x + before,
          y: line.baseline - line.ascent, width: width, height: line.ascent + line.descent))
    }
    return places
  }
}
