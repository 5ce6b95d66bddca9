#if Graphics
  import Foundation
  import QuoinCairo
  import QuoinDrawing
  import QuoinGeometry

  /// The tolerance for comparing images.
  package struct PixelTolerance: Sendable, Equatable {
    /// The fraction of the pixels that must match, from 0 to 1.
    package var precision: Double
    /// The minimum similarity of two matching pixels.
    ///
    /// A value of 1 requires equal bytes; below that their colors may differ by (1 − this) × 100 in
    /// CIELAB (CIE 1976), over white and over black.
    package var perceptualPrecision: Double

    package init(precision: Double = 1, perceptualPrecision: Double = 1) {
      self.precision = precision
      self.perceptualPrecision = perceptualPrecision
    }
  }

  /// The difference between two images.
  package struct PixelComparison: Sendable {
    package let reference, result: PixelBuffer
    /// The number of pixels that differ by more than the tolerance; not counted for images of
    /// different sizes.
    package private(set) var differing = 0
    /// The smallest rectangle around them.
    package private(set) var bounds = CGRect.null
    /// The largest distance between two colors in CIELAB.
    package private(set) var largest = 0.0
    private let tolerance: PixelTolerance

    package init(_ reference: PixelBuffer, _ result: PixelBuffer, tolerance: PixelTolerance) {
      self.reference = reference
      self.result = result
      self.tolerance = tolerance
      guard hasSameSize, reference.bytes != result.bytes else { return }
      count()
    }

    package var hasSameSize: Bool {
      reference.width == result.width && reference.height == result.height
    }
    package var pixels: Int { reference.width * reference.height }

    /// Whether the images are equal within the tolerance.
    package var isSame: Bool {
      hasSameSize && Double(differing) <= (1 - tolerance.precision) * Double(pixels)
    }

    /// The difference, as a sentence.
    package var sentence: String {
      guard hasSameSize else {
        return
          "The image is \(result.width) × \(result.height) pixels, and the reference \(reference.width) × \(reference.height)."
      }
      let share = LengthFormat.text(CGFloat(100 * Double(differing) / Double(max(pixels, 1))))
      let place =
        "from \(Int(bounds.minX)), \(Int(bounds.minY)) to \(Int(bounds.maxX)), \(Int(bounds.maxY))"
      return
        "\(differing) of \(pixels) pixels differ (\(share) %), \(place), by up to \(LengthFormat.text(CGFloat(largest))) in CIELAB."
    }

    /// Returns the reference in pale gray with the differences in red, as a PNG file.
    package func picture() throws -> Data {
      let width = max(reference.width, result.width)
      let height = max(reference.height, result.height)
      var bytes = [UInt8](repeating: 255, count: width * height * 4)
      bytes.withUnsafeMutableBufferPointer { target in
        for y in 0..<height {
          for x in 0..<width {
            let place = (y * width + x) * 4
            let (before, now) = (Self.pixel(reference, x, y), Self.pixel(result, x, y))
            if let before, let now, !isDifferent(before, now) {
              let paper = 255 - Int(before.3)
              let grey = (Int(before.0) + 4 * Int(before.1) + 2 * Int(before.2)) / 7 + paper
              let pale = UInt8(clamping: 191 + grey / 4)
              (target[place], target[place + 1], target[place + 2]) = (pale, pale, pale)
            } else {
              (target[place], target[place + 1], target[place + 2]) = (48, 0, 230)
            }
          }
        }
      }
      return try PNGEncoder.encode(
        PixelBuffer(width: width, height: height, bytes: bytes), withAlpha: false)
    }

    // MARK: Pixels

    /// Blue, green, red and alpha, premultiplied.
    private typealias Pixel = (UInt8, UInt8, UInt8, UInt8)

    private static func pixel(_ buffer: PixelBuffer, _ x: Int, _ y: Int) -> Pixel? {
      guard x < buffer.width, y < buffer.height else { return nil }
      let place = (y * buffer.width + x) * 4
      let bytes = buffer.bytes
      return (bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3])
    }

    private func isDifferent(_ a: Pixel, _ b: Pixel) -> Bool {
      guard a != b else { return false }
      return tolerance.perceptualPrecision >= 1
        || Self.distance(a, b) > (1 - tolerance.perceptualPrecision) * 100
    }

    private mutating func count() {
      let (width, height) = (reference.width, reference.height)
      var (left, top, right, bottom) = (width, height, 0, 0)
      for y in 0..<height {
        let row = y * width * 4
        guard
          !reference.bytes[row..<row + width * 4].elementsEqual(
            result.bytes[row..<row + width * 4])
        else { continue }
        for x in 0..<width {
          guard let a = Self.pixel(reference, x, y), let b = Self.pixel(result, x, y),
            isDifferent(a, b)
          else { continue }
          differing += 1
          largest = max(largest, Self.distance(a, b))
          (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
        }
      }
      guard differing > 0 else { return }
      bounds = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    // MARK: Colors

    /// Returns the distance between two colors in CIELAB: the larger of those over white and over
    /// black.
    private static func distance(_ a: Pixel, _ b: Pixel) -> Double {
      guard a.3 < 255 || b.3 < 255 else { return distance(a, b, over: 0) }
      return max(distance(a, b, over: 0), distance(a, b, over: 255))
    }

    private static func distance(_ a: Pixel, _ b: Pixel, over background: Double) -> Double {
      let difference = lab(a, over: background) - lab(b, over: background)
      return (difference * difference).sum().squareRoot()
    }

    private static func lab(_ pixel: Pixel, over background: Double) -> SIMD3<Double> {
      let rest = background * (1 - Double(pixel.3) / 255)
      let red = linear((Double(pixel.2) + rest) / 255)
      let green = linear((Double(pixel.1) + rest) / 255)
      let blue = linear((Double(pixel.0) + rest) / 255)
      // sRGB's primaries to XYZ, relative to its white point D65.
      let x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
      let y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
      let z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
      return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func root(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
  }
#endif
