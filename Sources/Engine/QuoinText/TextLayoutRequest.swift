import Foundation

/// The inputs of a text layout: the available space, and the modifiers that affect lines.
public struct TextLayoutRequest: Hashable, Sendable {
  /// The proposed width in points; infinite if the proposal is nil. NaN counts as infinite.
  public var width: CGFloat
  /// The proposed height in points, which limits the number of lines; infinite if the proposal is
  /// nil.
  public var height: CGFloat
  /// The maximum number of lines of the whole text; `nil` for no limit, less than 1 counts as 1.
  public var lineLimit: Int?
  /// The number of lines to reserve space for, in the first run's font; 0 or 1 reserves nothing.
  public var minimumLines: Int
  /// The height of a reserved line, without leading, if it differs from that of the first run.
  public var reservedLineHeight: CGFloat?
  /// The position at which text that does not fit is truncated.
  public var truncation: Truncation
  /// The alignment of lines shorter than the longest; it never changes the size.
  public var alignment: Alignment
  /// The distance added between two lines, in points; negative values count as 0.
  public var lineSpacing: CGFloat
  /// The size of a pixel in points; sizes are rounded up to multiples of it.
  public var pixelLength: CGFloat
  /// The limit to which the fonts may shrink before text is truncated, 0…1; 1 does not shrink.
  public var minimumScaleFactor: CGFloat
  /// Whether letters may move closer, by up to `tighteningLimit` of their size, before fonts
  /// shrink.
  public var allowsTightening: Bool
  /// Whether the leading edge is on the right.
  public var isRightToLeft: Bool
  /// Whether the second line of two takes a word along instead of having only one.
  public var avoidsOrphans: Bool

  public enum Truncation: Hashable, Sendable { case head, middle, tail }
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }

  public init(
    width: CGFloat = .infinity, height: CGFloat = .infinity, lineLimit: Int? = nil,
    minimumLines: Int = 0, reservedLineHeight: CGFloat? = nil, truncation: Truncation = .tail,
    alignment: Alignment = .leading, lineSpacing: CGFloat = 0, pixelLength: CGFloat = 1,
    minimumScaleFactor: CGFloat = 1, allowsTightening: Bool = false, isRightToLeft: Bool = false,
    avoidsOrphans: Bool = true
  ) {
    self.width = width
    self.height = height
    self.lineLimit = lineLimit
    self.minimumLines = minimumLines
    self.reservedLineHeight = reservedLineHeight
    self.truncation = truncation
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.pixelLength = pixelLength
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.isRightToLeft = isRightToLeft
    self.avoidsOrphans = avoidsOrphans
  }

  /// The maximum tightening as a share of the font size, as in TextKit
  /// (`NSParagraphStyle.tighteningFactorForTruncation`).
  static let tighteningLimit: CGFloat = 0.05

  /// The request with every number in the valid range.
  var sanitized: TextLayoutRequest {
    var request = self
    request.width = width.isNaN ? .infinity : max(0, width)
    request.height = height.isNaN ? .infinity : max(0, height)
    request.lineLimit = lineLimit.map { max(1, $0) }
    request.lineSpacing = max(0, finite(lineSpacing))
    request.minimumScaleFactor =
      minimumScaleFactor.isFinite ? min(max(minimumScaleFactor, 0.01), 1) : 1
    return request
  }

  /// Whether the requests differ only in their space, so that one layout may serve both.
  func hasSameTerms(as other: TextLayoutRequest) -> Bool {
    lineLimit == other.lineLimit && minimumLines == other.minimumLines
      && reservedLineHeight == other.reservedLineHeight && truncation == other.truncation
      && alignment == other.alignment && lineSpacing == other.lineSpacing
      && pixelLength == other.pixelLength && minimumScaleFactor == other.minimumScaleFactor
      && allowsTightening == other.allowsTightening && isRightToLeft == other.isRightToLeft
      && avoidsOrphans == other.avoidsOrphans
  }
}
