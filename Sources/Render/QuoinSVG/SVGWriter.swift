import Foundation
import QuoinDrawing
import QuoinGeometry

/// A writer of one document's elements, which also collects the definitions that they refer to.
struct SVGWriter {
  let list: DisplayList
  let options: SVGRenderer.Options
  let groups: DisplayGroups
  var definitions: SVGDefinitions
  /// The elements written so far, in order. A group with a blend mode that draws below or cuts out
  /// modifies pieces of the enclosing group.
  var pieces: [String] = []
  /// The open groups, and the index at which the content of each begins.
  var open: [OpenGroup] = []
  /// The number of uses of each image; an image that is used more than once is stored once.
  private let imageUses: [Int: Int]

  struct OpenGroup {
    var index: Int
    var effect: Effect
    var firstPiece: Int
  }

  init(_ list: DisplayList, options: SVGRenderer.Options) {
    self.list = list
    self.options = options
    groups = DisplayGroups(list.items)
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
    return text + pieces.joined() + "</svg>\n"
  }

  mutating func writeItems() {
    if let background = list.background, background.opacity > 0 {
      let fill = attributes(of: .color(background), "fill", over: .null)
      pieces.append("<rect width=\"100%\" height=\"100%\"\(fill)/>\n")
    }
    for (index, item) in list.items.enumerated() {
      switch item {
      case .fill(let path, let paint, let evenOdd):
        let rule = evenOdd ? " fill-rule=\"evenodd\"" : ""
        let fill = attributes(of: paint, "fill", over: item.bounds)
        pieces.append("<path d=\"\(path.svgData)\"\(rule)\(fill)/>\n")
      case .stroke(let path, let style, let paint):
        let stroke = attributes(of: paint, "stroke", over: item.bounds)
        pieces.append(
          "<path d=\"\(path.svgData)\" fill=\"none\"\(stroke)\(style.svgAttributes)/>\n")
      case .stamps(let path, let positions, let color):
        let fill = attributes(of: .color(color), "fill", over: .null)
        pieces.append(definitions.stamps(path, at: positions, fill: fill))
      case .glyphs(let run, let origin, let paint):
        let fill = attributes(of: paint, "fill", over: item.bounds)
        pieces.append(
          SVGText(run, origin: origin, fallback: options.fallbackFamilies).element(fill: fill))
      case .image(let index, let rect, let interpolation):
        write(image: index, in: rect, interpolation)
      case .push(let effect): push(effect, at: index)
      case .pop: pop()
      }
    }
  }

  /// Returns the attributes that paint the `role` (`fill` or `stroke`) of an element inside
  /// `bounds`.
  private mutating func attributes(of paint: Paint, _ role: String, over bounds: CGRect) -> String {
    let color: ResolvedColor
    switch definitions.paint(paint, over: bounds) {
    case .reference(let id): return " \(role)=\"url(#\(id))\""
    case .color(let plain): color = plain
    }
    return " \(role)=\"\(color.svgHex)\"\(color.opacityAttribute(role))"
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
      pieces.append("<use href=\"#\(id)\" transform=\"\(place.svgText)\"\(rendering)/>\n")
    } else {
      pieces.append(
        "<image\(frame.svgAttributes) preserveAspectRatio=\"none\""
          + "\(rendering) href=\"\(list.images[index].dataURI)\"/>\n")
    }
  }
}
