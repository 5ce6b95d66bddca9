// The names are Image I/O's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CoreGraphics
import Foundation
import Quoin
import QuoinDrawing
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString =
  "kCGImageSourceShouldCacheImmediately"
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString =
  "kCGImageSourceTypeIdentifierHint"
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString =
  "kCGImageSourceThumbnailMaxPixelSize"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString =
  "UnclampedDelayTime"
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

/// The orientation of a picture: where its first row and column belong.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8
}

public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// The picture in a PNG or JPEG file, which contains exactly one.
public final class CGImageSource: Sendable {
  let image: CGImage?
  let type: String?
  init(_ data: Data) {
    image = UIImage(data: data)?.cgImage
    type = image.map { $0.source.format == .png ? "public.png" : "public.jpeg" }
  }
}

// A `CFDictionary` has keys of any type, so that dictionaries with keys that are strings convert.
public func CGImageSourceCreateWithData(_ data: Data, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data)
}
public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?)
  -> CGImageSource?
{ CGImageSource(Data(referencing: data)) }
public func CGImageSourceCreateWithURL(_ url: URL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map(CGImageSource.init)
}
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithURL(url as URL, options)
}
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.type.map { $0 as CFString }
}
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  isrc.image == nil ? .statusUnknownType : .statusComplete
}
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image : nil }

/// Returns the picture, scaled down until neither side is longer than the options allow.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = isrc.image else { return nil }
  let most = number(kCGImageSourceThumbnailMaxPixelSize, in: options)
  let longest = Double(max(image.width, image.height))
  guard let most, most > 0, most < longest else { return image }
  let size = CGSize(
    width: max((Double(image.width) * most / longest).rounded(), 1),
    height: max((Double(image.height) * most / longest).rounded(), 1))
  let context = CGContext(size: size, scale: 1)
  context.draw(image.source, upright: CGRect(origin: .zero, size: size))
  return context.makeImage()
}

/// Returns the size in pixels; other properties aren't read.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image else { return nil }
  return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
}
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?)
  -> CFDictionary?
{ isrc.image == nil ? nil : [:] }

/// A file of one picture being written.
public final class CGImageDestination: @unchecked Sendable {
  fileprivate let data: NSMutableData?
  fileprivate let url: URL?
  fileprivate let format: PictureFormat
  fileprivate var source: ImageSource?
  fileprivate var quality: Double?

  fileprivate init?(type: String, data: NSMutableData? = nil, url: URL? = nil) {
    switch type {
    case "public.png": format = .png
    case "public.jpeg": format = .jpeg
    case "org.webmproject.webp": format = .webP
    case "public.avif": format = .avif
    default: return nil
    }
    (self.data, self.url) = (data, url)
  }
}
/// Creates a destination; `nil` for types other than PNG, JPEG, WebP and AVIF.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(type: type as String, data: data) }
/// Creates a destination; `nil` for types other than PNG, JPEG, WebP and AVIF.
public func CGImageDestinationCreateWithURL(
  _ url: URL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(type: type as String, url: url) }
/// Adds the picture; of several, only the first is written. The only supported property is
/// `kCGImageDestinationLossyCompressionQuality`.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  guard idst.source == nil else { return }
  idst.source = image.source
  idst.quality =
    number(kCGImageDestinationLossyCompressionQuality, in: properties) ?? idst.quality
}
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {
  idst.quality =
    idst.quality ?? number(kCGImageDestinationLossyCompressionQuality, in: properties)
}
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let bytes = idst.source?.file(as: idst.format, quality: idst.quality) else {
    return false
  }
  idst.data?.setData(bytes)
  if let url = idst.url { return (try? bytes.write(to: url, options: .atomic)) != nil }
  return true
}

/// Returns a number of `dictionary`, whose keys may be Swift strings (`key as String`).
private func number(_ key: CFString, in dictionary: CFDictionary?) -> Double? {
  let value = dictionary?[key] ?? dictionary?[key as String]
  return (value as? any BinaryInteger).map { Double($0) }
    ?? (value as? any BinaryFloatingPoint).map { Double($0) }
    ?? (value as? NSNumber)?.doubleValue
}
