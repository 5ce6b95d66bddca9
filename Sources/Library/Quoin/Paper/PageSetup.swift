import Foundation
import QuoinCore
import QuoinGeometry

/// The page setup for a view that doesn't specify it itself (`paper(_:margins:)`).
///
///     try renderer.pdfData(pageSetup: PageSetup(.a4, margins: .millimeters(20)))
public struct PageSetup: Hashable, Sendable {
  /// The paper size; by default the view's, or else A4.
  public var paper: PaperSize?
  /// The space around the content; by default the view's, or else 20 millimeters.
  public var margins: PageMargins?
  /// Whether a PDF is tagged with its headings, paragraphs, lists, tables and figures for
  /// accessibility; `true` by default.
  public var isTagged: Bool

  public init(_ paper: PaperSize? = nil, margins: PageMargins? = nil, isTagged: Bool = true) {
    (self.paper, self.margins, self.isTagged) = (paper, margins, isTagged)
  }
}

/// The part of the page layout that doesn't depend on the content.
@MainActor
struct PageLayout {
  var paper = PaperSize.a4
  var margins = PageMargins.millimeters(20)
  var columns = 1
  /// Points between two columns.
  var columnSpacing: CGFloat = 20
  var firstNumber = 1
  var title: String?
  var author: String?
  var subject: String?
  var keywords: [String] = []
  var header: (@MainActor (PageInfo) -> AnyView)?
  var footer: (@MainActor (PageInfo) -> AnyView)?
  var titlePage: (@MainActor (PageInfo) -> AnyView)?

  /// The size of the area inside the margins, in points.
  var bodySize: CGSize {
    CGSize(
      width: paper.width - margins.inside - margins.outside,
      height: paper.height - margins.top - margins.bottom)
  }

  /// The size of a column, in points.
  var columnSize: CGSize {
    let gaps = columnSpacing * CGFloat(columns - 1)
    return CGSize(width: (bodySize.width - gaps) / CGFloat(columns), height: bodySize.height)
  }

  /// The longest side of a sheet, in points: the limit of PDF.
  private static var longestSide: CGFloat { 14_400 }
  /// The shortest side of a column; no line of text fits in less.
  private static var leastSide: CGFloat { 10 }

  /// Throws ``PageError`` if nothing can be laid out.
  func check() throws(PageError) {
    for side in [paper.width, paper.height] {
      guard side.isFinite, side > 0, side <= Self.longestSide else {
        throw .invalidPaper(size: paper)
      }
    }
    for margin in [margins.top, margins.bottom, margins.inside, margins.outside, columnSpacing] {
      guard margin.isFinite, margin >= 0 else { throw .invalidMargin(length: margin) }
    }
    guard 1...100 ~= columns else { throw .invalidColumns(count: columns) }
    let size = columnSize
    guard size.width >= Self.leastSide, size.height >= Self.leastSide else {
      throw .noRoomForContent(paper: paper, remaining: size)
    }
  }
}

/// The reason why a view could not be paginated.
public enum PageError: Error, Equatable, CustomStringConvertible {
  /// A side of the paper is not in the range of PDF.
  case invalidPaper(size: PaperSize)
  /// A margin or column spacing is negative, infinite or NaN.
  case invalidMargin(length: CGFloat)
  /// The number of columns is not in 1…100.
  case invalidColumns(count: Int)
  /// Margins and columns leave too little of the paper.
  case noRoomForContent(paper: PaperSize, remaining: CGSize)
  /// The header or footer is taller than its margin.
  case tooHigh(PagePart, height: CGFloat, margin: CGFloat)
  /// The view is infinite, or longer than can be laid out at once.
  case endlessContent(size: CGSize)
  /// The limit on the number of pages is exceeded.
  case tooManyPages

  /// A limit far above any useful document.
  static var mostPages: Int { 200_000 }

  /// A part of a page besides the content.
  public enum PagePart: String, Sendable { case header, footer }

  public var description: String {
    switch self {
    case .invalidPaper(let paper):
      "The paper size \(LengthFormat.text(paper.size)) is out of range. Each side must be more than 0 and at most 14400 points, as in PaperSize.a4 and .letter."
    case .invalidMargin(let length):
      "The margin \(LengthFormat.text(length)) is out of range. Use 0 points or more."
    case .invalidColumns(let count):
      "The number of columns, \(count), is out of range. Use 1 to 100."
    case .noRoomForContent(let paper, let rest):
      "The margins and columns leave \(LengthFormat.text(rest)) points of the paper's \(LengthFormat.text(paper.size)). Use smaller margins, fewer columns or larger paper."
    case .tooHigh(let part, let height, let margin):
      "The page's \(part.rawValue) is \(LengthFormat.text(height)) points high, and its margin \(LengthFormat.text(margin)). Use a larger \(part == .header ? "top" : "bottom") margin or a lower \(part.rawValue)."
    case .endlessContent(let size):
      "The view's size on paper is \(LengthFormat.text(size)) points, which is infinite or too long to lay out at once. Give infinite views a frame, and put rows into a LazyVStack or List."
    case .tooManyPages:
      "The view has more than \(Self.mostPages) pages. Look for a ForEach over unlimited data, or print it in parts."
    }
  }
}
