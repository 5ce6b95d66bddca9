import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinVectors
import Testing

@Suite("Drawings of SVG and PDF")
struct VectorTests {
  private func svg(_ content: String, _ attributes: String = #"width="20" height="10""#) throws
    -> VectorPicture
  {
    try VectorPicture(data: Data("<svg \(attributes)>\(content)</svg>".utf8))
  }

  /// Returns the filled areas, with the surrounding transforms applied.
  private func fills(_ picture: VectorPicture) -> [(rect: CGRect, paint: Paint)] {
    var places = [CGAffineTransform.identity]
    return picture.items.compactMap { item in
      switch item {
      case .push(.transform(let transform)):
        places.append(transform.concatenating(places.last ?? .identity))
      case .push: places.append(places.last ?? .identity)
      case .pop: places.removeLast()
      case .fill(let path, let paint, _):
        return (path.applying(places.last ?? .identity).boundingRect, paint)
      default: break
      }
      return nil
    }
  }

  private func color(_ hex: UInt32, _ opacity: Double = 1) -> Paint {
    .color(
      ResolvedColor(
        red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
        blue: Double(hex & 255) / 255, opacity: opacity))
  }

  @Test("sizes: in numbers, from the view box, in other units")
  func sizes() throws {
    #expect(try svg("").size == CGSize(width: 20, height: 10))
    #expect(try svg("", #"viewBox="0 0 24 12""#).size == CGSize(width: 24, height: 12))
    #expect(try svg("", #"viewBox="0 0 24 12" width="48""#).size == CGSize(width: 48, height: 24))
    #expect(
      try svg("", #"width="1in" height="100%" viewBox="0 0 2 1""#).size
        == CGSize(width: 96, height: 48))
  }

  @Test("the view box positions shapes")
  func shapes() throws {
    let picture = try svg(
      """
      <!-- a comment --><?x y?><rect x="1" y="2" width="3" height="4"/>
      <g transform="translate(10 0) scale(2)"><circle cx="1" cy="1" r="1"/></g>
      <polygon points="0,0 4,0 4,4"/><ellipse cx="5" cy="5" rx="2" ry="1" fill="none"/>
      <path d="M1 1h2v2H1z"/><text>not drawn</text><defs><rect width="9" height="9"/></defs>
      """, #"viewBox="0 0 20 20" width="40" height="40""#)
    #expect(
      fills(picture).map(\.rect) == [
        CGRect(x: 2, y: 4, width: 6, height: 8), CGRect(x: 20, y: 0, width: 8, height: 8),
        CGRect(x: 0, y: 0, width: 8, height: 8), CGRect(x: 2, y: 2, width: 4, height: 4),
      ])
    #expect(picture.omissions == ["text"])
  }

  @Test("path commands")
  func paths() throws {
    func box(_ data: String) throws -> CGRect? {
      try fills(svg("<path d=\"\(data)\"/>")).first?.rect
    }
    #expect(try box("M0 0L4 0 4 4z") == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try box("m1,1l-1-1 4 0 0 4") == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try box("M0 0C0 0 4 4 4 4S4 0 8 0") != nil)
    #expect(try box("M0 0Q2 4 4 0T8 0z") == CGRect(x: 0, y: -2, width: 8, height: 4))
    // A half circle, flags without spaces, and the same with radii that are too short.
    let half = try #require(try box("M0 5a5 5 0 0110 0z"))
    #expect(abs(half.minY) < 0.01 && abs(half.width - 10) < 0.01)
    #expect(try box("M0 5a1 1 0 01 10 0z").map { abs($0.minY) < 0.01 } == true)
    #expect(try box("M0 0L4 4L nonsense") == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try box("M1e999 0") != CGRect.infinite)
  }

  @Test("colors and their inheritance")
  func styles() throws {
    let picture = try svg(
      """
      <style>.a { fill: #f00 } /* x */ #b, circle.c { fill: rgb(0, 255, 0); }</style>
      <g fill="blue" fill-opacity="0.5"><rect width="1" height="1"/>
        <rect width="1" height="1" style="fill:#ffffff80"/><rect class="a" width="1" height="1" fill="blue"/>
        <rect id="b" width="1" height="1" fill-opacity="100%"/></g>
      <g color="#123456"><rect width="1" height="1" fill="currentColor"/></g>
      <rect width="1" height="1" fill="hsl(120, 100%, 50%)"/><rect width="1" height="1" fill="rebeccapurple"/>
      <rect width="1" height="1" visibility="hidden"/><rect width="1" height="1" display="none"/>
      <rect width="1" height="1" fill="url(#none) red"/><rect width="1" height="1" fill="url(#none)"/>
      """)
    #expect(
      fills(picture).map(\.paint) == [
        color(0x0000FF, 0.5), color(0xFFFFFF, 128.0 / 255 * 0.5), color(0xFF0000, 0.5),
        color(0x00FF00), color(0x123456), color(0x00FF00), color(0x663399), color(0xFF0000),
      ])
  }

  @Test("strokes")
  func strokes() throws {
    let picture = try svg(
      """
      <line x1="0" y1="0" x2="4" y2="0" stroke="red" stroke-width="2" stroke-linecap="round"
        stroke-dasharray="3" stroke-dashoffset="1"/>
      """)
    guard case .stroke(_, let style, let paint)? = picture.items.first else {
      Issue.record("no stroke")
      return
    }
    #expect(
      style.lineWidth == 2 && style.lineCap == .round && style.dash == [3, 3]
        && style.dashPhase == 1)
    #expect(paint == color(0xFF0000))
  }

  @Test("gradients in box and user space, and references to other gradients")
  func gradients() throws {
    let picture = try svg(
      """
      <linearGradient id="a"><stop offset="0" stop-color="red"/><stop offset="100%" stop-color="blue" stop-opacity=".5"/></linearGradient>
      <radialGradient id="b" href="#a" gradientUnits="userSpaceOnUse" cx="5" cy="5" r="5"/>
      <rect x="2" width="8" height="4" fill="url(#a)"/><rect width="8" height="4" fill="url('#b')"/>
      """)
    let found = fills(picture)
    #expect(
      found.map(\.rect) == [
        CGRect(x: 2, y: 0, width: 8, height: 4), CGRect(x: 0, y: 0, width: 8, height: 4),
      ])
    guard case .linearGradient(let stops, let start, let end)? = found.first?.paint,
      case .radialGradient(_, let center, let radii)? = found.last?.paint
    else {
      Issue.record("no gradients")
      return
    }
    #expect(stops.map(\.color.opacity) == [1, 0.5])
    #expect(start == .zero && end == CGPoint(x: 1, y: 0))
    #expect(center == CGPoint(x: 5, y: 5) && radii == CGSize(width: 5, height: 5))
  }

  @Test("clips, masks, opacity, blending and uses")
  func groups() throws {
    let picture = try svg(
      """
      <clipPath id="c"><rect width="2" height="2"/></clipPath>
      <mask id="m"><rect width="3" height="3" fill="white"/></mask>
      <symbol id="s" viewBox="0 0 1 1"><rect width="1" height="1"/></symbol>
      <g opacity="0.5" clip-path="url(#c)" style="mix-blend-mode: multiply"><rect width="9" height="9"/></g>
      <g mask="url(#m)"><rect width="9" height="9"/></g><use href="#s" x="4" width="6" height="6"/>
      """)
    var effects: [Effect] = []
    for case .push(let effect) in picture.items { effects.append(effect) }
    #expect(
      effects.prefix(4) == [
        .isolate, .blend(.multiply), .opacity(0.5),
        .clip(path: Path(CGRect(x: 0, y: 0, width: 2, height: 2)), evenOdd: false),
      ])
    #expect(effects.dropFirst(4).prefix(3) == [.mask, .maskShape, .luminanceToAlpha])
    #expect(fills(picture).last?.rect == CGRect(x: 4, y: 0, width: 6, height: 6))
    #expect(
      picture.items.count { if case .push = $0 { true } else { false } }
        == picture.items.count { $0 == .pop })
  }

  @Test(
    "damaged files are errors, or drawn as far as possible",
    arguments: [
      "", "<", "<svg", "<svg>", "hello", "<html></html>", "<svg width='0' height='5'/>",
      "<svg viewBox='0 0 1 1'><g>",
      "<svg width='5' height='5'><use id='a' href='#a'/><g id='b'><use href='#b'/><use href='#b'/></g></svg>",
      "%PDF-1.4", "%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 1 0 R>> endobj",
      "%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 2 0 obj <</MediaBox[0 0 5 5]/Contents 3 0 R>> endobj 3 0 obj <</Length 99 /Filter/FlateDecode>> stream\nx",
      "%PDF-1.4\ntrailer <</Encrypt 1 0 R>>",
    ])
  func damage(_ text: String) {
    do {
      let picture = try VectorPicture(data: Data(text.utf8))
      #expect(picture.size.width > 0)
    } catch {
      #expect(!error.description.isEmpty)
    }
    let deep = String(repeating: "<g>", count: 10_000)
    #expect(throws: VectorError.self) { try VectorPicture(data: Data("<svg>\(deep)".utf8)) }
  }

  // MARK: PDF

  /// Returns a page of 20 × 10 points.
  private func pdf(
    _ content: String, resources: String = "", page: String = "", objects: String = ""
  ) throws
    -> VectorPicture
  {
    let file = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >> endobj
      3 0 obj << /Type /Page /Contents 4 0 R /Resources << \(resources) >> \(page) >> endobj
      4 0 obj << /Length \(content.utf8.count) >> stream
      \(content)
      endstream endobj
      \(objects)
      trailer << /Root 1 0 R >>
      """
    return try VectorPicture(data: Data(file.utf8))
  }

  @Test("paths and colors; y points up")
  func page() throws {
    let picture = try pdf(
      """
      % a comment
      q 1 0 0 rg 2 3 4 5 re f Q 0.5 g 0 0 m 4 0 l 4 4 l h f*
      q 2 0 0 2 10 0 cm 0 1 1 0 k 0 0 1 1 re f Q /Cs cs 1 sc 0 0 1 1 re f BT (text) Tj ET
      """,
      resources:
        "/ColorSpace << /Cs [/Separation /Spot /DeviceRGB << /FunctionType 2 /N 1 /Domain [0 1] /C0 [1 1 1] /C1 [0 0 1] >>] >>"
    )
    #expect(picture.size == CGSize(width: 20, height: 10))
    let found = fills(picture)
    #expect(
      found.map(\.rect) == [
        CGRect(x: 2, y: 2, width: 4, height: 5), CGRect(x: 0, y: 6, width: 4, height: 4),
        CGRect(x: 10, y: 8, width: 2, height: 2), CGRect(x: 0, y: 9, width: 1, height: 1),
      ])
    #expect(
      found.map(\.paint) == [
        color(0xFF0000), .color(ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)), color(0xFF0000),
        color(0x0000FF),
      ])
    #expect(picture.omissions == ["text"])
  }

  @Test("boxes and rotations of the page")
  func turns() throws {
    #expect(try pdf("", page: "/CropBox [5 0 15 10]").size == CGSize(width: 10, height: 10))
    let turned = try pdf("0 0 2 1 re f", page: "/Rotate 90")
    #expect(turned.size == CGSize(width: 10, height: 20))
    // The lower left corner has become the upper left one.
    #expect(fills(turned).first?.rect == CGRect(x: 0, y: 0, width: 1, height: 2))
  }

  @Test("strokes, opacity, blending and clips")
  func states() throws {
    let picture = try pdf(
      "/G gs 2 w [1 2] 0 d 1 J 0 0 m 4 0 l S 0 0 2 2 re W n 0 0 9 9 re f",
      resources: "/ExtGState << /G << /ca 0.5 /CA 0.25 /BM /Multiply >> >>")
    var strokes: [(StrokeStyle, Paint)] = []
    for case .stroke(_, let style, let paint) in picture.items { strokes.append((style, paint)) }
    #expect(
      strokes.first?.0.lineWidth == 2 && strokes.first?.0.lineCap == .round
        && strokes.first?.0.dash == [1, 2])
    #expect(strokes.first?.1 == color(0, 0.25))
    #expect(fills(picture).first?.paint == color(0, 0.5))
    #expect(picture.items.contains(.push(.blend(.multiply))))
    #expect(
      picture.items.contains {
        if case .push(.clip(let path, _)) = $0 {
          path.boundingRect == CGRect(x: 0, y: 8, width: 2, height: 2)
        } else {
          false
        }
      })
    #expect(
      picture.items.count { if case .push = $0 { true } else { false } }
        == picture.items.count { $0 == .pop })
  }

  @Test("forms, soft masks, shadings and images")
  func objects() throws {
    let picture = try pdf(
      "/M gs /F Do q 4 0 0 4 0 0 cm /I Do Q /S sh",
      resources: """
        /XObject << /F 5 0 R /I 6 0 R >> /ExtGState << /M << /SMask << /S /Alpha /G 7 0 R >> >> >>
        /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0]
          /Function << /FunctionType 2 /N 1 /C0 [1 0 0] /C1 [0 0 1] >> >> >>
        """,
      objects: """
        5 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 5 5] /Matrix [1 0 0 1 1 1] /Length 13 >> stream
        0 0 3 3 re f
        endstream endobj
        6 0 obj << /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /ASCIIHexDecode
          /Length 13 >> stream
        FF000000FF00>
        endstream endobj
        7 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Group << /S /Transparency >> /Length 13 >> stream
        0 0 9 9 re f
        endstream endobj
        """)
    #expect(fills(picture).contains { $0.rect == CGRect(x: 1, y: 6, width: 3, height: 3) })
    #expect(picture.items.contains(.push(.mask)))
    #expect(picture.images.first.map { [$0.pixelWidth, $0.pixelHeight] } == [2, 1])
    #expect(
      fills(picture).contains {
        if case .linearGradient(let stops, _, let end) = $0.paint {
          stops.count == 33 && end.x == 20
        } else {
          false
        }
      })
    #expect(picture.omissions.isEmpty)
  }

  @Test("compressed streams and object streams")
  func compressed() throws {
    // zlib's output for "0 0 4 4 re f", stored and with fixed codes.
    let stored: [UInt8] = [0x78, 0x01, 0x01, 0x0C, 0x00, 0xF3, 0xFF] + Array("0 0 4 4 re f".utf8)
    let fixed: [UInt8] = [
      0x78, 0x9C, 0x33, 0x50, 0x30, 0x50, 0x30, 0x01, 0xC2, 0xA2, 0x54, 0x85, 0x34, 0x00, 0x0E,
      0xA1,
      0x02, 0xA6,
    ]
    for bytes in [stored, fixed] {
      let head = """
        %PDF-1.5
        4 0 obj << /Length \(bytes.count) /Filter /FlateDecode >> stream\n
        """
      let inner =
        "1 0 2 34 3 76 << /Type /Catalog /Pages 2 0 R >> << /Kids [3 0 R] /MediaBox [0 0 20 10] >> << /Contents 4 0 R >>"
      let tail = """

        endstream endobj
        5 0 obj << /Type /ObjStm /N 3 /First 14 /Length \(inner.utf8.count) >> stream
        \(inner)
        endstream endobj
        6 0 obj << /Type /XRef /Root 1 0 R /Length 0 >> stream
        endstream endobj
        """
      let picture = try VectorPicture(data: Data(head.utf8) + Data(bytes) + Data(tail.utf8))
      #expect(fills(picture).first?.rect == CGRect(x: 0, y: 6, width: 4, height: 4))
    }
  }
}
