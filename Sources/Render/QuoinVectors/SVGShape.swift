import Foundation
import QuoinGeometry

/// The outlines of SVG's basic shapes.
enum SVGShape {
  /// Returns the outline of a shape; `nil` for any other element.
  static func path(_ element: XMLElement) -> Path? {
    func length(_ name: String) -> CGFloat? { SVGLength.points(element.attributes[name]) }
    switch element.name {
    case "path": return SVGPathData.path(element.attributes["d"] ?? "")
    case "rect":
      guard let width = length("width"), let height = length("height"), width > 0, height > 0 else {
        return Path()
      }
      let rect = CGRect(x: length("x") ?? 0, y: length("y") ?? 0, width: width, height: height)
      let rx = min(max(length("rx") ?? length("ry") ?? 0, 0), width / 2)
      let ry = min(max(length("ry") ?? length("rx") ?? 0, 0), height / 2)
      guard rx > 0, ry > 0 else { return Path(rect) }
      return Path(
        roundedRect: rect, cornerSize: CGSize(width: rx, height: ry), style: .circular)
    case "circle", "ellipse":
      let (rx, ry) =
        element.name == "circle"
        ? (length("r") ?? 0, length("r") ?? 0) : (length("rx") ?? 0, length("ry") ?? 0)
      guard rx > 0, ry > 0 else { return Path() }
      return Path(
        ellipseIn: CGRect(
          x: (length("cx") ?? 0) - rx, y: (length("cy") ?? 0) - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      return Path { path in
        path.move(to: CGPoint(x: length("x1") ?? 0, y: length("y1") ?? 0))
        path.addLine(to: CGPoint(x: length("x2") ?? 0, y: length("y2") ?? 0))
      }
    case "polyline", "polygon":
      let numbers = NumberScanner.numbers(element.attributes["points"] ?? "")
      return Path { path in
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
          let point = CGPoint(x: numbers[index], y: numbers[index + 1])
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if element.name == "polygon", numbers.count > 1 { path.closeSubpath() }
      }
    default: return nil
    }
  }
}

/// The coordinate space inside an `svg` or a `symbol` element, and its alignment in the viewport.
struct ViewBox {
  var x, y: CGFloat
  var width, height: CGFloat
  private let box: CGRect?
  private let alignment: String

  init(_ element: XMLElement) {
    let numbers = NumberScanner.numbers(element.attributes["viewBox"] ?? "")
    box =
      numbers.count >= 4 && numbers[2] > 0 && numbers[3] > 0
      ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    alignment = element.attributes["preserveAspectRatio"] ?? "xMidYMid"
    x = SVGLength.points(element.attributes["x"]) ?? 0
    y = SVGLength.points(element.attributes["y"]) ?? 0
    let (ownWidth, ownHeight) = (
      SVGLength.points(element.attributes["width"]), SVGLength.points(element.attributes["height"])
    )
    let ratio = box.map { $0.height / $0.width }
    width =
      ownWidth ?? ownHeight.flatMap { height in ratio.map { height / $0 } } ?? box?.width ?? 100
    height =
      ownHeight ?? ownWidth.flatMap { width in ratio.map { width * $0 } } ?? box?.height ?? 100
  }

  var size: CGSize { CGSize(width: width, height: height) }
  var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// Returns the transform from the inner space to `frame`.
  func transform(into frame: CGRect) -> CGAffineTransform {
    guard let box else { return CGAffineTransform(translationX: frame.minX, y: frame.minY) }
    var (across, down) = (frame.width / box.width, frame.height / box.height)
    if !alignment.hasPrefix("none") {
      across = alignment.hasSuffix("slice") ? max(across, down) : min(across, down)
      down = across
    }
    func rest(_ least: String, _ most: String, _ free: CGFloat) -> CGFloat {
      alignment.contains(least) ? 0 : alignment.contains(most) ? free : free / 2
    }
    let dx = rest("xMin", "xMax", frame.width - across * box.width)
    let dy = rest("YMin", "YMax", frame.height - down * box.height)
    return CGAffineTransform(
      a: across, b: 0, c: 0, d: down, tx: frame.minX + dx - across * box.minX,
      ty: frame.minY + dy - down * box.minY)
  }
}
