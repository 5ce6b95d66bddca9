import Foundation
import QuoinDrawing
import QuoinGeometry

/// The filter primitives that implement an `Effect`.
struct SVGFilter {
  let elements: String
  /// The distance beyond the content that the filter reads or writes.
  private let margin: CGFloat
  private let offset: CGSize

  /// Creates the filter; `nil` for effects that aren't filters.
  init?(_ effect: Effect) {
    switch effect {
    case .shadow(let color, let radius, let offset):
      let elements =
        Self.blur("SourceAlpha", radius) + Self.move(offset) + Self.flood(color)
        + "<feComposite in2=\"moved\" operator=\"in\"/>"
        + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
      self.init(elements, radius, offset)
    case .innerShadow(let color, let radius, let offset):
      let elements =
        "<feComponentTransfer in=\"SourceAlpha\">"
        + "<feFuncA type=\"linear\" slope=\"-1\" intercept=\"1\"/></feComponentTransfer>"
        + Self.blur(nil, radius) + Self.move(offset) + Self.flood(color)
        + "<feComposite in2=\"moved\" operator=\"in\"/>"
        + "<feComposite in2=\"SourceAlpha\" operator=\"in\" result=\"inside\"/>"
        + "<feMerge><feMergeNode in=\"SourceGraphic\"/><feMergeNode in=\"inside\"/></feMerge>"
      self.init(elements, radius, offset)
    case .blur(let radius, let isOpaque):
      // Colors are not premultiplied here, so the filter can raise opacity alone.
      let solid =
        isOpaque
        ? "<feComponentTransfer><feFuncA type=\"gamma\" exponent=\"0.001\"/></feComponentTransfer>"
        : ""
      self.init(Self.blur("SourceGraphic", radius) + solid, radius)
    case .recolor(let matrix):
      let values = matrix.rows.joined().map { SVGNumber.text($0, decimals: 4) }
        .joined(separator: " ")
      self.init("<feColorMatrix values=\"\(values)\"/>")
    case .luminanceToAlpha:
      let (red, green, blue) = ColorMatrix.luminance
      self.init(
        "<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 \(red) \(green) \(blue) 0 0\"/>"
          + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/>")
    default: return nil
    }
  }

  private init(_ elements: String, _ radius: CGFloat = 0, _ offset: CGSize = .zero) {
    self.elements = elements
    margin = radius > 0 ? radius * Effect.shadowReach + 1 : 0
    self.offset = offset
  }

  /// Returns the filter region.
  func region(around content: CGRect) -> CGRect {
    content.union(content.offsetBy(dx: offset.width, dy: offset.height))
      .union(content.offsetBy(dx: -offset.width, dy: -offset.height))
      .grown(by: margin + 1)
  }

  private static func blur(_ source: String?, _ radius: CGFloat) -> String {
    let source = source.map { " in=\"\($0)\"" } ?? ""
    return radius > 0
      ? "<feGaussianBlur\(source) stdDeviation=\"\(SVGNumber.text(radius))\"/>"
      : "<feOffset\(source)/>"
  }

  private static func move(_ offset: CGSize) -> String {
    "<feOffset dx=\"\(SVGNumber.text(offset.width))\" dy=\"\(SVGNumber.text(offset.height))\" "
      + "result=\"moved\"/>"
  }

  private static func flood(_ color: ResolvedColor) -> String {
    "<feFlood flood-color=\"\(color.svgHex)\" "
      + "flood-opacity=\"\(SVGNumber.text(color.opacity))\"/>"
  }
}
