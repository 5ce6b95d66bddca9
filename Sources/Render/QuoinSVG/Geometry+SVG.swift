import Foundation
import QuoinDrawing
import QuoinGeometry

extension CGPoint {
  fileprivate func svgText(_ decimals: Int) -> String {
    "\(SVGNumber.text(x, decimals: decimals)) \(SVGNumber.text(y, decimals: decimals))"
  }
}

extension CGRect {
  /// The rectangle as the attributes ` x= y= width= height=`.
  var svgAttributes: String {
    " x=\"\(SVGNumber.text(minX))\" y=\"\(SVGNumber.text(minY))\" "
      + "width=\"\(SVGNumber.text(width))\" height=\"\(SVGNumber.text(height))\""
  }
}

extension CGAffineTransform {
  /// The transform as `matrix(…)`; the linear part has more decimals because it multiplies
  /// coordinates.
  var svgText: String {
    let linear = [a, b, c, d].map { SVGNumber.text($0, decimals: 6) }
    let numbers = linear + [SVGNumber.text(tx), SVGNumber.text(ty)]
    return "matrix(\(numbers.joined(separator: " ")))"
  }
}

extension Path {
  /// The path as the value of a `d` attribute.
  package var svgData: String { svgData(decimals: 3) }

  /// Returns the value of the `d` attribute with at most `decimals` decimals.
  package func svgData(decimals: Int) -> String {
    var data = ""
    func text(_ point: CGPoint) -> String { point.svgText(decimals) }
    forEach { element in
      switch element {
      case .move(let end): data += "M\(text(end))"
      // Path data must begin with a move.
      case .line(let end): data += "\(data.isEmpty ? "M" : "L")\(text(end))"
      case .quadCurve(let end, let control):
        if data.isEmpty { data += "M\(text(control))" }
        data += "Q\(text(control)) \(text(end))"
      case .curve(let end, let control1, let control2):
        if data.isEmpty { data += "M\(text(control1))" }
        data += "C\(text(control1)) \(text(control2)) \(text(end))"
      case .closeSubpath: if !data.isEmpty { data += "Z" }
      }
    }
    return data
  }
}

extension StrokeStyle {
  /// The attributes for line width, caps, joins and dashes that differ from SVG's defaults.
  var svgAttributes: String {
    var text = " stroke-width=\"\(SVGNumber.text(lineWidth))\""
    switch lineCap {
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    default: break
    }
    switch lineJoin {
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    default: text += " stroke-miterlimit=\"\(SVGNumber.text(miterLimit))\""
    }
    if !dash.isEmpty {
      let lengths = dash.map { SVGNumber.text($0) }.joined(separator: " ")
      text += " stroke-dasharray=\"\(lengths)\""
      if dashPhase != 0 { text += " stroke-dashoffset=\"\(SVGNumber.text(dashPhase))\"" }
    }
    return text
  }
}

extension ResolvedColor {
  /// The color as `#rrggbb`.
  var svgHex: String {
    let color = clamped
    return "#"
      + [color.red, color.green, color.blue].map { component in
        let digits = String(Int((component * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }
}

extension ImageSource {
  /// The file as a data URI.
  package var dataURI: String {
    "data:image/\(format.rawValue);base64,\(data.base64EncodedString())"
  }
}
