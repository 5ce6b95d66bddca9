import Foundation

/// What headers, footers and title pages know of their page and their document.
///
/// A header that asks for ``count`` or ``contents`` has the whole document laid out before its page is drawn; others are drawn
/// page by page, and the first page is there before the last one is known.
public struct PageInfo: Sendable {
  /// The page's number; title pages have none and say 0.
  public internal(set) var number = 0
  /// How many numbered pages there are.
  @MainActor public var count: Int { document?.finalCount ?? 0 }
  /// Whether it is a left page, as even ones are.
  public var isLeft: Bool { number % 2 == 0 }
  /// Whether it is a right page, as odd ones are.
  public var isRight: Bool { !isLeft }
  /// Whether it is the first numbered page.
  public internal(set) var isFirst = false
  /// Whether it is the last page.
  public internal(set) var isLast = false
  /// The headings of the document with their pages, in order.
  @MainActor public var contents: [Heading] { document?.contents ?? [] }
  var document: Pagination?
  /// The headings that hold at the end of the page, by their levels.
  var headings: [Int: String] = [:]
  var brought: [String: Decimal] = [:]
  var carried: [String: Decimal] = [:]

  /// A heading, or a bookmark.
  public struct Heading: Hashable, Sendable {
    public var title: String
    /// From 1.
    public var level: Int
    /// The number of its page.
    public var page: Int
  }

  /// The heading of a level that the page belongs to: the last one up to the page's end.
  public func heading(level: Int = 1) -> String? { headings[level] }

  /// The sum of all `pageTotal` values on the pages before.
  public func broughtForward(_ name: String = "total") -> Decimal { brought[name] ?? 0 }

  /// The sum of all `pageTotal` values up to the end of this page.
  public func carriedForward(_ name: String = "total") -> Decimal { carried[name] ?? 0 }
}
