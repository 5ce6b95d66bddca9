import Foundation
import QuoinDrawing
import QuoinGeometry

/// The `<defs>` of a document: each definition appears once, numbered in the order of first use.
struct SVGDefinitions {
  private let prefix: String
  private var ids: [String: String] = [:]
  private(set) var text = ""

  init(prefix: String) { self.prefix = prefix }

  var isEmpty: Bool { text.isEmpty }

  mutating func clip(_ path: Path, evenOdd: Bool) -> String {
    define { id in
      let rule = evenOdd ? " clip-rule=\"evenodd\"" : ""
      return "<clipPath id=\"\(id)\"><path d=\"\(path.svgData)\"\(rule)/></clipPath>"
    }
  }

  /// Returns a mask that uses the opacity of `content` or, if inverted, its complement. It hides
  /// everything outside `region`.
  mutating func mask(_ content: String, in region: CGRect, isInverted: Bool = false) -> String {
    let region = region.isNull ? .zero : region.wholeUnits
    // An SVG mask uses luminance by default.
    let tone = isInverted ? 0 : 1
    let filter = filter(
      "<feColorMatrix values=\"0 0 0 0 \(tone) 0 0 0 0 \(tone) 0 0 0 0 \(tone) 0 0 0 1 0\"/>",
      in: region)
    let background = isInverted ? "<rect\(region.svgAttributes) fill=\"#ffffff\"/>" : ""
    return define { id in
      "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\"\(region.svgAttributes)>\(background)"
        + "<g filter=\"url(#\(filter))\">\(content)</g></mask>"
    }
  }

  /// Returns a filter of `steps` for the content of `region`, in gamma-encoded sRGB.
  mutating func filter(_ steps: String, in region: CGRect) -> String {
    define { id in
      "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\"\(region.wholeUnits.svgAttributes) "
        + "color-interpolation-filters=\"sRGB\">\(steps)</filter>"
    }
  }

  /// Returns an image that fills the unit square, for use with `<use>`.
  mutating func image(_ source: ImageSource, index: Int) -> String {
    define(key: "image \(index)") { id in
      "<image id=\"\(id)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" "
        + "href=\"\(source.dataURI)\"/>"
    }
  }

  /// Returns the elements that fill `path` at each of `positions`.
  mutating func stamps(_ path: Path, at positions: [CGPoint], fill: String) -> String {
    let id = define { "<path id=\"\($0)\" d=\"\(path.svgData)\"/>" }
    var bytes = Array("<g\(fill)>\n".utf8)
    bytes.reserveCapacity(bytes.count + positions.count * 40)
    let start = Array("<use href=\"#\(id)\" x=\"".utf8)
    let middle = Array("\" y=\"".utf8)
    let end = Array("\"/>\n".utf8)
    for position in positions {
      bytes += start
      SVGNumber.write(position.x, to: &bytes)
      bytes += middle
      SVGNumber.write(position.y, to: &bytes)
      bytes += end
    }
    return String(decoding: bytes, as: UTF8.self) + "</g>\n"
  }

  /// Returns the id of an element, which the document contains once. Without a `key`, equal
  /// elements share an id.
  mutating func define(key: String? = nil, _ element: (String) -> String) -> String {
    let key = key ?? element("")
    if let id = ids[key] { return id }
    let id = "\(prefix)\(ids.count + 1)"
    ids[key] = id
    text += element(id) + "\n"
    return id
  }
}

extension CGRect {
  /// The rectangle with its edges moved outwards to whole units, so that renderers don't cut a
  /// filter off within a pixel.
  fileprivate var wholeUnits: CGRect {
    let (x, y) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(
      x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
  }
}
