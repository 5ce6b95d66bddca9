import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinSVG

/// Formats values as short, machine-independent JSON.
enum FrameText {
  /// Formats a length in points.
  static func number(_ value: CGFloat) -> String { SVGNumber.text(value) }
  /// Formats a fraction or a factor.
  static func fraction(_ value: Double) -> String { SVGNumber.text(value, decimals: 6) }
  /// The precision of outlines for an em of 1: a hundredth of a pixel at 100 points on a screen.
  static let decimalsOfEms = 5

  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Formats a color as `"#rrggbbaa"`.
  static func color(_ color: ResolvedColor) -> String {
    let color = color.clamped
    let digits = [color.red, color.green, color.blue, color.opacity].map { component in
      let digits = String(Int((component * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0\(digits)" : digits
    }
    return "\"#\(digits.joined())\""
  }

  /// Formats a paint with coordinates relative to `origin`.
  static func paint(_ paint: Paint, from origin: CGPoint) -> String {
    func x(_ value: CGFloat) -> String { number(value - origin.x) }
    func y(_ value: CGFloat) -> String { number(value - origin.y) }
    func stops(_ stops: [GradientStop]) -> String {
      let texts = stops.map { "[\(fraction($0.location)),\(color($0.color))]" }
      return "\"stops\":[\(texts.joined(separator: ","))]"
    }
    switch paint {
    case .color(let color): return Self.color(color)
    case .linearGradient(let all, let start, let end):
      return "{\"linear\":[\(x(start.x)),\(y(start.y)),\(x(end.x)),\(y(end.y))],\(stops(all))}"
    case .radialGradient(let all, let center, let radii):
      return "{\"radial\":[\(x(center.x)),\(y(center.y)),\(number(radii.width)),"
        + "\(number(radii.height))],\(stops(all))}"
    case .angularGradient(let all, let center, let start):
      return "{\"angular\":[\(x(center.x)),\(y(center.y)),\(fraction(start))],\(stops(all))}"
    case .colorGrid(let grid):
      let rect = grid.pictureRect
      let place = "[\(x(rect.minX)),\(y(rect.minY)),\(number(rect.width)),\(number(rect.height))]"
      return "{\"grid\":{\"columns\":\(grid.columns),"
        + "\"colors\":[\(grid.colors.map(color).joined(separator: ","))],\"rect\":\(place)}}"
    case .backdrop(let backdrop):
      return "{\"backdrop\":{\"radius\":\(number(backdrop.radius)),"
        + "\"saturation\":\(fraction(backdrop.saturation)),"
        + "\"brightness\":\(fraction(backdrop.brightness)),\"tint\":\(color(backdrop.tint))}}"
    }
  }

  static func style(_ style: StrokeStyle) -> String {
    var text = "{\"width\":\(number(style.lineWidth)),\"cap\":\"\(name(of: style.lineCap))\","
    text += "\"join\":\"\(name(of: style.lineJoin))\",\"miter\":\(number(style.miterLimit))"
    if !style.dash.isEmpty {
      text += ",\"dash\":[\(style.dash.map(number).joined(separator: ","))]"
      text += ",\"phase\":\(number(style.dashPhase))"
    }
    return text + "}"
  }

  private static func name(of cap: CGLineCap) -> String {
    switch cap {
    case .round: "round"
    case .square: "square"
    default: "butt"
    }
  }

  private static func name(of join: CGLineJoin) -> String {
    switch join {
    case .round: "round"
    case .bevel: "bevel"
    default: "miter"
    }
  }
}
