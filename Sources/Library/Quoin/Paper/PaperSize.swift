import Foundation
import QuoinGeometry

/// The size of a sheet of paper, in points: 72 per inch.
///
///     PaperSize.a4                                   // 595.28 × 841.89
///     PaperSize.a4.landscape
///     PaperSize.millimeters(width: 90, height: 55)
public struct PaperSize: Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat

  /// A sheet of `width` × `height` points.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// Returns a sheet of `width` × `height` millimeters.
  public static func millimeters(width: CGFloat, height: CGFloat) -> PaperSize {
    PaperSize(width: width * PaperLength.millimeter, height: height * PaperLength.millimeter)
  }

  public static let a3 = millimeters(width: 297, height: 420)
  public static let a4 = millimeters(width: 210, height: 297)
  public static let a5 = millimeters(width: 148, height: 210)
  public static let a6 = millimeters(width: 105, height: 148)
  public static let b4 = millimeters(width: 250, height: 353)
  public static let b5 = millimeters(width: 176, height: 250)
  public static let letter = PaperSize(width: 612, height: 792)
  public static let legal = PaperSize(width: 612, height: 1008)
  public static let tabloid = PaperSize(width: 792, height: 1224)

  /// The sheet in landscape orientation.
  public var landscape: PaperSize {
    PaperSize(width: max(width, height), height: min(width, height))
  }

  /// The sheet in portrait orientation.
  public var portrait: PaperSize {
    PaperSize(width: min(width, height), height: max(width, height))
  }

  var size: CGSize { CGSize(width: width, height: height) }

  /// The named sizes.
  package static let named: [(name: String, size: PaperSize)] = [
    ("A3", .a3), ("A4", .a4), ("A5", .a5), ("A6", .a6), ("B4", .b4), ("B5", .b5),
    ("Letter", .letter), ("Legal", .legal), ("Tabloid", .tabloid),
  ]
}

/// The space between the edges of a page and its content, in points.
///
///     PageMargins(72)
///     PageMargins.millimeters(20)
///     PageMargins(top: 72, bottom: 72, inside: 90, outside: 54)    // left and right pages differ
public struct PageMargins: Hashable, Sendable {
  public var top: CGFloat
  public var bottom: CGFloat
  /// The margin at the left edge; in a document with left and right pages, at the binding edge.
  public var inside: CGFloat
  /// The margin at the right edge; in a document with left and right pages, opposite to the binding
  /// edge.
  public var outside: CGFloat
  /// Whether left pages mirror right ones.
  public var isMirrored: Bool

  /// The same margin at each edge.
  public init(_ length: CGFloat) {
    (top, bottom, inside, outside) = (length, length, length, length)
    isMirrored = false
  }

  /// Creates the same margins for every page.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.bottom, inside, outside) = (top, bottom, left, right)
    isMirrored = false
  }

  /// Creates margins for a double-sided, bound document: the inside of a right page is at the left.
  public init(top: CGFloat, bottom: CGFloat, inside: CGFloat, outside: CGFloat) {
    (self.top, self.bottom, self.inside, self.outside) = (top, bottom, inside, outside)
    isMirrored = true
  }

  /// The same margin at each edge, in millimeters.
  public static func millimeters(_ length: CGFloat) -> PageMargins {
    PageMargins(length * PaperLength.millimeter)
  }

  /// Returns the margin at the left edge of a page.
  func left(isLeftPage: Bool) -> CGFloat { isMirrored && isLeftPage ? outside : inside }
}

/// Parses lengths: `20mm`, `2cm`, `0.8in`, `56.7pt`, `56.7`.
package enum PaperLength {
  package static let millimeter: CGFloat = 72 / 25.4

  /// Returns the length in points; `nil` if it is invalid.
  package static func points(_ text: some StringProtocol) -> CGFloat? {
    let units: [(String, CGFloat)] = [
      ("mm", millimeter), ("cm", millimeter * 10), ("in", 72), ("pt", 1), ("", 1),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) {
      guard let value = Double(text.dropLast(unit.count)), value.isFinite else { return nil }
      return CGFloat(value) * factor
    }
    return nil
  }
}
