#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinGeometry
  import QuoinText
  import Testing

  @testable import QuoinCairo

  @Suite(.enabled(if: TestFonts.isInstalled(TestFonts.inter)))
  struct GlyphMaskTests {
    private let renderer = CairoRenderer()

    private func pixels(
      _ text: String, x: CGFloat, size: CGFloat = 20, _ effects: [Effect] = [],
      paint: Paint = .color(.black)
    ) throws -> PixelBuffer {
      let run = TestFonts.run(text, size: size, baseline: 50)
      return try renderer.pixels(
        DisplayList(
          size: CGSize(width: 300, height: 70),
          items: effects.map { .push($0) } + [
            .glyphs(run: run, origin: CGPoint(x: x, y: 0), paint: paint)
          ]
            + effects.map { _ in .pop }))
    }

    /// Returns the largest difference between two images, of 255.
    private func difference(_ one: PixelBuffer, _ other: PixelBuffer) -> Int {
      zip(one.bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    /// Glyphs at a scale without masks are filled as outlines: at multiples of a quarter pixel both
    /// are equal.
    @Test(arguments: [0, 0.25, 0.5, 0.75], [9.0, 20, 63])
    func masksAreOutlinesAtQuarters(x: CGFloat, size: CGFloat) throws {
      let stretched = CGAffineTransform(a: 1, b: 0, c: 0, d: 1 + 1e-9, tx: 0, ty: 0)
      for letter in ["g", "W", "@", "."] {
        let masked = try pixels(letter, x: 10 + x, size: size)
        let outlined = try pixels(letter, x: 10 + x, size: size, [.transform(stretched)])
        #expect(masked.bytes.contains { $0 > 0 })
        #expect(difference(masked, outlined) <= 2, "\(letter)")
      }
    }

    @Test func glyphsAreAtTheNearestQuarterPixel() throws {
      #expect(try pixels("l", x: 10.1) == pixels("l", x: 10))
      #expect(try pixels("l", x: 10.15) == pixels("l", x: 10.25))
      #expect(try pixels("l", x: 9.9) == pixels("l", x: 10))
      #expect(try pixels("l", x: 10.25) != pixels("l", x: 10))
    }

    /// Gradients, opacity, clips and the edges of the image.
    @Test func anyPaintFillsGlyphs() throws {
      let stretched = Effect.transform(
        CGAffineTransform(a: 1, b: 0, c: 0, d: 1 + 1e-9, tx: 0, ty: 0))
      let gradient = Paint.linearGradient(
        stops: [
          GradientStop(color: .pureRed, location: 0),
          GradientStop(color: .pureBlue.withOpacity(0.5), location: 1),
        ], start: .zero, end: CGPoint(x: 300, y: 0))
      let clip = Effect.clip(
        path: Path(CGRect(x: 3, y: 20, width: 62, height: 25)), evenOdd: false)
      for x in [-15.0, 20, 280] {
        for effects in [[], [clip], [.opacity(0.5)], [clip, .opacity(0.3)]] as [[Effect]] {
          let masked = try pixels("W", x: x, size: 40, effects, paint: gradient)
          let outlined = try pixels("W", x: x, size: 40, effects + [stretched], paint: gradient)
          #expect(difference(masked, outlined) <= 3, "\(x) \(effects)")
        }
      }
    }

    /// A mask doesn't record which part of a pixel both cover where the edge of a clip crosses that
    /// of a glyph.
    @Test func roundClipsCutThem() throws {
      let circle = CGRect(x: 0, y: 20, width: 60, height: 40)
      let clip = Effect.clip(path: Path(ellipseIn: circle), evenOdd: false)
      let whole = try pixels("W", x: 10, size: 40)
      let cut = try pixels("W", x: 10, size: 40, [clip])
      for y in 0..<whole.height {
        for x in 0..<whole.width {
          let far = hypot(
            (Double(x) + 0.5 - circle.midX) / circle.width * 2,
            (Double(y) + 0.5 - circle.midY) / circle.height * 2)
          if far < 0.93 { #expect(cut[x, y] == whole[x, y]) }
          if far > 1.07 { #expect(cut[x, y] == .clear) }
        }
      }
    }

    @Test func memoryIsBounded() throws {
      let font = try #require(FontLibrary.shared.outlineFont(TestFonts.inter))
      let masks = GlyphMasks(byteLimit: 40_000)
      func keys(_ glyphs: Range<UInt32>) -> [GlyphMasks.Key] {
        glyphs.map {
          GlyphMasks.Key(font: ObjectIdentifier(font), size: 20, glyph: $0, right: 0, below: 0)
        }
      }
      let first = try masks.masks(for: keys(20..<40), of: font)
      let kept = masks.keptBytes
      #expect(kept > 0)
      // Cached masks are not created again.
      #expect(
        try masks.masks(for: keys(20..<40), of: font).map(\.coverage) == first.map(\.coverage))
      #expect(masks.keptBytes == kept)
      for start in UInt32(0)..<60 {
        _ = try masks.masks(for: keys(start * 20..<start * 20 + 20), of: font)
        #expect(masks.keptBytes <= 41_000)
      }
      masks.empty()
      #expect(masks.keptBytes == 0)
      #expect(
        try masks.masks(for: keys(20..<40), of: font).map(\.coverage) == first.map(\.coverage))
    }
  }
#endif
