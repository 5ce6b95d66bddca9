import Foundation
import QuoinDrawing
import QuoinGeometry

/// Writes the elements of one document, and collects what they refer to.
struct SVGWriter {
  let list: DisplayList
  let options: SVGPress.Options
  var definitions: SVGDefinitions
  var body = ""
  /// How often each image is drawn: one drawn again and again is stored once.
  private let imageUses: [Int: Int]

  init(_ list: DisplayList, options: SVGPress.Options) {
    self.list = list
    self.options = options
    definitions = SVGDefinitions(prefix: options.idPrefix)
    var uses: [Int: Int] = [:]
    for case .image(let index, _, _) in list.items { uses[index, default: 0] += 1 }
    imageUses = uses
  }

  /// The finished document.
  var document: String {
    let width = SVGNumber.text(list.size.width)
    let height = SVGNumber.text(list.size.height)
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\">\n"
    if let title = list.title { text += "<title>\(XML.escaped(title))</title>\n" }
    if !definitions.isEmpty { text += "<defs>\n\(definitions.text)</defs>\n" }
    return text + body + "</svg>\n"
  }

  mutating func writeItems() {
    if let background = list.background, background.opacity > 0 {
      body +=
        "<rect width=\"100%\" height=\"100%\"\(attributes(of: .color(background), "fill"))/>\n"
    }
    let groups = DisplayGroups(list.items)
    for (index, item) in list.items.enumerated() {
      switch item {
      case .fill(let path, let paint, let evenOdd):
        let rule = evenOdd ? " fill-rule=\"evenodd\"" : ""
        body += "<path d=\"\(path.svgData)\"\(rule)\(attributes(of: paint, "fill"))/>\n"
      case .stroke(let path, let style, let paint):
        body += "<path d=\"\(path.svgData)\" fill=\"none\"\(attributes(of: paint, "stroke"))"
        body += "\(style.svgAttributes)/>\n"
      case .glyphs(let run, let origin, let paint):
        body += SVGText(run, origin: origin, fallback: options.fallbackFamilies)
          .element(fill: attributes(of: paint, "fill"))
      case .image(let index, let rect, let interpolation):
        write(image: index, in: rect, interpolation)
      case .push(let effect): body += openingTag(effect, groups[index])
      case .pop: body += "</g>\n"
      }
    }
  }

  private mutating func openingTag(_ effect: Effect, _ group: DisplayGroups.Group) -> String {
    switch effect {
    case .clip(let path, let evenOdd):
      let id = definitions.clip(path, evenOdd: evenOdd)
      return "<g clip-path=\"url(#\(id))\">\n"
    case .opacity(let opacity):
      return "<g opacity=\"\(SVGNumber.text(opacity))\">\n"
    case .transform(let transform):
      return "<g transform=\"\(transform.svgText)\">\n"
    case .shadow(let color, let radius, let offset):
      guard !group.contentBounds.isNull else { return "<g>\n" }
      let id = definitions.shadow(
        color, radius: radius, offset: offset, around: group.contentBounds)
      return "<g filter=\"url(#\(id))\">\n"
    }
  }

  /// Attributes that paint the `role` of an element, `fill` or `stroke`.
  private mutating func attributes(of paint: Paint, _ role: String) -> String {
    switch paint {
    case .color(let color):
      let opacity =
        color.opacity < 1 ? " \(role)-opacity=\"\(SVGNumber.text(color.opacity))\"" : ""
      return " \(role)=\"\(color.svgHex)\"\(opacity)"
    case .linearGradient(let stops, let start, let end):
      return " \(role)=\"url(#\(definitions.gradient(stops, from: start, to: end)))\""
    }
  }

  private mutating func write(
    image index: Int, in rect: CGRect, _ interpolation: ImageInterpolation
  ) {
    let frame = rect.standardized
    let rendering = interpolation == .none ? " style=\"image-rendering:pixelated\"" : ""
    if imageUses[index, default: 0] > 1 {
      let id = definitions.image(list.images[index], index: index)
      let place = CGAffineTransform(
        a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY)
      body += "<use href=\"#\(id)\" transform=\"\(place.svgText)\"\(rendering)/>\n"
    } else {
      body += "<image\(frame.svgAttributes) preserveAspectRatio=\"none\""
      body += "\(rendering) href=\"\(list.images[index].dataURI)\"/>\n"
    }
  }
}
