import Foundation
import QuoinDrawing
import QuoinGeometry

/// A reader of SVG: shapes, gradients, clips, masks, opacity, blending and pictures.
///
/// Text, filters and patterns are omitted and reported.
struct SVGReader {
  private let names: [String: XMLElement]
  private let sheet: SVGStyleSheet
  private var items: [DisplayItem] = []
  private var images: [ImageSource] = []
  private var omissions: Set<String> = []
  /// The current nesting of elements and references.
  private var depth = 0

  private static let deepest = 48
  private let budget: WorkBudget
  /// The indices of the pictures read so far, by element; `nil` for those that can't be read.
  private var pictures: [ObjectIdentifier: Int?] = [:]
  /// Cached clip outlines that are the same for every element, and cached gradient stops.
  private var clips: [ObjectIdentifier: (path: Path, evenOdd: Bool)] = [:]
  private var stops: [ObjectIdentifier: [GradientStop]] = [:]
  /// Whether anything is blended with its backdrop; the drawing is then an isolated group.
  private var isBlended = false

  static func picture(_ data: Data, _ budget: WorkBudget) throws(VectorError) -> VectorPicture {
    let root = try XMLReader.root(of: data)
    guard root.name == "svg" else { throw VectorError(reason: "it is neither SVG nor PDF") }
    var names: [String: XMLElement] = [:]
    var rules = ""
    root.visit { element in
      if let name = element.attributes["id"], names[name] == nil { names[name] = element }
      if element.name == "style" { rules += element.text }
    }
    var reader = SVGReader(names, SVGStyleSheet(rules, budget), budget)
    let box = root.viewBox
    let size = box.size
    guard size.width > 0, size.height > 0, size.width <= 1e6, size.height <= 1e6 else {
      throw VectorError(reason: "it has no size")
    }
    reader.group(box.transform(into: CGRect(origin: .zero, size: size))) {
      $0.drawChildren(of: root, $0.style(of: root, inside: SVGStyle()))
    }
    try budget.check()
    let items = reader.isBlended ? [.push(.isolate)] + reader.items + [.pop] : reader.items
    return VectorPicture(
      size: size, items: items, images: reader.images, omissions: reader.omissions)
  }

  private init(_ names: [String: XMLElement], _ sheet: SVGStyleSheet, _ budget: WorkBudget) {
    self.names = names
    self.sheet = sheet
    self.budget = budget
  }

  // MARK: Elements

  private func style(of element: XMLElement, inside outer: SVGStyle) -> SVGStyle {
    var style = outer.inherited
    let own = (element.presentation, element.inlineStyle)
    budget.spend(100 + 60 * (own.0.count + own.1.count), on: .styles)
    for declaration in own.0 { style.set(declaration) }
    for declaration in sheet.declarations(for: element) { style.set(declaration) }
    for declaration in own.1 { style.set(declaration) }
    return style
  }

  private mutating func drawChildren(of element: XMLElement, _ style: SVGStyle) {
    for child in element.children { draw(child, inside: style) }
  }

  private mutating func draw(_ element: XMLElement, inside outer: SVGStyle) {
    guard depth < Self.deepest, budget.spend(300 + element.weight, on: .elements) else { return }
    switch element.name {
    case "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "style", "title",
      "desc", "metadata", "marker", "pattern", "filter", "script", "foreignObject":
      return
    default: break
    }
    let style = style(of: element, inside: outer)
    guard style.isDisplayed else { return }
    if style.hasFilter { omissions.insert("filters") }
    depth += 1
    defer { depth -= 1 }
    group(element.transform) { reader in
      reader.effects(style, of: element) { $0.drawContent(of: element, style) }
    }
  }

  private mutating func drawContent(of element: XMLElement, _ style: SVGStyle) {
    switch element.name {
    case "g", "a": drawChildren(of: element, style)
    case "switch": if let first = element.children.first { draw(first, inside: style) }
    case "svg":
      let box = element.viewBox
      group(box.transform(into: box.frame)) { $0.drawChildren(of: element, style) }
    case "use": drawUse(element, style)
    case "image": drawImage(element)
    case "text": omissions.insert("text")
    default:
      guard let path = element.outline, style.isVisible else { return }
      drawShape(path, element.name, style)
    }
  }

  private mutating func drawUse(_ element: XMLElement, _ style: SVGStyle) {
    guard let name = element.attributes["href"], name.hasPrefix("#"),
      let target = names[String(name.dropFirst())]
    else { return }
    let x = SVGLength.points(element.attributes["x"]) ?? 0
    let y = SVGLength.points(element.attributes["y"]) ?? 0
    group(CGAffineTransform(translationX: x, y: y)) { reader in
      guard target.name == "symbol" else { return reader.draw(target, inside: style) }
      var box = target.viewBox
      box.width = SVGLength.points(element.attributes["width"]) ?? box.width
      box.height = SVGLength.points(element.attributes["height"]) ?? box.height
      let inner = reader.style(of: target, inside: style)
      reader.group(box.transform(into: box.frame)) { $0.drawChildren(of: target, inner) }
    }
  }

  private mutating func drawImage(_ element: XMLElement) {
    guard let index = picture(of: element) else {
      omissions.insert("images")
      return
    }
    let source = images[index]
    let width = SVGLength.points(element.attributes["width"]) ?? CGFloat(source.pixelWidth)
    let height = SVGLength.points(element.attributes["height"]) ?? CGFloat(source.pixelHeight)
    var rect = CGRect(
      x: SVGLength.points(element.attributes["x"]) ?? 0,
      y: SVGLength.points(element.attributes["y"]) ?? 0, width: width, height: height)
    if element.attributes["preserveAspectRatio"] != "none" {
      let scale = min(width / CGFloat(source.pixelWidth), height / CGFloat(source.pixelHeight))
      rect = rect.insetBy(
        dx: (width - scale * CGFloat(source.pixelWidth)) / 2,
        dy: (height - scale * CGFloat(source.pixelHeight)) / 2)
    }
    items.append(.image(index: index, rect: rect, interpolation: .medium))
  }

  /// Returns the index of the picture in an element.
  private mutating func picture(of element: XMLElement) -> Int? {
    if let known = pictures[ObjectIdentifier(element)] { return known }
    var index: Int?
    if let address = element.attributes["href"], address.hasPrefix("data:image/"),
      let comma = address.firstIndex(of: ","),
      let data = Data(
        base64Encoded: String(address[address.index(after: comma)...]),
        options: .ignoreUnknownCharacters),
      let source = try? ImageDecoder.source(data: data),
      budget.spend(source.pixelWidth * source.pixelHeight, on: .pixels)
    {
      index = images.count
      images.append(source)
    }
    pictures[ObjectIdentifier(element)] = .some(index)
    return index
  }

  // MARK: Groups

  private mutating func group(
    _ transform: CGAffineTransform, _ draw: (inout SVGReader) -> Void
  ) {
    guard !transform.isIdentity else { return draw(&self) }
    wrap(.transform(transform), draw)
  }

  private mutating func wrap(_ effect: Effect, _ draw: (inout SVGReader) -> Void) {
    items.append(.push(effect))
    let count = items.count
    draw(&self)
    if items.count == count { items.removeLast() } else { items.append(.pop) }
  }

  private mutating func effects(
    _ style: SVGStyle, of element: XMLElement, _ draw: (inout SVGReader) -> Void
  ) {
    var style = style
    if style.blending != .normal {
      let blending = style.blending
      style.blending = .normal
      isBlended = true
      wrap(.blend(blending)) { $0.effects(style, of: element, draw) }
    } else if style.opacity < 1 {
      let opacity = style.opacity
      style.opacity = 1
      wrap(.opacity(opacity)) { $0.effects(style, of: element, draw) }
    } else if let clip = style.clip {
      style.clip = nil
      guard let (path, evenOdd) = clipPath(clip, for: element) else {
        return effects(style, of: element, draw)
      }
      wrap(.clip(path: path, evenOdd: evenOdd)) { $0.effects(style, of: element, draw) }
    } else if let mask = style.mask.flatMap({ names[$0] }), mask.name == "mask" {
      style.mask = nil
      wrap(.mask) { reader in
        reader.wrap(.maskShape) { reader in
          let inner = reader.style(of: mask, inside: SVGStyle())
          if mask.attributes["mask-type"] == "alpha"
            || mask.attributes["style"]?.contains("alpha") == true
          {
            reader.drawChildren(of: mask, inner)
          } else {
            reader.wrap(.luminanceToAlpha) { $0.drawChildren(of: mask, inner) }
          }
        }
        draw(&reader)
      }
    } else {
      draw(&self)
    }
  }

  /// Returns the outline of a clip, combining several shapes.
  private mutating func clipPath(
    _ name: String, for element: XMLElement
  ) -> (path: Path, evenOdd: Bool)? {
    guard let clip = names[name], clip.name == "clipPath" else { return nil }
    if let known = clips[ObjectIdentifier(clip)] { return known }
    var area = Path()
    var isEvenOdd = false
    func add(_ shape: XMLElement, _ place: CGAffineTransform, depth: Int) {
      guard depth < 8, budget.spend(200 + shape.weight, on: .clips) else { return }
      let place = shape.transform.concatenating(place)
      let style = style(of: shape, inside: style(of: clip, inside: SVGStyle()))
      if shape.name == "use",
        let target = shape.attributes["href"].flatMap({ names[String($0.dropFirst())] })
      {
        add(target, place, depth: depth + 1)
      } else if let path = shape.outline, budget.spend(32 * path.elements.count, on: .clips) {
        area.addPath(path, transform: place)
        if style.clipsEvenOdd { isEvenOdd = true }
      }
    }
    var place = clip.transform
    let isBox = clip.attributes["clipPathUnits"] == "objectBoundingBox"
    if isBox, let box = element.outline?.boundingRect {
      place = place.concatenating(Self.unitSquare(onto: box))
    }
    for child in clip.children { add(child, place, depth: 0) }
    if !isBox { clips[ObjectIdentifier(clip)] = (area, isEvenOdd) }
    return (area, isEvenOdd)
  }

  // MARK: Shapes

  private mutating func drawShape(_ path: Path, _ kind: String, _ style: SVGStyle) {
    if kind != "line" {
      paint(path, with: style.fill, opacity: style.fillOpacity, style) {
        .fill(path: $0, paint: $1, evenOdd: style.isEvenOdd)
      }
    }
    if style.line.lineWidth > 0 {
      paint(path, with: style.stroke, opacity: style.strokeOpacity, style) {
        .stroke(path: $0, style: style.line, paint: $1)
      }
    }
  }

  private mutating func paint(
    _ path: Path, with paint: SVGStyle.Paint, opacity: Double, _ style: SVGStyle,
    _ item: (Path, Paint) -> DisplayItem
  ) {
    switch paint {
    case .none: return
    case .color(let color):
      items.append(item(path, .color(color.faded(opacity))))
    case .current:
      items.append(item(path, .color(style.color.faded(opacity))))
    case .reference(let name, let other):
      if let gradient = gradient(name, for: path.boundingRect, opacity: opacity) {
        guard case .fill(_, _, let evenOdd) = item(path, .color(.black)) else {
          // A gradient stroke is approximated by the gradient's middle color.
          return items.append(item(path, .color(gradient.middle)))
        }
        items.append(.push(.clip(path: path, evenOdd: evenOdd)))
        items.append(.push(.transform(gradient.place)))
        let area = path.boundingRect.applying(gradient.place.inverted())
        items.append(.fill(path: Path(area), paint: gradient.paint, evenOdd: false))
        items += [.pop, .pop]
      } else if let other {
        items.append(item(path, .color(other.faded(opacity))))
      } else if names[name]?.name == "pattern" {
        omissions.insert("patterns")
      }
    }
  }

  /// A gradient in its own coordinate space, with the space's transform.
  private struct PlacedGradient {
    var paint: Paint
    var place: CGAffineTransform
    var middle: ResolvedColor
  }

  static func unitSquare(onto box: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }

  private mutating func gradient(_ name: String, for box: CGRect, opacity: Double)
    -> PlacedGradient?
  {
    var chain: [XMLElement] = []
    var next = names[name]
    while let element = next, chain.count < 8 {
      guard element.name == "linearGradient" || element.name == "radialGradient" else { break }
      chain.append(element)
      next = element.attributes["href"].flatMap { names[String($0.dropFirst())] }
    }
    guard let own = chain.first else { return nil }
    func value(_ key: String) -> String? { chain.lazy.compactMap { $0.attributes[key] }.first }
    guard budget.spend(500, on: .gradients),
      let owner = chain.first(where: { $0.children.contains { $0.name == "stop" } })
    else { return nil }
    let known = stops[ObjectIdentifier(owner)] ?? self.stops(of: owner)
    stops[ObjectIdentifier(owner)] = known
    guard budget.spend(16 * known.count, on: .gradients) else { return nil }
    let stops = known.map {
      GradientStop(color: $0.color.faded(opacity), location: $0.location)
    }
    let isBox = value("gradientUnits") != "userSpaceOnUse"
    guard !isBox || box.width > 0 && box.height > 0 else { return nil }
    func length(_ key: String, _ usual: CGFloat, of whole: CGFloat) -> CGFloat {
      value(key).flatMap { SVGLength.points($0, of: isBox ? 1 : whole) } ?? usual
        * (isBox ? 1 : whole)
    }
    let paint: Paint
    if own.name == "linearGradient" {
      paint = .linearGradient(
        stops: stops,
        start: CGPoint(x: length("x1", 0, of: box.maxX), y: length("y1", 0, of: box.maxY)),
        end: CGPoint(x: length("x2", 1, of: box.maxX), y: length("y2", 0, of: box.maxY)))
    } else {
      let radius = length("r", 0.5, of: max(box.width, box.height))
      guard radius > 0 else { return nil }
      paint = .radialGradient(
        stops: stops,
        center: CGPoint(x: length("cx", 0.5, of: box.maxX), y: length("cy", 0.5, of: box.maxY)),
        radii: CGSize(width: radius, height: radius))
    }
    var place = SVGTransform.transform(value("gradientTransform"))
    if isBox { place = place.concatenating(Self.unitSquare(onto: box)) }
    guard abs(place.a * place.d - place.b * place.c) > 1e-12 else { return nil }
    return PlacedGradient(paint: paint, place: place, middle: stops[stops.count / 2].color)
  }

  private func stops(of gradient: XMLElement) -> [GradientStop] {
    gradient.children.filter { $0.name == "stop" }.map { stop in
      let style = style(of: stop, inside: SVGStyle())
      var color = if case .color(let color) = style.stopColor { color } else { ResolvedColor.black }
      if style.stopColor == .none { color = .clear }
      return GradientStop(
        color: color.faded(style.stopOpacity),
        location: SVGStyle.fraction(stop.attributes["offset"] ?? "0") ?? 0)
    }
  }
}
