import Foundation
import QuoinDrawing
import QuoinGeometry

/// The value of a `fill` or `stroke` attribute.
enum SVGPaint {
  case color(ResolvedColor)
  /// The id of a definition.
  case reference(String)
}

extension SVGDefinitions {
  /// Returns `paint` for an element inside `bounds`.
  mutating func paint(_ paint: Paint, over bounds: CGRect) -> SVGPaint {
    switch paint {
    case .color(let color): return .color(color)
    case .backdrop(let backdrop): return .color(backdrop.fallback)
    case .linearGradient(let stops, let start, let end):
      return gradient(
        "linearGradient", stops,
        [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)])
    case .radialGradient(let stops, let center, let radii):
      let squeeze = radii.height / radii.width
      let transform = CGAffineTransform(
        a: 1, b: 0, c: 0, d: squeeze, tx: 0, ty: center.y * (1 - squeeze))
      return gradient(
        "radialGradient", stops, [("cx", center.x), ("cy", center.y), ("r", radii.width)],
        transform: squeeze == 1 ? "" : " gradientTransform=\"\(transform.svgText)\"")
    case .angularGradient(let stops, let center, let start):
      return pattern(
        over: bounds, GradientSlices(stops, center: center, start: start).elements(covering: bounds)
      )
    case .colorGrid(let grid):
      let picture = StoredPNG(grid).data.base64EncodedString()
      return pattern(
        over: bounds,
        "<image\(grid.pictureRect.svgAttributes) preserveAspectRatio=\"none\" "
          + "href=\"data:image/png;base64,\(picture)\"/>")
    }
  }

  private mutating func gradient(
    _ name: String, _ stops: [GradientStop], _ geometry: [(String, CGFloat)],
    transform: String = ""
  ) -> SVGPaint {
    let id = define { id in
      var element = "<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\""
      for (name, value) in geometry { element += " \(name)=\"\(SVGNumber.text(value))\"" }
      element += transform + ">"
      for stop in stops.reduced() {
        element += "<stop offset=\"\(SVGNumber.text(stop.location, decimals: 5))\" "
        element += "stop-color=\"\(stop.color.svgHex)\"\(stop.color.opacityAttribute("stop"))/>"
      }
      return element + "</\(name)>"
    }
    return .reference(id)
  }

  /// Returns a paint that shows `content` once inside `bounds`.
  private mutating func pattern(over bounds: CGRect, _ content: String) -> SVGPaint {
    let id = define { id in
      "<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\"\(bounds.svgAttributes)>"
        // The origin of a pattern is its corner; its content uses the picture's coordinates.
        + "<g transform=\"translate(\(SVGNumber.text(-bounds.minX)) "
        + "\(SVGNumber.text(-bounds.minY)))\">\(content)</g></pattern>"
    }
    return .reference(id)
  }
}

extension ResolvedColor {
  /// Returns the attribute for an opacity other than 1, such as ` fill-opacity=`.
  func opacityAttribute(_ role: String) -> String {
    opacity < 1 ? " \(role)-opacity=\"\(SVGNumber.text(opacity))\"" : ""
  }
}

/// An angular gradient, drawn as many slices of one color each: SVG has no angular gradients, and
/// slices stay sharp at any size. They are drawn without anti-aliasing, so that no seams show
/// between them.
private struct GradientSlices {
  private let stops: [GradientStop]
  private let center: CGPoint
  private let start: Double

  /// The maximum number of slices between two stops.
  private static let limit = 256.0
  /// The maximum number of slices of a full turn for gradients with many stops.
  private static let parts = 32_768.0

  init(_ stops: [GradientStop], center: CGPoint, start: Double) {
    self.stops = stops.reduced()
    self.center = center
    self.start = start
  }

  /// Returns the slices that cover `bounds`.
  func elements(covering bounds: CGRect) -> String {
    let reach = hypot(
      max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x)),
      max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y)))
    guard let first = stops.first, let last = stops.last else { return "" }
    let ends = [
      GradientStop(color: first.color, location: 0), GradientStop(color: last.color, location: 1),
    ]
    let all = ends[..<1] + stops + ends[1...]
    var text = "<g shape-rendering=\"crispEdges\">"
    for (from, to) in zip(all, all.dropFirst()) where from.location < to.location {
      let most = stops.count > 256 ? (to.location - from.location) * Self.parts : Self.limit
      let steps = max(
        1, min(from.color.distance(to.color) * 128, Self.limit, most).rounded(.up))
      // A single-color slice may be wide, but its straight outer edge must not cut into the
      // bounds.
      let pieces = max(steps, ((to.location - from.location) * 8).rounded(.up))
      for piece in 0..<Int(pieces) {
        let middle = from.mixed(with: to, by: (Double(piece) + 0.5) / pieces)
        let color = middle.color
        text += "<path d=\"M\(point(center))"
        for edge in [Double(piece), Double(piece + 1)] {
          let place = from.mixed(with: to, by: edge / pieces).location
          let angle = start + place * 2 * .pi
          // An eighth of a turn needs 1.09 times the reach.
          let radius = reach * 1.1 + 1
          let corner = CGPoint(
            x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
          text += "L\(point(corner))"
        }
        text += "Z\" fill=\"\(color.svgHex)\"\(color.opacityAttribute("fill"))/>"
      }
    }
    return text + "</g>"
  }

  private func point(_ point: CGPoint) -> String {
    "\(SVGNumber.text(point.x, decimals: 2)) \(SVGNumber.text(point.y, decimals: 2))"
  }
}

extension ResolvedColor {
  /// Returns the largest difference between the components of two colors.
  fileprivate func distance(_ other: ResolvedColor) -> Double {
    max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(opacity - other.opacity))
  }
}
