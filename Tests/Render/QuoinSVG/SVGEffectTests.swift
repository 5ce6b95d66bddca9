import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinSVG
import Testing

#if Graphics
  import QuoinCairo
#endif

/// Effects in SVG.
@Suite struct SVGEffectTests {
  private func svg(_ items: [DisplayItem]) -> String {
    SVGRenderer().svg(DisplayList(size: CGSize(width: 40, height: 40), items: items))
  }

  private func box(_ paint: Paint = .color(.black)) -> DisplayItem {
    .fill(path: Path(CGRect(x: 5, y: 5, width: 20, height: 20)), paint: paint, evenOdd: false)
  }

  private let stops = [
    GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
  ]

  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test func filters() {
    let blur = svg([.push(.blur(radius: 2, isOpaque: false)), box(), .pop])
    // The region contains three sigmas and ends on whole pixels.
    #expect(blur.contains("x=\"-3\" y=\"-3\" width=\"36\" height=\"36\""))
    #expect(blur.contains("<feGaussianBlur in=\"SourceGraphic\" stdDeviation=\"2\"/>"))
    #expect(blur.contains("color-interpolation-filters=\"sRGB\""))
    let invert = svg([.push(.recolor(.inversion)), box(), .pop])
    #expect(
      invert.contains("values=\"-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0\""))
  }

  @Test func aMaskIsDefinedBeforeItsGroup() {
    let text = svg([
      .push(.mask), .push(.maskShape), box(), .pop, .push(.opacity(0.5)), box(), .pop, .pop,
    ])
    #expect(count("<mask ", in: text) == 1)
    #expect(count("<path", in: text) == 2)
    #expect(count("<g", in: text) == count("</g>", in: text))
    #expect(text.contains("<g mask=\"url(#q2)\">\n<g opacity=\"0.5\">"))
    let empty = svg([.push(.mask), box(), .pop])
    #expect(empty.contains("<g display=\"none\">"))
  }

  @Test(
    arguments: [
      (.multiply, "multiply"), (.colorDodge, "color-dodge"), (.softLight, "soft-light"),
      (.plusLighter, "plus-lighter"), (.plusDarker, "multiply"), (.luminosity, "luminosity"),
    ] as [(Blending, String)])
  func blendModes(_ blending: Blending, _ name: String) {
    let text = svg([.push(.isolate), box(), .push(.blend(blending)), box(), .pop, .pop])
    #expect(text.contains("<g style=\"isolation:isolate\">"))
    #expect(text.contains("<g style=\"mix-blend-mode:\(name)\">"))
  }

  @Test func contentBelowIsWrittenFirst() throws {
    let text = svg([
      .push(.isolate), box(), .push(.blend(.destinationOver)), box(.color(.white)), .pop, .pop,
    ])
    let white = try #require(text.range(of: "#ffffff"))
    let black = try #require(text.range(of: "#000000"))
    #expect(white.lowerBound < black.lowerBound)
  }

  @Test(arguments: Blending.allCases)
  func everyGroupIsClosed(_ blending: Blending) {
    for outer in [Effect.isolate, .transform(.identity), .mask, .maskShape] {
      let text = svg([
        .push(outer), box(), .push(.blend(blending)), box(), .pop, box(), .pop,
        .push(.blend(blending)), box(), .pop,
      ])
      #expect(count("<g", in: text) == count("</g>", in: text))
    }
  }

  @Test func roundGradients() {
    let ellipse = svg([
      box(
        .radialGradient(
          stops: stops, center: CGPoint(x: 10, y: 20), radii: CGSize(width: 8, height: 4)))
    ])
    #expect(ellipse.contains("cx=\"10\" cy=\"20\" r=\"8\""))
    #expect(ellipse.contains("gradientTransform=\"matrix(1 0 0 0.5 0 10)\""))
    let fan = svg([
      box(.angularGradient(stops: stops, center: CGPoint(x: 10, y: 20), start: 0))
    ])
    #expect(fan.contains("fill=\"url(#q1)\""))
    #expect(fan.contains("shape-rendering=\"crispEdges\""))
    #expect(count("<path d=\"M10 20L", in: fan) == 128)
  }

  /// The image of a grid is a PNG that any viewer supports.
  @Test func gridsAreSmallPictures() throws {
    let colors = [ResolvedColor.black, .white, .white, .black, .clear, .white]
    let text = svg([
      box(
        .colorGrid(
          ColorGrid(columns: 2, colors: colors, rect: CGRect(x: 0, y: 0, width: 10, height: 10))))
    ])
    let start = try #require(text.range(of: "base64,"))
    let end = try #require(text[start.upperBound...].range(of: "\""))
    let file = try #require(Data(base64Encoded: String(text[start.upperBound..<end.lowerBound])))
    let source = try ImageDecoder.source(data: file)
    #expect((source.pixelWidth, source.pixelHeight) == (2, 3))
    #if Graphics
      let pixels = try ImageDecoder.decode(source)
      #expect(pixels[0, 0] == .black && pixels[1, 0] == .white && pixels[1, 2] == .white)
      #expect(pixels[0, 2] == .clear)
    #endif
  }

  @Test func deepGroupsTakeTheirTimeOnce() {
    let depth = 20_000
    let items =
      Array(repeating: DisplayItem.push(.blend(.multiply)), count: 200)
      + Array(repeating: .push(.opacity(0.9)), count: depth) + [box()]
    let text = svg(items)
    #expect(count("</g>", in: text) == depth + 200)
  }
}
