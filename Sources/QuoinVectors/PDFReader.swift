import Foundation
import QuoinDrawing
import QuoinGeometry

/// Reads the first page of a PDF file: paths, colours, shadings, clips, soft masks and pictures. Text and tilings are left
/// out, and said.
struct PDFReader {
  let file: PDFFile
  var items: [DisplayItem] = []
  var images: [ImageSource] = []
  var omissions: Set<String> = []
  private var depth = 0
  private var steps = 0

  /// Forms lie in each other at most so deep.
  private static let deepest = 16
  /// A file that refers to itself again and again ends here.
  private static let mostSteps = 2_000_000

  static func picture(_ data: Data) throws(VectorError) -> VectorPicture {
    let file = try PDFFile(data)
    let page = try file.firstPage()
    guard var box = rect(file.numbers(page["MediaBox"])) else {
      throw VectorError(reason: "its page has no size")
    }
    if let crop = rect(file.numbers(page["CropBox"])), crop.intersects(box) {
      box = box.intersection(crop)
    }
    guard box.width > 0, box.height > 0, box.width <= 1e6, box.height <= 1e6 else {
      throw VectorError(reason: "its page has no size")
    }
    // Down is up in PDF.
    var place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    var size = box.size
    let turns = (Int((file.number(page["Rotate"]) ?? 0) / 90) % 4 + 4) % 4
    for _ in 0..<turns {
      place = place.concatenating(
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0))
      size = CGSize(width: size.height, height: size.width)
    }
    var reader = PDFReader(file: file)
    var state = PDFState()
    state.place = place
    var content: [UInt8] = []
    for part in file.array(page["Contents"]) ?? [page["Contents"] ?? .null] {
      content += file.content(part) + [10]
    }
    reader.wrap(.clip(path: Path(CGRect(origin: .zero, size: size)), evenOdd: false)) {
      $0.run(content, resources: file.dictionary(page["Resources"]) ?? [:], state)
    }
    return VectorPicture(
      size: size, items: reader.items, images: reader.images, omissions: reader.omissions)
  }

  private init(file: PDFFile) { self.file = file }

  private static func rect(_ numbers: [CGFloat]?) -> CGRect? {
    guard let n = numbers, n.count >= 4 else { return nil }
    return CGRect(
      x: min(n[0], n[2]), y: min(n[1], n[3]), width: abs(n[2] - n[0]), height: abs(n[3] - n[1]))
  }

  mutating func wrap(_ effect: Effect, _ draw: (inout PDFReader) -> Void) {
    items.append(.push(effect))
    let count = items.count
    draw(&self)
    if items.count == count { items.removeLast() } else { items.append(.pop) }
  }

  /// Draws what `content` says.
  mutating func run(_ content: [UInt8], resources: [String: PDFValue], _ state: PDFState) {
    guard depth < Self.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    var page = PDFPage(resources: resources, state: state)
    var scanner = PDFScanner(content)
    var operands: [PDFValue] = []
    while scanner.index < content.count, steps < Self.mostSteps {
      steps += 1
      guard let value = scanner.next() else {
        scanner.index += 1
        continue
      }
      guard case .word(let word) = value else {
        if operands.count < 64 { operands.append(value) }
        continue
      }
      if word == "BI" {
        omissions.insert("pictures")
        Self.skipPicture(&scanner)
      } else {
        page.apply(word, operands, &self)
      }
      operands = []
    }
    page.finish(&self)
  }

  /// Skips a picture that stands between the operators.
  private static func skipPicture(_ scanner: inout PDFScanner) {
    let bytes = scanner.bytes
    while scanner.index + 2 < bytes.count {
      if bytes[scanner.index] == UInt8(ascii: "E"), bytes[scanner.index + 1] == UInt8(ascii: "I"),
        PDFScanner.isBlank(bytes[scanner.index + 2]), scanner.index > 0,
        PDFScanner.isBlank(bytes[scanner.index - 1])
      {
        scanner.index += 2
        return
      }
      scanner.index += 1
    }
    scanner.index = bytes.count
  }
}

/// What fills or strokes a path.
struct PDFPaint {
  var space = PDFColorSpace.gray
  var color = ResolvedColor.black
  /// A shading in place of the colour, and where its space lies in that of the page.
  var shading: PDFShading?
  var opacity = 1.0

  var faded: ResolvedColor { color.faded(opacity) }
}

/// How things are drawn at one place of a page.
struct PDFState {
  /// Maps to the picture.
  var place = CGAffineTransform.identity
  var fill = PDFPaint()
  var stroke = PDFPaint()
  var line = StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
  /// What is drawn shows only where, and as much as, these items say; they include the group for the brightness.
  var mask: [DisplayItem] = []
  var blending = Blending.normal
  /// How many clips are open since the state was saved.
  var clips = 0
}
