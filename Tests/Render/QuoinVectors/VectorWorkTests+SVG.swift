import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinVectors
import Testing

// The work of SVG files; PDF files are in VectorWorkTests.swift.
extension VectorWorkTests {
  @Test("a long path that is used a thousand times")
  func uses() throws {
    let path =
      "<defs><path id=\"a\" d=\"M0 0\(String(repeating: "l1 1 -1 0", count: 5_000))\"/></defs>"
    expectRefusal(
      svg(path + String(repeating: "<use href=\"#a\"/>", count: 1_000)), naming: "paths")
    // The cost of drawing a path once is its length, whatever its commands.
    for letters in ["h1", "l9 9-3-7", "a1 1 0 0011"] {
      #expect(throws: Never.self) {
        try work(
          svg(
            "<path d=\"M0 0\(String(repeating: letters, count: 200_000 / letters.utf8.count))\"/>"))
      }
    }
  }

  @Test("groups that use groups, and masks and gradients that refer to themselves")
  func cycles() throws {
    let groups = (0..<9).map { level in
      "<g id=\"a\(level)\">\(String(repeating: "<use href=\"#a\(level + 1)\"/>", count: 10))</g>"
    }
    #expect(throws: VectorError.self) {
      try VectorPicture(
        data: svg(groups.joined() + "<g id=\"a9\"><rect width=\"1\" height=\"1\"/></g>"))
    }
    let rect = "<rect width=\"9\" height=\"9\" mask=\"url(#m)\"/>"
    #expect(throws: VectorError.self) {
      try VectorPicture(data: svg("<mask id=\"m\">\(rect)\(rect)</mask>\(rect)"))
    }
    let gradients = (0..<5_000).map {
      "<linearGradient id=\"g\($0)\" href=\"#g\(($0 + 1) % 5_000)\"/>"
    }
    let filled = "<rect width=\"9\" height=\"9\" fill=\"url(#g0)\"/>"
    #expect(try work(svg(gradients.joined() + filled)) < 5_000 * 400)
  }

  @Test("rules are looked up, and universal ones are counted")
  func rules() throws {
    let named = (0..<2_000).map { ".c\($0){fill:#f00}" }.joined()
    let rects = (0..<2_000).map { "<rect class=\"c\($0)\" width=\"1\" height=\"1\"/>" }.joined()
    let half = (0..<1_000).map { ".c\($0){fill:#f00}" }.joined()
    let (some, many) = (
      try work(svg("<style>\(half)</style>\(rects)")),
      try work(svg("<style>\(named)</style>\(rects)"))
    )
    #expect(many < 2 * some)
    let all = String(repeating: "*{fill:#f00}", count: 2_000)
    expectRefusal(svg("<style>\(all)</style>\(rects)"), naming: "styles")
  }

  @Test("of repeated properties, the last valid one wins, and comments are ignored")
  func fallbacks() throws {
    let picture = try VectorPicture(
      data: svg(
        """
        <style>/* a */.a{fill:/**/red;fill:color(display-p3 1 0 0)}/* .a{fill:blue} </style>
        <rect class="a" width="1" height="1"/><rect style="fill:red;fill:nothing" width="1" height="1"/>
        """))
    var paints: [Paint] = []
    for case .fill(_, let paint, _) in picture.items { paints.append(paint) }
    #expect(
      paints == [Paint](repeating: .color(ResolvedColor(red: 1, green: 0, blue: 0)), count: 2))
  }

  @Test("clips around clips, layers, gradients and areas")
  func areas() {
    let shape = "M0 0\(String(repeating: "l1 2 2-1", count: 200))z"
    let clips = (0..<40).map { "<clipPath id=\"c\($0)\"><path d=\"\(shape)\"/></clipPath>" }
      .joined()
    let open = (0..<40).map { "<g clip-path=\"url(#c\($0))\">" }.joined()
    let rects = String(repeating: "<rect width=\"9\" height=\"9\"/>", count: 2_000)
    expectRefusal(svg(clips + open + rects + String(repeating: "</g>", count: 40)), naming: "clips")
    let corners =
      "<rect width=\"1\" height=\"1\"/><rect x=\"999\" y=\"999\" width=\"1\" height=\"1\"/>"
    let large = "<rect width=\"1000\" height=\"1000\"/>"
    expectRefusal(
      svg(String(repeating: "<g opacity=\".5\">\(corners)</g>", count: 500), side: 1_000),
      naming: "layers")
    let lines = (0..<3_000).map { "L\($0 * 7_919 % 50) \($0 * 104_729 % 50)" }.joined()
    expectRefusal(svg("<path d=\"M0 0\(lines)\"/>"), naming: "paths")
    expectRefusal(
      svg(String(repeating: large, count: 2_000), side: 1_000), naming: "painted areas", part: 4)
    let gradient = "<linearGradient id=\"g\"><stop/><stop offset=\"1\"/></linearGradient>"
    let filled = "<rect width=\"1000\" height=\"1000\" fill=\"url(#g)\"/>"
    expectRefusal(
      svg(gradient + String(repeating: filled, count: 500), side: 1_000), naming: "gradients")
  }

  @Test("an image inside an image is read once, and its pixels count")
  func embedded() throws {
    let header = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    func image(_ side: UInt8) -> String {
      let bytes = header + Data("IHDR".utf8) + [0, 0, side, 0, 0, 0, side, 0, 8, 6, 0, 0, 0]
      return "<image id=\"i\" href=\"data:image/png;base64,\(bytes.base64EncodedString())\"/>"
    }
    let uses = String(repeating: "<use href=\"#i\"/>", count: 100)
    #expect(try VectorPicture(data: svg(image(1) + uses)).images.count == 1)
    expectRefusal(svg(String(repeating: image(16), count: 5)), naming: "images")
  }

  @Test("out-of-range numbers in paths, boxes and transforms")
  func wildNumbers() throws {
    let paths = [
      "M0 0a1e-200 1e-200 0 0 0 1 1", "M0 0a1e-9 1e-9 0 0 0 1 1", "M0 0a0 1 0 0 0 1 1",
      "M1e999 -1e999L1e308 1e308A1e308 1e308 0 0 0 5 5", "M1e9 1e9a1e9 1e-9 0 1 1 1e9 1",
    ]
    for path in paths {
      for case .fill(let path, _, _) in try VectorPicture(data: svg("<path d=\"\(path)\"/>")).items
      {
        #expect(path.boundingRect.width.isFinite)
      }
    }
    for box in ["0 0 0 0", "1e308 -1e308 1e308 1e308", "0 0 1e-320 1e-320", "nan 0 1 1"] {
      let data = Data(
        """
        <svg width="5" height="5" viewBox="\(box)"><rect x="1e308" width="1e308" height="nan"
        transform="scale(1e300) scale(1e300) rotate(1e308) skewX(90)" stroke="red"
        stroke-dasharray="1e-9" stroke-width="1e9"/></svg>
        """.utf8)
      _ = try VectorPicture(data: data)
    }
    #expect(try work(svg("<!--\(String(repeating: "-", count: 100_000))-->")) < 10_000)
  }
}
