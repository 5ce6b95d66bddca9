import Foundation
import QuoinGeometry
import QuoinText

extension SymbolFigure {
  /// Creates the figure of `recipe`, or returns `nil` if its fonts are missing.
  ///
  /// - Parameter isLayered: Whether the parts are drawn over each other in several styles, rather
  ///   than cut out of each other in one.
  init?(_ recipe: SymbolRecipe, shaper: any TextShaper, isLayered: Bool) {
    func figure(_ recipe: SymbolRecipe) -> SymbolFigure? {
      SymbolFigure(recipe, shaper: shaper, isLayered: isLayered)
    }
    switch recipe {
    case .glyph(let character, let isHollow):
      guard let figure = Self.glyph(character, isHollow: isHollow, shaper) else { return nil }
      self = figure
    case .letters(let text):
      guard let figure = Self.letters(text, shaper) else { return nil }
      self = figure
    case .enclosed(let inner, let enclosure, let isFilled):
      guard let inner = figure(inner) else { return nil }
      self = Self.enclosed(inner, enclosure, isFilled: isFilled, isLayered: isLayered)
    case .slashed(let inner):
      guard let inner = figure(inner) else { return nil }
      self = Self.slashed(inner)
    case .badged(let carrier, let badge):
      guard let carrier = figure(carrier), let badge = figure(badge) else { return nil }
      self = Self.badged(carrier, with: badge)
    case .sky(let cloud, let hasSun, let hasRain):
      guard let cloud = figure(cloud), let solid = SymbolRecipe("cloud.fill").flatMap(figure),
        let sun = SymbolRecipe("sun.max.fill").flatMap(figure)
      else { return nil }
      self = Self.sky(cloud, solid: solid, sun: hasSun ? sun : nil, hasRain: hasRain)
    case .dotted(let carrier):
      guard let carrier = figure(carrier) else { return nil }
      self = Self.dotted(carrier)
    case .outline(let path, let isLine):
      guard let figure = Self.outline(path, isLine: isLine) else { return nil }
      self = figure
    case .hollow(let inner):
      guard let inner = figure(inner) else { return nil }
      self = inner.hollow
    case .filled(let inner):
      guard let inner = figure(inner) else { return nil }
      self = inner.filled
    case .turned(let inner, let degrees, let isFlipped):
      guard let inner = figure(inner) else { return nil }
      self = inner.turned(degrees: degrees, isFlipped: isFlipped)
    case .placed(let inner, let box):
      guard let inner = figure(inner) else { return nil }
      self = inner.fitted(in: Self.box(box))
    case .together(let below, let above):
      guard let below = figure(below), let above = figure(above) else { return nil }
      self = SymbolFigure(layers: below.layers + above.layers)
    case .inside(let inner, let carrier, let inset, let isFilled):
      guard let inner = figure(inner), let carrier = figure(carrier) else { return nil }
      self = Self.inside(
        inner, carrier, inset: Self.box(inset), isFilled: isFilled, isLayered: isLayered)
    }
  }

  private static func glyph(
    _ character: Unicode.Scalar, isHollow: Bool, _ shaper: any TextShaper
  ) -> SymbolFigure? {
    let isIcon = (0xE000...0xF8FF).contains(character.value)
    let font = FontKey(family: isIcon ? FontKey.symbolFamily : "DejaVu Sans", size: 1)
    guard let path = shaper.outline(of: character, font: font), !path.isEmpty else { return nil }
    var figure = SymbolFigure(layers: [Layer(path: path, isHollow: isHollow)])
    if SymbolNames.turned.contains(character) {
      // A clockwise quarter turn about the middle.
      figure = figure.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: -1))
    }
    // A character of a text font sits on the baseline; a symbol is about as large as the font's
    // icons.
    guard isIcon else {
      return figure.fitted(in: CGSize(width: 18 * unit, height: 18 * unit), around: middle)
    }
    guard SymbolNames.small.contains(character) else { return figure }
    let size = figure.bounds.size
    return figure.fitted(
      in: CGSize(width: size.width * 1.25, height: size.height * 1.25),
      around: CGPoint(x: figure.bounds.midX, y: figure.bounds.midY))
  }

  /// Returns letters side by side, slightly spaced.
  private static func letters(_ text: String, _ shaper: any TextShaper) -> SymbolFigure? {
    var path = Path()
    var pen: CGFloat = 0
    for character in text.unicodeScalars {
      let font = FontKey(size: 20, weight: 600)
      guard let letter = shaper.outline(of: character, font: font) else { return nil }
      let box = letter.boundingRect
      guard !box.isNull else { return nil }
      path.addPath(letter.offsetBy(dx: pen - box.minX, dy: 0))
      pen += box.width + 0.09
    }
    return SymbolFigure(layers: [Layer(path: path)])
      .fitted(in: CGSize(width: 18 * unit, height: 17 * unit), around: middle)
  }

  private static func enclosed(
    _ inner: SymbolFigure, _ enclosure: SymbolRecipe.Enclosure, isFilled: Bool, isLayered: Bool
  ) -> SymbolFigure {
    let outline = enclosure.outline(insetBy: 0)
    let size = enclosure.innerSize
    let inner = inner.fitted(in: size, around: middle)
    guard isFilled else {
      var ring = Layer(path: outline, level: 1, evenOdd: true)
      ring.path.addPath(enclosure.outline(insetBy: line))
      return SymbolFigure(layers: [ring] + inner.layers)
    }
    if isLayered {
      return SymbolFigure(layers: [Layer(path: outline, level: 1)] + inner.layers)
    }
    let cut = inner.layers.reduce(into: outline) { $0.addPath($1.path) }
    return SymbolFigure(layers: [Layer(path: cut, evenOdd: true)])
  }

  /// Returns the figure with a line across it from its top left, and a gap beside the line.
  private static func slashed(_ inner: SymbolFigure) -> SymbolFigure {
    func bar(from start: CGFloat, to end: CGFloat) -> Path {
      // Along the grid's diagonal; `start` and `end` are distances to its right.
      Path {
        $0.addLines([
          CGPoint(x: 3 * unit + start, y: -21 * unit), CGPoint(x: 3 * unit + end, y: -21 * unit),
          CGPoint(x: 21 * unit + end, y: -3 * unit), CGPoint(x: 21 * unit + start, y: -3 * unit),
        ])
        $0.closeSubpath()
      }
    }
    let half = line * 0.7
    var figure = inner.without(bar(from: -half, to: 3 * half))
    figure.layers.append(Layer(path: bar(from: -half, to: half)))
    return figure
  }

  /// Returns the figure with a small one at its bottom right, and a gap around that.
  private static func badged(_ carrier: SymbolFigure, with badge: SymbolFigure) -> SymbolFigure {
    let centre = CGPoint(x: 19 * unit, y: -5 * unit)
    var figure = carrier.without(disc(at: centre, radius: 6.5 * unit))
    let side: CGFloat = 10 * unit
    figure.layers += badge.fitted(in: CGSize(width: side, height: side), around: centre).layers
    for index in carrier.layers.indices { figure.layers[index].level = 1 }
    return figure
  }

  /// Returns the cloud with the sun behind its upper left and a gap between them, and three lines
  /// of rain below.
  private static func sky(
    _ cloud: SymbolFigure, solid: SymbolFigure, sun: SymbolFigure?, hasRain: Bool
  ) -> SymbolFigure {
    let box = cloud.bounds
    var behind: [Layer] = []
    if let sun {
      let hole = solid.fitted(
        in: CGSize(width: box.width + line, height: box.height + line),
        around: CGPoint(x: box.midX, y: box.midY))
      let side: CGFloat = 16 * unit
      let place = CGPoint(x: box.minX + 7 * unit, y: box.minY + 2 * unit)
      var shine = sun.fitted(in: CGSize(width: side, height: side), around: place)
      for layer in hole.layers { shine = shine.without(layer.path) }
      behind += shine.layers
    }
    if hasRain {
      var rain = Path()
      for x in [-5, 0, 5] as [CGFloat] {
        let (top, bottom) = (box.midX + (x + 1) * unit, box.midX + (x - 2) * unit)
        rain.addLines([
          CGPoint(x: top, y: box.maxY + 2 * unit),
          CGPoint(x: top + line, y: box.maxY + 2 * unit),
          CGPoint(x: bottom + line, y: box.maxY + 8 * unit),
          CGPoint(x: bottom, y: box.maxY + 8 * unit),
        ])
        rain.closeSubpath()
      }
      behind.append(Layer(path: rain))
    }
    for index in behind.indices { behind[index].level = 1 }
    return SymbolFigure(layers: behind + cloud.layers)
      .fitted(in: CGSize(width: 22 * unit, height: 22 * unit), around: middle)
  }

  /// Returns the figure with a dot at its top right, and a gap around that.
  private static func dotted(_ carrier: SymbolFigure) -> SymbolFigure {
    let centre = CGPoint(x: 17.5 * unit, y: -18.5 * unit)
    var figure = carrier.without(disc(at: centre, radius: 4.8 * unit))
    for index in figure.layers.indices { figure.layers[index].level = 1 }
    figure.layers.append(Layer(path: disc(at: centre, radius: 3.3 * unit)))
    return figure
  }

  private static func disc(at centre: CGPoint, radius: CGFloat) -> Path {
    Path(
      ellipseIn: CGRect(
        x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

extension SymbolRecipe.Enclosure {
  /// The width and height in the font's grid.
  private var size: CGSize {
    switch self {
    case .circle, .diamond: CGSize(width: 20 * SymbolFigure.unit, height: 20 * SymbolFigure.unit)
    case .square, .app: CGSize(width: 18 * SymbolFigure.unit, height: 18 * SymbolFigure.unit)
    case .rectangle, .capsule: CGSize(width: 22 * SymbolFigure.unit, height: 16 * SymbolFigure.unit)
    }
  }

  /// The size of the enclosed figure.
  fileprivate var innerSize: CGSize {
    CGSize(width: size.width * 0.56, height: min(size.height, 18 * SymbolFigure.unit) * 0.54)
  }

  fileprivate func outline(insetBy inset: CGFloat) -> Path {
    let rect = CGRect(
      x: SymbolFigure.middle.x - size.width / 2, y: SymbolFigure.middle.y - size.height / 2,
      width: size.width, height: size.height
    ).insetBy(dx: inset, dy: inset)
    switch self {
    case .circle: return Path(ellipseIn: rect)
    case .square, .rectangle:
      return Path(roundedRect: rect, cornerRadius: 3 * SymbolFigure.unit - inset * 0.6)
    case .app: return Path(roundedRect: rect, cornerRadius: 5 * SymbolFigure.unit - inset * 0.6)
    case .capsule: return Path(roundedRect: rect, cornerRadius: rect.height / 2)
    case .diamond:
      return Path {
        $0.addLines([
          CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
          CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
        ])
        $0.closeSubpath()
      }
    }
  }
}
