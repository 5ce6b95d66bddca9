#if Graphics
  import Foundation
  import QuoinCairo
  import QuoinDrawing
  import QuoinGeometry
  import QuoinText
  import Testing

  /// Fonts in documents: the embedded subset looks like the font and has the correct characters.
  @Suite(.enabled(if: Tools.has("pdftoppm") && Tools.has("pdftotext"), "poppler-utils is missing"))
  struct PDFFontTests {
    private static let size = CGSize(width: 260, height: 40)

    private func list(_ runs: [GlyphRun]) -> DisplayList {
      DisplayList(
        size: Self.size, background: .white,
        items: runs.enumerated().map { index, run in
          .glyphs(run: run, origin: CGPoint(x: 4 + 60 * index, y: 0), paint: .color(.black))
        })
    }

    private func text(_ pdf: Data) throws -> String {
      let text = try Tools.run("pdftotext", on: pdf, result: "text") { [$0, $1] }
      return String(decoding: text, as: UTF8.self).filter { !$0.isNewline && $0 != "\u{C}" }
    }

    private func expectSame(_ list: DisplayList, _ pdf: Data) throws {
      let png = try Tools.run("pdftoppm", on: pdf, result: "page.png") { source, target in
        ["-png", "-singlefile", "-r", "288", source, String(target.dropLast(4))]
      }
      let drawn = try ImageDecoder.decode(ImageDecoder.source(data: png))
      let expected = try CairoRenderer().pixels(list, scale: 4)
      try #require(drawn.width == expected.width && drawn.height == expected.height)
      func ink(_ picture: PixelBuffer, _ left: Int) -> Double {
        var ink = 0.0
        for y in 0..<picture.height {
          for x in left..<min(left + 80, picture.width) { ink += 1 - picture[x, y].green }
        }
        return ink
      }
      // Compared column by column, because poppler antialiases edges with a curve of its own.
      let columns = stride(from: 0, to: expected.width, by: 80).map { ($0, ink(expected, $0)) }
      #expect(columns.contains { $0.1 > 50 })
      for (left, expected) in columns {
        #expect(abs(ink(drawn, left) - expected) < 40 + expected * 0.12, "at \(left)")
      }
    }

    /// A font with names and cubic curves, one with quadratic curves, one with composed characters,
    /// and one that PDF doesn't support directly.
    private static let faces: [(face: FontFace, text: String)] = [
      (TestFonts.inter, "Quoin, 12.5 & “fit”"),
      (
        FontFace(
          file: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", family: "DejaVu Sans"),
        "Quoin: é, Ж, ﬁ"
      ),
      (
        FontFace(
          file: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
          family: "Noto Sans CJK JP"), "組版の楔 Quoin"
      ),
      (
        FontFace(
          file: "/usr/share/fonts/opentype/inter/Inter-Bold.otf", index: 1 << 16, family: "Inter"),
        "Drawn by outlines"
      ),
    ]

    @Test(arguments: faces.indices)
    func embeddedFontsLookTheSame(_ index: Int) throws {
      let (face, string) = Self.faces[index]
      guard TestFonts.isInstalled(face) else { return }
      let list = list([TestFonts.run(string, face, size: 24, baseline: 30)])
      try #require(!list.items.isEmpty)
      let pdf = try CairoRenderer().pdf([list])
      try expectSame(list, pdf)
      #expect(try text(pdf) == string)
      // Only the used glyphs are embedded: the smallest of the fonts has 600 kB.
      #expect(pdf.count < 20_000)
      if Tools.has("qpdf") {
        let said = try Tools.run("qpdf", on: pdf, result: "said") { ["--qdf", $0, $1] }
        #expect(!said.isEmpty)
      }
    }

    /// A font maps each glyph to its characters, once.
    @Test(.enabled(if: TestFonts.isInstalled(TestFonts.inter)))
    func aGlyphMayMeanOtherThings() throws {
      let a = TestFonts.run("a", size: 20, baseline: 30)
      var other = a
      other.text = "б"
      other.clusters[0].utf8Count = 2
      var several = TestFonts.run("xy", size: 20, baseline: 30)
      several.text = "ffi"
      several.clusters = [.init(utf8Count: 3, glyphCount: 2, x: 0)]
      let list = list([a, other, several, a])
      let pdf = try CairoRenderer().pdf([list])
      try expectSame(list, pdf)
      #expect(try text(pdf).filter { $0 != " " } == "aбffia")
    }

    @Test(.enabled(if: TestFonts.isInstalled(TestFonts.inter)))
    func equalTextsMakeEqualFonts() throws {
      // The second document uses the font as the first one has left it.
      let list = list([TestFonts.run("equal", size: 20, baseline: 30)])
      let others = ["a", "b", "c", "d", "e"].map { self.list([TestFonts.run($0, size: 20)]) }
      let first = try CairoRenderer().pdf([list])
      for other in others { _ = try CairoRenderer().pdf([other]) }
      #expect(try CairoRenderer().pdf([list]) == first)
    }
  }
#endif
