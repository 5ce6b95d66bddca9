#if Graphics
  import Foundation
  import Quoin
  import QuoinDrawing
  import QuoinGeometry
  import Testing

  /// Linear gradients of large areas, which Quoin draws, beside those of small ones, which Cairo
  /// draws.
  @Suite struct LinearGradientTests {
    private static let stops = [
      GradientStop(color: ResolvedColor(red: 1, green: 0.9, blue: 0), location: 0.1),
      GradientStop(color: ResolvedColor(red: 0, green: 0.5, blue: 1, opacity: 0.4), location: 0.6),
      GradientStop(color: ResolvedColor(red: 0, green: 0, blue: 0), location: 0.6),
      GradientStop(color: ResolvedColor(red: 0.2, green: 0, blue: 1), location: 1),
    ]

    /// Returns the bytes of the rectangle (80, 60, 100, 90) of a picture in which `area` is filled.
    private func pixels(_ area: CGRect, _ start: CGPoint, _ end: CGPoint) throws -> [UInt8] {
      let list = DisplayList(
        size: CGSize(width: 300, height: 200),
        items: [
          .fill(
            path: Path(area), paint: .linearGradient(stops: Self.stops, start: start, end: end),
            evenOdd: false)
        ])
      let picture = try ImageDecoder.decode(ImageDecoder.source(data: list.pngData(scale: 1)))
      return (60..<150).flatMap { row in
        picture.bytes[((row * picture.width + 80) * 4)..<((row * picture.width + 180) * 4)]
      }
    }

    @Test(arguments: [
      [20.0, 10, 280, 190], [280, 10, 20, 30], [100, 0, 100, 200], [90, 100, 170, 100],
      [120, 90, 120.5, 90], [-4_000, -900, 9_000, 3_000],
    ])
    func aLargeAreaHasTheColorsOfASmallOne(_ line: [Double]) throws {
      let (start, end) = (CGPoint(x: line[0], y: line[1]), CGPoint(x: line[2], y: line[3]))
      let large = try pixels(CGRect(x: 0, y: 0, width: 300, height: 200), start, end)
      let small = try pixels(CGRect(x: 80, y: 60, width: 100, height: 90), start, end)
      // At the step between two colors, a rounding error selects either.
      let differing = zip(large, small).filter { abs(Int($0) - Int($1)) > 2 }.count
      #expect(differing < 4 * 100)
      #expect(Set(large).count > 4)
    }

    @Test(arguments: [
      [0.0, 0, 0, 0], [1e300, 0, -1e300, 1], [0, 0, 1e-300, 1e-300], [5, 5, 5, 5.000_000_1],
    ])
    func anyLineIsDrawn(_ line: [Double]) throws {
      let (start, end) = (CGPoint(x: line[0], y: line[1]), CGPoint(x: line[2], y: line[3]))
      let whole = CGRect(x: 0, y: 0, width: 300, height: 200)
      #expect(try !pixels(whole, start, end).isEmpty)
    }
  }
#endif
