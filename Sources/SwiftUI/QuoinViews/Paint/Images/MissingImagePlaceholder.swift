import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText

/// The placeholder of a missing image: a pale box with a dashed edge, and the image's name if it
/// fits.
///
/// It is ``length`` points wide and high, because the size of the image is unknown, or as large as
/// a resizable image would be.
struct MissingImagePlaceholder: NodeDrawing {
  static let length: CGFloat = 44

  private let label: Paragraph
  private let pixelLength: CGFloat

  /// Creates the placeholder for the image named `name`.
  @MainActor
  init(_ name: String, _ emission: Emission) {
    let metrics = SystemTypography.metrics(size: Self.fontSize, platform: .iOS)
    let run = TextRun(
      utf8Count: name.utf8.count, font: FontKey(size: Self.fontSize), metrics: metrics)
    label = Paragraph(name, runs: [run], shaper: emission.shaper)
    pixelLength = PixelGrid(scale: emission.environment.displayScale).pixel
  }

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    let rect = canvas.grid.snap(frame)
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    let grey = ResolvedColor(red: 0.56, green: 0.56, blue: 0.58)
    canvas.fill(Path(rect), with: .color(grey.withOpacity(multipliedBy: 0.2)))
    let edge = rect.insetBy(dx: min(0.5, rect.width / 2), dy: min(0.5, rect.height / 2))
    canvas.stroke(Path(edge), style: StrokeStyle(lineWidth: 1, dash: [3, 3]), with: .color(grey))
    let room = rect.insetBy(dx: 3, dy: 3)
    guard room.width >= Self.fontSize, room.height >= Self.fontSize else { return }
    let layout = label.layout(
      TextLayoutRequest(
        width: room.width, height: room.height, truncation: .middle, alignment: .center,
        pixelLength: pixelLength))
    let origin = CGPoint(
      x: canvas.grid.snap(rect.midX - layout.size.width / 2),
      y: canvas.grid.snap(rect.midY - layout.size.height / 2))
    for run in label.glyphRuns(layout) {
      canvas.draw(.glyphs(run: run, origin: origin, paint: .color(grey)))
    }
  }

  /// In points.
  private static let fontSize: CGFloat = 9
}
