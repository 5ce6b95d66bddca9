import Foundation
import QuoinGeometry
import Testing

@Suite struct PixelGridTests {
  @Test(arguments: [(1.0, 63.0), (2.0, 62.5), (3.0, 188.0 / 3)])
  func edgesGoToTheNearestPixel(scale: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: scale).snap(62.65) - expected) < 1e-9)
  }

  @Test func tiesGoUpAlsoBelowZero() {
    let grid = PixelGrid(scale: 1)
    #expect(grid.snap(0.5) == 1)
    #expect(grid.snap(-0.5) == 0)
    #expect(grid.snap(-1.5) == -1)
  }

  @Test func touchingEdgesStillTouch() {
    let grid = PixelGrid(scale: 2)
    let left = grid.snap(CGRect(x: 0.3, y: 0, width: 33.4, height: 10))
    let right = grid.snap(CGRect(x: 33.7, y: 0, width: 33.4, height: 10))
    #expect(left.maxX == right.minX)
  }

  @Test func roundingUpForgivesAMillionthOfAPixel() {
    #expect(PixelGrid(scale: 3).ceil(20.000_000_1) == 20)
    #expect(abs(PixelGrid(scale: 3).ceil(20.287) - 61.0 / 3) < 1e-9)
  }

  @Test(arguments: [0.0, -2, .nan, .infinity])
  func anImpossibleScaleCountsAsOne(scale: Double) {
    #expect(PixelGrid(scale: scale).pixel == 1)
  }
}

@Suite struct LengthFormatTests {
  @Test(arguments: [
    (51.0, "51"), (20.333, "20.33"), (0.5, "0.5"), (-8.05, "-8.05"), (0.004, "0"),
    (.infinity, "∞"), (-.infinity, "-∞"), (1e300, "1e+300"),
  ])
  func lengths(length: Double, text: String) {
    #expect(LengthFormat.text(length) == text)
  }

  @Test func proposals() {
    #expect("\(ProposedViewSize(width: 320, height: nil))" == "320 × nil")
  }
}

@Suite struct PathTests {
  /// `clockwise: false` is clockwise on screen: from 0° to 90° the arc runs through the lower right
  /// quadrant.
  @Test func arcsTurnAsRecorded() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.boundingRect.minX > -1e-9 && path.boundingRect.minY > -1e-9)
    var other = Path()
    other.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(other.boundingRect.minX < -9)
  }

  @Test func roundedCornersTouchTheEdgesAndStayInside() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    for style in [RoundedCornerStyle.circular, .continuous] {
      for radius in [0, 5, 12, 30, 500] as [CGFloat] {
        let box = Path(roundedRect: rect, cornerRadius: radius, style: style).boundingRect
        #expect(abs(box.minX) < 1e-9 && abs(box.maxX - 100) < 1e-9)
        #expect(abs(box.minY) < 1e-9 && abs(box.maxY - 60) < 1e-9)
      }
    }
  }

  /// Both styles cut the corner at the same depth on the diagonal, to a hundredth of the radius.
  @Test func continuousCornersMeetCircularOnesOnTheDiagonal() {
    func depth(_ style: RoundedCornerStyle) -> CGFloat {
      let path = Path(
        roundedRect: CGRect(x: 0, y: 0, width: 400, height: 400), cornerRadius: 100, style: style)
      var nearest = CGFloat.infinity
      var pen = CGPoint.zero
      for element in path.elements {
        switch element {
        case .move(let end), .line(let end): pen = end
        case .curve(let end, let c1, let c2):
          for step in 0...100 {
            let t = CGFloat(step) / 100
            let u = 1 - t
            let x =
              u * u * u * pen.x + 3 * u * u * t * c1.x + 3 * u * t * t * c2.x + t * t * t * end.x
            let y =
              u * u * u * pen.y + 3 * u * u * t * c1.y + 3 * u * t * t * c2.y + t * t * t * end.y
            nearest = min(nearest, x + y)
          }
          pen = end
        case .quadCurve, .closeSubpath: break
        }
      }
      return nearest / 2
    }
    #expect(abs(depth(.circular) - 29.29) < 0.05)
    #expect(abs(depth(.continuous) - depth(.circular)) < 1)
  }

  @Test func transformsCompose() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(
      CGAffineTransform(1, 2, 3, 4, 5, 6) == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    )
    let moved = CGPoint(x: 1, y: 0).applying(turn.concatenating(.init(translationX: 5, y: 0)))
    #expect(abs(moved.x - 5) < 1e-9 && abs(moved.y - 1) < 1e-9)
    let back = moved.applying(turn.concatenating(.init(translationX: 5, y: 0)).inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y) < 1e-9)
  }

  @Test func endlessArcsAreIgnored() {
    var path = Path()
    path.addArc(
      center: .zero, radius: .infinity, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: Angle(radians: 1e300))
    #expect(path.isEmpty)
  }
}
