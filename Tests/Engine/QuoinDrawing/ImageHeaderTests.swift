import Foundation
import QuoinDrawing
import Testing

@Suite struct ImageHeaderTests {
  private func png(width: [UInt8], height: [UInt8]) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
      + Data(width) + Data(height) + Data([8, 6, 0, 0, 0])
  }

  @Test func readsPNG() throws {
    let source = try ImageDecoder.source(data: png(width: [0, 0, 1, 2], height: [0, 0, 0, 7]))
    #expect(source.format == .png)
    #expect(source.pixelWidth == 258)
    #expect(source.pixelHeight == 7)
  }

  @Test func readsJPEGBehindOtherSegments() throws {
    let data = Data(
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9]
        + [0xFF, 0xC2, 0, 11, 8, 0, 5, 0, 9, 3, 0, 0, 0])
    let source = try ImageDecoder.source(data: data)
    #expect(source.format == .jpeg)
    #expect(source.pixelWidth == 9)
    #expect(source.pixelHeight == 5)
  }

  /// A red and a blue pixel.
  private static let webP = Data([
    0x52, 0x49, 0x46, 0x46, 0x1E, 0, 0, 0, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38, 0x4C, 0x11,
    0, 0, 0, 0x2F, 1, 0, 0, 0, 0x0F, 0x10, 0xF3, 0xBF, 0xFF, 0xF3, 0x1F, 0x0E, 0x32, 0xA2, 0xFF,
    1, 0,
  ])

  /// If libwebp is installed, a WebP image becomes a PNG; otherwise the error names the missing
  /// library.
  @Test func readsWebPWhereItsLibraryIs() {
    guard let source = try? ImageDecoder.source(data: Self.webP) else {
      #expect(throws: ImageError.webP(isReaderThere: false)) {
        try ImageDecoder.source(data: Self.webP)
      }
      return
    }
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
    #expect(source == ImageSource(width: 2, height: 1, rgba: pixels))
    #expect(throws: ImageError.webP(isReaderThere: true)) {
      try ImageDecoder.source(data: Self.webP.prefix(20))
    }
  }

  @Test func refusesWhatIsNoPicture() {
    #expect(throws: ImageError.unknownFormat) { try ImageDecoder.source(data: Data()) }
    #expect(throws: ImageError.unknownFormat) {
      try ImageDecoder.source(data: Data("<svg/>".utf8))
    }
    #expect(throws: ImageError.self) {
      try ImageDecoder.source(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0]))
    }
    #expect(throws: ImageError.self) {
      try ImageDecoder.source(data: png(width: [0, 0, 0, 0], height: [0, 0, 0, 7]))
    }
    #expect(throws: ImageError.tooLarge(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF)) {
      try ImageDecoder.source(
        data: png(width: [255, 255, 255, 255], height: [255, 255, 255, 255]))
    }
  }

  @Test func everyPrefixOfAFileIsHarmless() {
    let file = png(width: [0, 0, 1, 2], height: [0, 0, 0, 7])
    for count in 0..<24 {
      #expect(throws: ImageError.self) { try ImageDecoder.source(data: file.prefix(count)) }
    }
  }

  @Test func acceptsSlicesOfData() throws {
    let slice = (Data([0, 0, 0]) + png(width: [0, 0, 0, 1], height: [0, 0, 0, 2])).dropFirst(3)
    #expect(try ImageDecoder.source(data: slice).pixelHeight == 2)
  }
}
