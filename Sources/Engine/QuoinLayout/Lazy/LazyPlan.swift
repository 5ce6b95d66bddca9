import Foundation
import QuoinGeometry

/// The positions of the lines of a lazy container.
struct LazyPlan {
  struct Line {
    var number: Int
    /// The indices of the line's items among those of the container.
    var items: Range<Int>
    var length: CGFloat
    var start: CGFloat = 0
    var end: CGFloat { start + length }
  }
  var across: CGFloat
  /// The tracks of a grid; none in a stack.
  var columns: [GridColumn] = []
  /// The space before the first track.
  var inset: CGFloat = 0
  var lineMap = LazyLines(count: 0, columns: 1, sections: [])
  /// The lines that contain a created item or one with a footprint, in order.
  var lines: [Line] = []
  var mean: CGFloat = 0
  var gap: CGFloat = 0
  var total: CGFloat = 0

  /// Whether a line that was never created precedes one that was.
  var hasGap: Bool { lines.last.map { $0.number >= lines.count } ?? false }

  /// Returns the index of line `number` among the existing lines, or its insertion index.
  private func index(of number: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns line `number`, if it exists.
  private func line(_ number: Int) -> Line? {
    let index = index(of: number)
    return index < lines.count && lines[index].number == number ? lines[index] : nil
  }

  /// Returns the start of line `number`, whether it exists or not.
  func start(of number: Int) -> CGFloat {
    let index = index(of: number)
    if index < lines.count, lines[index].number == number { return lines[index].start }
    guard index > 0 else { return CGFloat(number) * (mean + gap) }
    return lines[index - 1].end + gap
      + CGFloat(number - lines[index - 1].number - 1) * (mean + gap)
  }

  func length(of number: Int) -> CGFloat { line(number)?.length ?? mean }

  /// Returns the lines that are at least partly in `window`; empty if there are none.
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
