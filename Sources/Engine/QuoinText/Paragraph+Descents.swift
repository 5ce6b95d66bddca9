import Foundation
import QuoinGeometry

extension Paragraph {
  /// Returns the horizontal ranges in which letters of `run` reach into `rows` below the baseline,
  /// in the space of the text's box. Letters whose outline is unknown have none.
  package func descents(of run: GlyphRun, in rows: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] {
    guard run.size > 0, let font = runs.first(where: { $0.style == run.style })?.font else {
      return []
    }
    var outlines: [Unicode.Scalar: Path?] = [:]
    var descents: [ClosedRange<CGFloat>] = []
    var text = Array(run.text.utf8)[...]
    var glyphs = run.glyphs[...]
    for cluster in run.clusters {
      let scalars = String(decoding: text.prefix(cluster.utf8Count), as: UTF8.self).unicodeScalars
      let glyph = glyphs.first
      text.removeFirst(min(cluster.utf8Count, text.count))
      glyphs.removeFirst(min(cluster.glyphCount, glyphs.count))
      guard let letter = scalars.first, scalars.count == 1, cluster.glyphCount == 1, let glyph,
        !Self.restsOnBaseline(letter)
      else { continue }
      let outline = outlines[letter] ?? shaper.outline(of: letter, font: font)
      outlines[letter] = .some(outline)
      let raise = run.baseline - glyph.y
      let part = (rows.lowerBound + raise) / run.size...(rows.upperBound + raise) / run.size
      guard let extent = outline?.extent(between: part) else { continue }
      let width = run.size * font.width
      descents.append(glyph.x + extent.lowerBound * width...glyph.x + extent.upperBound * width)
    }
    return descents
  }

  /// Whether a character surely has no part below the baseline.
  private static func restsOnBaseline(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "g", "j", "p", "q", "y", "J", "Q": false
    case "a"..."z", "A"..."Z", "0"..."9", " ", ".": true
    default: false
    }
  }
}

extension Path {
  /// Returns the horizontal extent of the outline between two heights; `nil` if nothing is there.
  fileprivate func extent(between rows: ClosedRange<CGFloat>) -> ClosedRange<CGFloat>? {
    var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
    func include(_ start: CGPoint, _ end: CGPoint) {
      let (top, bottom) = start.y <= end.y ? (start, end) : (end, start)
      guard top.y < rows.upperBound, bottom.y > rows.lowerBound else { return }
      let slope = bottom.y > top.y ? (bottom.x - top.x) / (bottom.y - top.y) : 0
      let first = top.x + slope * max(0, rows.lowerBound - top.y)
      let last = bottom.x - slope * max(0, bottom.y - rows.upperBound)
      (low, high) = (min(low, first, last), max(high, first, last))
    }
    var (pen, start) = (CGPoint.zero, CGPoint.zero)
    func curve(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
      let begin = pen
      for step in 1...Self.curveSteps {
        let t = CGFloat(step) / CGFloat(Self.curveSteps)
        func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
          let s = 1 - t
          return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
        }
        let next = CGPoint(
          x: value(begin.x, control1.x, control2.x, end.x),
          y: value(begin.y, control1.y, control2.y, end.y))
        include(pen, next)
        pen = next
      }
    }
    for element in elements {
      switch element {
      case .move(let end): (pen, start) = (end, end)
      case .line(let end):
        include(pen, end)
        pen = end
      case .quadCurve(let end, let control):
        func cubic(_ point: CGPoint) -> CGPoint {
          CGPoint(
            x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        curve(end, cubic(pen), cubic(end))
      case .curve(let end, let control1, let control2): curve(end, control1, control2)
      case .closeSubpath:
        include(pen, start)
        pen = start
      }
    }
    return low <= high ? low...high : nil
  }

  /// The number of straight lines that represent a curve of a letter.
  private static var curveSteps: Int { 8 }
}
