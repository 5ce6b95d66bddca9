#if Graphics
  import Foundation
  import QuoinDrawing

  /// The pixels of a picture: four premultiplied bytes each (blue, green, red, alpha), in rows
  /// without padding.
  public struct PixelBuffer: Sendable, Equatable {
    public let width: Int
    public let height: Int
    public let bytes: [UInt8]

    /// Creates a picture from existing pixels; `bytes` contains four bytes per pixel.
    package init(width: Int, height: Int, bytes: [UInt8]) {
      self.width = width
      self.height = height
      self.bytes = bytes
    }

    /// The color of a pixel, counted from the top-left corner; clear outside the picture.
    public subscript(x: Int, y: Int) -> ResolvedColor {
      guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
      let place = (y * width + x) * 4
      let alpha = Double(bytes[place + 3])
      guard alpha > 0 else { return .clear }
      func component(_ offset: Int) -> Double { min(1, Double(bytes[place + offset]) / alpha) }
      return ResolvedColor(
        red: component(2), green: component(1), blue: component(0), opacity: alpha / 255)
    }
  }

  extension PixelBuffer {
    /// Copies the pixels of a surface in a byte order that is the same on every machine.
    init(_ surface: Surface) throws {
      let (width, height, stride) = (surface.width, surface.height, surface.stride)
      let bytes = try surface.withPixels { source in
        [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
          for row in 0..<height {
            guard let start = target.baseAddress else { return }
            memcpy(start + row * width * 4, source + row * stride, width * 4)
          }
          count = width * height * 4
        }
      }
      self.init(width: width, height: height, bytes: bytes)
    }
  }
#endif
