#if Graphics
  import Foundation
  import Quoin
  import QuoinDrawing
  import Testing

  @testable import QuoinCairo

  /// Images in other formats contain the same as the PNG, within the limits of the format.
  @MainActor
  @Suite struct PictureFormatTests {
    /// One opaque half, one half-transparent half, and a clear corner.
    private struct Halves: View {
      var body: some View {
        HStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0)
          Color(red: 0, green: 0, blue: 1).opacity(0.4)
        }
        .frame(height: 40)
        .padding(.bottom, 24)
        .frame(width: 96)
      }
    }

    private static var halves: DisplayList { ImageRenderer(content: Halves()).displayList() }

    private struct Sheet: View {
      var body: some View {
        VStack {
          Text("Everything sits tight").font(.title)
          LinearGradient(colors: [.teal, .orange], startPoint: .leading, endPoint: .bottom)
        }
        .frame(width: 240, height: 120)
        .background(.white)
      }
    }

    private static var sheet: DisplayList { ImageRenderer(content: Sheet()).displayList() }

    private func pixels(_ data: Data) throws -> PixelBuffer {
      try ImageDecoder.decode(ImageDecoder.source(data: data))
    }

    private func expect(
      _ pixels: PixelBuffer, _ x: Int, _ y: Int, isNear color: [Int], within tolerance: Int,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let place = (y * pixels.width + x) * 4
      let found = pixels.bytes[place..<place + 4].map { Int($0) }
      let isNear = zip(found, color).allSatisfy { abs($0 - $1) <= tolerance }
      #expect(isNear, "\(found) at \(x), \(y)", sourceLocation: sourceLocation)
    }

    /// Returns the mean difference between the bytes of two images.
    private func difference(_ one: PixelBuffer, _ other: PixelBuffer) -> Double {
      let sum = zip(one.bytes, other.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
      return Double(sum) / Double(one.bytes.count)
    }

    // MARK: JPEG

    @Test func jpegHasAWhiteBackground() throws {
      let file = try Self.halves.jpegData(scale: 2, quality: 0.95)
      #expect(file.starts(with: [0xFF, 0xD8]))
      let found = try pixels(file)
      #expect(found.width == 192 && found.height == 128)
      expect(found, 40, 40, isNear: [0, 0, 255, 255], within: 4)
      expect(found, 150, 40, isNear: [255, 153, 153, 255], within: 4)
      expect(found, 100, 120, isNear: [255, 255, 255, 255], within: 2)
    }

    @Test func jpegIsTruerAndLargerWithQuality() throws {
      let original = try pixels(Self.sheet.pngData(scale: 2))
      let files = try [0, 0.5, 0.85, 0.95, 1].map {
        try Self.sheet.jpegData(scale: 2, quality: $0)
      }
      for (less, more) in zip(files, files.dropFirst()) {
        #expect(less.count < more.count)
        #expect(try difference(pixels(less), original) > difference(pixels(more), original))
      }
      #expect(try difference(pixels(#require(files.last)), original) < 1)
    }

    // MARK: WebP

    @Test func webPWithoutLossesIsThePNG() throws {
      for list in [Self.halves, Self.sheet] {
        let file = try list.webPData(scale: 2, quality: .lossless)
        #expect(file.starts(with: Data("RIFF".utf8)))
        #expect(try pixels(file) == pixels(list.pngData(scale: 2)))
      }
    }

    @Test func webPWithLossesIsNearAndSmaller() throws {
      let original = try pixels(Self.sheet.pngData(scale: 2))
      let files = try [0.1, 0.8, 1].map {
        try Self.sheet.webPData(scale: 2, quality: .lossy($0))
      }
      #expect(files[0].count < files[1].count && files[1].count < files[2].count)
      #expect(try difference(pixels(files[1]), original) < 3)
      #expect(try Self.sheet.webPData(scale: 2) == files[1])
    }

    @Test func webPIsTransparent() throws {
      let found = try pixels(Self.halves.webPData(quality: 0.9))
      expect(found, 20, 20, isNear: [0, 0, 254, 255], within: 6)
      expect(found, 75, 20, isNear: [102, 0, 0, 102], within: 6)
      expect(found, 50, 60, isNear: [0, 0, 0, 0], within: 0)
      let opaque = try pixels(Self.halves.webPData(isOpaque: true, quality: .lossless))
      expect(opaque, 50, 60, isNear: [0, 0, 0, 255], within: 0)
    }

    @Test func webPHasALargestSide() throws {
      func list(_ width: CGFloat) -> DisplayList {
        ImageRenderer(content: Color.teal.frame(width: width, height: 2)).displayList()
      }
      #expect(try pixels(list(16_383).webPData()).width == 16_383)
      do {
        _ = try list(16_384).webPData()
        Issue.record("a side of 16384 pixels must be rejected")
      } catch {
        #expect("\(error)".contains("16384 × 2 pixels are too many; each side has at most 16383"))
      }
    }

    // MARK: AVIF

    /// The AVIF file as decoded by libheif's command-line tool.
    @Test(.enabled(if: Tools.has("heif-convert")))
    func avifIsNear() throws {
      for (list, tolerance) in [(Self.sheet, 3.0), (Self.halves, 3.0)] {
        let file = try list.avifData(scale: 2, quality: 0.9)
        #expect(file.prefix(12).suffix(8) == Data("ftypavif".utf8))
        let png = try Tools.run("heif-convert", on: file, result: "picture.png") { [$0, $1] }
        #expect(try difference(pixels(png), pixels(list.pngData(scale: 2))) < tolerance)
      }
      let (small, large) = (
        try Self.sheet.avifData(scale: 2, quality: 0.2),
        try Self.sheet.avifData(scale: 2, quality: 0.9)
      )
      #expect(small.count < large.count)
    }

    // MARK: Errors

    @Test(arguments: [-0.1, 1.01, .nan, .infinity, -.infinity])
    func qualitiesAreNumbersFromZeroToOne(_ quality: Double) {
      func expectRefusal(_ format: String, _ body: () throws -> Data) {
        let error = #expect(throws: CairoError.self) { _ = try body() }
        #expect(
          error == .format(format, reason: "the quality \(quality) is not a number from 0 to 1"))
      }
      expectRefusal("JPEG") { try Self.halves.jpegData(quality: quality) }
      expectRefusal("WebP") { try Self.halves.webPData(quality: .lossy(quality)) }
      expectRefusal("AVIF") { try Self.halves.avifData(quality: quality) }
    }

    @Test func emptyPicturesAreRefused() {
      let list = DisplayList(size: .zero)
      #expect(throws: CairoError.self) { try list.jpegData() }
      #expect(throws: CairoError.self) { try list.webPData() }
      #expect(throws: CairoError.self) { try list.avifData() }
    }

    @Test func renderersWriteTheSame() throws {
      let renderer = ImageRenderer(content: Sheet())
      // The scale of the display, for whose pixels lists are laid out.
      renderer.scale = 3
      let list = renderer.displayList()
      #expect(try renderer.jpegData(quality: 0.7) == list.jpegData(scale: 3, quality: 0.7))
      #expect(try renderer.webPData(quality: 0.7) == list.webPData(scale: 3, quality: 0.7))
      let host = renderer.viewHost()
      #expect(try host.jpegData() == renderer.jpegData())
      #expect(try host.webPData() == renderer.webPData())
    }
  }
#endif
