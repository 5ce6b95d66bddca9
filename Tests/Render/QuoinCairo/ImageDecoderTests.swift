#if Graphics
  import Foundation
  import QuoinCairo
  import QuoinDrawing
  import QuoinGeometry
  import Testing

  @Suite struct ImageDecoderTests {
    private func png() throws -> Data {
      try CairoRenderer().png(
        DisplayList(
          size: CGSize(width: 64, height: 64), items: [.rect(3, 5, 40, 40, .pureRed)]))
    }

    @Test func decodesJPEG() throws {
      let source = try ImageDecoder.source(data: TestImages.jpeg(width: 32, height: 16))
      let pixels = try ImageDecoder.decode(source)
      #expect(pixels.width == 32)
      #expect(pixels.height == 16)
      #expect(pixels[4, 8].isClose(to: .pureRed, tolerance: 0.05))
      #expect(pixels[28, 8].isClose(to: .pureBlue, tolerance: 0.05))
    }

    @Test func cutPNGsAreRefused() throws {
      let file = try png()
      for count in stride(from: 24, to: file.count - 20, by: 7) {
        let source = try ImageDecoder.source(data: file.prefix(count))
        #expect(throws: ImageError.self) { try ImageDecoder.decode(source) }
      }
    }

    @Test func damagedFilesNeverCrash() throws {
      for file in [try png(), TestImages.jpeg(width: 32, height: 16, orientation: 3)] {
        for place in 2..<file.count {
          var damaged = file
          damaged[place] ^= 0x5A
          guard let source = try? ImageDecoder.source(data: damaged),
            source.pixelWidth * source.pixelHeight < 1 << 20
          else { continue }
          _ = try? ImageDecoder.decode(source)
        }
      }
    }

    private func reason(_ file: Data) -> String? {
      do {
        _ = try ImageDecoder.decode(ImageDecoder.source(data: file))
        return nil
      } catch {
        guard case ImageError.corrupt(.jpeg, let reason) = error else { return "\(error)" }
        return reason
      }
    }

    @Test func cutJPEGsAreRefused() throws {
      let file = TestImages.jpeg(width: 512, height: 512)
      #expect(reason(file) == nil)
      // The last two bytes are the end marker.
      for count in stride(from: 700, to: file.count - 1, by: 101) {
        #expect(reason(file.prefix(count)) == "it ends too early")
      }
      #expect(reason(file.dropLast(1)) == "it ends too early")
    }

    @Test func damagedJPEGsAreRefused() throws {
      var file = TestImages.jpeg(width: 512, height: 512)
      let middle = file.count / 2
      for place in middle..<middle + 200 {
        file[place] = UInt8(truncatingIfNeeded: place * 37) & 0x7F
      }
      let found = try #require(reason(file))
      #expect(found.hasPrefix("its pixels are damaged ("))
      // Data after the last pixel is not an error.
      var extended = TestImages.jpeg(width: 32, height: 16)
      extended += Data([1, 2, 3])
      #expect(reason(extended) == nil)
    }

    @Test func brokenJPEGHeaders() throws {
      var garbage = Data(TestImages.jpeg(width: 32, height: 16).prefix(4))
      garbage += Data([0, 2, 0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 32, 3, 1, 2, 3])
      let broken = try ImageDecoder.source(data: garbage)
      #expect(throws: ImageError.self) { try ImageDecoder.decode(broken) }
    }

    @Test func theErrorNamesTheImage() throws {
      let source = try ImageDecoder.source(data: png().prefix(100))
      let list = DisplayList(
        size: CGSize(width: 10, height: 10),
        items: [
          .image(index: 0, rect: CGRect(x: 0, y: 0, width: 10, height: 10), interpolation: .low)
        ], images: [source])
      #expect {
        try CairoRenderer().png(list)
      } throws: { error in
        guard case CairoError.image(index: 0, _)? = error as? CairoError else { return false }
        return true
      }
    }
  }
#endif
