import Foundation
import QuoinGeometry

/// Fits a text into a space: breaks lines, stops at the limits, and truncates or shrinks what is
/// too long.
///
/// 1. Lines are broken one after the other until the line limit or the height is reached; there is
///    at least one line. The height of unrounded lines matters, so two lines of body text fit in
///    42.29 points.
/// 2. If text remains, letters move closer as far as allowed.
/// 3. If that is not enough, or a single line is too high, fonts shrink as far as allowed: by the
///    quotient of the lengths for one line, and by bisection for several. Shrinking a font is
///    equivalent to enlarging the space.
/// 4. Remaining text is truncated at the last line. A space narrower than an ellipsis shows what
///    fits, or a part of one character.
/// 5. The width is that of the widest line, but at most the proposal; the height is the sum of the
///    lines. Both are rounded up to whole pixels. Reserved lines only add height.
///
/// Example on macOS, 13 points, line height 16: two lines fit in a height of 47.9, three in 48, and
/// one in 0.
struct ParagraphLayout {
  let content: ParagraphContent
  let request: TextLayoutRequest

  func layout() -> TextLayout {
    guard request.width > 0 || request.height > 0 else { return .nothing }
    let full = attempt(scale: 1)
    let smallest = request.minimumScaleFactor
    guard full.isTruncated || full.isTooTall && smallest < 1 else { return finish(full) }
    if full.isTruncated, request.allowsTightening, let layout = tightened() { return layout }
    guard smallest < 1 else { return finish(full) }
    if request.lineLimit == 1, let scale = singleLineScale {
      return finish(attempt(scale: max(scale, smallest)))
    }
    return finish(bisect(from: smallest))
  }

  /// Returns the whole text with its letters just close enough to fit; `nil` if it doesn't fit
  /// within the limit.
  private func tightened() -> TextLayout? {
    var plain = request
    plain.allowsTightening = false
    plain.minimumScaleFactor = 1
    func layout(_ tightening: CGFloat) -> TextLayout? {
      var layout = ParagraphLayout(content: content.tightened(by: tightening), request: plain)
        .layout()
      layout.tightening = tightening
      return layout.isTruncated ? nil : layout
    }
    var (low, high) = (CGFloat(0), TextLayoutRequest.tighteningLimit)
    guard var best = layout(high) else { return nil }
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if let next = layout(middle) {
        high = middle
        best = next
      } else {
        low = middle
      }
    }
    return best
  }

  private struct Attempt {
    var lines: [TextLine] = []
    /// The reach of the last line including trailing white space, and the maximum of the lines
    /// before it.
    var reach: CGFloat = 0
    var widestBefore: CGFloat = 0
    /// The lines that end in white space that continues beyond the width.
    var filled: Set<Int> = []
    var height: CGFloat = 0
    var isTruncated = false
    var isClipped = false
    /// Whether the only line is higher than the space.
    var isTooTall = false
    var scale: CGFloat

    var fits: Bool { !isTruncated && !isTooTall }
  }

  /// Returns the lines at one scale, in unscaled points, before `x` is set.
  private func attempt(scale: CGFloat) -> Attempt {
    let width = request.width / scale
    let spacing = request.lineSpacing / scale
    let limit = request.lineLimit ?? .max
    let offered = max(request.height / scale, reservedHeight(spacing: spacing)) + 1e-4
    var attempt = Attempt(scale: scale)
    var breaker = LineBreaker(content, width: width, avoidsOrphans: request.avoidsOrphans)
    var gap: CGFloat = 0
    var lastStart = 0
    while let start = breaker.next, let line = breaker.nextLine() {
      let box = content.box(line.clusters.isEmpty ? start..<start : line.clusters)
      let bottom = attempt.height + gap + box.height
      if !attempt.lines.isEmpty, attempt.lines.count >= limit || bottom > offered {
        if start < content.count {
          cut(&attempt, from: lastStart, width: width, offered: offered)
        }
        break
      }
      if line.isFilled { attempt.filled.insert(attempt.lines.count) }
      attempt.lines.append(
        TextLine(
          clusters: line.clusters, insertion: line.insertion, tail: line.end..<line.end, x: 0,
          width: line.width, baseline: bottom - box.descent, ascent: box.ascent,
          descent: box.descent))
      attempt.widestBefore = max(attempt.widestBefore, attempt.reach)
      attempt.reach = line.reach
      attempt.height = bottom
      gap = content.leading(line.clusters, box) + spacing
      lastStart = start
    }
    attempt.isTooTall = attempt.height > offered
    return attempt
  }

  /// Replaces the last line by a truncated one with an ellipsis.
  ///
  /// The truncated line has the same start. Its height is that of all the text it represents, up to
  /// the end of the paragraph, including the tallest run after the cut, unless that exceeds the
  /// offered height. A whole paragraph remains as it is, except that an ellipsis at the tail also
  /// represents the paragraphs after it (Rules/Text.md#truncation).
  private func cut(
    _ attempt: inout Attempt, from start: Int, width: CGFloat, offered: CGFloat
  ) {
    attempt.isTruncated = true
    let last = attempt.lines.count - 1
    let previous = attempt.lines[last]
    let end = content.paragraphEnd(from: start)
    if request.truncation != .tail, previous.clusters.upperBound == end { return }
    let truncation = Truncation(content, width: width)
    guard let line = truncation.line(from: start, request.truncation) else {
      attempt.isClipped = previous.width > truncation.width
      return
    }
    let box = content.box(start..<end)
    let growth = box.height - previous.ascent - previous.descent
    if attempt.height + growth <= offered {
      attempt.lines[last].baseline += box.ascent - previous.ascent
      attempt.lines[last].ascent = box.ascent
      attempt.lines[last].descent = box.descent
      attempt.height += growth
    }
    attempt.lines[last].clusters = line.head
    attempt.lines[last].insertion = line.insertion
    attempt.lines[last].tail = line.tail
    attempt.lines[last].width = line.width
    attempt.reach = line.width
    attempt.filled.remove(last)
  }

  /// Returns the height of the reserved lines; an empty text reserves no space.
  private func reservedHeight(spacing: CGFloat) -> CGFloat {
    guard request.minimumLines > 1, content.count > 0 else { return 0 }
    let box = content.firstBox
    let line = request.reservedLineHeight ?? box.height
    return CGFloat(request.minimumLines) * (line + box.leading + spacing) - box.leading - spacing
  }

  /// The factor by which the text must shrink to fit on a single line within the height; `nil` if
  /// it has several paragraphs.
  private var singleLineScale: CGFloat? {
    var breaker = LineBreaker(content, width: .infinity)
    guard let line = breaker.nextLine(), breaker.next == nil, line.width > 0 else { return nil }
    let height = content.box(line.clusters).height
    guard height > 0 else { return request.width / line.width }
    return min(1, request.width / line.width, request.height / height)
  }

  private func bisect(from smallest: CGFloat) -> Attempt {
    var best = attempt(scale: smallest)
    guard best.fits else { return best }
    var (low, high) = (smallest, CGFloat(1))
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let next = attempt(scale: middle)
      if next.fits {
        low = middle
        best = next
      } else {
        high = middle
      }
    }
    return best
  }

  /// Scales, rounds and aligns the lines.
  private func finish(_ attempt: consuming Attempt) -> TextLayout {
    let grid = PixelGrid(scale: 1 / request.pixelLength)
    let scale = attempt.scale
    let widest = max(attempt.widestBefore, attempt.reach) * scale
    let reserved = reservedHeight(spacing: request.lineSpacing / scale)
    let size = CGSize(
      width: max(0, grid.ceil(min(widest, request.width))),
      height: grid.ceil(max(0, attempt.height, reserved) * scale))
    let first = (attempt.lines.first?.baseline ?? 0) * scale
    let correction = grid.round(first) - first
    // Swapped out to avoid a copy.
    var lines: [TextLine] = []
    swap(&lines, &attempt.lines)
    for index in lines.indices {
      // One layout serves proposals that differ by less than a pixel: white space ends with the
      // text.
      lines[index].width = attempt.filled.contains(index) ? size.width : lines[index].width * scale
      lines[index].ascent *= scale
      lines[index].descent *= scale
      lines[index].baseline = lines[index].baseline * scale + correction
      lines[index].x = (size.width - lines[index].width) * leadingShare
    }
    return TextLayout(
      size: size, firstBaseline: grid.round(first),
      lastBaseline: grid.ceil(lines.last?.baseline ?? 0),
      lines: lines, isTruncated: attempt.isTruncated, scale: scale,
      isClipped: attempt.isClipped)
  }

  /// The share of a short line's free space that is on its left.
  private var leadingShare: CGFloat {
    switch request.alignment {
    case .leading: request.isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: request.isRightToLeft ? 0 : 1
    }
  }
}
