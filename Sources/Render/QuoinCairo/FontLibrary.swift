#if Graphics
  import CCairo
  import Foundation
  import QuoinText

  /// The open font files, shared by all renderers of the process.
  ///
  /// FreeType's faces are not thread-safe. The library therefore hands each outline face to Cairo
  /// once, and from then on only Cairo uses it, under its own lock. The library opens files and
  /// reads the bitmaps of color faces under this class's lock.
  package final class FontLibrary: @unchecked Sendable {
    package static let shared = FontLibrary()

    private let lock = NSLock()
    private let library: FT_Library?
    private var outlineFonts: [FileKey: OutlineFont] = [:]
    private var colorFonts: [FileKey: ColorFont] = [:]
    private var missing: Set<FileKey> = []

    private struct FileKey: Hashable {
      var file: String
      var index: Int
    }

    private init() {
      var library: FT_Library?
      self.library = FT_Init_FreeType(&library) == 0 ? library : nil
    }

    /// Returns the outline font in the face's file, or `nil` if the file is missing or not a font.
    func outlineFont(_ face: FontFace) -> OutlineFont? {
      let key = FileKey(file: face.file, index: face.index)
      return lock.withLock {
        if let font = outlineFonts[key] { return font }
        guard let opened = open(key), let font = OutlineFont(opened) else { return nil }
        outlineFonts[key] = font
        return font
      }
    }

    /// Returns the bitmap of a color glyph, or `nil` if the face has no bitmap for it.
    func colorGlyph(_ id: UInt32, of face: FontFace) -> ColorGlyph? {
      let key = FileKey(file: face.file, index: face.index)
      return lock.withLock {
        if let font = colorFonts[key] { return font.glyph(id) }
        guard let opened = open(key) else { return nil }
        let font = ColorFont(opened)
        colorFonts[key] = font
        return font.glyph(id)
      }
    }

    /// The size of the bitmaps that color fonts cache, in bytes. Cairo's own cache of outlines,
    /// which it limits itself, is not included.
    package var colorBytes: Int {
      lock.withLock { colorFonts.values.reduce(0) { $0 + $1.keptBytes } }
    }

    /// The size of the cached glyph masks, in bytes.
    package var maskBytes: Int { GlyphMasks.shared.keptBytes }

    /// Empties the caches of color bitmaps and glyph masks. Open files stay open.
    package func empty() {
      lock.withLock { for font in colorFonts.values { font.empty() } }
      GlyphMasks.shared.empty()
    }

    private func open(_ key: FileKey) -> FT_Face? {
      guard let library, !key.file.isEmpty, !missing.contains(key) else { return nil }
      var face: FT_Face?
      guard FT_New_Face(library, key.file, FT_Long(key.index), &face) == 0, let face else {
        missing.insert(key)
        return nil
      }
      return face
    }
  }

  /// A face that Cairo uses. It and its FreeType face live as long as the process.
  final class OutlineFont: @unchecked Sendable {
    let cairoFace: OpaquePointer
    let glyphCount: UInt32

    init?(_ face: FT_Face) {
      glyphCount = UInt32(clamping: face.pointee.num_glyphs)
      guard let cairoFace = cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING)),
        cairo_font_face_status(cairoFace) == CAIRO_STATUS_SUCCESS
      else { return nil }
      self.cairoFace = cairoFace
    }
  }
#endif
