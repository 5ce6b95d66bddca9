import Foundation
import QuoinGeometry

/// A grid of colors over a rectangle, interpolated in gamma-encoded sRGB. It represents paints
/// that no format supports, such as mesh gradients.
public struct ColorGrid: Hashable, Sendable, Codable {
  /// The number of columns of grid points.
  public var columns: Int
  /// The colors, row by row from the top; the first point is the rectangle's top-left corner.
  public var colors: [ResolvedColor]
  /// The rectangle of the grid in the item's coordinates. Outside it, the edge colors continue.
  public var rect: CGRect

  public init(columns: Int, colors: [ResolvedColor], rect: CGRect) {
    self.columns = columns
    self.colors = colors
    self.rect = rect
  }

  /// The number of rows of grid points.
  public var rows: Int { columns > 0 ? colors.count / columns : 0 }

  /// The rectangle of the grid as a picture with one pixel per point, whose pixel centers are the
  /// grid points.
  package var pictureRect: CGRect {
    let (across, down) = (CGFloat(max(columns - 1, 1)), CGFloat(max(rows - 1, 1)))
    return rect.insetBy(dx: -rect.width / across / 2, dy: -rect.height / down / 2)
  }
}
