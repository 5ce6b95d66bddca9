import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText

/// Draws a text: its glyphs, and the lines under and through them.
struct TextDrawing: NodeDrawing {
  /// The looks of a run that never change its size.
  struct Style {
    var foreground: _ResolvedStyle
    var underline: Line?
    var strikethrough: Line?
  }

  struct Line {
    var pattern: Text.LineStyle.Pattern
    var style: _ResolvedStyle
  }

  let leaf: TextLeaf
  /// By the style index of the runs.
  let styles: [Style]
  /// Knows what the text was proposed, and so its lines.
  let tree: LayoutTree
  let node: LayoutTree.Node

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    let proposal = tree.proposal(of: node)
    guard proposal != .zero else { return }
    let box = CGRect(
      x: canvas.grid.snap(frame.minX), y: canvas.grid.snap(frame.minY), width: frame.width,
      height: frame.height)
    var items: [DisplayItem] = []
    for run in leaf.paragraph.glyphRuns(leaf.layout(proposal)) where run.style < styles.count {
      let style = styles[run.style]
      let rule = LineRule(run: run, origin: box.origin, grid: canvas.grid)
      if let line = style.underline { items.append(rule.underline(line, in: box)) }
      items += style.foreground.items(
        .glyphs(run: run, origin: box.origin, paint: style.foreground.paint(in: box)))
      if let line = style.strikethrough { items.append(rule.strikethrough(line, in: box)) }
    }
    canvas.draw(items)
  }
}

/// Where the lines of a run lie. The fractions of the em give what was recorded at 13 points: a
/// line one point thick, a point under the baseline, and one through the middle of the small
/// letters.
private struct LineRule {
  let run: GlyphRun
  let origin: CGPoint
  let grid: PixelGrid

  private var thickness: CGFloat { max(grid.round(run.size * 0.073), grid.pixel) }

  func underline(_ line: TextDrawing.Line, in box: CGRect) -> DisplayItem {
    item(line, top: run.baseline + run.size * 0.077, in: box)
  }

  func strikethrough(_ line: TextDrawing.Line, in box: CGRect) -> DisplayItem {
    item(line, top: run.baseline - run.size * 0.263 - thickness / 2, in: box)
  }

  private func item(_ line: TextDrawing.Line, top: CGFloat, in box: CGRect) -> DisplayItem {
    let y = grid.snap(origin.y + top)
    let paint = line.style.paint(in: box)
    let (start, end) = (origin.x + run.x, origin.x + run.x + run.width)
    guard line.pattern.dash.isEmpty else {
      var path = Path()
      path.move(to: CGPoint(x: start, y: y + thickness / 2))
      path.addLine(to: CGPoint(x: end, y: y + thickness / 2))
      let dash = line.pattern.dash.map { CGFloat($0) * thickness }
      return .stroke(
        path: path, style: StrokeStyle(lineWidth: thickness, dash: dash), paint: paint)
    }
    let rect = CGRect(x: start, y: y, width: end - start, height: thickness)
    return .fill(path: Path(rect), paint: paint, evenOdd: false)
  }
}
