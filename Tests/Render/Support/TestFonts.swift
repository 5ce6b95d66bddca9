#if Graphics
  import CCairo
  import Foundation
  import QuoinText

  /// Font files that tests use if they are installed, and glyph runs created from them without a
  /// shaper.
  enum TestFonts {
    static let inter = FontFace(
      file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", family: "Inter")
    static let hebrew = FontFace(
      file: "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf",
      family: "Noto Sans Hebrew")
    static let emoji = FontFace(
      file: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", family: "Noto Color Emoji",
      isColor: true)

    static func isInstalled(_ face: FontFace) -> Bool {
      FileManager.default.fileExists(atPath: face.file)
    }

    /// One glyph per character, side by side at the font's own advances.
    static func run(
      _ text: String, _ face: FontFace = inter, size: CGFloat, baseline: CGFloat = 0,
      isRightToLeft: Bool = false
    ) -> GlyphRun {
      var run = GlyphRun(
        face: face, size: size, glyphs: [], text: text, clusters: [],
        isRightToLeft: isRightToLeft, baseline: baseline)
      var library: FT_Library?
      var opened: FT_Face?
      FT_Init_FreeType(&library)
      defer { FT_Done_FreeType(library) }
      guard FT_New_Face(library, face.file, 0, &opened) == 0, let opened else { return run }
      let unit = size / (face.isColor ? 2048 : CGFloat(opened.pointee.units_per_EM))
      var pen: CGFloat = 0
      var advances: [CGFloat] = []
      for scalar in text.unicodeScalars {
        let id = FT_Get_Char_Index(opened, FT_ULong(scalar.value))
        FT_Load_Glyph(opened, id, face.isColor ? 0 : Int32(FT_LOAD_NO_SCALE))
        let advance =
          face.isColor ? size * 1.25 : CGFloat(opened.pointee.glyph.pointee.advance.x) * unit
        run.glyphs.append(.init(id: id, x: pen, y: baseline))
        run.clusters.append(.init(utf8Count: UTF8.width(scalar), glyphCount: 1, x: pen))
        advances.append(advance)
        pen += advance
      }
      run.width = pen
      if isRightToLeft {
        for index in advances.indices {
          run.glyphs[index].x = pen - run.glyphs[index].x - advances[index]
          run.clusters[index].x = run.glyphs[index].x
        }
      }
      return run
    }
  }
#endif
