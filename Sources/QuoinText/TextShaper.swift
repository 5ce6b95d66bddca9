import Foundation
import QuoinGeometry

/// Turns characters into clusters with advances. The boundary between layout and font engines.
///
/// A shaper is called once per content and font, never per width. It may be called from any thread.
public protocol TextShaper: Sendable {
  /// The clusters of `text`, whose runs cover it in order. A missing family falls back to the system's.
  func shape(_ text: String, runs: [TextRun]) -> ShapedText

  /// A paragraph of `text` in one run, whose length is that of the text. A shaper may give the same one for equal texts, which
  /// shares their shape and their lines; a new one unless said.
  func paragraph(_ text: String, run: TextRun) -> Paragraph

  /// The line metrics of a font file's own tables, for fonts that are not the system's; `nil` when the
  /// shaper has no font of that family.
  func customMetrics(_ font: FontKey) -> LineMetrics?

  /// What stands in for a font that the shaper lacks, as a sentence for the reader of a picture; `nil` where nothing needs to be
  /// said.
  func remark(on font: FontKey) -> String?

  /// What the reader of any picture should know about the shaper's fonts.
  var remarks: [String] { get }

  /// The outline of one character for an em of 1, its origin on the baseline and y growing downwards;
  /// `nil` when the font of that very family has none, or the shaper has no outlines at all.
  func outline(of character: Unicode.Scalar, font: FontKey) -> Path?
}

extension TextShaper {
  public func paragraph(_ text: String, run: TextRun) -> Paragraph {
    Paragraph(text, runs: [run], shaper: self)
  }
  public func remark(on font: FontKey) -> String? { nil }
  public var remarks: [String] { [] }
  public func outline(of character: Unicode.Scalar, font: FontKey) -> Path? { nil }
}
