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

/// The page layout known before there are any pages.
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
  /// The header or footer is higher than its margin.
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
      "There is no paper of \(LengthFormat.text(paper.size)) points. Each side must be more than 0 and at most 14400: PaperSize.a4, .letter."
    case .invalidMargin(let length):
      "A margin of \(LengthFormat.text(length)) points can't be kept. Give a length of 0 or more."
    case .invalidColumns(let count):
      "\(count) columns can't be made. Give a number from 1 to 100."
    case .noRoomForContent(let paper, let rest):
      "The margins and columns leave \(LengthFormat.text(rest)) points of a paper of \(LengthFormat.text(paper.size)). Give smaller margins, fewer columns or a larger paper."
    case .tooHigh(let part, let height, let margin):
      "The page's \(part.rawValue) is \(LengthFormat.text(height)) points high, and the margin that it lies in \(LengthFormat.text(margin)). Give a larger \(part == .header ? "top" : "bottom") margin, or make the \(part.rawValue) lower."
    case .endlessContent(let size):
      "The view is \(LengthFormat.text(size)) points large on paper, which has no end or is too long to be laid out at once. Give what is infinite a frame, and put rows into a LazyVStack or List."
    case .tooManyPages:
      "The view has more than \(Self.mostPages) pages. Look for a ForEach over data without end, or print it in parts."
    }
  }
}
