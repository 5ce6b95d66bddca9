import Foundation
import QuoinDrawing
import QuoinGeometry

/// A reader of the first page of a PDF file: paths, colors, shadings, clips, soft masks and
/// pictures. Text and tilings are omitted and reported.
struct PDFReader {
  let file: PDFFile
  var items: [DisplayItem] = []
  private(set) var images: [ImageSource] = []
  /// The indices of the pictures read so far; `nil` for those that can't be read.
  private var known: [PictureKey: Int?] = [:]
  var omissions: Set<String> = []
  private var depth = 0

  /// A picture's object number, with the color of a stencil mask.
  private struct PictureKey: Hashable {
    let number: Int
    let color: ResolvedColor?
  }

  /// The maximum nesting of forms.
  private static let deepest = 16

  static func picture(_ data: Data, _ budget: WorkBudget) throws(VectorError) -> VectorPicture {
    let file = try PDFFile(data, budget)
    let page = try file.firstPage()
    let (size, place) = try place(of: page, in: file)
    var reader = PDFReader(file: file)
    var state = PDFState()
    state.place = place
    var content: [UInt8] = []
    for part in file.array(page["Contents"]) ?? [page["Contents"] ?? .null] where budget.isLeft {
      content += file.content(part) + [10]
    }
    reader.wrap(.clip(path: Path(CGRect(origin: .zero, size: size)), evenOdd: false)) {
      $0.run(content, resources: file.dictionary(page["Resources"]) ?? [:], state)
    }
    try budget.check()
    return VectorPicture(
      size: size, items: reader.items, images: reader.images, omissions: reader.omissions)
  }

  /// Returns the number of pages, and the size of the first one, if it has one.
  static func pages(_ data: Data, _ budget: WorkBudget) throws(VectorError) -> (
    count: Int, size: CGSize?
  ) {
    let file = try PDFFile(data, budget)
    let size = (try? file.firstPage()).flatMap { try? place(of: $0, in: file).size }
    let count = file.pageCount
    try budget.check()
    return (count, size)
  }

  /// Returns the size of a page, and the transform from its space to the picture.
  private static func place(
    of page: [String: PDFValue], in file: PDFFile
  ) throws(VectorError) -> (size: CGSize, place: CGAffineTransform) {
    guard var box = rect(file.numbers(page["MediaBox"])) else {
      throw VectorError(reason: "its page has no size")
    }
    if let crop = rect(file.numbers(page["CropBox"])), crop.intersects(box) {
      box = box.intersection(crop)
    }
    guard box.width > 0, box.height > 0, box.width <= 1e6, box.height <= 1e6 else {
      throw VectorError(reason: "its page has no size")
    }
    // In PDF, the y axis points up.
    var place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    var size = box.size
    let turns = (Int((file.number(page["Rotate"]) ?? 0) / 90) % 4 + 4) % 4
    for _ in 0..<turns {
      place = place.concatenating(
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0))
      size = CGSize(width: size.height, height: size.width)
    }
    return (size, place)
  }

  private init(file: PDFFile) { self.file = file }

  var budget: WorkBudget { file.budget }

  /// Returns the index of a picture, reading it on first use; `nil` for an unsupported format.
  mutating func picture(
    _ value: PDFValue, resources: [String: PDFValue], stencil: ResolvedColor
  ) -> Int? {
    let image = PDFImage(file: file, resources: resources)
    var key: PictureKey?
    if case .reference(let number) = value, let fields = file.dictionary(value) {
      key = PictureKey(number: number, color: image.isStencil(fields) ? stencil : nil)
    }
    if let key, let index = known[key] { return index }
    let source = image.source(value, stencil: stencil)
    let index = source == nil ? nil : images.count
    if let source { images.append(source) }
    if let key { known[key] = .some(index) }
    return index
  }

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

  /// Executes the operators in `content`.
  mutating func run(_ content: [UInt8], resources: [String: PDFValue], _ state: PDFState) {
    guard depth < Self.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    guard budget.spend(200 + 2 * content.count, on: .operators) else { return }
    var page = PDFPage(resources: resources, state: state)
    var scanner = PDFScanner(content)
    var operands: [PDFValue] = []
    while scanner.index < content.count, budget.spend(10, on: .operators) {
      guard let value = scanner.next() else {
        scanner.index += 1
        continue
      }
      guard case .word(let word) = value else {
        if operands.count < 64 { operands.append(value) }
        continue
      }
      if word == "BI" {
        omissions.insert("images")
        Self.skipPicture(&scanner)
      } else {
        page.apply(word, operands, &self)
      }
      operands = []
    }
    page.finish(&self)
  }

  /// Skips the data of an inline picture.
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

/// The paint of a fill or a stroke.
struct PDFPaint {
  var space = PDFColorSpace.gray
  var color = ResolvedColor.black
  /// A shading, with its transform, used instead of the color.
  var shading: PDFShading?
  var opacity = 1.0

  var faded: ResolvedColor { color.faded(opacity) }
}

/// The graphics state.
struct PDFState {
  /// The transform from user space to the picture.
  var place = CGAffineTransform.identity
  var fill = PDFPaint()
  var stroke = PDFPaint()
  var line = StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
  /// The items of the soft mask, including the group that converts luminance to opacity.
  var mask: [DisplayItem] = []
  var blending = Blending.normal
  /// The number of clips opened since the state was last saved.
  var clips = 0
}
