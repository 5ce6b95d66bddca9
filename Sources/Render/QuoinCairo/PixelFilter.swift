#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing

  /// A function of each pixel's color, applied to a picture.
  enum PixelFilter {
    case matrix(ColorMatrix)
    case luminanceToAlpha
    /// Makes every pixel opaque unless it is empty.
    case opaque
  }

  extension Surface {
    /// Changes every pixel unless it is empty. Neighbors are often equal, so the loop caches the
    /// last result.
    func changeColors(_ change: PixelFilter) throws {
      let change = PixelFunction(change)
      let (width, height, stride) = (width, height, stride)
      try withPixels { pixels in
        let words = UnsafeMutableRawPointer(pixels)
        var (known, answer) = (UInt32(0), UInt32(0))
        for y in 0..<height {
          for place in Swift.stride(from: y * stride, to: y * stride + width * 4, by: 4) {
            let pixel = words.load(fromByteOffset: place, as: UInt32.self)
            if pixel == 0 { continue }
            if pixel != known { (known, answer) = (pixel, change(pixel)) }
            words.storeBytes(of: answer, toByteOffset: place, as: UInt32.self)
          }
        }
      }
    }
  }

  /// A function of premultiplied ARGB pixels.
  private struct PixelFunction {
    private let change: PixelFilter
    private let rows: [[Double]]

    init(_ change: PixelFilter) {
      self.change = change
      if case .matrix(let matrix) = change { rows = matrix.rows } else { rows = [] }
    }

    func callAsFunction(_ pixel: UInt32) -> UInt32 {
      func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) }
      let alpha = channel(24)
      guard alpha > 0 else { return 0 }
      let (red, green, blue) = (channel(16), channel(8), channel(0))
      switch change {
      case .opaque:
        return Self.pixel(red / alpha, green / alpha, blue / alpha, 1)
      case .luminanceToAlpha:
        let factors = ColorMatrix.luminance
        let light = red * factors.red + green * factors.green + blue * factors.blue
        return Self.pixel(0, 0, 0, light / 255)
      case .matrix:
        func row(_ index: Int) -> Double {
          let row = rows[index]
          let colors = row[0] * red + row[1] * green + row[2] * blue
          return colors / alpha + row[3] * alpha / 255 + row[4]
        }
        return Self.pixel(row(0), row(1), row(2), row(3))
      }
    }

    /// Returns the pixel for components that are not premultiplied.
    private static func pixel(
      _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
    ) -> UInt32 {
      let alpha = min(max(alpha, 0), 1)
      func byte(_ component: Double) -> UInt32 {
        UInt32((min(max(component, 0), 1) * alpha * 255).rounded())
      }
      return byte(1) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
  }
#endif
