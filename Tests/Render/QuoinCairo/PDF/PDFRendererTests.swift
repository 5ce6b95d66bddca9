#if Graphics
  import Foundation
  import QuoinCairo
  import QuoinDrawing
  import QuoinGeometry
  import QuoinSVG
  import Testing

  @Suite struct PDFRendererTests {
    private let renderer = CairoRenderer()

    private func rendered(_ pdf: Data) throws -> PixelBuffer {
      let png = try Tools.run("pdftoppm", on: pdf, result: "page.png") { source, target in
        ["-png", "-singlefile", "-r", "144", source, String(target.dropLast(4))]
      }
      return try ImageDecoder.decode(ImageDecoder.source(data: png))
    }

    private func rendered(svg: String) throws -> PixelBuffer {
      let png = try Tools.run("rsvg-convert", on: Data(svg.utf8), result: "page.png") {
        ["-z", "2", $0, "-o", $1]
      }
      return try ImageDecoder.decode(ImageDecoder.source(data: png))
    }

    /// Positions in the card scene that are far from any edge.
    private static let places = [
      (4, 4), (60, 60), (320, 60), (560, 60), (400, 260), (160, 210), (310, 328), (330, 328),
      (350, 328), (524, 236), (320, 375), (320, 390), (30, 200), (95, 328),
    ]

    private func expectSameCard(_ other: PixelBuffer) throws {
      let expected = try renderer.pixels(Scenes.card(), scale: 2)
      #expect(other.width == expected.width)
      #expect(other.height == expected.height)
      for (x, y) in Self.places {
        #expect(
          other[x, y].isClose(to: expected[x, y], tolerance: 0.03),
          "at \(x), \(y): \(other[x, y]) instead of \(expected[x, y])")
      }
    }

    @Test(.enabled(if: Tools.has("pdftoppm"))) func looksLikeThePNG() throws {
      try expectSameCard(rendered(renderer.pdf([Scenes.card()])))
    }

    @Test(.enabled(if: Tools.has("rsvg-convert"))) func svgLooksLikeThePNG() throws {
      try expectSameCard(rendered(svg: SVGRenderer().svg(Scenes.card())))
    }

    @Test func twoRunsAreEqual() throws {
      let card = try Scenes.card()
      #expect(
        try renderer.pdf([card, card], title: "T") == renderer.pdf([card, card], title: "T"))
    }

    @Test(
      .enabled(if: Tools.has("pdftotext") && TestFonts.isInstalled(TestFonts.inter)))
    func textCanBeExtracted() throws {
      let data = try Tools.run(
        "pdftotext", on: renderer.pdf([Scenes.card()]), result: "text"
      ) { [$0, $1] }
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.contains("Quoin, the wedge"))
      #expect(text.contains("Everything sits tight & still."))
      if TestFonts.isInstalled(TestFonts.hebrew) { #expect(text.contains("שלום")) }
    }

    @Test func jpegFilesPassThrough() throws {
      let jpeg = TestImages.jpeg(width: 64, height: 64, orientation: 6)
      let list = DisplayList(
        size: CGSize(width: 50, height: 50),
        items: [
          .image(index: 0, rect: CGRect(x: 0, y: 0, width: 50, height: 50), interpolation: .low)
        ], images: [try ImageDecoder.source(data: jpeg)])
      #expect(try renderer.pdf([list]).range(of: jpeg) != nil)
    }

    @Test func opacityOfOneThingNeedsNoGroup() throws {
      func groups(_ items: [DisplayItem]) throws -> Bool {
        let list = DisplayList(
          size: CGSize(width: 50, height: 50), items: [.push(.opacity(0.5))] + items + [.pop])
        return try renderer.pdf([list]).range(of: Data("/XObject <<".utf8)) != nil
      }
      let square = DisplayItem.rect(0, 0, 10, 10, .pureRed)
      #expect(try !groups([square]))
      #expect(try groups([square, .rect(5, 5, 10, 10, .pureBlue)]))
    }

    /// Whether the document of `items` contains an image.
    private func hasPicture(_ items: [DisplayItem]) throws -> Bool {
      let list = DisplayList(size: CGSize(width: 50, height: 50), items: items)
      return try renderer.pdf([list]).range(of: Data("/Subtype /Image".utf8)) != nil
    }

    @Test func vectorsStayVectors() throws {
      let square = DisplayItem.rect(0, 0, 20, 20, .pureRed)
      let other = DisplayItem.rect(10, 10, 20, 20, .pureBlue)
      let stops = [
        GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1),
      ]
      let fan = Paint.angularGradient(stops: stops, center: .zero, start: 0)
      let path = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
      #expect(try !hasPicture([.push(.recolor(.inversion)), square, other, .pop]))
      #expect(try !hasPicture([.fill(path: path, paint: fan, evenOdd: false)]))
      #expect(
        try !hasPicture([.push(.mask), .push(.maskShape), square, .pop, other, .pop]))
      for blending in Blending.allCases where blending.isStandard {
        #expect(try !hasPicture([square, .push(.blend(blending)), other, .pop]), "\(blending)")
      }
      #expect(try hasPicture([.push(.blur(radius: 2, isOpaque: false)), square, .pop]))
    }

    /// Only blurred items become images.
    @Test(
      .enabled(if: Tools.has("pdftotext") && TestFonts.isInstalled(TestFonts.inter)))
    func textBesideABlurStaysText() throws {
      func text(_ string: String, _ y: CGFloat) -> DisplayItem {
        .glyphs(
          run: TestFonts.run(string, size: 12), origin: CGPoint(x: 4, y: y), paint: .color(.black))
      }
      let list = DisplayList(
        size: CGSize(width: 100, height: 60),
        items: [
          text("sharp", 15), .push(.blur(radius: 2, isOpaque: false)), text("soft", 35), .pop,
          .push(.recolor(.inversion)), text("inverted", 55), .pop,
        ])
      let data = try Tools.run("pdftotext", on: renderer.pdf([list]), result: "text") { [$0, $1] }
      let found = String(decoding: data, as: UTF8.self)
      #expect(found.contains("sharp") && found.contains("inverted"))
      #expect(!found.contains("soft"))
    }

    /// At four pixels per point, which a sharp shadow gets, it would exceed the maximum length of
    /// an image.
    @Test func aLongPageMayHaveAShadow() throws {
      let shadow = Effect.shadow(color: .black, radius: 0.2, offset: .zero)
      let list = DisplayList(
        size: CGSize(width: 8, height: 12_000),
        items: [.push(shadow), .rect(2, 0, 4, 12_000, .pureRed), .pop])
      let data = try renderer.pdf([list])
      #expect(data.range(of: Data("/Height 24000".utf8)) != nil)
    }

    @Test func pagesHaveTheSizesOfTheirLists() throws {
      let data = try renderer.pdf([
        DisplayList(size: CGSize(width: 100, height: 50)),
        DisplayList(size: CGSize(width: 30, height: 70)),
      ])
      #expect(data.range(of: Data("/MediaBox [ 0 0 100 50 ]".utf8)) != nil)
      #expect(data.range(of: Data("/MediaBox [ 0 0 30 70 ]".utf8)) != nil)
      #expect(data.range(of: Data("/Count 2".utf8)) != nil)
    }

    @Test func aFailingPageEndsTheDocument() throws {
      let square = DisplayItem.rect(0, 0, 10, 10, .pureRed)
      let broken = ImageSource(
        data: Data([0x89, 0x50]), format: .png, pixelWidth: 1, pixelHeight: 1)
      let image = DisplayItem.image(
        index: 0, rect: CGRect(x: 0, y: 0, width: 5, height: 5), interpolation: .low)
      let size = CGSize(width: 50, height: 50)
      #expect(throws: CairoError.self) {
        try renderer.pdf([
          DisplayList(size: size, items: [square]),
          DisplayList(
            size: size, items: [.push(.opacity(0.5)), square, image], images: [broken]),
        ])
      }
    }

    @Test func refusesWhatIsNoDocument() {
      #expect(throws: CairoError.noPages) { try renderer.pdf([]) }
      for side in [0, -1, CGFloat.nan, .infinity, 1e9] {
        #expect(throws: CairoError.self) {
          try renderer.pdf([DisplayList(size: CGSize(width: side, height: 10))])
        }
      }
    }
  }
#endif
