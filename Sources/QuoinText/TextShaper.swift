import Foundation

/// Turns characters into clusters with advances. The boundary between layout and font engines.
///
/// A shaper is called once per content and font, never per width. It may be called from any thread.
public protocol TextShaper: Sendable {
  /// The clusters of `text`, whose runs cover it in order. A missing family falls back to the system's.
  func shape(_ text: String, runs: [TextRun]) -> ShapedText

  /// The line metrics of a font file's own tables, for fonts that are not the system's; `nil` when the
  /// shaper has no font of that family.
  func customMetrics(_ font: FontKey) -> LineMetrics?
}
