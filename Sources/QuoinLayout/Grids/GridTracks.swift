import Foundation
import QuoinGeometry

/// The columns of a grid, or its rows, while a length is divided among them.
///
/// The length that is left belongs to the *open* lines: those with cells of the priority being served that have
/// not all been asked. A line closes with its last cell and takes its length out.
struct GridTrack {
  /// What was proposed; NaN for nothing.
  let proposed: CGFloat
  let gaps: CGFloat
  var lengths: [CGFloat]
  /// What is left for the open lines.
  var rest: CGFloat = 0
  /// How many lines share it.
  var waiting = 0
  var isOpen: [Bool]

  init(proposed: CGFloat, gaps: [CGFloat], count: Int) {
    self.proposed = proposed
    self.gaps = gaps.reduce(0, +)
    lengths = Array(repeating: 0, count: count)
    isOpen = Array(repeating: false, count: count)
  }

  /// Whether something is left that a closing line can change.
  var isFinite: Bool { !proposed.isNaN && proposed != .infinity }

  /// What a line is offered.
  var share: CGFloat {
    guard isFinite else { return proposed }
    return waiting > 0 ? rest / CGFloat(waiting) : 0
  }

  /// All lines and the gaps between them.
  var total: CGFloat { lengths.reduce(0, +) + gaps }

  /// Begins a priority whose cells cover the lines `covered`, at most `most` of them beside each other.
  ///
  /// What is left is divided by `most`, the longest row of such cells, not by the number of lines. The lines beyond
  /// it add a share each, which is why a grid of several priorities may come out larger than it was proposed
  /// (recorded; this is the condition of ADDENDA A.4.7).
  mutating func begin(covered: [Bool], most: Int) {
    isOpen = covered
    waiting = covered.count { $0 }
    guard isFinite, most > 0 else {
      rest = 0
      return
    }
    rest = (proposed - total) * CGFloat(waiting) / CGFloat(most)
  }

  /// Closes `line`, which takes `length` of what is left.
  mutating func close(_ line: Int, taking length: CGFloat) {
    isOpen[line] = false
    if isFinite { rest -= length }
    waiting -= 1
  }
}
