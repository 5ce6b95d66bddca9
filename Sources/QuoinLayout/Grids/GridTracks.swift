import Foundation
import QuoinGeometry

/// The columns of a grid, or its rows, while the grid divides a length among them. Either is a *track*.
///
/// The length that is left belongs to the *open* tracks: those with cells of the present priority that the grid has not
/// asked yet. A track closes when the grid has asked its last cell, and takes its length out of what is left.
struct GridTracks {
  /// What was proposed; NaN for nothing.
  let proposed: CGFloat
  let gaps: CGFloat
  var lengths: [CGFloat]
  /// What all tracks together come to at least, for the sake of cells that cover every one.
  var least: CGFloat = 0
  /// What is left for the open tracks.
  var rest: CGFloat = 0
  /// How many tracks share it.
  var waiting = 0
  var isOpen: [Bool]

  init(proposed: CGFloat, gaps: [CGFloat], count: Int) {
    self.proposed = proposed
    self.gaps = gaps.reduce(0, +)
    lengths = Array(repeating: 0, count: count)
    isOpen = Array(repeating: false, count: count)
  }

  /// Whether a closing track changes what is left.
  var isFinite: Bool { !proposed.isNaN && proposed != .infinity }

  /// What the grid offers a track.
  var share: CGFloat {
    guard isFinite else { return proposed }
    // Of endless lengths nothing that is a number may be left.
    return waiting > 0 && !rest.isNaN ? rest / CGFloat(waiting) : 0
  }

  /// All tracks and the gaps between them.
  var total: CGFloat { max(lengths.reduce(0, +), least) + gaps }

  /// Begins a priority whose cells cover the tracks `covered`, at most `most` of them beside each other.
  ///
  /// The grid divides what is left by `most`, the longest row of such cells, not by the number of tracks. Each track
  /// beyond adds another share, which is why a grid of several priorities may come out larger than its proposal
  /// (Rules/Grids.md#shares).
  mutating func begin(covered: [Bool], most: Int) {
    isOpen = covered
    waiting = covered.count { $0 }
    guard isFinite, most > 0 else {
      rest = 0
      return
    }
    rest = (proposed - total) * CGFloat(waiting) / CGFloat(most)
  }

  /// Closes `track`, which takes `length` of what is left.
  mutating func close(_ track: Int, taking length: CGFloat) {
    isOpen[track] = false
    if isFinite { rest -= length }
    waiting -= 1
  }
}
