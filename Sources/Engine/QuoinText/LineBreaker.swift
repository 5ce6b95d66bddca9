import Foundation

/// Breaks text into lines greedily: each line contains as many clusters as fit.
///
/// 1. A newline ends its line. A text that ends with one has an empty line after it.
/// 2. A visible cluster that exceeds the width ends the line at the last opportunity before it.
/// 3. If there is no opportunity, the word is broken between characters, without a hyphen. Each
///    line has at least one character, however narrow it is.
/// 4. White space never exceeds the width. At the end of a wrapped line, it hangs outside, and the
///    text's width includes as much of it as fits (recorded widths are a space wider than the
///    visible text). At the end of a paragraph, as much of it as fits is part of the line.
/// 5. The second line of two is not left with one word: it takes the last word of the first one.
///
/// Example with half an em per character, 10 points, width 30: `The quick` → `The`, `quick`; width
/// 20: `The`, `quic`, `k`. `a bc de` at width 25: `a`, `bc de`. At width 0 every character has its
/// own line; at infinity every paragraph has one.
struct LineBreaker {
  struct Line {
    var clusters: Range<Int>
    /// The start of the next line.
    var end: Int
    var width: CGFloat
    /// The width including as much of the trailing white space as fits.
    var reach: CGFloat
    /// Whether that white space continues beyond the width.
    var isFilled = false
    var insertion: TextInsertion?
  }

  private let content: ParagraphContent
  private let width: CGFloat
  private let avoidsOrphans: Bool
  /// The start of the next line; `nil` after the last line.
  private(set) var next: Int? = 0
  /// The next line and the start of the one after it, if they are known.
  private var pending: (line: Line, next: Int?)?

  init(_ content: ParagraphContent, width: CGFloat, avoidsOrphans: Bool = false) {
    self.content = content
    self.width = width + Self.tolerance
    self.avoidsOrphans = avoidsOrphans
  }

  /// The tolerance when a parent proposes a text's earlier size again, so that a rounding error
  /// doesn't push a word to the next line.
  static let tolerance: CGFloat = 1e-4

  mutating func nextLine() -> Line? {
    if let pending {
      self.pending = nil
      next = pending.next
      return pending.line
    }
    let isFirst = next == 0
    guard let line = filledLine() else { return nil }
    guard avoidsOrphans, isFirst, let second = next, let orphan = filledLine() else { return line }
    let third = next
    if third == nil, let pushed = withoutLastWord(line, before: orphan) {
      next = pushed.end
      if let rest = filledLine(), next == nil {
        pending = (rest, nil)
        next = pushed.end
        return pushed
      }
    }
    pending = (orphan, third)
    next = second
    return line
  }

  /// Returns the next line with as many words as fit, regardless of the line after it.
  private mutating func filledLine() -> Line? {
    guard let start = next else { return nil }
    var scan = Scan(start: start)
    let count = content.count
    var index = start
    while index < count {
      let flags = content.shaped.clusters[index].flags
      if flags.contains(.newline) {
        next = index + 1
        return paragraphEnd(scan, end: index + 1)
      }
      if index > start {
        if flags.contains(.breakBefore) { note(&scan, breakAt: index) }
        if flags.contains(.graphemeStart) {
          scan.grapheme = (scan.visibleEnd, scan.visibleX, index)
        }
      }
      let x = scan.x + content.advance(index, at: scan.x)
      if !flags.contains(.whitespace) {
        if x > width, let line = wrapped(scan) {
          next = line.end
          return line
        }
        scan.visibleEnd = index + 1
        scan.visibleX = x
      }
      scan.x = x
      index += 1
    }
    next = nil
    return paragraphEnd(scan, end: count)
  }

  /// The part of the line that has been scanned.
  private struct Scan {
    let start: Int
    /// The current position.
    var x: CGFloat = 0
    /// The index after the last cluster that is not white space.
    var visibleEnd: Int
    var visibleX: CGFloat = 0
    /// The line if it ends at the last opportunity.
    var opportunity: Line?
    /// The last position between two characters: the end of the visible part, its width, and the
    /// next line's start.
    var grapheme: (visibleEnd: Int, x: CGFloat, end: Int)?

    init(start: Int) {
      self.start = start
      visibleEnd = start
    }
  }

  /// Records the break opportunity before cluster `index`. A break after a soft hyphen adds the
  /// width of a hyphen.
  private func note(_ scan: inout Scan, breakAt index: Int) {
    var line = Line(
      clusters: scan.start..<scan.visibleEnd, end: index, width: scan.visibleX,
      reach: reach(scan), insertion: nil)
    let previous = content.shaped.clusters[index - 1]
    if previous.flags.contains(.softHyphen) {
      let hyphen = TextInsertion(kind: .hyphen, run: Int(previous.run))
      line.insertion = hyphen
      line.width += content.width(hyphen)
      line.reach = line.width
      guard line.width <= width else { return }
    }
    scan.opportunity = line
  }

  /// Returns the line if the current cluster doesn't fit; `nil` if the line contains only one
  /// character.
  private func wrapped(_ scan: Scan) -> Line? {
    if let opportunity = scan.opportunity { return opportunity }
    return scan.grapheme.map {
      Line(
        clusters: scan.start..<$0.visibleEnd, end: $0.end, width: $0.x, reach: $0.x, insertion: nil)
    }
  }

  private func paragraphEnd(_ scan: Scan, end: Int) -> Line {
    let last = end > scan.start && isNewline(end - 1) ? end - 1 : end
    let reach = reach(scan)
    return Line(
      clusters: scan.start..<last, end: end, width: reach, reach: reach,
      isFilled: reach < scan.x && reach > scan.visibleX, insertion: nil)
  }

  /// Returns `line`, the first of two, without its last word, if `orphan`, the second, is one word;
  /// `nil` if the first one is only one word, too (Rules/Text.md#orphans).
  ///
  /// Only white space separates words: a break within a word, after a hyphen or between ideographs
  /// leaves no orphan.
  private func withoutLastWord(_ line: Line, before orphan: Line) -> Line? {
    let first = orphan.clusters.lowerBound
    guard first > 0, isSpace(first - 1), isWord(orphan.clusters) else { return nil }
    var start = line.clusters.upperBound
    while start > line.clusters.lowerBound, !isSpace(start - 1) { start -= 1 }
    var visibleEnd = start
    while visibleEnd > line.clusters.lowerBound, isSpace(visibleEnd - 1) { visibleEnd -= 1 }
    guard visibleEnd > line.clusters.lowerBound,
      content.shaped.clusters[start].flags.contains(.breakBefore)
    else { return nil }
    var scan = Scan(start: line.clusters.lowerBound)
    for index in line.clusters.lowerBound..<start {
      scan.x += content.advance(index, at: scan.x)
      if index < visibleEnd { scan.visibleX = scan.x }
    }
    return Line(
      clusters: line.clusters.lowerBound..<visibleEnd, end: start, width: scan.visibleX,
      reach: reach(scan), insertion: nil)
  }

  /// Whether the clusters are visible without white space between them.
  private func isWord(_ clusters: Range<Int>) -> Bool {
    let end = clusters.first(where: isSpace) ?? clusters.upperBound
    return end > clusters.lowerBound && (end..<clusters.upperBound).allSatisfy(isSpace)
  }

  private func isSpace(_ index: Int) -> Bool {
    content.shaped.clusters[index].flags.contains(.whitespace)
  }

  private func reach(_ scan: Scan) -> CGFloat { min(scan.x, max(scan.visibleX, width)) }

  private func isNewline(_ index: Int) -> Bool {
    content.shaped.clusters[index].flags.contains(.newline)
  }
}
