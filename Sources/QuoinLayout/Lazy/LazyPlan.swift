import Foundation
import QuoinGeometry

/// Where the lines of a lazy container lie.
struct LazyPlan {
  struct Line {
    var number: Int
    /// Indices into the items that exist.
    var items: Range<Int>
    var length: CGFloat
    var start: CGFloat = 0
    var end: CGFloat { start + length }
  }
  var across: CGFloat
  /// The tracks of a grid; none in a stack.
  var columns: [GridColumn] = []
  /// The room before the first track.
  var inset: CGFloat = 0
  var lineMap = LazyLines(count: 0, columns: 1, sections: [])
  /// The lines with an item that exists, in order.
  var lines: [Line] = []
  var mean: CGFloat = 0
  var gap: CGFloat = 0
  var total: CGFloat = 0

  /// Where line `number` begins, existing or not.
  func start(of number: Int) -> CGFloat {
    var before: Line?
    for line in lines {
      if line.number == number { return line.start }
      if line.number > number { break }
      before = line
    }
    let skipped = CGFloat(number - (before?.number ?? -1) - 1)
    return (before.map { $0.end + gap } ?? 0) + skipped * (mean + gap)
  }

  func length(of number: Int) -> CGFloat {
    lines.first { $0.number == number }?.length ?? mean
  }

  /// The lines that `window` shows a part of, or nothing.
  func lines(in window: ClosedRange<CGFloat>) -> Range<Int> {
    // A line with a larger number starts later, so a binary search finds the ends of the range.
    func first(_ isBeyond: (Int) -> Bool) -> Int {
      var (low, high) = (0, lineMap.count)
      while low < high {
        let middle = (low + high) / 2
        if isBeyond(middle) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let low = first { start(of: $0) + length(of: $0) > window.lowerBound }
    return low..<max(low, first { start(of: $0) >= window.upperBound })
  }
}
