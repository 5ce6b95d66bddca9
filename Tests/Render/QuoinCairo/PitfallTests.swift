#if Graphics
  import Foundation
  import Quoin
  import QuoinCairo
  import QuoinDrawing
  import Testing

  /// Known pitfalls of Cairo, Pango and fontconfig that no other test covers.
  @MainActor
  @Suite struct PitfallTests {
    private func list(_ view: some View) -> DisplayList {
      ImageRenderer(content: view).displayList()
    }

    private func size(_ view: some View) -> CGSize { list(view).size }

    /// Cairo 1.18 aborts if text is painted while the previous group, which contains a font, is
    /// still the source.
    @Test(.enabled(if: Tools.has("pdftotext"))) func textAfterGroupsWithText() throws {
      let group = ZStack {
        Text("inside")
        Text("group")
      }
      let view = VStack {
        group.opacity(0.5)
        Text("after opacity")
        group.mask { Text("shape") }
        Text("after mask")
        group.blendMode(.multiply)
        Text("after blend")
      }
      let data = try Tools.run("pdftotext", on: list(view).pdfData(), result: "text") { [$0, $1] }
      let text = String(decoding: data, as: UTF8.self)
      for words in ["after opacity", "after mask", "after blend"] { #expect(text.contains(words)) }
    }

    /// Cairo refuses a whole document because of one of these scalars.
    @Test(arguments: [0, 0xFFFF, 0xFDD0, 0x1FFFE] as [UInt32])
    func textOfNoCharacters(scalar: UInt32) throws {
      let odd = try String(#require(Unicode.Scalar(scalar)))
      #expect(try !list(Text("a\(odd)b")).pdfData().isEmpty)
      let fixed = ImageRenderer(content: Text("a\(odd)b"))
      fixed.shaper = FixedShaper()
      #expect(try !fixed.pdfData().isEmpty)
    }

    /// Cairo 1.16 writes emoji as images at the size of the text; ours have the size of the font's
    /// images.
    @Test(.enabled(if: TestFonts.isInstalled(TestFonts.emoji))) func emojiInDocumentsAreSharp()
      throws
    {
      let pdf = try String(
        decoding: list(Text("😀").font(.system(size: 17))).pdfData(), as: UTF8.self)
      let widths = pdf.components(separatedBy: "/Width ").dropFirst().compactMap {
        Int($0.prefix { $0.isNumber })
      }
      #expect((widths.max() ?? 0) > 100)
    }

    /// Without a custom rule, fontconfig measures emoji at the size of their bitmaps: 136 points.
    @Test(.enabled(if: TestFonts.isInstalled(TestFonts.emoji))) func emojiAreAsLargeAsTheText() {
      let emoji = size(Text("😀").font(.system(size: 17)))
      #expect((17...25).contains(emoji.width))
      // The metrics of a color font are unusable; lines ignore them.
      #expect(emoji.height == size(Text("A").font(.system(size: 17))).height)
    }

    /// With hinting, advances at small sizes would be whole pixels.
    @Test(.enabled(if: TestFonts.isInstalled(TestFonts.inter))) func advancesAreNotRounded() {
      func width(_ points: CGFloat, _ count: Int) -> CGFloat {
        size(Text(String(repeating: "i", count: count)).font(.custom("Inter", fixedSize: points)))
          .width
      }
      // Linear in the size, except that the total is rounded up to a pixel.
      #expect(abs(width(10, 1000) * 1.3 - width(13, 1000)) < 1)
    }

    /// A fully covered page with text on it: the text is preserved, and the file is valid.
    @Test(.enabled(if: Tools.has("pdftotext"))) func coveredPages() throws {
      let view = Text("on colour").padding(30).background(.blue).compositingGroup()
      let pdf = try list(view).pdfData()
      #expect(pdf.suffix(6).elementsEqual(Data("%%EOF\n".utf8)))
      let data = try Tools.run("pdftotext", on: pdf, result: "text") { [$0, $1] }
      #expect(String(decoding: data, as: UTF8.self).contains("on colour"))
    }
  }
#endif
