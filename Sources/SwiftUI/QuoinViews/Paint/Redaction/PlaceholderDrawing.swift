import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinText

/// Draws a placeholder for redacted content: a bar for a line of text, a block for an image.
///
/// Its opacity and corner radius are estimated.
struct PlaceholderDrawing: NodeDrawing {
  private static let strength = 0.16
  private static let radius: CGFloat = 3

  private let style: _ResolvedStyle

  init(_ foreground: _ResolvedStyle) { style = foreground.faded(by: Self.strength) }

  /// Draws a block that fills the frame.
  func begin(_ frame: CGRect, in canvas: DrawingCanvas) { fill(canvas.grid.snap(frame), canvas) }

  /// Draws a bar around the lowercase letters of `line`, whose text is in `box`.
  func draw(_ line: TextLine, of box: CGRect, in canvas: DrawingCanvas) {
    let (above, below) = (line.ascent * 0.8, line.descent * 0.4)
    let bar = CGRect(
      x: box.minX + line.x, y: box.minY + line.baseline - above, width: line.width,
      height: above + below)
    fill(canvas.grid.snap(bar), canvas)
  }

  private func fill(_ rect: CGRect, _ canvas: DrawingCanvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    let radius = min(Self.radius, rect.width / 2, rect.height / 2)
    canvas.fill(Path(roundedRect: rect, cornerRadius: radius), with: style.paint(in: rect))
  }
}

extension Emission {
  /// Returns the drawing that replaces redacted text or images.
  ///
  /// - Parameter foreground: The style with which they would be drawn.
  func placeholder(in foreground: _ResolvedStyle? = nil) -> PlaceholderDrawing? {
    environment.isRedacted
      ? PlaceholderDrawing(foreground ?? resolve(ForegroundStyle())) : nil
  }
}
