import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText

/// Draws a text: its glyphs, underlines and strikethroughs.
struct TextDrawing: NodeDrawing {
  /// The part of a run's style that never affects its size.
  struct Style {
    var foreground: _ResolvedStyle
    var underline: Line?
    var strikethrough: Line?
    var background: _ResolvedStyle?
    /// The extent of the background around the baseline.
    var metrics: LineMetrics
    /// The factor by which letters are stretched along the line.
    var stretch: CGFloat
    /// The image drawn instead of characters, if any.
    var image: InlineImage?
    /// The values attached to the text for a renderer.
    var custom: CustomTextAttributes?
    /// The target of the characters' link.
    var link: URL?

    /// Whether only glyphs are drawn.
    var isPlain: Bool {
      underline == nil && strikethrough == nil && background == nil && image == nil
    }
  }

  struct Line {
    var pattern: Text.LineStyle.Pattern
    /// The line's own color, if any.
    var color: Color?
    var style: _ResolvedStyle

    /// Whether one line underlines neighbors with this and `other`.
    func isSame(as other: Line?) -> Bool {
      other.map { pattern == $0.pattern && color == $0.color } ?? false
    }
  }

  // This value has the maximum size that fits into an existential container without allocation.
  private(set) var leaf: TextLeaf
  private var offer: Offer

  /// The source of the proposal to the text, which determines its lines.
  private enum Offer {
    case node(LayoutTree, LayoutTree.NodeID)
    /// The proposal of a drawing whose lines must not change anymore.
    case fixed(FixedProposal)
  }

  private final class FixedProposal {
    let value: ProposedViewSize
    init(_ value: ProposedViewSize) { self.value = value }
  }

  init(leaf: TextLeaf, tree: LayoutTree, node: LayoutTree.NodeID) {
    (self.leaf, offer) = (leaf, .node(tree, node))
  }

  private var proposal: ProposedViewSize {
    switch offer {
    case .node(let tree, let node): tree.proposal(of: node)
    case .fixed(let proposal): proposal.value
    }
  }

  func fixed() -> TextDrawing {
    var drawing = self
    drawing.offer = .fixed(FixedProposal(proposal))
    return drawing
  }

  /// The styles, by the style index of the runs.
  var styles: [Style] {
    get { leaf.look.styles }
    set { leaf = leaf.with(leaf.look.with(newValue)) }
  }
  var placeholder: PlaceholderDrawing? { leaf.look.placeholder }
  var changesAtOnce: Bool { leaf.look.changesAtOnce }
  private var rendering: TextRendering? { leaf.look.rendering }

  /// Returns the drawing with a selected part.
  func selecting(_ selected: SelectedText) -> TextDrawing {
    var drawing = self
    drawing.leaf = leaf.with(leaf.look.selecting(selected))
    return drawing
  }

  /// Returns whether `other` has the same glyphs at the same positions.
  func hasSameGlyphs(as other: TextDrawing) -> Bool {
    if leaf === other.leaf, proposal == other.proposal { return true }
    return leaf.paragraph.text == other.leaf.paragraph.text
      && leaf.paragraph.runs == other.leaf.paragraph.runs
      && leaf.layout(proposal) == other.leaf.layout(other.proposal)
  }

  /// The view's name in reports, with the beginning of its text.
  var name: String? {
    let text = leaf.paragraph.text
    let limit = 24
    // A short text without control characters needs no counting.
    if text.utf8.count <= limit, text.utf8.allSatisfy({ $0 >= 0x20 }) { return "Text(\"\(text)\")" }
    let isLong = text.index(text.startIndex, offsetBy: limit + 1, limitedBy: text.endIndex) != nil
    let shown = String(
      (isLong ? text.prefix(limit - 1) + "…" : text[...]).map { $0.isNewline ? "⏎" : $0 })
    return "Text(\"\(shown)\")"
  }

  var text: String? { leaf.paragraph.text }

  var textFacts: TextFacts? { leaf.textFacts(for: proposal) }

  /// Returns the rectangles of the characters in `bytes` of the UTF-8 text, from the top-left
  /// corner of the text.
  func places(of bytes: Range<Int>) -> [CGRect] {
    leaf.paragraph.places(of: bytes, in: leaf.layout(proposal))
  }

  // MARK: Insertion points

  // Positions are bytes of the UTF-8 text; points are from the top-left corner of the text.

  /// Returns the insertion point at `position`, with no width.
  func caret(at position: TextPosition) -> CGRect {
    leaf.paragraph.caret(at: position, in: leaf.layout(proposal))
  }

  /// Returns the position nearest to `point`.
  func position(at point: CGPoint) -> TextPosition {
    leaf.paragraph.position(at: point, in: leaf.layout(proposal))
  }

  /// Returns the position `count` lines below `position` that is nearest to `x`; `nil` if there is
  /// no such line.
  func position(_ count: Int, linesBelow position: TextPosition, at x: CGFloat) -> TextPosition? {
    leaf.paragraph.position(count, linesBelow: position, at: x, in: leaf.layout(proposal))
  }

  /// Returns the start and the end of the line at `position`.
  func lineEnds(at position: TextPosition) -> (start: TextPosition, end: TextPosition) {
    leaf.paragraph.lineEnds(at: position, in: leaf.layout(proposal))
  }

  /// Whether the paragraph at `position` is right to left.
  func isRightToLeft(at position: TextPosition) -> Bool {
    leaf.paragraph.isRightToLeft(at: position, in: leaf.layout(proposal))
  }

  var lineEdges: [CGFloat] {
    guard placeholder == nil, rendering == nil, proposal != .zero else { return [] }
    let layout = leaf.layout(proposal)
    return layout.lines.enumerated().map { $0 == 0 ? 0 : $1.baseline - $1.ascent }
      + [layout.size.height]
  }

  var linkAreas: [(url: URL, area: CGRect)] {
    guard leaf.look.hasLinks, placeholder == nil, proposal != .zero else { return [] }
    let layout = leaf.layout(proposal)
    return leaf.paragraph.glyphRuns(layout).compactMap { run in
      guard run.style < styles.count, let url = styles[run.style].link else { return nil }
      let metrics = styles[run.style].metrics
      let area = CGRect(
        x: run.x, y: run.baseline - metrics.ascent * layout.scale, width: run.width,
        height: metrics.lineHeight * layout.scale)
      return (url, area)
    }
  }

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    begin(frame, lines: 0..<Int.max, in: canvas)
  }

  func begin(_ frame: CGRect, lines: Range<Int>, in canvas: DrawingCanvas) {
    let proposal = proposal
    guard proposal != .zero else { return }
    let box = CGRect(
      x: canvas.grid.snap(frame.minX), y: canvas.grid.snap(frame.minY), width: frame.width,
      height: frame.height)
    let layout = leaf.layout(proposal)
    if leaf.look.isPlain, !layout.isClipped, lines.lowerBound <= 0, lines.upperBound > 0,
      let run = leaf.paragraph.onlyRun(layout), run.style == 0
    {
      guard styles[0].stretch == 1 else {
        return canvas.draw(Self.glyphs(run, styles[0], in: box))
      }
      let paint = styles[0].foreground.paint(in: box)
      return styles[0].foreground.draw(
        .glyphs(run: run, origin: box.origin, paint: paint), in: canvas)
    }
    if let placeholder {
      for line in layout.lines { placeholder.draw(line, of: box, in: canvas) }
      return
    }
    drawSelection(layout, in: box, canvas)
    if let rendering {
      return rendering.draw(layoutValue(layout, size: box.size, canvas.grid), in: box, canvas)
    }
    let isWhole = lines.lowerBound <= 0 && lines.upperBound >= layout.lines.count
    let shown = leaf.paragraph.lineRuns(layout)
    let runs = shown[lines.clamped(to: shown.indices)].joined().filter { $0.style < styles.count }
    var items: [DisplayItem] = []
    for run in runs {
      if let background = styles[run.style].background {
        items.append(self.background(background, of: run, scale: layout.scale, in: box))
      }
    }
    let hasLines = styles.contains { $0.underline != nil || $0.strikethrough != nil }
    let lined = hasLines ? LineRule.spans(of: runs) : []
    let sizes =
      hasLines ? LineRule.underlineSizes(of: runs, runs.map { styles[$0.style].underline }) : []
    for (index, run) in runs.enumerated() {
      let style = styles[run.style]
      let rule = LineRule(
        run: run, span: hasLines ? lined[index] : nil, origin: box.origin, grid: canvas.grid,
        underlineSize: hasLines ? sizes[index] : run.size, paragraph: leaf.paragraph)
      items += rule.underline(style.underline, in: box)
      items += Self.glyphs(run, style, in: box)
      items += rule.strikethrough(style.strikethrough, in: box)
    }
    if layout.isClipped {
      items = [.push(.clip(path: Path(box), evenOdd: false))] + items + [.pop]
    }
    canvas.draw(items)
    let edges = isWhole ? [] : lineEdges
    for placed in leaf.paragraph.attachments(layout) where placed.style < styles.count {
      // This place is on another line.
      if !isWhole, lines.upperBound < edges.count,
        !(edges[lines.lowerBound]..<edges[lines.upperBound]).contains(placed.frame.midY)
      {
        continue
      }
      let frame = placed.frame.offsetBy(dx: box.minX, dy: box.minY)
      styles[placed.style].image?.draw(in: frame, canvas)
    }
  }

  /// Draws the background of the selected part.
  private func drawSelection(_ layout: TextLayout, in box: CGRect, _ canvas: DrawingCanvas) {
    guard let selected = leaf.look.selected else { return }
    for place in leaf.paragraph.places(of: selected.bytes, in: layout) {
      let rect = place.offsetBy(dx: box.minX, dy: box.minY)
      let paint = selected.style.paint(in: rect)
      canvas.draw(selected.style.items(.fill(path: Path(rect), paint: paint, evenOdd: false)))
    }
  }

  /// Returns the glyphs of a run; stretched ones are transformed about the box's left edge.
  private nonisolated static func glyphs(
    _ run: GlyphRun, _ style: Style, in box: CGRect
  ) -> [DisplayItem] {
    let stretch = style.stretch
    guard stretch != 1 else {
      return style.foreground.items(
        .glyphs(run: run, origin: box.origin, paint: style.foreground.paint(in: box)))
    }
    var narrow = run
    narrow.x /= stretch
    narrow.width /= stretch
    for index in narrow.glyphs.indices { narrow.glyphs[index].x /= stretch }
    for index in narrow.clusters.indices { narrow.clusters[index].x /= stretch }
    var paintBox = box
    paintBox.size.width /= stretch
    let transform = CGAffineTransform(
      a: stretch, b: 0, c: 0, d: 1, tx: box.minX * (1 - stretch), ty: 0)
    let glyphs = style.foreground.items(
      .glyphs(run: narrow, origin: box.origin, paint: style.foreground.paint(in: paintBox)))
    return [.push(.transform(transform))] + glyphs + [.pop]
  }

  /// Returns the drawing of a part of a text: its glyphs, underlines and strikethroughs.
  nonisolated static func items(of part: TextPart) -> [DisplayItem] {
    let span = LineRule.Span(start: part.run.x, end: part.run.x + part.run.width)
    let rule = LineRule(
      run: part.run, span: span, origin: part.box.origin, grid: part.grid,
      underlineSize: part.run.size)
    return rule.underline(part.style.underline, in: part.box)
      + glyphs(part.run, part.style, in: part.box)
      + rule.strikethrough(part.style.strikethrough, in: part.box)
  }

  /// Returns the area behind a run, as tall as its font's line.
  private func background(
    _ style: _ResolvedStyle, of run: GlyphRun, scale: CGFloat, in box: CGRect
  ) -> DisplayItem {
    let metrics = styles[run.style].metrics
    let rect = CGRect(
      x: box.minX + run.x, y: box.minY + run.baseline - metrics.ascent * scale, width: run.width,
      height: metrics.lineHeight * scale)
    return .fill(path: Path(rect), paint: style.paint(in: box), evenOdd: false)
  }
}
