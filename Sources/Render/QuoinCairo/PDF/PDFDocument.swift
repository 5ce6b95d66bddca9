#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinText

  /// The state that the pages of a document share: its file, fonts and images.
  final class PDFDocument {
    let file: PDFObjectWriter
    private var fonts: [FontFace: PDFFont] = [:]
    /// The outline fonts of each face, of which only the last may have free codes, and the index of
    /// the font that contains each glyph.
    private var outlines: [FontFace: [PDFFont]] = [:]
    private var places: [FontGlyph: Int] = [:]
    private var allFonts: [PDFFont] = []
    private var names = 0

    private struct FontGlyph: Hashable {
      var face: FontFace
      var glyph: UInt32
    }

    init(_ file: PDFObjectWriter) { self.file = file }

    /// Returns a unique number for a named resource that is not an object.
    func newName() -> Int {
      names += 1
      return names
    }

    // MARK: Fonts

    /// A face with its outlines.
    struct Font {
      let face: FontFace
      let outlines: OutlineFont
      /// The embedded font; `nil` if the glyphs must be drawn as outlines.
      let program: PDFFont?
    }

    /// The font that was used last.
    private var last: Font?

    /// Returns the font of a face; `nil` if it has no font file.
    func font(of face: FontFace) -> Font? {
      if let last, last.face == face { return last }
      guard let outlines = FontLibrary.shared.outlineFont(face) else { return nil }
      last = Font(face: face, outlines: outlines, program: program(face))
      return last
    }

    private func program(_ face: FontFace) -> PDFFont? {
      if let known = fonts[face] { return known }
      guard let program = PDFFace.of(face) else { return nil }
      let font = newFont(.program(program))
      fonts[face] = font
      return font
    }

    /// Returns the outline font that contains a glyph of `face`.
    func font(_ face: FontFace, drawing glyph: UInt32, from outlines: OutlineFont) -> PDFFont? {
      let key = FontGlyph(face: face, glyph: glyph)
      if let place = places[key] { return self.outlines[face]?[place] }
      if self.outlines[face]?.last?.code(glyph) == nil {
        self.outlines[face, default: []].append(newFont(.outlines(outlines)))
      }
      guard let fonts = self.outlines[face], let font = fonts.last, font.code(glyph) != nil else {
        return nil
      }
      places[key] = fonts.count - 1
      return font
    }

    private func newFont(_ shapes: PDFFont.Shapes) -> PDFFont {
      let font = PDFFont(name: "F\(allFonts.count)", number: file.reserve(), shapes: shapes)
      allFonts.append(font)
      return font
    }

    /// Writes the fonts. Call this after all pages, when the used glyphs are known.
    func writeFonts() { for font in allFonts { font.write(to: file) } }

    // MARK: Images

    private struct ImageKey: Hashable {
      var source: ImageSource
      var isSmooth: Bool
    }
    private var images: [ImageKey: Int] = [:]
    private var imageBytes = 0
    /// The number of image bytes to retain for finding duplicates.
    private static let mostImageBytes = 64 << 20
    private var colorGlyphs: [FontGlyph: Int] = [:]

    /// Returns the object number of the image, which the document contains once.
    func image(_ source: ImageSource, isSmooth: Bool) throws -> Int {
      let key = ImageKey(source: source, isSmooth: isSmooth)
      if let known = images[key] { return known }
      let number: Int
      if source.format == .jpeg, let space = JPEGColors(source.data) {
        // Decode first, so that no damaged file is embedded.
        let pixels = try ImageStore.shared.pixels(of: source)
        number = file.reserve()
        file.add(
          stream: [UInt8](source.data),
          PDFObjectWriter.image(pixels.width, pixels.height, space.rawValue, isSmooth: isSmooth)
            + " /Filter /DCTDecode", isPlain: true, as: number)
      } else {
        number = file.image(try ImageStore.shared.pixels(of: source), isSmooth: isSmooth)
      }
      if imageBytes > Self.mostImageBytes { (images, imageBytes) = ([:], 0) }
      imageBytes += source.data.count
      images[key] = number
      return number
    }

    /// Returns the object number of a color glyph's image.
    func image(of glyph: UInt32, _ face: FontFace, _ bitmap: ColorGlyph) -> Int {
      let key = FontGlyph(face: face, glyph: glyph)
      if let known = colorGlyphs[key] { return known }
      let number = file.image(bitmap.pixels, isSmooth: true)
      colorGlyphs[key] = number
      return number
    }
  }

  /// The color space of a JPEG file that can be embedded unchanged.
  private enum JPEGColors: String {
    case grey = "/DeviceGray"
    case color = "/DeviceRGB"

    init?(_ data: Data) {
      let bytes = [UInt8](data)
      var place = 2
      while place + 9 < bytes.count {
        guard bytes[place] == 0xFF else { return nil }
        let marker = bytes[place + 1]
        guard marker != 0xFF else {
          place += 1
          continue
        }
        if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
          switch bytes[place + 9] {
          case 1: self = .grey
          case 3: self = .color
          default: return nil
          }
          return
        }
        place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
      }
      return nil
    }
  }

  extension PDFObjectWriter {
    /// Returns the entries for an image's dictionary.
    static func image(_ width: Int, _ height: Int, _ space: String, isSmooth: Bool) -> String {
      """
       /Type /XObject /Subtype /Image /Width \(width) /Height \(height) /ColorSpace \(space) \
      /BitsPerComponent 8\(isSmooth ? " /Interpolate true" : "")
      """
    }

    /// Writes pixels as an image, with a soft mask unless all are opaque.
    ///
    /// - Returns: The object number.
    func image(_ pixels: PixelBuffer, isSmooth: Bool) -> Int {
      let count = pixels.width * pixels.height
      var isOpaque = true
      var (colors, mask): ([UInt8], [UInt8]) = ([], [])
      pixels.bytes.withUnsafeBufferPointer { source in
        colors = [UInt8](unsafeUninitializedCapacity: count * 3) { target, size in
          for pixel in 0..<count {
            let alpha = Int(source[pixel * 4 + 3])
            if alpha < 255 { isOpaque = false }
            for part in 0..<3 {
              let value = Int(source[pixel * 4 + 2 - part])
              target[pixel * 3 + part] =
                alpha == 255
                ? UInt8(value) : alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
            }
          }
          size = count * 3
        }
        if !isOpaque {
          mask = [UInt8](unsafeUninitializedCapacity: count) { target, size in
            for pixel in 0..<count { target[pixel] = source[pixel * 4 + 3] }
            size = count
          }
        }
      }
      var dictionary = Self.image(pixels.width, pixels.height, "/DeviceRGB", isSmooth: isSmooth)
      if !isOpaque {
        let number = reserve()
        add(
          stream: mask,
          Self.image(pixels.width, pixels.height, "/DeviceGray", isSmooth: isSmooth), as: number)
        dictionary += " /SMask \(number) 0 R"
      }
      let number = reserve()
      add(stream: colors, dictionary, as: number)
      return number
    }
  }
#endif
