import ImageIO
import Testing
import UIKit

@MainActor
struct ImageIOTests {
  @Test func imagesAreReadReducedAndWritten() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let data = try #require(image.pngData())
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == image.cgImage?.width)
    let options: [CFString: Any] = [
      kCGImageSourceThumbnailMaxPixelSize: 10,
      kCGImageSourceCreateThumbnailFromImageAlways: true,
    ]
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options)?.width == 10)
    // Core Foundation's dictionaries compile, too.
    let again = try #require(
      CGImageSourceCreateWithData(
        data as CFData, [kCGImageSourceShouldCache: false] as CFDictionary))
    let thumbnail = CGImageSourceCreateThumbnailAtIndex(
      again, 0, [kCGImageSourceThumbnailMaxPixelSize: 5] as CFDictionary)
    #expect(thumbnail?.width == 5)
    let whole = CGImageSourceCreateImageAtIndex(
      again, 0, [kCGImageSourceShouldCacheImmediately: true] as CFDictionary)
    #expect(whole?.copy(colorSpace: CGColorSpaceCreateDeviceRGB()) === whole && whole != nil)
    for (type, start) in [("public.png", [0x89, 0x50] as [UInt8]), ("public.jpeg", [0xFF, 0xD8])] {
      let written = NSMutableData()
      let destination = try #require(
        CGImageDestinationCreateWithData(written, type as CFString, 1, nil))
      #expect(!CGImageDestinationFinalize(destination))
      CGImageDestinationAddImage(
        destination, try #require(image.cgImage), [kCGImageDestinationLossyCompressionQuality: 1])
      #expect(CGImageDestinationFinalize(destination))
      #expect(Data(referencing: written).starts(with: start))
      #expect(CGImageSourceGetCount(try #require(CGImageSourceCreateWithData(written, nil))) == 1)
    }
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
    #expect(CGImageSourceGetCount(try #require(CGImageSourceCreateWithData(Data(), nil))) == 0)
  }
}
