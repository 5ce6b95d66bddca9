import Foundation

/// Determines the ends of pages.
///
/// The rule: **a page shows what ends on it; the next one begins with what doesn't.** Headings stay
/// with what follows them, and two lines of a paragraph with each other, as long as anything else
/// is left for the page. Blocks higher than a page are cut at the end of the page.
struct PageBreaker {
  /// The blocks, sorted by their bottoms.
  private var blocks: [FlowMap.Span] = []
  private var cuts: [FlowMap.Span] = []
  private var holds: [FlowMap.Hold] = []
  private var breaks: [CGFloat] = []
  /// The bottom of the last block on any page so far.
  private(set) var end = -CGFloat.infinity
  /// The position at which cut blocks continue.
  private var cutEnd = -CGFloat.infinity
  /// A rounding error must not cause another page.
  static let tolerance: CGFloat = 0.01

  /// The contents of a page.
  struct Page: Equatable {
    /// The position at the top of the page.
    var start: CGFloat
    /// The page shows the blocks whose bottoms are below this position …
    var after: CGFloat
    /// … and not below this one.
    var end: CGFloat
    /// The position at which backgrounds and cut blocks end.
    var sliceEnd: CGFloat
    /// Whether the view forces the page to end.
    var isBroken = false
  }

  /// Whether everything that was added has been shown.
  var isEmpty: Bool { blocks.isEmpty && !cuts.contains { $0.bottom > cutEnd + Self.tolerance } }

  /// The top of the remaining blocks.
  var start: CGFloat {
    let open = cuts.filter { $0.bottom > cutEnd + Self.tolerance }.map { max($0.top, cutEnd) }
    return min(blocks.map(\.top).min() ?? .infinity, open.min() ?? .infinity)
  }

  /// Adds blocks below the existing ones, moved by `offset`.
  mutating func add(
    blocks: some Sequence<FlowMap.Span>, cuts: some Sequence<FlowMap.Span> = [],
    holds: some Sequence<FlowMap.Hold> = [], breaks: some Sequence<CGFloat> = [],
    movedBy offset: CGFloat = 0
  ) {
    self.blocks += blocks.map { $0.moved(by: offset) }
    self.cuts += cuts.map { $0.moved(by: offset) }
    self.holds += holds.map { FlowMap.Hold(from: $0.from + offset, to: $0.to + offset) }
    self.breaks += breaks.map { $0 + offset }
    self.blocks.sort { ($0.bottom, $0.top) < ($1.bottom, $1.top) }
    self.breaks.sort()
  }

  /// Fills the next page with the added blocks, and removes them.
  ///
  /// - Parameters:
  ///   - start: the start of the page; by default that of the remaining blocks.
  ///   - height: the height of the page.
  /// - Returns: `nil` if nothing fits, so that a higher page is needed; with `isForced` there is
  ///   always a page.
  mutating func next(from start: CGFloat, height: CGFloat, isForced: Bool = true) -> Page? {
    var stop = start + height
    var isBroken = false
    if !breaks.isEmpty, let first = blocks.first?.bottom {
      // A break above all remaining blocks has taken effect already.
      breaks.removeAll { $0 < first - Self.tolerance }
      if let wanted = breaks.first, wanted < stop { (stop, isBroken) = (wanted, true) }
    }
    var count = fitting(stop, holds)
    if count == 0 { count = fitting(stop, []) }
    let isCutOpen = cuts.contains { $0.top < stop && $0.bottom > stop + Self.tolerance }
    let closed = cuts.filter {
      $0.bottom > cutEnd + Self.tolerance && $0.bottom <= stop + Self.tolerance
    }
    let goesOn = isCutOpen && stop > cutEnd + Self.tolerance || !closed.isEmpty
    if count == 0, !goesOn {
      guard isForced, !blocks.isEmpty else { return nil }
      count = 1
    }
    let after = end
    if count > 0 { end = max(end, blocks[count - 1].bottom) }
    blocks.removeFirst(count)
    let lowest = closed.map(\.bottom).max() ?? -.infinity
    let sliceEnd = isCutOpen ? stop : max(count > 0 ? end : start, lowest)
    cutEnd = max(cutEnd, sliceEnd)
    cuts.removeAll { $0.bottom <= cutEnd + Self.tolerance }
    holds.removeAll { $0.to <= end }
    // If not everything fits above the break, it is still ahead.
    isBroken = isBroken && !(blocks.first.map { $0.bottom <= stop + Self.tolerance } ?? true)
    return Page(
      start: start, after: after, end: end, sliceEnd: sliceEnd, isBroken: isBroken)
  }

  /// Returns the number of blocks on a page that ends at `stop` or before.
  private func fitting(_ stop: CGFloat, _ holds: [FlowMap.Hold]) -> Int {
    var count = blocks.firstIndex { $0.bottom > stop + Self.tolerance } ?? blocks.count
    while count > 0, count <= blocks.count {
      let last = blocks[count - 1].bottom
      let hold = holds.first {
        $0.from <= last + Self.tolerance && last < $0.to - Self.tolerance
      }
      guard let hold else { return count }
      count = blocks.firstIndex { $0.bottom >= hold.from - Self.tolerance } ?? 0
    }
    return count
  }
}
