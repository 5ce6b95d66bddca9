import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// Draws an image: at its size, stretched or tiled, with or without cap insets, in its own colors
/// or as a template.
struct ImageDrawing: NodeDrawing {
  let picture: Picture
  let resizing: Image.Resizing?
  let interpolation: ImageInterpolation
  /// The style that fills a template; `nil` for an image in its own colors.
  var stencil: _ResolvedStyle?

  var imageFacts: ImageFacts? {
    ImageFacts(natural: picture.size, isResizable: resizing != nil, isSymbol: false)
  }

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    let rect = canvas.grid.snap(frame)
    guard rect.width > 0, rect.height > 0 else { return }
    guard let stencil else { return draw(in: rect, canvas) }
    canvas.beginGroup(.mask)
    canvas.beginGroup(.maskShape)
    draw(in: rect, canvas)
    canvas.endGroup()
    canvas.fill(Path(rect), with: stencil.paint(in: rect))
    canvas.endGroup()
  }

  private func draw(in rect: CGRect, _ canvas: DrawingCanvas) {
    guard let resizing, resizing.mode == .tile || resizing.capInsets != EdgeInsets() else {
      return picture.draw(in: rect, interpolation: interpolation, canvas)
    }
    let columns = Self.spans(
      native: picture.size.width, length: rect.width, start: resizing.capInsets.leading,
      end: resizing.capInsets.trailing)
    let rows = Self.spans(
      native: picture.size.height, length: rect.height, start: resizing.capInsets.top,
      end: resizing.capInsets.bottom)
    canvas.beginGroup(.clip(path: Path(rect), evenOdd: false))
    for row in rows {
      for column in columns { draw(column, row, mode: resizing.mode, at: rect.origin, in: canvas) }
    }
    canvas.endGroup()
  }

  /// A range of the image along one axis, and the range of the frame that it fills, both in points.
  private struct Span {
    var from: CGFloat
    var length: CGFloat
    var to: CGFloat
    var drawnLength: CGFloat
    /// Whether the span is between the insets that keep their size.
    var grows: Bool
  }

  /// Returns the starting inset, the middle and the ending inset.
  private static func spans(native: CGFloat, length: CGFloat, start: CGFloat, end: CGFloat)
    -> [Span]
  {
    let start = min(max(start, 0), native)
    let end = min(max(end, 0), native - start)
    let spans = [
      Span(from: 0, length: start, to: 0, drawnLength: start, grows: false),
      Span(
        from: start, length: native - start - end, to: start, drawnLength: length - start - end,
        grows: true),
      Span(from: native - end, length: end, to: length - end, drawnLength: end, grows: false),
    ]
    return spans.filter { $0.length > 0 && $0.drawnLength > 0 }
  }

  private func draw(
    _ column: Span, _ row: Span, mode: Image.ResizingMode, at origin: CGPoint,
    in canvas: DrawingCanvas
  ) {
    let target = CGRect(
      x: origin.x + column.to, y: origin.y + row.to, width: column.drawnLength,
      height: row.drawnLength)
    func tiles(_ span: Span) -> CGFloat {
      mode == .tile && span.grows ? (span.drawnLength / span.length).rounded(.up) : 1
    }
    // More tiles than this would be too small to be distinguishable, so one stretched tile replaces
    // them.
    let isDrawable = tiles(column) * tiles(row) <= 40_000
    let across = isDrawable ? Int(tiles(column)) : 1
    let down = isDrawable ? Int(tiles(row)) : 1
    let size = CGSize(
      width: across > 1 ? column.length : target.width,
      height: down > 1 ? row.length : target.height)
    canvas.beginGroup(.clip(path: Path(target), evenOdd: false))
    for y in 0..<down {
      for x in 0..<across {
        let tile = CGRect(
          x: target.minX + CGFloat(x) * size.width, y: target.minY + CGFloat(y) * size.height,
          width: size.width, height: size.height)
        draw(column, row, filling: tile, in: canvas)
      }
    }
    canvas.endGroup()
  }

  /// Draws the part of the image given by the spans into `tile`, by placing the whole image and
  /// clipping it.
  private func draw(_ column: Span, _ row: Span, filling tile: CGRect, in canvas: DrawingCanvas) {
    let scale = CGSize(width: tile.width / column.length, height: tile.height / row.length)
    let whole = CGRect(
      x: tile.minX - column.from * scale.width, y: tile.minY - row.from * scale.height,
      width: picture.size.width * scale.width, height: picture.size.height * scale.height)
    guard whole != tile else {
      return picture.draw(in: tile, interpolation: interpolation, canvas)
    }
    canvas.beginGroup(.clip(path: Path(tile), evenOdd: false))
    picture.draw(in: whole, interpolation: interpolation, canvas)
    canvas.endGroup()
  }
}
