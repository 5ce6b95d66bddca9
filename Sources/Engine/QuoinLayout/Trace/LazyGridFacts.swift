import Foundation
import QuoinGeometry

/// The tracks of a laid-out lazy grid: the columns of a vertical one, or the rows of a horizontal
/// one. Lengths are in points.
package struct LazyGridFacts: Sendable, Hashable {
  /// The length of each track.
  package var lengths: [CGFloat]
  /// The distances between neighboring tracks.
  package var gaps: [CGFloat]
  /// The distance between the lines of items along the grid's axis.
  package var lineGap: CGFloat
}

extension LayoutTree {
  /// Returns the tracks of the lazy grid at `node`.
  ///
  /// - Returns: `nil` for other nodes, and for a grid that is proposed no length for its tracks.
  package func lazyGridFacts(of node: NodeID) -> LazyGridFacts? {
    guard isLazy(node) else { return nil }
    let content = lazyContainer(node).content
    let proposal = proposal(of: node)
    let offered = content.axis == .vertical ? proposal.width : proposal.height
    guard !content.tracks.isEmpty, let offered, offered.isFinite else { return nil }
    let columns = GridColumns(content.tracks, in: offered).columns
    let gaps = zip(columns, columns.dropFirst()).map { first, second in
      second.start - first.start - first.length
    }
    return LazyGridFacts(lengths: columns.map(\.length), gaps: gaps, lineGap: content.spacing)
  }
}
