import Foundation
import QuoinGeometry

/// What a text came to, as far as explanations and checks ask. Lengths are points.
public struct TextFacts: Sendable, Hashable, Codable {
  /// The characters.
  public var string: String
  /// The lines that are shown.
  public var lineCount: Int
  /// How wide and high the text would be with all the room it wants.
  public var ideal: CGSize
  /// The width of the widest part that can't be broken.
  public var longestWord: CGFloat
  /// The height that all of the text takes at the width it has.
  public var fullHeight: CGFloat
  /// Whether some of the text is cut off.
  public var isTruncated: Bool
  /// Whether a line ends inside a word, without a hyphen that the author wrote.
  public var breaksWord: Bool
  /// What the fonts were multiplied with to fit; 1 for most.
  public var scale: CGFloat
  /// The size of the first letters' font.
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

/// What a picture came to, as far as explanations and checks ask.
public struct ImageFacts: Sendable, Hashable, Codable {
  /// Its own size in points.
  public var natural: CGSize
  /// Whether the author has made it `resizable()`.
  public var isResizable: Bool
  /// Whether it is a symbol, which follows the font.
  public var isSymbol: Bool

  public init(natural: CGSize, isResizable: Bool, isSymbol: Bool) {
    (self.natural, self.isResizable, self.isSymbol) = (natural, isResizable, isSymbol)
  }
}
