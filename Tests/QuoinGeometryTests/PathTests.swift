import Foundation
import QuoinGeometry
import Testing

struct PathValueTests {
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
