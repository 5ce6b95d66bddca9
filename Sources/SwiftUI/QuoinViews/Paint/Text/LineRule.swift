import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinText

/// The position of a run's underline and strikethrough.
///
/// The fractions of the em yield the recorded values at 13 points: a line one point thick, a point
/// under the baseline, and one through the middle of the lowercase letters.
struct LineRule {
  let run: GlyphRun
  /// The horizontal range in the text's box, or `nil` if there is nothing to underline.
  let span: Span?
  let origin: CGPoint
  let grid: PixelGrid

  struct Span {
    var start, end: CGFloat
  }

  private var thickness: CGFloat { max(grid.round(run.size * 0.073), grid.pixel) }

  func underline(_ line: TextDrawing.Line?, in box: CGRect) -> [DisplayItem] {
    items(line, top: run.baseline + run.size * 0.077, in: box)
  }

  func strikethrough(_ line: TextDrawing.Line?, in box: CGRect) -> [DisplayItem] {
    items(line, top: run.baseline - run.size * 0.263 - thickness / 2, in: box)
  }

  private func items(
    _ line: TextDrawing.Line?, top: CGFloat, in box: CGRect
  ) -> [DisplayItem] {
    guard let line, let span else { return [] }
    let y = grid.snap(origin.y + top)
    let paint = line.style.paint(in: box)
    let (start, end) = (origin.x + span.start, origin.x + span.end)
    guard line.pattern.dash.isEmpty else {
      var path = Path()
      path.move(to: CGPoint(x: start, y: y + thickness / 2))
      path.addLine(to: CGPoint(x: end, y: y + thickness / 2))
      let dash = line.pattern.dash.map { CGFloat($0) * thickness }
      return [
        .stroke(path: path, style: StrokeStyle(lineWidth: thickness, dash: dash), paint: paint)
      ]
    }
    let rect = CGRect(x: start, y: y, width: end - start, height: thickness)
    return [.fill(path: Path(rect), paint: paint, evenOdd: false)]
  }

  /// Returns the range of the lines for each run of a text, excluding trailing spaces of a line.
  static func spans(of runs: [GlyphRun]) -> [Span?] {
    var spans: [Span?] = runs.map { Span(start: $0.x, end: $0.x + $0.width) }
    var start = 0
    while start < runs.count {
      var end = start + 1
      while end < runs.count, runs[end].baseline == runs[start].baseline { end += 1 }
      // A left-to-right line ends on its right, a right-to-left line on its left.
      trim((start..<end).reversed().prefix { !runs[$0].isRightToLeft }, of: runs, &spans)
      trim((start..<end).prefix { runs[$0].isRightToLeft }, of: runs, &spans)
      start = end
    }
    return spans
  }

  /// Trims the spaces at the ends of the runs at `indices`, up to the first run that contains
  /// anything else.
  private static func trim(
    _ indices: some Sequence<Int>, of runs: [GlyphRun], _ spans: inout [Span?]
  ) {
    for index in indices {
      spans[index] = runs[index].spanWithoutSpacesAtEnd
      if spans[index] != nil { return }
    }
  }
}

extension GlyphRun {
  /// The range of the run without its trailing spaces, or `nil` if it contains only spaces.
  fileprivate var spanWithoutSpacesAtEnd: LineRule.Span? {
    var bytes = Array(text.utf8)[...]
    var kept = clusters.count
    while kept > 0, clusters[kept - 1].utf8Count <= bytes.count {
      let character = bytes.suffix(clusters[kept - 1].utf8Count)
      let isSpace = String(decoding: character, as: UTF8.self).unicodeScalars.allSatisfy {
        CharacterTraits.isHangingSpace($0)
      }
      guard isSpace else { break }
      bytes.removeLast(character.count)
      kept -= 1
    }
    guard kept > 0 else { return nil }
    var span = LineRule.Span(start: x, end: x + width)
    guard kept < clusters.count else { return span }
    if isRightToLeft {
      span.start = clusters[kept - 1].x
    } else {
      span.end = clusters[kept].x
    }
    return span
  }
}
