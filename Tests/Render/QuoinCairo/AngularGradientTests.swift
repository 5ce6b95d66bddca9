#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinGeometry
  import Testing

  @testable import QuoinCairo

  @Suite struct AngularGradientTests {
    private static let stops = [
      GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureGreen, location: 0.3),
      GradientStop(color: .pureBlue, location: 0.3),
      GradientStop(color: .white.withOpacity(0.5), location: 0.9),
    ]

    /// Returns the color at an angle, in turns, according to the stops.
    private func color(_ turn: Double) -> ResolvedColor {
      let stops = Self.stops
      guard let after = stops.firstIndex(where: { $0.location > turn }) else {
        return stops[stops.count - 1].color
      }
      let (from, to) = (stops[after - 1], stops[after])
      let share = (turn - from.location) / (to.location - from.location)
      return from.mixed(with: to, by: share).color
    }

    /// Each pixel has the color of its angle, in all quadrants, for any rotation and any clip.
    @Test(
      arguments: [0, 1, -2.5],
      [CGAffineTransform.identity, .init(scaleX: 2, y: 0.5), .init(rotationAngle: 1)])
    func pixelsHaveTheColorOfTheirAngle(start: Double, matrix: CGAffineTransform) throws {
      let center = CGPoint(x: 20, y: 11)
      let area = PixelRect(around: CGRect(x: -13, y: -5, width: 61, height: 43))
      let gradient = AngularGradient(
        Self.stops, center: center, start: start, alpha: 1, reach: 80)
      let picture = try gradient.picture(of: area, matrix)
      let stride = picture.stride
      let inverse = matrix.inverted()
      var compared = 0
      try picture.withPixels { pixels in
        for y in 0..<area.height {
          for x in 0..<area.width {
            let point = CGPoint(x: Double(area.x + x) + 0.5, y: Double(area.y + y) + 0.5)
              .applying(inverse)
            var turn = (atan2(point.y - center.y, point.x - center.x) - start) / (2 * .pi)
            turn -= turn.rounded(.down)
            // At a hard stop, a rounding error decides the color.
            guard abs(turn - 0.3) > 1e-3, turn > 1e-3, turn < 0.999 else { continue }
            compared += 1
            let expected = color(turn)
            let pixel = pixels + y * stride + x * 4
            for (byte, value) in [
              (pixel[0], expected.blue), (pixel[1], expected.green), (pixel[2], expected.red),
            ] {
              #expect(abs(Double(byte) - value * expected.opacity * 255) < 2)
            }
            #expect(abs(Double(pixel[3]) - expected.opacity * 255) < 2)
          }
        }
      }
      #expect(compared > area.pixelCount * 9 / 10)
    }

    @Test func withoutStopsThereIsNothing() throws {
      let gradient = AngularGradient([], center: .zero, start: 0, alpha: 1, reach: 4)
      let picture = try gradient.picture(
        of: PixelRect(around: CGRect(x: 0, y: 0, width: 3, height: 3)), .identity)
      try picture.withPixels { pixels in #expect((0..<12).allSatisfy { pixels[$0] == 0 }) }
    }
  }
#endif
