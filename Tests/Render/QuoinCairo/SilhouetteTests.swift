#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinGeometry
  import Testing

  @testable import QuoinCairo

  /// A shadow is computed for the distinct rows and equals the shadow of all rows.
  @Suite struct SilhouetteTests {
    enum Shape: CaseIterable {
      case rectangle, roundedRectangle, ellipse, ring, twoBars, comb, nothing

      /// Returns the opacity of a pixel.
      func alpha(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> UInt8 {
        let corner = hypot(
          Double(max(12 - x, x - width + 13, 0)), Double(max(12 - y, y - height + 13, 0)))
        switch self {
        case .rectangle: return 255
        case .roundedRectangle: return UInt8(min(max(12.5 - corner, 0), 1) * 255)
        case .ellipse:
          let far = hypot(Double(2 * x) / Double(width) - 1, Double(2 * y) / Double(height) - 1)
          return UInt8(min(max((1 - far) * 20, 0), 1) * 255)
        case .ring: return min(x, y, width - 1 - x, height - 1 - y) < 6 ? 200 : 0
        case .twoBars: return y < height / 3 || y > height * 2 / 3 ? 255 : 0
        case .comb: return x % 9 < 4 ? 128 : 255
        case .nothing: return 0
        }
      }
    }

    @Test(arguments: Shape.allCases, [0, 0.4, 3, 8.5, 24])
    func shadowsAreThoseOfAllPixels(_ shape: Shape, _ radius: CGFloat) throws {
      for (width, height) in [(1, 1), (31, 300), (260, 190)] {
        let layer = try layer(shape, width, height)
        let shadow = Shadow(color: .black, radius: radius, offset: .zero, in: .identity)
        let reach = shadow.reach
        let (wide, high) = (width + 2 * reach, height + 2 * reach)
        var mask = [UInt8](repeating: 0, count: wide * high)
        for y in 0..<height {
          for x in 0..<width {
            mask[(y + reach) * wide + x + reach] = shape.alpha(x, y, width, height)
          }
        }
        BoxBlur(sigma: radius).apply(to: &mask, width: wide, height: high)
        let picture = try PixelBuffer(shadow.picture(of: layer))
        #expect(picture.width == wide && picture.height == high)
        let alphas = stride(from: 3, to: picture.bytes.count, by: 4).map { picture.bytes[$0] }
        #expect(alphas == mask, "\(shape), \(width) × \(height)")
      }
    }

    private func layer(_ shape: Shape, _ width: Int, _ height: Int) throws -> Layer {
      let layer = try Layer(
        area: PixelRect(around: CGRect(x: 0, y: 0, width: width, height: height)))
      let stride = layer.surface.stride
      try layer.surface.withPixels { pixels in
        for y in 0..<height {
          for x in 0..<width {
            pixels[y * stride + x * 4 + 3] = shape.alpha(x, y, width, height)
          }
        }
      }
      return layer
    }

    /// The mean over a box, by definition; outside counts as empty.
    @Test func boxesAreMeans() {
      for (width, height) in [(1, 9), (5, 4), (23, 17)] {
        let mask = (0..<width * height).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ $0 / 7) }
        for sigma in [0.5, 1, 2, 6] as [CGFloat] {
          let blur = BoxBlur(sigma: sigma)
          var (fast, slow) = (mask, mask)
          blur.apply(to: &fast, width: width, height: height)
          for radius in blur.radii where radius > 0 {
            slow = Self.means(slow, width, height, radius, 1, 0)
            slow = Self.means(slow, width, height, radius, 0, 1)
          }
          #expect(fast == slow, "\(width) × \(height), \(sigma)")
        }
      }
    }

    private static func means(
      _ mask: [UInt8], _ width: Int, _ height: Int, _ radius: Int, _ right: Int, _ down: Int
    ) -> [UInt8] {
      (0..<width * height).map { place in
        let sum = (-radius...radius).reduce(0) { sum, step in
          let (x, y) = (place % width + step * right, place / width + step * down)
          guard (0..<width).contains(x), (0..<height).contains(y) else { return sum }
          return sum + Int(mask[y * width + x])
        }
        return UInt8((Double(sum) / Double(2 * radius + 1)).rounded())
      }
    }
  }
#endif
