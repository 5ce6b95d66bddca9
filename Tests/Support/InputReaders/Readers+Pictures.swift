import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinVectors

#if Graphics
  import QuoinCairo
#endif

extension InputReader {
  /// The readers of images, fonts and documents.
  static let pictureReaders: [InputReader] = {
    var readers = [
      InputReader("svg", seeds: svgSeeds, read: draw),
      InputReader("pdf", seeds: pdfSeeds, read: draw),
      InputReader("inflate", seeds: inflateSeeds) { _ = Inflate.content(of: $0, limit: 1 << 20) },
      InputReader("gradient", seeds: [(0..<100).map { UInt8($0 * 2) }], read: reduce),
    ]
    #if Graphics
      readers.append(InputReader("raster", seeds: rasterSeeds, read: decode))
      readers.append(InputReader("font", seeds: [fontSeed], read: embed))
    #endif
    return readers
  }()

  /// Reads a vector drawing with a small budget, because running out of it may reveal bugs.
  private static func draw(_ bytes: [UInt8]) {
    let data = Data(bytes)
    let budget = WorkBudget(fileSize: bytes.count, allowance: 500_000)
    guard let picture = try? VectorPicture(data: data, budget: budget) else { return }
    _ = DisplayList(size: picture.size, items: picture.items, images: picture.images).sanitized()
    _ = VectorPicture.pages(ofPDF: data)
  }

  /// Reads gradient stops: 8 bytes of location, 1 byte of color.
  private static func reduce(_ bytes: [UInt8]) {
    let stops = stride(from: 0, to: bytes.count - 8, by: 9).map { start in
      let bits = bytes[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let tone = Double(bytes[start + 8]) / 255
      return GradientStop(
        color: ResolvedColor(red: tone, green: tone, blue: tone), location: Double(bitPattern: bits)
      )
    }
    let many = Array(
      repeatElement(stops, count: stops.isEmpty ? 0 : 5_000 / stops.count + 1).joined())
    let area = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
    for paint in [
      Paint.linearGradient(stops: many, start: .zero, end: CGPoint(x: 9, y: 9)),
      .angularGradient(stops: many, center: .zero, start: 0),
    ] {
      let item = DisplayItem.fill(path: area, paint: paint, evenOdd: false)
      _ = DisplayList(size: CGSize(width: 9, height: 9), items: [item]).sanitized()
    }
    _ = many.reduced(to: 16)
  }

  private static let svgSeeds = [
    """
    <svg viewBox="0 0 20 10" width="40"><!-- a --><style>.a,#b{fill:red;stroke:#0f08}</style>
    <defs><linearGradient id="g" x2="50%" gradientTransform="rotate(30 1 2)"><stop offset=".2"
    stop-color="hsl(20,50%,50%)"/><stop offset="1" stop-opacity=".5"/></linearGradient>
    <radialGradient id="h" href="#g" gradientUnits="userSpaceOnUse" cx="5" r="5"/>
    <clipPath id="c"><use href="#p"/></clipPath><mask id="m"><rect width="9" height="9"/></mask>
    <symbol id="s" viewBox="0 0 1 1"><circle r="1"/></symbol></defs>
    <path id="p" d="M1 1h2v2H1zM0 0C1 2 3 4 5 6s7 8 9 9q1 2 3 4t5 6a1 2 30 0 1 7 8" class="a"/>
    <g opacity=".5" clip-path="url(#c)" mask="url(#m)" style="mix-blend-mode:multiply">
    <rect rx="1" width="9" height="9" fill="url(#g)"/><polygon points="0,0 4,0 4,4" fill="url(#h)"/>
    <use href="#s" x="4" width="6" height="6"/><line x2="4" stroke="red" stroke-dasharray="3 1"/></g>
    <image width="4" height="4" href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ"/>
    </svg>
    """
  ]

  private static let pdfSeeds = [
    """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >> endobj
    3 0 obj << /Contents 4 0 R /Rotate 90 /Resources << /XObject << /F 5 0 R /I 6 0 R >>
    /ExtGState << /G << /SMask << /S /Alpha /G 5 0 R >> /ca .5 /BM /Multiply >> >>
    /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 20 0] /Function 7 0 R >> >>
    /ColorSpace << /C [/Separation /N [/Indexed /DeviceRGB 1 <000000ffffff>] 8 0 R] >> >> >> endobj
    4 0 obj << /Length 0 >> stream
    q 1 0 0 rg 2 3 4 5 re f Q /C cs .3 scn 0 0 m 4 0 l 1 2 3 4 5 6 c h W n /G gs /F Do
    [1 2] 0 d 2 w S q 4 0 0 4 0 0 cm /I Do Q /S sh
    endstream endobj
    5 0 obj << /Subtype /Form /BBox [0 0 5 5] /Matrix [1 0 0 1 1 1] /Group << >> /Length 9 0 R >> stream
    0 0 3 3 re f
    endstream endobj
    6 0 obj << /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceCMYK
    /Filter [/ASCIIHexDecode] /SMask 6 0 R /Length 17 >> stream
    FF000000FF000000>
    endstream endobj
    7 0 obj << /FunctionType 3 /Domain [0 1] /Bounds [.5] /Encode [0 1 1 0] /Functions [
    << /FunctionType 2 /N 2 /C0 [1 0 0] /C1 [0 0 1] >> << /FunctionType 2 /N 1 >>] >> endobj
    8 0 obj << /FunctionType 4 /Domain [0 1] /Range [0 1] /Length 9 >> stream
    {dup 2 copy 1 index 3 1 roll sqrt exp 0 gt {pop 1} {ln} ifelse}
    endstream endobj
    9 0 obj 13 endobj
    """,
    """
    %PDF-1.5
    5 0 obj << /Type /ObjStm /N 3 /First 14 /Length 120 >> stream
    1 0 2 34 3 76 << /Type /Catalog /Pages 2 0 R >> << /Kids [3 0 R] /MediaBox [0 0 20 10] >> << /Contents 4 0 R >>
    endstream endobj
    6 0 obj << /Type /XRef /Root 1 0 R /Length 0 >> stream
    endstream endobj
    """,
  ]

  private static let inflateSeeds: [[UInt8]] = [
    [0x78, 0x01, 0x01, 0x0C, 0x00, 0xF3, 0xFF] + Array("0 0 4 4 re f".utf8),
    [
      0x78, 0x9C, 0x33, 0x50, 0x30, 0x50, 0x30, 0x01, 0xC2, 0xA2, 0x54, 0x85, 0x34, 0x00, 0x0E,
      0xA1,
      0x02, 0xA6,
    ],
    // A block with dynamic Huffman codes
    [
      0x78, 0x9C, 0x05, 0xC1, 0x81, 0x00, 0x00, 0x00, 0x00, 0x80, 0x20, 0xD6, 0xFC, 0x25, 0x66,
      0x38,
      0x9E, 0x00,
    ],
  ]

  #if Graphics
    private static func decode(_ bytes: [UInt8]) {
      // Larger images decode, but slowly.
      guard let source = try? ImageDecoder.source(data: Data(bytes)),
        source.pixelWidth * source.pixelHeight < 1 << 16
      else { return }
      _ = try? ImageDecoder.decode(source)
    }

    private static func embed(_ bytes: [UInt8]) {
      bytes.withUnsafeBufferPointer { _ = CompactFont($0)?.program(with: [0, 1, 5]) }
    }

    /// A font with two glyphs, whose subroutines call each other.
    private static let fontSeed: [UInt8] =
      [1, 0, 4, 1, 0, 1, 1, 1, 2, 65, 0, 1, 1, 1, 18]
      + [29, 0, 0, 0, 45, 17, 29, 0, 0, 0, 2, 29, 0, 0, 0, 60, 18] + [0, 0]
      + [0, 2, 1, 1, 4, 5, 33, 29, 11, 11]
      + [0, 2, 1, 1, 4, 9, 32, 29, 14, 139, 139, 1, 139, 14] + [0] + [140, 19, 0, 0]

    private static let rasterSeeds: [[UInt8]] = {
      let rgba = (0..<256).map { UInt8($0) }
      let png = ImageSource(width: 8, height: 8, rgba: rgba).map { Array($0.data) } ?? []
      let jpeg: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 5, 0, 9, 3, 0, 0, 0,
      ]
      let webP: [UInt8] = [
        0x52, 0x49, 0x46, 0x46, 0x1E, 0, 0, 0, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x4C, 0x11,
        0,
        0, 0, 0x2F, 1, 0, 0, 0, 0x0F, 0x10, 0xF3, 0xBF, 0xFF, 0xF3, 0x1F, 0x0E, 0x32, 0xA2, 0xFF, 1,
        0,
      ]
      return [png, jpeg, webP]
    }()
  #endif
}
