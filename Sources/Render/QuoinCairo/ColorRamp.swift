#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// The colors of a gradient at equal intervals, so that the time for a lookup doesn't depend on
  /// the number of stops.
  struct ColorRamp {
    private let colors: [UInt32]

    /// Creates a ramp for a line of `length` pixels, with two steps per pixel within the limits.
    init(_ stops: [GradientStop], alpha: Double, length: CGFloat) {
      let count = Int(min(max(length * 2, 256), 32_768))
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

    /// Renders the gradient into the pixels of `area`; `matrix` maps points to pixels.
    ///
    /// - Parameters:
    ///   - origin: The point that positions are relative to.
    ///   - place: Returns the gradient locations 0…1 of eight positions relative to `origin`.
    func picture(
      of area: PixelRect, _ matrix: CGAffineTransform, from origin: CGPoint,
      place: (SIMD8<Float>, SIMD8<Float>) -> SIMD8<Float>
    ) throws -> Surface {
      let picture = try Surface(width: area.width, height: area.height, isCleared: false)
      picture.setOrigin(x: area.x, y: area.y)
      let inverse = matrix.inverted()
      let step = SIMD2(Float(inverse.a), Float(inverse.b))
      let stride = picture.stride
      try picture.withPixels { pixels in
        for row in 0..<area.height {
          let first = CGPoint(x: 0.5, y: CGFloat(area.y + row) + 0.5).applying(inverse)
          UnsafeMutableRawPointer(pixels + row * stride).withMemoryRebound(
            to: UInt32.self, capacity: area.width
          ) { line in
            let from = SIMD2(Float(first.x - origin.x), Float(first.y - origin.y))
            fill(line, area.x, area.width, step, from: from, place)
          }
        }
      }
      return picture
    }

    /// Renders a linear gradient into the pixels of `area`; returns `nil` if the numbers are too
    /// large.
    ///
    /// - Parameters:
    ///   - first: The location 0…1 of the pixel at the origin.
    ///   - step: The change of the location from a pixel to the next one, in both directions.
    func picture(of area: PixelRect, from first: Double, step: CGVector) throws -> Surface? {
      // Positions in the ramp with 24 bits of fraction.
      let scale = Double(colors.count) * 16_777_216
      let reach = [
        first, step.dx * Double(area.x), step.dx * Double(area.x + area.width),
        step.dy * Double(area.y), step.dy * Double(area.y + area.height),
      ]
      guard reach.allSatisfy({ abs($0 * scale) < 1e18 }) else { return nil }
      let picture = try Surface(width: area.width, height: area.height, isCleared: false)
      picture.setOrigin(x: area.x, y: area.y)
      let (stride, last, move) = (picture.stride, colors.count - 1, Int(step.dx * scale))
      try picture.withPixels { pixels in
        colors.withUnsafeBufferPointer { colors in
          for row in 0..<area.height {
            let line = UnsafeMutableRawPointer(pixels + row * stride)
              .assumingMemoryBound(to: UInt32.self)
            var place = Int((first + step.dy * Double(area.y + row)) * scale) + move * area.x
            for column in 0..<area.width {
              line[column] = colors[min(max(place >> 24, 0), last)]
              place &+= move
            }
          }
        }
      }
      return picture
    }

    /// Fills a line of pixels from column `x`. Column 0 is at `from` relative to the origin, and
    /// each next is one `step` further, so that a pixel's color doesn't depend on the area.
    private func fill(
      _ line: UnsafeMutablePointer<UInt32>, _ x: Int, _ width: Int, _ step: SIMD2<Float>,
      from: SIMD2<Float>, _ place: (SIMD8<Float>, SIMD8<Float>) -> SIMD8<Float>
    ) {
      let lanes = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
      let count = Float(colors.count)
      let last = SIMD8<Int32>(repeating: Int32(colors.count - 1))
      colors.withUnsafeBufferPointer { colors in
        for column in stride(from: 0, to: width, by: 8) {
          let steps = lanes + Float(x + column)
          let places = place(from.x + steps * step.x, from.y + steps * step.y)
          let numbers = pointwiseMin((places * count).wholePart, last)
          for lane in 0..<min(8, width - column) {
            line[column + lane] = colors[Int(numbers[lane])]
          }
        }
      }
    }
  }

  extension SIMD8<Float> {
    /// The numbers without their fractions, for numbers from 0 to 4 million.
    ///
    /// The standard library converts one number after the other. Here, adding `base`, from which on
    /// a float has no fraction, leaves the number in the lowest bits.
    fileprivate var wholePart: SIMD8<Int32> {
      let base = SIMD8(repeating: 8_388_608)
      var whole = (self + base) - base
      whole.replace(with: whole - 1, where: whole .> self)
      return unsafeBitCast(whole + base, to: SIMD8<Int32>.self) & 0x7F_FFFF
    }
  }

  extension Paint {
    /// Whether ``ramp(of:_:alpha:)`` draws the gradient into `pixels` pixels faster than Cairo.
    ///
    /// Cairo takes five times as long for each pixel of a linear gradient, and searches all stops.
    func prefersRamp(pixels: Int) -> Bool {
      switch self {
      case .linearGradient(let stops, let start, let end):
        start != end && (pixels > 32_768 || stops.count > [GradientStop].mostUnreduced)
      case .radialGradient(let stops, _, _): stops.count > [GradientStop].mostUnreduced
      default: false
      }
    }

    /// Renders a linear or radial gradient into the pixels of `area`; returns `nil` for other
    /// paints, and for numbers that are too large. `matrix` maps points to pixels.
    func ramp(of area: PixelRect, _ matrix: CGAffineTransform, alpha: Double) throws -> Surface? {
      func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
        hypot(x * matrix.a + y * matrix.c, x * matrix.b + y * matrix.d)
      }
      switch self {
      case .linearGradient(let stops, let start, let end):
        let (x, y) = (end.x - start.x, end.y - start.y)
        let across = CGVector(dx: x / (x * x + y * y), dy: y / (x * x + y * y))
        let inverse = matrix.inverted()
        let first = CGPoint(x: 0.5, y: 0.5).applying(inverse)
        return try ColorRamp(stops, alpha: alpha, length: length(x, y)).picture(
          of: area, from: (first.x - start.x) * across.dx + (first.y - start.y) * across.dy,
          step: CGVector(
            dx: inverse.a * across.dx + inverse.b * across.dy,
            dy: inverse.c * across.dx + inverse.d * across.dy))
      case .radialGradient(let stops, let center, let radii):
        let sides = SIMD2(Float(1 / radii.width), Float(1 / radii.height))
        let longest = max(length(radii.width, 0), length(0, radii.height))
        return try ColorRamp(stops, alpha: alpha, length: longest)
          .picture(of: area, matrix, from: center) { x, y in
            let (x, y) = (x * sides.x, y * sides.y)
            return pointwiseMin((x * x + y * y).squareRoot(), SIMD8(repeating: 1))
          }
      default: return nil
      }
    }
  }

  extension ResolvedColor {
    /// Returns the color as premultiplied ARGB, with its opacity multiplied by `alpha`.
    fileprivate func pixel(_ alpha: Double) -> UInt32 {
      let opacity = opacity * alpha
      func byte(_ value: Double) -> UInt32 { UInt32(min(max(value * 255, 0), 255).rounded()) }
      return byte(opacity) << 24 | byte(red * opacity) << 16 | byte(green * opacity) << 8
        | byte(blue * opacity)
    }
  }
#endif
