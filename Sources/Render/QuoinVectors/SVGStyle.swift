import Foundation
import QuoinDrawing
import QuoinGeometry

/// The style of an element: the fill, the stroke and other properties.
struct SVGStyle {
  /// The paint of a fill or a stroke.
  enum Paint: Equatable {
    case none
    case color(ResolvedColor)
    /// The id of a gradient, and the fallback if it doesn't exist.
    case reference(String, ResolvedColor?)
    /// The element's own `color`.
    case current
  }

  var color = ResolvedColor.black
  var fill = Paint.color(.black)
  var fillOpacity = 1.0
  var isEvenOdd = false
  var clipsEvenOdd = false
  var stroke = Paint.none
  var strokeOpacity = 1.0
  var line = StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 4)
  var isVisible = true

  // Properties that aren't inherited.
  var opacity = 1.0
  var isDisplayed = true
  var clip: String?
  var mask: String?
  var stopColor = Paint.color(.black)
  var stopOpacity = 1.0
  var hasFilter = false
  var blending = Blending.normal

  /// The initial style of a child element, before its own declarations.
  var inherited: SVGStyle {
    var style = self
    style.opacity = 1
    style.isDisplayed = true
    (style.clip, style.mask) = (nil, nil)
    (style.stopColor, style.stopOpacity) = (.color(.black), 1)
    (style.hasFilter, style.blending) = (false, .normal)
    return style
  }

  /// The supported properties.
  static let properties: Set = [
    "color", "fill", "fill-opacity", "fill-rule", "clip-rule", "stroke", "stroke-opacity",
    "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "visibility", "display", "opacity", "clip-path", "mask", "stop-color",
    "stop-opacity", "filter", "mix-blend-mode",
  ]

  mutating func set(_ declaration: SVGDeclaration) {
    let value = declaration.value
    guard value != "inherit" else { return }
    switch declaration.name {
    case "color": if case .color(let color)? = Self.paint(value) { self.color = color }
    case "fill": fill = Self.paint(value) ?? fill
    case "fill-opacity": fillOpacity = Self.fraction(value) ?? fillOpacity
    case "fill-rule": isEvenOdd = value == "evenodd"
    case "clip-rule": clipsEvenOdd = value == "evenodd"
    case "stroke": stroke = Self.paint(value) ?? stroke
    case "stroke-opacity": strokeOpacity = Self.fraction(value) ?? strokeOpacity
    case "stroke-width": line.lineWidth = max(0, SVGLength.points(value) ?? line.lineWidth)
    case "stroke-linecap":
      line.lineCap = ["round": .round, "square": .square][value] ?? .butt
    case "stroke-linejoin":
      line.lineJoin = ["round": .round, "bevel": .bevel][value] ?? .miter
    case "stroke-miterlimit": line.miterLimit = max(1, SVGLength.points(value) ?? 4)
    case "stroke-dasharray":
      let dash = value == "none" ? [] : NumberScanner.numbers(value).map { max(0, $0) }
      line.dash = dash.contains { $0 > 0 } ? dash.count % 2 == 0 ? dash : dash + dash : []
    case "stroke-dashoffset": line.dashPhase = SVGLength.points(value) ?? 0
    case "visibility": isVisible = value == "visible"
    case "display": isDisplayed = value != "none"
    case "opacity": opacity = Self.fraction(value) ?? opacity
    case "clip-path": clip = Self.reference(value)
    case "mask": mask = Self.reference(value)
    case "stop-color": stopColor = Self.paint(value) ?? stopColor
    case "stop-opacity": stopOpacity = Self.fraction(value) ?? stopOpacity
    case "filter": hasFilter = value != "none"
    case "mix-blend-mode":
      let words = value.split(separator: "-").map(String.init)
      let name =
        words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let known = Blending(rawValue: name.joined())
      blending = known?.isStandard == true ? known ?? .normal : .normal
    default: break
    }
  }

  /// Returns the id in `url(#name)`.
  static func reference(_ value: String) -> String? {
    guard value.hasPrefix("url("), let end = value.firstIndex(of: ")") else { return nil }
    let inside = value[value.index(value.startIndex, offsetBy: 4)..<end]
    return String(inside.filter { !"\"' #".contains($0) })
  }

  static func fraction(_ value: String) -> Double? {
    let number = NumberScanner.numbers(value).first.map(Double.init)
    return number.map { min(max(value.hasSuffix("%") ? $0 / 100 : $0, 0), 1) }
  }

  static func paint(_ value: String) -> Paint? {
    switch value.lowercased() {
    case "none", "transparent": return Paint.none
    case "currentcolor": return .current
    default: break
    }
    if let name = reference(value) {
      let rest = value.drop { $0 != ")" }.dropFirst().trimmingCharacters(in: .whitespaces)
      return .reference(name, SVGColor.color(rest))
    }
    return SVGColor.color(value).map(Paint.color)
  }
}

/// A parser of SVG lengths.
enum SVGLength {
  /// Returns the length in pixels, which are points here; `nil` for percentages and invalid
  /// lengths.
  static func points(_ text: String?) -> CGFloat? {
    guard let text, let number = NumberScanner.numbers(text).first else { return nil }
    let unit = text.trimmingCharacters(in: .whitespaces).drop { !$0.isLetter && $0 != "%" }
    return switch unit.lowercased() {
    case "", "px": number
    case "pt": number * 4 / 3
    case "pc": number * 16
    case "mm": number * 96 / 25.4
    case "cm": number * 96 / 2.54
    case "in": number * 96
    case "em", "rem": number * 16
    case "%": nil
    default: number
    }
  }

  /// Returns the length in points; a percentage is relative to `whole`.
  static func points(_ text: String?, of whole: CGFloat) -> CGFloat? {
    guard let text else { return nil }
    if text.hasSuffix("%") { return NumberScanner.numbers(text).first.map { $0 / 100 * whole } }
    return points(text)
  }
}

/// A parser of SVG transforms.
enum SVGTransform {
  static func transform(_ text: String?) -> CGAffineTransform {
    guard let text else { return .identity }
    var result = CGAffineTransform.identity
    for part in text.split(separator: ")") {
      let pieces = part.split(separator: "(", maxSplits: 1)
      guard pieces.count == 2 else { continue }
      let name = pieces[0].filter(\.isLetter)
      let n = NumberScanner.numbers(pieces[1])
      if let step = step(String(name), n) { result = step.concatenating(result) }
    }
    return result
  }

  private static func step(_ name: String, _ n: [CGFloat]) -> CGAffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6...):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1...):
      return CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
    case ("scale", 1...): return CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
    case ("rotate", 1...):
      let turn = CGAffineTransform(rotationAngle: n[0] * .pi / 180)
      guard n.count > 2 else { return turn }
      return CGAffineTransform(translationX: -n[1], y: -n[2]).concatenating(turn)
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("skewX", 1...):
      return CGAffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1...):
      return CGAffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}

extension ResolvedColor {
  /// Returns the color with its opacity multiplied by `factor`.
  func faded(_ factor: Double) -> ResolvedColor {
    var color = self
    color.opacity *= factor
    return color
  }
}
