import Foundation
import Synchronization

/// A text for layout, which is shaped once, broken into lines at any width, and drawn as glyph
/// runs.
///
/// The first request shapes the text. The paragraph caches its layouts for the last few requests;
/// one layout serves every proposed width between the requested width and its own, so proposing a
/// paragraph's own size to it never breaks the lines differently. A paragraph may be used from any
/// thread.
public final class Paragraph: Sendable {
  public let text: String
  /// The runs of the text, in order. An empty text has one empty run for its line's metrics.
  public let runs: [TextRun]
  let shaper: any TextShaper
  private let state = Mutex(State())

  /// The cached shape and layouts.
  private struct State {
    var content: ParagraphContent?
    var memory = LayoutCache()
  }

  /// The maximum length of a text, in UTF-8 bytes; the rest is removed.
  public static let maximumUTF8Count = 1 << 27

  /// Creates a paragraph of `string` in the fonts of `runs`, shaped by `shaper`. If the runs are
  /// too short, the last one is extended.
  public init(_ string: String, runs: [TextRun], shaper: any TextShaper) {
    var text = string
    if text.utf8.count > Self.maximumUTF8Count {
      let end = text.utf8.index(text.utf8.startIndex, offsetBy: Self.maximumUTF8Count)
      text = String(decoding: text.utf8[..<end], as: UTF8.self)
    }
    text.makeContiguousUTF8()
    self.text = text
    isOneLine = Self.isOneLine(text)
    self.runs = runs
    self.shaper = shaper
  }

  /// Whether the text is a single line if there is enough space: it has characters, none of which
  /// ends a line.
  package let isOneLine: Bool

  private static func isOneLine(_ text: String) -> Bool {
    var before: (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      switch byte {
      case 0x0A...0x0D: return false
      case 0x85 where before.1 == 0xC2: return false
      case 0xA8, 0xA9: if before == (0xE2, 0x80) { return false }
      default: break
      }
      before = (before.1, byte)
    }
    return !text.isEmpty
  }

  /// Returns the lines, size and baselines for `request`.
  public func layout(_ request: TextLayoutRequest) -> TextLayout {
    let request = request.sanitized
    if let known = state.withLock({ $0.memory.answer(request) }) { return known }
    let layout = ParagraphLayout(content: shapedContent, request: request).layout()
    state.withLock { $0.memory.remember(layout, for: request) }
    return layout
  }

  /// Returns the visible text of a line of one of this paragraph's layouts, in logical order.
  public func text(of line: TextLine) -> String {
    string(line.clusters) + (line.insertion?.text ?? "") + string(line.tail)
  }

  /// Returns the glyphs of one of this paragraph's layouts, from top to bottom and left to right.
  public func glyphRuns(_ layout: TextLayout) -> [GlyphRun] { lineRuns(layout).flatMap { $0 } }

  /// Returns the glyphs of each line of one of this paragraph's layouts, from left to right.
  public func lineRuns(_ layout: TextLayout) -> [[GlyphRun]] {
    let content = content(of: layout)
    return layout.lines.map { line in
      GlyphRunBuilder(content: content, line: line, scale: layout.scale).runs()
    }
  }

  /// Returns the glyphs of a layout of one line, if they are one run from left to right; `nil`
  /// for most others.
  package func onlyRun(_ layout: TextLayout) -> GlyphRun? {
    guard layout.lines.count == 1 else { return nil }
    return GlyphRunBuilder(
      content: content(of: layout), line: layout.lines[0], scale: layout.scale
    ).wholeRun()
  }

  /// Returns the attachments of one of this paragraph's layouts, with their positions.
  public func attachments(_ layout: TextLayout) -> [TextAttachment.Placed] {
    let content = content(of: layout)
    guard content.hasAttachments else { return [] }
    return layout.lines.flatMap { line in
      GlyphRunBuilder(content: content, line: line, scale: layout.scale).attachments()
    }
  }

  private func string(_ clusters: Range<Int>) -> String {
    let content = shapedContent
    guard let last = clusters.last, last < content.count else { return "" }
    let start = content.bytes(clusters.lowerBound).lowerBound
    return content.string(start..<content.bytes(last).upperBound)
  }

  func content(of layout: TextLayout) -> ParagraphContent {
    layout.tightening > 0 ? shapedContent.tightened(by: layout.tightening) : shapedContent
  }

  var shapedContent: ParagraphContent {
    state.withLock { state in
      if let content = state.content { return content }
      let fresh = ParagraphContent(text: text, runs: runs, shaper: shaper)
      state.content = fresh
      return fresh
    }
  }
}
