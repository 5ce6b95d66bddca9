import Foundation
import QuoinGeometry

extension SymbolFigure {
  /// Returns the point (`x`, `y`) of the font's grid.
  static func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: CGFloat(x) * unit, y: CGFloat(y - 24) * unit)
  }

  /// Returns a rectangle of the font's grid.
  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(
      origin: point(x, y),
      size: CGSize(width: CGFloat(width) * unit, height: CGFloat(height) * unit))
  }

  static func box(_ numbers: [Double]) -> CGRect {
    box(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Returns the figure of an outline in the table.
  static func outline(_ text: String, isLine: Bool) -> SymbolFigure? {
    guard let path = SymbolOutline.path(text) else { return nil }
    return isLine
      ? SymbolFigure(layers: [Layer(path: SymbolOutline.stroked(path))])
      : SymbolFigure(layers: [Layer(path: path, evenOdd: true)])
  }

  /// The figure as a line along its outline.
  var hollow: SymbolFigure {
    var figure = self
    for index in figure.layers.indices { figure.layers[index].isHollow = true }
    return figure
  }

  /// Returns the figure mirrored, then rotated clockwise by any angle, about the middle of the
  /// grid.
  func turned(degrees: Double, isFlipped: Bool) -> SymbolFigure {
    let angle = CGFloat(degrees) * .pi / 180
    return applying(
      CGAffineTransform(translationX: -Self.middle.x, y: -Self.middle.y)
        .concatenating(CGAffineTransform(scaleX: isFlipped ? -1 : 1, y: 1))
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(CGAffineTransform(translationX: Self.middle.x, y: Self.middle.y)))
  }

  /// Returns the figure scaled to fit `box`.
  func fitted(in box: CGRect) -> SymbolFigure {
    fitted(in: box.size, around: CGPoint(x: box.midX, y: box.midY))
  }

  /// Returns `inner` within the carrier: over its lines, or cut out of it if it is filled.
  static func inside(
    _ inner: SymbolFigure, _ carrier: SymbolFigure, inset: CGRect, isFilled: Bool, isLayered: Bool
  ) -> SymbolFigure {
    let inner = inner.fitted(in: inset)
    var carrier = carrier
    guard isFilled, !isLayered else {
      for index in carrier.layers.indices { carrier.layers[index].level = 1 }
      return SymbolFigure(layers: carrier.layers + inner.layers)
    }
    guard carrier.layers.count == 1 else {
      return inner.layers.reduce(carrier) { $0.without($1.path) }
    }
    for layer in inner.layers { carrier.layers[0].path.addPath(layer.path) }
    carrier.layers[0].evenOdd = true
    return carrier
  }

  /// A filled figure derived from an outlined one: the area inside its outermost edges, with the
  /// inner lines cut out.
  var filled: SymbolFigure {
    SymbolFigure(layers: layers.flatMap(Self.filled))
  }

  private static func filled(_ layer: Layer) -> [Layer] {
    let contours = layer.path.polygons()
    let outer = contours.indices.filter { index in
      !contours.indices.contains {
        $0 != index && contours[$0].contains(contours[index].points[0])
      }
    }.map { contours[$0] }
    var (edge, core) = (Path(), Path())
    for contour in outer {
      let points = Polygon.area(contour.points) < 0 ? contour.points.reversed() : contour.points
      let box = contour.bounds
      edge.addLines(points)
      edge.closeSubpath()
      // Inside the line along the edge, if there is space.
      guard min(box.width, box.height) > 5 * line else { continue }
      func shrunk(by inset: CGFloat) -> [CGPoint] {
        points.map {
          CGPoint(
            x: box.midX + ($0.x - box.midX) * (1 - 2 * inset / box.width),
            y: box.midY + ($0.y - box.midY) * (1 - 2 * inset / box.height))
        }
      }
      edge.addLines(shrunk(by: line * 1.25))
      edge.closeSubpath()
      core.addLines(shrunk(by: line * 1.2))
      core.closeSubpath()
    }
    let rim = Layer(path: edge, level: layer.level, evenOdd: true)
    guard !core.isEmpty else { return [rim] }
    var inner = SymbolFigure(layers: [Layer(path: core, level: layer.level)])
    inner = inner.without(layer.path)
    return [rim] + inner.layers
  }
}
