import Foundation

/// The key of a face for shaping: only the properties that affect glyphs or advances.
public struct FontKey: Hashable, Sendable, Codable {
  /// A named family, or `nil` for the system family of `design`.
  public var family: String?
  public var design: Design
  /// The size in points.
  public var size: CGFloat
  /// The weight from 100 (ultra light) to 900 (black); 400 is regular.
  public var weight: Int
  public var isItalic: Bool
  /// Whether digits have equal width.
  public var monospacedDigits: Bool
  /// The factor of lengths along a line, including glyphs; 1 is the font's own width.
  public var width: CGFloat

  public init(
    family: String? = nil, design: Design = .default, size: CGFloat, weight: Int = 400,
    isItalic: Bool = false, monospacedDigits: Bool = false, width: CGFloat = 1
  ) {
    self.family = family
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.monospacedDigits = monospacedDigits
    self.width = width
  }

  /// The style of the system font.
  public enum Design: String, Hashable, Sendable, Codable {
    case `default`, serif, rounded, monospaced
  }

  /// The family whose glyphs substitute for Apple's symbols.
  public static let symbolFamily = "Material Icons"
}
