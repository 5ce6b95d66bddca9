#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// A raster angular gradient that computes the angle of each pixel, many times faster than a
  /// Cairo mesh.
  struct AngularGradient {
    private let ramp: ColorRamp
    private let center: CGPoint
    /// The start angle, in turns.
    private let start: Float

    /// Creates a gradient that is precise up to `reach` pixels from its center; `start` is in
    /// radians.
    init(_ stops: [GradientStop], center: CGPoint, start: Double, alpha: Double, reach: CGFloat) {
      self.center = center
      self.start = Float((start / (2 * .pi)).truncatingRemainder(dividingBy: 1))
      ramp = ColorRamp(stops, alpha: alpha, length: reach * 2 * .pi)
    }

    /// Renders the gradient into the pixels of `area`; `matrix` maps points to pixels.
    func picture(of area: PixelRect, _ matrix: CGAffineTransform) throws -> Surface {
      try ramp.picture(of: area, matrix, from: center) { x, y in
        let turns = Self.turns(x: x, y: y) - start
        return turns - turns.rounded(.down)
      }
    }

    /// Returns the angles of eight positions, in turns from -1/2 to 1/2.
    ///
    /// Approximates the arc tangent with the polynomial 4.4.49 of Abramowitz and Stegun, Handbook
    /// of Mathematical Functions, accurate to 1e-8.
    private static func turns(x: SIMD8<Float>, y: SIMD8<Float>) -> SIMD8<Float> {
      let width = x.replacing(with: -x, where: x .< 0)
      let height = y.replacing(with: -y, where: y .< 0)
      let longer = pointwiseMax(
        pointwiseMax(width, height), SIMD8(repeating: .leastNormalMagnitude))
      let slope = pointwiseMin(width, height) / longer
      let square = slope * slope
      var sum = SIMD8<Float>(repeating: 0.002_866_2257)
      let factors: [Float] = [
        -0.016_165_7367, 0.042_909_6138, -0.075_289_6400, 0.106_562_6393, -0.142_088_9944,
        0.199_935_5085, -0.333_331_4528, 1,
      ]
      for factor in factors { sum = sum * square + factor }
      var turns = sum * slope * Float(0.5 / Double.pi)
      turns.replace(with: 0.25 - turns, where: height .> width)
      turns.replace(with: 0.5 - turns, where: x .< 0)
      turns.replace(with: -turns, where: y .< 0)
      return turns
    }
  }
#endif
