import Foundation
import QuoinGeometry
import QuoinViews
import Testing

@Suite struct ProjectionTests {
  @Test func anInverseUndoes() {
    var map = ProjectionTransform(
      CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3).translatedBy(x: 4, y: -5))
    map.m13 = 0.001
    map.m23 = -0.002
    let point = CGPoint(x: 12, y: 34)
    let back = point.applying(map).applying(map.inverted())
    #expect(isClose(back.x, 12, by: 1e-9))
    #expect(isClose(back.y, 34, by: 1e-9))
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInvertible = flat.invert()
    #expect(!isInvertible)
    #expect(flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
  }

  @Test func mapsAreAppliedLeftToRight() {
    let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    let move = ProjectionTransform(CGAffineTransform(translationX: 1, y: 0))
    #expect(CGPoint(x: 1, y: 1).applying(scale.concatenating(move)) == CGPoint(x: 3, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)) == CGPoint(x: 4, y: 2))
  }

  @Test func theAxesOfSpaceTurnIntoEachOther() {
    let map = ProjectionTransform(
      CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1))
    let point = CGPoint(x: 1, y: 0).applying(map)
    #expect(isClose(point.x, 0))
    #expect(isClose(point.y, 1))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 2, 3)
    #expect(moved.m41 == 2)
    #expect(moved.m43 == 6)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }
}
