import Foundation

extension CGRect {
  /// Returns the intersection of both rectangles, or `.null` if they don't intersect or an edge is
  /// NaN.
  ///
  /// Foundation's `intersection(_:)` traps if an edge is NaN or infinite.
  package func overlap(_ other: CGRect) -> CGRect {
    // If the sum is finite, all edges are.
    if (minX + maxX + minY + maxY + other.minX + other.maxX + other.minY + other.maxY).isFinite {
      return intersection(other)
    }
    let edges = [minX, maxX, minY, maxY, other.minX, other.maxX, other.minY, other.maxY]
    guard !isNull, !other.isNull, !edges.contains(where: \.isNaN) else { return .null }
    // Beyond that the distances between edges would be infinite.
    func limited(_ edge: CGFloat) -> CGFloat { min(max(edge, -1e300), 1e300) }
    let (left, right) = (limited(max(minX, other.minX)), limited(min(maxX, other.maxX)))
    let (top, bottom) = (limited(max(minY, other.minY)), limited(min(maxY, other.maxY)))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
