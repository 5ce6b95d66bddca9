import Foundation
import QuoinGeometry
import QuoinText

/// Returns a paragraph shaped by the fixed shaper: characters half of `size` wide, lines exactly
/// `size` high.
package func fixed(_ text: String, size: CGFloat = 10, leading: CGFloat = 0) -> Paragraph {
  let metrics = LineMetrics(
    ascent: 0.8 * size, descent: 0.2 * size, leading: leading, capHeight: 0.7 * size)
  let run = TextRun(utf8Count: text.utf8.count, font: FontKey(size: size), metrics: metrics)
  return Paragraph(text, runs: [run], shaper: FixedShaper())
}

/// Returns a run of the system font with the platform's line metrics.
package func systemRun(
  _ text: String, _ size: CGFloat, weight: Int = 400, platform: Platform = .macOS,
  pitch: CGFloat? = nil
) -> TextRun {
  TextRun(
    utf8Count: text.utf8.count, font: FontKey(size: size, weight: weight),
    metrics: SystemTypography.metrics(size: size, platform: platform, pitch: pitch))
}

extension Paragraph {
  /// Returns the text of each line.
  package func lines(_ request: TextLayoutRequest) -> [String] {
    layout(request).lines.map { text(of: $0) }
  }

  package func size(_ request: TextLayoutRequest = .init()) -> CGSize { layout(request).size }
}
