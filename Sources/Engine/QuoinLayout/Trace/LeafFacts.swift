import Foundation
import QuoinGeometry

/// The facts about a laid-out text for explanations and checks. Lengths are in points.
public struct TextFacts: Sendable, Hashable, Codable {
  /// The characters.
  public var string: String
  /// The number of visible lines.
  public var lineCount: Int
  /// The size of the text with unlimited space.
  public var ideal: CGSize
  /// The width of the widest unbreakable part.
  public var longestWord: CGFloat
  /// The height of the complete text at its current width.
  public var fullHeight: CGFloat
  /// Whether some of the text is cut off.
  public var isTruncated: Bool
  /// Whether a line ends inside a word, other than at a hyphen in the text.
  public var breaksWord: Bool
  /// The factor by which the fonts were scaled to fit; usually 1.
  public var scale: CGFloat
  /// The font size of the first character.
  public var fontSize: CGFloat

  public init(
    string: String, lineCount: Int, ideal: CGSize, longestWord: CGFloat, fullHeight: CGFloat,
    isTruncated: Bool, breaksWord: Bool, scale: CGFloat, fontSize: CGFloat
  ) {
    (self.string, self.lineCount, self.ideal) = (string, lineCount, ideal)
    (self.longestWord, self.fullHeight) = (longestWord, fullHeight)
    (self.isTruncated, self.breaksWord) = (isTruncated, breaksWord)
    (self.scale, self.fontSize) = (scale, fontSize)
  }
}

/// The facts about a laid-out image for explanations and checks.
public struct ImageFacts: Sendable, Hashable, Codable {
  /// The image's own size in points.
  public var natural: CGSize
  /// Whether the image is `resizable()`.
  public var isResizable: Bool
  /// Whether the image is a symbol, whose size follows the font.
  public var isSymbol: Bool

  public init(natural: CGSize, isResizable: Bool, isSymbol: Bool) {
    (self.natural, self.isResizable, self.isSymbol) = (natural, isResizable, isSymbol)
  }
}
