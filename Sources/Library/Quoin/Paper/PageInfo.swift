import Foundation

/// The page and document information available to headers, footers and title pages.
///
/// Reading ``count`` or ``contents`` in a header lays out the whole document before its page is
/// drawn; otherwise pages are drawn one by one, and the first page is available before the last one
/// is known.
public struct PageInfo: Sendable {
  /// The page's number; 0 for title pages, which have none.
  public internal(set) var number = 0
  /// The number of numbered pages.
  @MainActor public var count: Int { document?.finalCount ?? 0 }
  /// Whether it is a left page, which has an even number.
  public var isLeft: Bool { number % 2 == 0 }
  /// Whether it is a right page, which has an odd number.
  public var isRight: Bool { !isLeft }
  /// Whether it is the first numbered page.
  public internal(set) var isFirst = false
  /// Whether it is the last page.
  public internal(set) var isLast = false
  /// The headings of the document with their pages, in order.
  @MainActor public var contents: [Heading] { document?.contents ?? [] }
  var document: Pagination?
  /// The current headings at the end of the page, by level.
  var headings: [Int: String] = [:]
  var brought: [String: Decimal] = [:]
  var carried: [String: Decimal] = [:]

  /// A heading, or a bookmark.
  public struct Heading: Hashable, Sendable {
    public var title: String
    /// The level, starting at 1.
    public var level: Int
    /// The number of its page.
    public var page: Int
  }

  /// Returns the current heading of a level: the last one up to the page's end.
  public func heading(level: Int = 1) -> String? { headings[level] }

  /// Returns the sum of all `pageTotal` values on the previous pages.
  public func broughtForward(_ name: String = "total") -> Decimal { brought[name] ?? 0 }

  /// Returns the sum of all `pageTotal` values up to the end of this page.
  public func carriedForward(_ name: String = "total") -> Decimal { carried[name] ?? 0 }
}
