#if Graphics
  import Foundation
  import Testing

  @testable import QuoinCairo

  @Suite struct BoxBlurTests {
    /// A single dot spreads like a Gaussian: same sum, same variance.
    @Test(arguments: [1.0, 2.5, 8, 20])
    func spreadsLikeAGaussian(sigma: Double) {
      let blur = BoxBlur(sigma: sigma)
      let variance = blur.radii.reduce(0.0) { sum, radius in
        let width = Double(2 * radius + 1)
        return sum + (width * width - 1) / 12
      }
      #expect(abs(variance.squareRoot() - sigma) < 0.35)
    }

    @Test func edgeOfAHalfPlane() {
      let (width, height) = (81, 21)
      var mask = [UInt8](repeating: 0, count: width * height)
      for y in 0..<height {
        for x in 41..<width { mask[y * width + x] = 255 }
      }
      BoxBlur(sigma: 4).apply(to: &mask, width: width, height: height)
      let row = (0..<width).map { Double(mask[10 * width + $0]) / 255 }
      // The vertical blur loses the part outside the mask, equally along the middle row.
      let full = row[60]
      #expect(full > 0.95)
      #expect(abs(row[40] / full - 0.45) < 0.05)
      // One sigma inside the edge a Gaussian has reached 84 %, one sigma outside 16 %.
      #expect(abs(row[44] / full - 0.81) < 0.05)
      #expect(abs(row[36] / full - 0.14) < 0.05)
      #expect(row[20] == 0)
      #expect(zip(row.dropFirst(20), row.dropFirst(21).prefix(40)).allSatisfy { $0 <= $1 })
    }

    @Test func nothingToDo() {
      var mask: [UInt8] = [1, 2, 3, 4]
      for sigma in [0, -1, CGFloat.nan, .infinity, 0.01] {
        BoxBlur(sigma: sigma).apply(to: &mask, width: 2, height: 2)
      }
      #expect(mask == [1, 2, 3, 4])
      BoxBlur(sigma: 5).apply(to: &mask, width: 0, height: 0)
      BoxBlur(sigma: 5).apply(to: &mask, width: 100, height: 100)
      #expect(mask == [1, 2, 3, 4])
    }
  }
#endif
