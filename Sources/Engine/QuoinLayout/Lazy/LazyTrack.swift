import Foundation
import QuoinGeometry

/// A column of a lazy vertical grid, or a row of a lazy horizontal grid.
public struct LazyTrack: Sendable {
  /// The length of a track.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many tracks as fit, each with a length within the limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }
  var size: Size
  var gap: CGFloat
  var alignment: Alignment?

  /// Creates a track.  - `spacing`: the distance to the next track, in points; 8 by default.
  /// - `alignment`: the alignment of the cells in the track; by default, the grid's.
  public init(_ size: Size, spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    func valid(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }
    self.size =
      switch size {
      case .fixed(let length): .fixed(valid(length).isFinite ? valid(length) : 0)
      case .flexible(let low, let high):
        .flexible(minimum: valid(low), maximum: max(valid(low), valid(high)))
      case .adaptive(let low, let high):
        .adaptive(minimum: valid(low), maximum: max(valid(low), valid(high)))
      }
    gap = spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.defaultDistance
    self.alignment = alignment
  }
}

/// One track of a laid-out grid.
struct GridColumn: Equatable {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?
}

/// The tracks of a grid for a length: fixed tracks get theirs first, then the others share the rest
/// in source order (Rules/LazyContainers.md#grid-tracks).
struct GridColumns {
  private(set) var columns: [GridColumn] = []
  /// The distance from the first track's start to the last one's end.
  private(set) var total: CGFloat = 0
  /// The maximum number of tracks of one adaptive item.
  private static let limit = 4096

  init(_ tracks: [LazyTrack], in offered: CGFloat) {
    var remaining = offered - tracks.dropLast().reduce(0) { $0 + $1.gap }
    var unsized = CGFloat(tracks.count)
    for case .fixed(let length) in tracks.lazy.map(\.size) {
      remaining -= length
      unsized -= 1
    }
    var gap: CGFloat = 0
    func add(_ length: CGFloat, _ track: LazyTrack) {
      let start = total + gap
      columns.append(GridColumn(start: start, length: length, alignment: track.alignment))
      total = start + length
      gap = track.gap
    }
    for track in tracks {
      switch track.size {
      case .fixed(let length): add(length, track)
      case .flexible(let low, let high):
        let length = min(max(remaining / unsized, low), high)
        remaining -= length
        unsized -= 1
        add(length, track)
      case .adaptive(let low, let high):
        let length = max(remaining / unsized, 0)
        remaining -= length
        unsized -= 1
        let fitting = ((length + track.gap) / (low + track.gap)).rounded(.down)
        // Zero or infinite length yields one track.
        let count = fitting >= 1 ? Int(min(fitting, CGFloat(Self.limit))) : 1
        let isEndless = !length.isFinite
        let share = (length - track.gap * CGFloat(count - 1)) / CGFloat(isEndless ? 1 : count)
        for _ in 0..<(isEndless ? 1 : count) { add(min(max(share, 0), high), track) }
      }
    }
    if total.isNaN { total = 0 }
  }

  /// Creates the tracks for a nil proposal: each has the ideal length of its cell in the first
  /// line, within its limits (Rules/LazyContainers.md#grid-without-width).
  init(_ tracks: [LazyTrack], ideals: [CGFloat]) {
    var gap: CGFloat = 0
    for (index, track) in tracks.enumerated() {
      let ideal = index < ideals.count ? ideals[index] : 0
      let length: CGFloat =
        switch track.size {
        case .fixed(let length): length
        case .flexible(let low, let high), .adaptive(let low, let high): min(max(ideal, low), high)
        }
      columns.append(
        GridColumn(start: total + gap, length: length, alignment: track.alignment))
      total += gap + length
      gap = track.gap
    }
  }
}
