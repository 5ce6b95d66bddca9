import Foundation
import QuoinGeometry

/// Colours at the points of a grid over a rectangle, mixed between them in gamma-encoded sRGB. Paints that
/// no format has, such as mesh gradients, are drawn as one.
public struct ColorGrid: Hashable, Sendable, Codable {
  /// Points, counted across.
  public var columns: Int
  /// Row by row from the top; the first point is the rectangle's corner.
  public var colors: [ResolvedColor]
  /// Where the grid lies, in the coordinates of the item. Outside it the colours at its edge go on.
  public var rect: CGRect

  public init(columns: Int, colors: [ResolvedColor], rect: CGRect) {
    self.columns = columns
    self.colors = colors
    self.rect = rect
  }

  /// Points, counted down.
  public var rows: Int { columns > 0 ? colors.count / columns : 0 }

  /// The rectangle that the grid covers as a picture with one pixel a point, whose middles are the points.
  package var pictureRect: CGRect {
    let (across, down) = (CGFloat(max(columns - 1, 1)), CGFloat(max(rows - 1, 1)))
    return rect.insetBy(dx: -rect.width / across / 2, dy: -rect.height / down / 2)
  }
}
