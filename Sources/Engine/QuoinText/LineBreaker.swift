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
///
/// Example with half an em per character, 10 points, width 30: `The quick` → `The`, `quick`; width
/// 20: `The`, `quic`, `k`. At width 0 every character has its own line; at infinity every paragraph
/// has one.
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
  /// The start of the next line; `nil` after the last line.
  private(set) var next: Int? = 0

  init(_ content: ParagraphContent, width: CGFloat) {
    self.content = content
    self.width = width + Self.tolerance
  }

  /// The tolerance when a parent proposes a text's earlier size again, so that a rounding error
  /// doesn't push a word to the next line.
  static let tolerance: CGFloat = 1e-4

  mutating func nextLine() -> Line? {
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

  private func reach(_ scan: Scan) -> CGFloat { min(scan.x, max(scan.visibleX, width)) }

  private func isNewline(_ index: Int) -> Bool {
    content.shaped.clusters[index].flags.contains(.newline)
  }
}
