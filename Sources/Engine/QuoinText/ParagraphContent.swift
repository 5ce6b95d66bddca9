import Foundation
import Synchronization

/// A shaped text with everything that is independent of the width: letter-spaced advances, the line
/// box of each run and the base direction of each paragraph.
final class ParagraphContent: Sendable {
  let text: String
  let runs: [TextRun]
  let shaped: ShapedText
  /// The advances with tracking and kerning, in points; empty if they equal those of the shaped
  /// text.
  private let advances: [Float]
  /// Whether the text has attachments.
  let hasAttachments: Bool
  /// The starts of the paragraphs and their base levels; empty if everything is left to right.
  private let baseLevels: [(start: Int, level: UInt8)]
  /// The line box of the first run.
  let firstBox: LineBox
  /// The line boxes of all runs if there are several.
  private let boxes: [LineBox]
  private let shaper: any TextShaper
  private let insertions = Mutex<[TextInsertion: ShapedText]>([:])

  init(text: String, runs: [TextRun], shaper: any TextShaper) {
    self.text = text
    self.runs = runs
    self.shaper = shaper
    shaped =
      text.isEmpty
      ? ShapedText(clusters: [], glyphs: [], faces: []) : shaper.shape(text, runs: runs)
    firstBox = runs.first.map(LineBox.init) ?? .zero
    boxes = runs.count > 1 ? runs.map(LineBox.init) : []
    hasAttachments = runs.contains { $0.attachment != nil }
    let isPlain =
      !hasAttachments && !runs.contains { $0.tracking != 0 || $0.kerning != 0 }
      && shaped.clusters.allSatisfy(\.advance.isFinite)
    advances = isPlain ? [] : Self.advances(shaped.clusters, runs)
    baseLevels = Self.baseLevels(shaped.clusters)
  }

  private static func advances(_ clusters: [TextCluster], _ runs: [TextRun]) -> [Float] {
    let spacings = runs.map { Float(finite($0.tracking) + finite($0.kerning)) }
    return clusters.map { cluster in
      if let width = attachment(in: runs, Int(cluster.run))?.width {
        return Float(finite(width)) + spacings[Int(cluster.run)]
      }
      guard cluster.advance.isFinite else { return 0 }
      let spacing = spacings[Int(cluster.run)]
      // A mark combines with its letter; one at the beginning of a text has none.
      let isMark =
        !cluster.flags.contains(.graphemeStart) || cluster.advance == 0 && spacing < 0
      let isSpaced = !isMark && cluster.flags.isDisjoint(with: [.newline, .tab, .softHyphen])
      return cluster.advance + (isSpaced ? spacing : 0)
    }
  }

  /// Creates a copy of `content` with different advances.
  private init(_ content: ParagraphContent, advances: [Float]) {
    text = content.text
    runs = content.runs
    shaped = content.shaped
    self.advances = advances
    hasAttachments = content.hasAttachments
    baseLevels = content.baseLevels
    firstBox = content.firstBox
    boxes = content.boxes
    shaper = content.shaper
  }

  /// Returns the same text with the letters closer by `share` of their size.
  func tightened(by share: CGFloat) -> ParagraphContent {
    let steps = runs.map { Float(share * max(0, finite($0.font.size))) }
    let advances = shaped.clusters.indices.map { index in
      let run = Int(shaped.clusters[index].run)
      return max(0, advance(index) - (run < steps.count ? steps[run] : 0))
    }
    return ParagraphContent(self, advances: advances)
  }

  var count: Int { shaped.clusters.count }

  /// Returns the advance of cluster `index`, which is not a tab.
  private func advance(_ index: Int) -> Float {
    advances.isEmpty ? shaped.clusters[index].advance : advances[index]
  }

  /// Returns the advance of cluster `index` at position `x` of its line.
  func advance(_ index: Int, at x: CGFloat) -> CGFloat {
    guard shaped.clusters[index].flags.contains(.tab) else { return CGFloat(advance(index)) }
    return ((x / Self.tabInterval + 1e-6).rounded(.down) + 1) * Self.tabInterval - x
  }

  /// Returns the width of `range` if it starts at `x`.
  func width(_ range: Range<Int>, from x: CGFloat = 0) -> CGFloat {
    range.reduce(x) { $0 + advance($1, at: $0) } - x
  }

  /// Returns the byte range of cluster `index`.
  func bytes(_ index: Int) -> Range<Int> {
    let start = Int(shaped.clusters[index].utf8Offset)
    let end = index + 1 < count ? Int(shaped.clusters[index + 1].utf8Offset) : text.utf8.count
    return start..<max(start, end)
  }

  /// Returns the text between two byte offsets.
  func string(_ bytes: Range<Int>) -> String {
    let utf8 = text.utf8
    if bytes == 0..<utf8.count { return text }
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    return String(decoding: utf8[start..<utf8.index(start, offsetBy: bytes.count)], as: UTF8.self)
  }

  /// Returns the run that determines the font of an empty line at cluster `index`.
  func run(at index: Int) -> Int {
    if index < count { return Int(shaped.clusters[index].run) }
    return count > 0 ? Int(shaped.clusters[count - 1].run) : 0
  }

  /// Returns the line box around the clusters of `range`: the union of its runs' boxes, regardless
  /// of fallback fonts.
  func box(_ range: Range<Int>) -> LineBox {
    guard !boxes.isEmpty else { return firstBox }
    let first = run(at: range.lowerBound)
    guard first < boxes.count else { return .zero }
    let last = range.isEmpty ? first : run(at: range.upperBound - 1)
    return boxes[first...max(first, last)].dropFirst().reduce(boxes[first]) { $0.union($1) }
  }

  /// Returns the leading after a line with `range` and `box`, to which trailing spaces don't
  /// contribute.
  func leading(_ range: Range<Int>, _ box: LineBox) -> CGFloat {
    var end = range.upperBound
    while end > range.lowerBound, shaped.clusters[end - 1].flags.contains(.whitespace) { end -= 1 }
    guard end < range.upperBound, end > range.lowerBound else { return box.leading }
    return self.box(range.lowerBound..<end).leading
  }

  /// Returns the end of the paragraph that contains cluster `start`, excluding its line end.
  func paragraphEnd(from start: Int) -> Int {
    shaped.clusters[start...].firstIndex { $0.flags.contains(.newline) } ?? count
  }

  /// Returns the glyphs of an ellipsis or hyphen.
  func shape(_ insertion: TextInsertion) -> ShapedText {
    insertions.withLock { known in
      if let shaped = known[insertion] { return shaped }
      guard insertion.run < runs.count else {
        return ShapedText(clusters: [], glyphs: [], faces: [])
      }
      var run = runs[insertion.run]
      run.utf8Count = insertion.text.utf8.count
      let shaped = shaper.shape(insertion.text, runs: [run])
      known[insertion] = shaped
      return shaped
    }
  }

  /// Returns the width of an ellipsis or hyphen with its run's letter spacing.
  func width(_ insertion: TextInsertion) -> CGFloat {
    shape(insertion).clusters.reduce(0) { $0 + CGFloat($1.advance) + spacing(insertion.run) }
  }

  /// Returns the spacing after each character of a run, in points.
  func spacing(_ run: Int) -> CGFloat {
    run < runs.count ? finite(runs[run].tracking) + finite(runs[run].kerning) : 0
  }

  /// Returns the base level of the paragraph that contains cluster `index`.
  func baseLevel(at index: Int) -> UInt8 {
    var (low, high) = (0, baseLevels.count)
    while low < high {
      let middle = (low + high) / 2
      if baseLevels[middle].start <= index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? baseLevels[low - 1].level : 0
  }

  /// Returns the attachment that replaces the characters of a run; `nil` if there is none.
  func attachment(_ run: Int) -> TextAttachment? {
    hasAttachments ? Self.attachment(in: runs, run) : nil
  }

  private static func attachment(in runs: [TextRun], _ run: Int) -> TextAttachment? {
    run < runs.count ? runs[run].attachment : nil
  }

  /// Whether some of the text is right to left.
  var isBidirectional: Bool { !baseLevels.isEmpty }

  /// Returns the base level of each paragraph, which is the lowest level in it: that of its first
  /// strong character.
  private static func baseLevels(_ clusters: [TextCluster]) -> [(start: Int, level: UInt8)] {
    guard clusters.contains(where: { $0.bidiLevel & 1 == 1 }) else { return [] }
    var levels: [(start: Int, level: UInt8)] = []
    var start = 0
    var lowest = UInt8.max
    for (index, cluster) in clusters.enumerated() {
      if !cluster.flags.contains(.newline) { lowest = min(lowest, cluster.bidiLevel) }
      guard cluster.flags.contains(.newline) || index == clusters.count - 1 else { continue }
      levels.append((start, lowest == .max ? 0 : lowest))
      start = index + 1
      lowest = .max
    }
    return levels
  }

  private static let tabInterval: CGFloat = 28
}
