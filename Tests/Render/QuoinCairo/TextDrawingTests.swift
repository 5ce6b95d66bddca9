#if Graphics
  import Foundation
  import QuoinCairo
  import QuoinDrawing
  import QuoinGeometry
  import QuoinText
  import Testing

  @Suite struct TextDrawingTests {
    private let renderer = CairoRenderer()

    private func pixels(_ runs: [(GlyphRun, CGPoint)], scale: CGFloat = 1) throws -> PixelBuffer {
      try renderer.pixels(
        DisplayList(
          size: CGSize(width: 100, height: 30),
          items: runs.map { .glyphs(run: $0.0, origin: $0.1, paint: .color(.black)) }),
        scale: scale)
    }

    private func ink(_ picture: PixelBuffer) -> Double {
      var sum = 0.0
      for y in 0..<picture.height {
        for x in 0..<picture.width { sum += picture[x, y].opacity }
      }
      return sum
    }

    @Test(.enabled(if: TestFonts.isInstalled(TestFonts.inter)))
    func glyphsAreAtFractionsOfAPixel() throws {
      let run = TestFonts.run("l", size: 20, baseline: 22)
      let here = try pixels([(run, CGPoint(x: 10, y: 0))])
      let there = try pixels([(run, CGPoint(x: 10.5, y: 0))])
      #expect(here != there)
      #expect(abs(ink(here) - ink(there)) < 0.5)
      let next = try pixels([(run, CGPoint(x: 11, y: 0))])
      #expect(next[12, 15] == here[11, 15])
      // On the baseline, not below it.
      #expect(here[11, 21].opacity + here[12, 21].opacity > 0.5)
      #expect((0..<100).allSatisfy { here[$0, 22] == .clear })
    }

    /// At any scale, the baseline is rounded to the boundary between two pixel rows; rotated text
    /// isn't moved.
    @Test(.enabled(if: TestFonts.isInstalled(TestFonts.inter)))
    func baselinesAreOnWholePixels() throws {
      func picture(at y: CGFloat, scale: CGFloat = 1) throws -> PixelBuffer {
        try pixels(
          [(TestFonts.run("Hl", size: 20, baseline: 22), CGPoint(x: 10, y: y))], scale: scale)
      }
      let whole = try picture(at: 0)
      #expect(try picture(at: 0.4) == whole)
      #expect(try picture(at: -0.4) == whole)
      #expect(try picture(at: 0.6) == picture(at: 1))
      #expect(try picture(at: 0.6) != whole)
      #expect(try picture(at: 0.3, scale: 2) == picture(at: 0.5, scale: 2))
      let run = TestFonts.run("Hl", size: 20, baseline: 22)
      func turned(_ y: CGFloat) throws -> PixelBuffer {
        try renderer.pixels(
          DisplayList(
            size: CGSize(width: 100, height: 30),
            items: [
              .push(.transform(CGAffineTransform(rotationAngle: 0.2))),
              .glyphs(run: run, origin: CGPoint(x: 10, y: y), paint: .color(.black)), .pop,
            ]), scale: 1)
      }
      #expect(try turned(0) != turned(0.4))
    }

    @Test(.enabled(if: TestFonts.isInstalled(TestFonts.emoji)))
    func emojiAreColouredAndScaled() throws {
      let run = TestFonts.run("😀", TestFonts.emoji, size: 20, baseline: 22)
      let picture = try pixels([(run, CGPoint(x: 10, y: 0))])
      let face = picture[22, 10]
      #expect(face.opacity > 0.9)
      #expect(face.red > 0.8)
      #expect(face.blue < 0.5)
      #expect((0..<30).allSatisfy { picture[40, $0] == .clear })
    }

    @Test func facesWithoutAFileAreDrawnInAnother() throws {
      for face in [FixedShaper.face, FontFace(file: "/nowhere/x.otf", family: "No Such Family")] {
        let run = GlyphRun(
          face: face, size: 20, glyphs: [.init(id: 0, x: 0, y: 22), .init(id: 0, x: 40, y: 22)],
          text: "HH",
          clusters: [
            .init(utf8Count: 1, glyphCount: 1, x: 0), .init(utf8Count: 1, glyphCount: 1, x: 40),
          ], baseline: 22, width: 60)
        let picture = try pixels([(run, .zero)])
        let columns = (0..<100).filter { x in (0..<30).contains { picture[x, $0].opacity > 0.5 } }
        #expect(columns.contains { $0 < 20 })
        #expect(!columns.contains { (25..<38).contains($0) })
        #expect(columns.contains { (40..<60).contains($0) })
      }
    }

    @Test(.enabled(if: TestFonts.isInstalled(TestFonts.inter)))
    func invalidRunsAreHarmless() throws {
      var run = TestFonts.run("abc", size: 12, baseline: 20)
      run.glyphs[1].id = .max
      run.clusters = [.init(utf8Count: 99, glyphCount: -4, x: 0)]
      _ = try pixels([(run, .zero)])
      run.clusters = [.init(utf8Count: 99, glyphCount: 4, x: 0)]
      run.size = 1e4
      _ = try pixels([(run, .zero)], scale: 3)
      let list = DisplayList(
        size: CGSize(width: 50, height: 50),
        items: [.glyphs(run: run, origin: .zero, paint: .color(.black))])
      _ = try renderer.pdf([list])
      // Lengths that match the text only if their sum overflows.
      run.clusters = [Int.max, .max, 5].map { .init(utf8Count: $0, glyphCount: 1, x: 0) }
      for face in [run.face, FixedShaper.face] {
        run.face = face
        let list = DisplayList(
          size: CGSize(width: 50, height: 50),
          items: [.glyphs(run: run, origin: .zero, paint: .color(.black))])
        _ = try renderer.pdf([list])
        _ = try renderer.png(list)
      }
    }

    @Test(.enabled(if: TestFonts.isInstalled(TestFonts.inter)))
    func threadsGetTheSamePicture() async throws {
      let card = try Scenes.card()
      let expected = try renderer.pixels(card, scale: 2)
      let renderer = renderer
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for index in 0..<16 {
          group.addTask {
            if index % 4 == 0 { return try renderer.pdf([card]) == renderer.pdf([card]) }
            return try renderer.pixels(card, scale: 2) == expected
          }
        }
        for try await isEqual in group { #expect(isEqual) }
      }
    }
  }
#endif
