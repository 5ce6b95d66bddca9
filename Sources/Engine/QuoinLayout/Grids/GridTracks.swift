import Foundation
import QuoinGeometry

/// The columns or the rows of a grid while a length is divided among them. Each column or row is a
/// *track*.
///
/// The remaining length belongs to the *open* tracks: those with cells of the current priority that
/// haven't been measured. A track closes when its last cell has been measured, and takes its length
/// out of the rest.
struct GridTracks {
  /// The proposed length; NaN if there is none.
  let proposed: CGFloat
  let gaps: CGFloat
  var lengths: [CGFloat]
  /// The minimum length of all tracks together, required by cells that span all of them.
  var least: CGFloat = 0
  /// The length left for the open tracks.
  var rest: CGFloat = 0
  /// The number of tracks that share the remaining length.
  var waiting = 0
  var isOpen: [Bool]

  init(proposed: CGFloat, gaps: [CGFloat], count: Int) {
    self.proposed = proposed
    self.gaps = gaps.reduce(0, +)
    lengths = Array(repeating: 0, count: count)
    isOpen = Array(repeating: false, count: count)
  }

  /// Whether a closing track changes the rest.
  var isFinite: Bool { !proposed.isNaN && proposed != .infinity }

  /// The length proposed to a track.
  var share: CGFloat {
    guard isFinite else { return proposed }
    // Subtracting infinite lengths may leave NaN.
    return waiting > 0 && !rest.isNaN ? rest / CGFloat(waiting) : 0
  }

  /// The length of all tracks and the gaps between them.
  var total: CGFloat { max(lengths.reduce(0, +), least) + gaps }

  /// Begins a priority whose cells cover the tracks `covered`, with at most `most` tracks in one
  /// row of cells.
  ///
  /// The rest is divided by `most`, the longest row of such cells, not by the number of tracks.
  /// Each further track adds another share, which is why a grid of several priorities may be larger
  /// than its proposal (Rules/Grids.md#shares).
  mutating func begin(covered: [Bool], most: Int) {
    isOpen = covered
    waiting = covered.count { $0 }
    guard isFinite, most > 0 else {
      rest = 0
      return
    }
    rest = (proposed - total) * CGFloat(waiting) / CGFloat(most)
  }

  /// Closes `track`, which takes `length` out of the rest.
  mutating func close(_ track: Int, taking length: CGFloat) {
    isOpen[track] = false
    if isFinite { rest -= length }
    waiting -= 1
  }
}
