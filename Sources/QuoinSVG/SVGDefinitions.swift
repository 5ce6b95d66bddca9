import Foundation
import QuoinDrawing
import QuoinGeometry

/// The `<defs>` of a document: each thing once, numbered in the order of first use.
struct SVGDefinitions {
  private let prefix: String
  private var ids: [String: String] = [:]
  private(set) var text = ""

  init(prefix: String) { self.prefix = prefix }

  var isEmpty: Bool { text.isEmpty }

  mutating func gradient(_ stops: [GradientStop], from start: CGPoint, to end: CGPoint) -> String {
    define("linearGradient") { id in
      var element = "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\""
      for (name, value) in [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)] {
        element += " \(name)=\"\(SVGNumber.text(value))\""
      }
      element += ">"
      for stop in stops {
        let opacity =
          stop.color.opacity < 1 ? " stop-opacity=\"\(SVGNumber.text(stop.color.opacity))\"" : ""
        element += "<stop offset=\"\(SVGNumber.text(stop.location, decimals: 5))\" "
        element += "stop-color=\"\(stop.color.svgHex)\"\(opacity)/>"
      }
      return element + "</linearGradient>"
    }
  }

  mutating func clip(_ path: Path, evenOdd: Bool) -> String {
    define("clipPath") { id in
      let rule = evenOdd ? " clip-rule=\"evenodd\"" : ""
      return "<clipPath id=\"\(id)\"><path d=\"\(path.svgData)\"\(rule)/></clipPath>"
    }
  }

  /// A blurred, coloured silhouette below the group. The region is wide enough for all of both.
  mutating func shadow(
    _ color: ResolvedColor, radius: CGFloat, offset: CGSize, around content: CGRect
  ) -> String {
    let region = Self.wholeUnits(
      content.union(
        content.offsetBy(dx: offset.width, dy: offset.height)
          .grown(by: radius * Effect.shadowReach + 1)))
    return define("filter") { id in
      var element = "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\"\(region.svgAttributes) "
      element += "color-interpolation-filters=\"sRGB\">"
      if radius > 0 {
        element += "<feGaussianBlur in=\"SourceAlpha\" "
        element += "stdDeviation=\"\(SVGNumber.text(radius))\"/>"
      }
      let source = radius > 0 ? "" : " in=\"SourceAlpha\""
      element += "<feOffset\(source) dx=\"\(SVGNumber.text(offset.width))\" "
      element += "dy=\"\(SVGNumber.text(offset.height))\" result=\"shadow\"/>"
      element += "<feFlood flood-color=\"\(color.svgHex)\" "
      element += "flood-opacity=\"\(SVGNumber.text(color.opacity))\"/>"
      element += "<feComposite in2=\"shadow\" operator=\"in\"/>"
      element += "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
      return element + "</filter>"
    }
  }

  /// An image in the unit square, for `<use>`.
  mutating func image(_ source: ImageSource, index: Int) -> String {
    define("image", key: "image \(index)") { id in
      "<image id=\"\(id)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" "
        + "href=\"\(source.dataURI)\"/>"
    }
  }

  /// The id of an element, which is written once. Without a `key` equal elements are the same.
  private mutating func define(
    _ kind: String, key: String? = nil, _ element: (String) -> String
  ) -> String {
    let key = key ?? element("")
    if let id = ids[key] { return id }
    let id = "\(prefix)\(ids.count + 1)"
    ids[key] = id
    text += element(id) + "\n"
    return id
  }

  /// Edges moved outwards to whole units, so that renderers do not cut a filter inside a pixel.
  private static func wholeUnits(_ rect: CGRect) -> CGRect {
    let (x, y) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
    return CGRect(
      x: x, y: y, width: rect.maxX.rounded(.up) - x, height: rect.maxY.rounded(.up) - y)
  }
}
