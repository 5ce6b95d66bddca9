import Foundation
import QuoinGeometry
import Testing

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

  @Test func boundsLeaveControlPointsOut() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 80), control2: CGPoint(x: 100, y: 80))
    // A cubic whose handles have the same height reaches three quarters of it.
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 60))

    var parabola = Path()
    parabola.move(to: .zero)
    parabola.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(abs(parabola.boundingRect.height - 4) < 1e-9)

    let circle = Path(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(circle.boundingRect == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(Path().boundingRect.isNull)
  }

  @Test func aTangentArcTouchesBothLines() throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(path.elements.prefix(2) == [.move(to: .zero), .line(to: CGPoint(x: 80, y: 0))])
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 100) < 1e-9 && abs(end.y - 20) < 1e-9)
    #expect(path.boundingRect.maxX <= 100 + 1e-6 && path.boundingRect.minY >= -1e-6)

    var other = Path()
    other.move(to: .zero)
    other.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: -100), radius: 20)
    #expect(abs((other.currentPoint?.y ?? 0) + 20) < 1e-9)
  }

  @Test func aTangentArcWithoutACornerIsALine() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 20)
    path.addArc(
      tangent1End: CGPoint(x: 60, y: 0), tangent2End: CGPoint(x: 60, y: 9), radius: .nan)
    #expect(
      path.elements == [
        .move(to: .zero), .line(to: CGPoint(x: 50, y: 0)), .line(to: CGPoint(x: 60, y: 0)),
      ])
  }

  @Test func descriptionsAreReadBack() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 2.5))
    #expect(path.description == "0 0 m 10 0 l 10 2.5 l 0 2.5 l h")
    path.addEllipse(in: CGRect(x: 3, y: 1, width: 0.1, height: 7))
    path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: -3, y: 1e-7))
    #expect(Path(path.description) == path)
    #expect(Path("") == Path())
    for wrong in ["1 m", "1 2", "1 2 x", "h 1", "1 2 3 l", "m"] { #expect(Path(wrong) == nil) }
  }

  @Test func transformsAreAppliedToWhatIsAdded() {
    let move = CGAffineTransform(translationX: 5, y: 6)
    var path = Path()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: move)
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1), transform: move)
    path.addLines([.zero, CGPoint(x: 1, y: 1)], transform: move)
    #expect(path.boundingRect == CGRect(x: 5, y: 6, width: 1, height: 1))
  }
}
