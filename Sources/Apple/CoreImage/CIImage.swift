@_exported import CoreGraphics
@_exported import CoreVideo
import Foundation
import QuoinCairo
import QuoinDrawing
import QuoinViews

/// A color of an image.
open class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
}

/// A vector of numbers, such as a point.
open class CIVector: NSObject, @unchecked Sendable {
  let values: [CGFloat]

  public init(values: [CGFloat]) { self.values = values }
  public convenience init(x: CGFloat) { self.init(values: [x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(values: [x, y, z, w])
  }
  public convenience init(cgPoint: CGPoint) { self.init(values: [cgPoint.x, cgPoint.y]) }
  public convenience init(cgRect: CGRect) {
    self.init(values: [cgRect.minX, cgRect.minY, cgRect.width, cgRect.height])
  }

  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  open var count: Int { values.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
}

/// Rows of pixels from the top: unpremultiplied red, green, blue and opacity from 0 to 1.
struct Pixels: Sendable {
  let width: Int
  let height: Int
  var values: [SIMD4<Float>]

  init(width: Int, height: Int, values: [SIMD4<Float>]) {
    self.width = width
    self.height = height
    self.values = values
  }

  init(width: Int, height: Int, color: SIMD4<Float>) {
    self.init(
      width: width, height: height, values: Array(repeating: color, count: width * height))
  }

  /// The pixel at a position, or the nearest one for a position outside.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    values[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
  }

  func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> Pixels {
    Pixels(width: width, height: height, values: values.map(change))
  }

  func mapPlaces(_ color: (Int, Int) -> SIMD4<Float>) -> Pixels {
    var result: [SIMD4<Float>] = []
    result.reserveCapacity(values.count)
    for y in 0..<height {
      for x in 0..<width { result.append(color(x, y)) }
    }
    return Pixels(width: width, height: height, values: result)
  }

  var image: CGImage? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(values.count * 4)
    for value in values {
      let byte = (value.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(
        .toNearestOrEven)
      for place in 0..<4 { bytes.append(UInt8(byte[place])) }
    }
    return CGImage(width: width, height: height, rgba: bytes)
  }
}

/// An image, or the recipe for one. A recipe is evaluated when a context draws the image.
open class CIImage: NSObject, @unchecked Sendable {
  /// The rectangle of the image, in pixels from the bottom-left corner.
  public let extent: CGRect
  /// Computes the pixels, from the top-left corner of the extent.
  let render: @Sendable () -> Pixels?

  init(extent: CGRect, render: @escaping @Sendable () -> Pixels?) {
    self.extent = extent
    self.render = render
  }

  public convenience init(cgImage image: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height)) {
      #if Graphics
        guard let buffer = try? ImageDecoder.decode(image.source) else { return nil }
        let values = (0..<buffer.width * buffer.height).map { place in
          let color = buffer[place % buffer.width, place / buffer.width]
          return SIMD4(
            Float(color.red), Float(color.green), Float(color.blue), Float(color.opacity))
        }
        return Pixels(width: buffer.width, height: buffer.height, values: values)
      #else
        return nil
      #endif
    }
  }

  /// Creates an image from the data of a PNG or JPEG file; returns `nil` for other data.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    self.init(cgImage: image)
  }

  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path)?.cgImage else { return nil }
    self.init(cgImage: image)
  }

  /// Creates an image from the pixels of `image`; returns `nil` for a symbol.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }

  /// Creates an image of a single color with infinite extent.
  public convenience init(color: CIColor) {
    let value = SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
    self.init(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) {
      Pixels(width: 1, height: 1, color: value)
    }
  }

  open class func empty() -> CIImage { CIImage(extent: .zero) { nil } }

  open var cgImage: CGImage? { render()?.image }

  /// Returns the part of the image in a rectangle.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect).integral
    guard part.width >= 1, part.height >= 1 else { return .empty() }
    let (left, top) = (Int(part.minX - extent.minX), Int(extent.maxY - part.maxY))
    return CIImage(extent: part) { [render] in
      guard let source = render() else { return nil }
      return Pixels(width: Int(part.width), height: Int(part.height), color: .zero)
        .mapPlaces { source[$0 + left, $1 + top] }
    }
  }

  /// Returns the transformed image. Each pixel has the color of the nearest source pixel.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let target = extent.applying(matrix).integral
    guard matrix.isInvertible, target.width >= 1, target.height >= 1 else { return .empty() }
    let (back, extent) = (matrix.inverted(), extent)
    return CIImage(extent: target) { [render] in
      guard let source = render() else { return nil }
      return Pixels(width: Int(target.width), height: Int(target.height), color: .zero)
        .mapPlaces { x, y in
          let point = CGPoint(x: target.minX + Double(x) + 0.5, y: target.maxY - Double(y) - 0.5)
            .applying(back)
          guard extent.contains(point) else { return .zero }
          return source[Int(point.x - extent.minX), Int(extent.maxY - point.y)]
        }
    }
  }

  /// Returns the filtered image, or the image itself if there is no such filter.
  open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: parameters) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// Returns the image itself, because positions outside always have the color of the nearest
  /// pixel.
  open func clampedToExtent() -> CIImage { self }
}

extension CGAffineTransform {
  fileprivate var isInvertible: Bool { a * d - b * c != 0 }
}

extension UIImage {
  /// Creates an image from a Core Image image.
  public convenience init(ciImage: CIImage) {
    if let image = ciImage.cgImage { self.init(cgImage: image) } else { self.init() }
  }

  /// Always `nil`, because an image is rendered when it is created.
  public var ciImage: CIImage? { nil }
}

/// A context that draws images.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}

  public init(options: [CIContextOption: Any]?) {}

  /// Returns the part of an image in a rectangle, in pixels.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    fromRect == image.extent ? image.cgImage : image.cropped(to: fromRect).cgImage
  }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}
