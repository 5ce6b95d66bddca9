#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// An angular gradient in a picture: each pixel asks for its own angle. Cairo's mesh of triangles takes many times as long.
  struct AngularGradient {
    private let colors: [UInt32]
    private let center: CGPoint
    /// Turns.
    private let start: Float

    /// The colours of a circle whose edge is `reach` pixels from its centre; `start` in radians.
    init(_ stops: [GradientStop], center: CGPoint, start: Double, alpha: Double, reach: CGFloat) {
      self.center = center
      self.start = Float((start / (2 * .pi)).truncatingRemainder(dividingBy: 1))
      // Half a pixel of the edge has a colour of its own, as far as a picture goes.
      let count = Int(min(max(reach * 4 * .pi, 256), 32_768))
      var after = 0
      colors = (0..<count).map { number in
        guard let first = stops.first, let last = stops.last else { return 0 }
        let place = (Double(number) + 0.5) / Double(count)
        while after < stops.count, stops[after].location <= place { after += 1 }
        guard after > 0 else { return first.color.pixel(alpha) }
        guard after < stops.count else { return last.color.pixel(alpha) }
        let (from, to) = (stops[after - 1], stops[after])
        let fraction = (place - from.location) / (to.location - from.location)
        return from.mixed(with: to, by: fraction).color.pixel(alpha)
      }
    }

    /// The gradient in the pixels of `area`, where `matrix` maps points to pixels.
    func picture(of area: PixelRect, _ matrix: CGAffineTransform) throws -> Surface {
      let picture = try Surface(width: area.width, height: area.height)
      picture.setOrigin(x: area.x, y: area.y)
      let inverse = matrix.inverted()
      let step = SIMD2(Float(inverse.a), Float(inverse.b))
      let stride = picture.stride
      try picture.withPixels { pixels in
        for row in 0..<area.height {
          let first = CGPoint(x: CGFloat(area.x) + 0.5, y: CGFloat(area.y + row) + 0.5)
            .applying(inverse)
          UnsafeMutableRawPointer(pixels + row * stride).withMemoryRebound(
            to: UInt32.self, capacity: area.width
          ) { line in
            fill(
              line, area.width, step,
              from: SIMD2(Float(first.x - center.x), Float(first.y - center.y)))
          }
        }
      }
      return picture
    }

    /// Fills a line of pixels, of which the first lies at `from`, seen from the centre, and each next one a `step` further.
    private func fill(
      _ line: UnsafeMutablePointer<UInt32>, _ width: Int, _ step: SIMD2<Float>,
      from: SIMD2<Float>
    ) {
      let lanes = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
      let count = Float(colors.count)
      let last = SIMD8<Int32>(repeating: Int32(colors.count - 1))
      colors.withUnsafeBufferPointer { colors in
        for column in stride(from: 0, to: width, by: 8) {
          let steps = lanes + Float(column)
          let turns = Self.turns(x: from.x + steps * step.x, y: from.y + steps * step.y) - start
          let parts = turns - turns.rounded(.down)
          let numbers = pointwiseMin(
            SIMD8<Int32>(parts * count), last)
          for lane in 0..<min(8, width - column) {
            line[column + lane] = colors[Int(numbers[lane])]
          }
        }
      }
    }

    /// The angles of eight places, in turns from -1/2 to 1/2.
    ///
    /// The arc tangent's polynomial is that of Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.49, right to a
    /// hundred millionth.
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

  extension ResolvedColor {
    /// The colour as premultiplied ARGB, `alpha` times as opaque.
    fileprivate func pixel(_ alpha: Double) -> UInt32 {
      let opacity = opacity * alpha
      func byte(_ value: Double) -> UInt32 { UInt32(min(max(value * 255, 0), 255).rounded()) }
      return byte(opacity) << 24 | byte(red * opacity) << 16 | byte(green * opacity) << 8
        | byte(blue * opacity)
    }
  }
#endif
