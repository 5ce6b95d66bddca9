import Foundation

/// A place between two characters of a text.
package struct TextPosition: Hashable, Sendable {
  /// The number of bytes of the UTF-8 text before it.
  package var byte: Int
  /// Whether a place where a line wraps is at the end of the upper line.
  package var isUpstream: Bool

  package init(_ byte: Int, isUpstream: Bool = false) {
    (self.byte, self.isUpstream) = (byte, isUpstream)
  }
}

// Positions are in one of the paragraph's layouts, from the top-left corner of its box.
extension Paragraph {
  /// Returns the frames of the characters in `bytes` of the UTF-8 text, in one of this paragraph's
  /// layouts.
  ///
  /// There is at least one rectangle for each line, and one for each direction of its text; for a
  /// position between characters, its width is 0.
  public func places(of bytes: Range<Int>, in layout: TextLayout) -> [CGRect] {
    guard !bytes.isEmpty else { return [caret(at: TextPosition(bytes.lowerBound), in: layout)] }
    let content = content(of: layout)
    return layout.lines.indices.flatMap { index -> [CGRect] in
      guard PlacedLine.start(of: layout.lines[index], content) < bytes.upperBound else { return [] }
      let line = PlacedLine(index, of: layout, content)
      guard line.bytes.overlaps(bytes) else { return [] }
      return line.extents(of: bytes).map {
        CGRect(
          x: $0.lowerBound, y: line.top, width: $0.upperBound - $0.lowerBound, height: line.height)
      }
    }
  }

  /// Returns the insertion point at `position`, with no width.
  package func caret(at position: TextPosition, in layout: TextLayout) -> CGRect {
    guard let line = line(at: position, of: layout) else { return .zero }
    return CGRect(x: line.x(at: position.byte), y: line.top, width: 0, height: line.height)
  }

  /// Returns the position between characters that is nearest to `point`.
  package func position(at point: CGPoint, in layout: TextLayout) -> TextPosition {
    let content = content(of: layout)
    let index = layout.lines.indices.dropLast().first { index in
      let next = layout.lines[index + 1]
      return point.y < next.baseline - next.ascent
    }
    return position(in: index ?? layout.lines.count - 1, at: point.x, of: layout, content)
  }

  /// Returns the position `count` lines below `position` that is nearest to `x`; `nil` if there is
  /// no such line.
  package func position(
    _ count: Int, linesBelow position: TextPosition, at x: CGFloat, in layout: TextLayout
  ) -> TextPosition? {
    let content = content(of: layout)
    guard let index = lineIndex(at: position, of: layout, content) else { return nil }
    let (target, isOver) = index.addingReportingOverflow(count)
    guard !isOver, layout.lines.indices.contains(target) else { return nil }
    return self.position(in: target, at: x, of: layout, content)
  }

  /// Returns the start and the end of the line at `position`, before its line end.
  package func lineEnds(
    at position: TextPosition, in layout: TextLayout
  ) -> (start: TextPosition, end: TextPosition) {
    guard let line = line(at: position, of: layout) else { return (position, position) }
    return (
      TextPosition(line.bytes.lowerBound),
      TextPosition(line.bytes.upperBound - line.lineEnd, isUpstream: line.wraps)
    )
  }

  /// Whether the paragraph at `position` is right to left.
  package func isRightToLeft(at position: TextPosition, in layout: TextLayout) -> Bool {
    let content = content(of: layout)
    guard let index = lineIndex(at: position, of: layout, content) else { return false }
    return content.baseLevel(at: layout.lines[index].clusters.lowerBound) & 1 == 1
  }

  private func position(
    in index: Int, at x: CGFloat, of layout: TextLayout, _ content: ParagraphContent
  ) -> TextPosition {
    guard layout.lines.indices.contains(index) else { return TextPosition(0) }
    let line = PlacedLine(index, of: layout, content)
    let byte = line.byte(nearestTo: x)
    return TextPosition(byte, isUpstream: line.wraps && byte == line.bytes.upperBound)
  }

  private func line(at position: TextPosition, of layout: TextLayout) -> PlacedLine? {
    let content = content(of: layout)
    return lineIndex(at: position, of: layout, content).map {
      PlacedLine($0, of: layout, content)
    }
  }

  private func lineIndex(
    at position: TextPosition, of layout: TextLayout, _ content: ParagraphContent
  ) -> Int? {
    let starts = layout.lines.map { PlacedLine.start(of: $0, content) }
    let index = starts.lastIndex { $0 <= position.byte } ?? starts.indices.first
    guard let index, position.isUpstream, index > 0, starts[index] == position.byte,
      PlacedLine(index - 1, of: layout, content).wraps
    else { return index }
    return index - 1
  }
}
