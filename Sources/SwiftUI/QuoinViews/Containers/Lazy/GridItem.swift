import Foundation
import QuoinGeometry
import QuoinLayout

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// The length of a track, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    /// A share of the remaining length, within the limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit into a share, each within the limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  /// The distance to the next track, in points; 8 by default.
  public var spacing: CGFloat?
  /// The alignment of cells in the track; the grid's by default.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: LazyTrack {
    let size: LazyTrack.Size =
      switch self.size {
      case .fixed(let length): .fixed(length)
      case .flexible(let low, let high): .flexible(minimum: low, maximum: high)
      case .adaptive(let low, let high): .adaptive(minimum: low, maximum: high)
      }
    return LazyTrack(size, spacing: spacing, alignment: alignment)
  }
}
