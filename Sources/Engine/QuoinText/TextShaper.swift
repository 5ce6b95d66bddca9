import Foundation
import QuoinGeometry

/// Converts characters to clusters with advances. It is the boundary between the layout and font
/// engines.
///
/// A shaper is called once per content and font, never per width. It may be called from any thread.
public protocol TextShaper: Sendable {
  /// Shapes `text`, whose runs cover it in order. A missing family falls back to the system's.
  func shape(_ text: String, runs: [TextRun]) -> ShapedText

  /// Returns a paragraph of `text` in one run, whose length is that of the text.
  ///
  /// A shaper may return the same paragraph for equal texts to share their shape and lines. By
  /// default, each call returns a new one.
  func paragraph(_ text: String, run: TextRun) -> Paragraph

  /// Returns the line metrics from a font file's own tables, for fonts other than the system's;
  /// `nil` if the shaper has no font of that family.
  func customMetrics(_ font: FontKey) -> LineMetrics?

  /// Returns a warning that a font is substituted because the shaper lacks it; `nil` if there is
  /// nothing to report.
  func warning(for font: FontKey) -> String?

  /// Returns an error that a system font is missing and substituted; `nil` if nothing is missing.
  func missingFont(for font: FontKey) -> String?

  /// General warnings about the shaper's fonts, which apply to every image.
  var warnings: [String] { get }

  /// Returns the outline of one character for an em of 1, with its origin on the baseline and the y
  /// axis pointing down.
  ///
  /// `nil` if that font has none, or the shaper has no outlines.
  func outline(of character: Unicode.Scalar, font: FontKey) -> Path?
}

extension TextShaper {
  public func paragraph(_ text: String, run: TextRun) -> Paragraph {
    Paragraph(text, runs: [run], shaper: self)
  }
  public func warning(for font: FontKey) -> String? { nil }
  public func missingFont(for font: FontKey) -> String? { nil }
  public var warnings: [String] { [] }
  public func outline(of character: Unicode.Scalar, font: FontKey) -> Path? { nil }
}
