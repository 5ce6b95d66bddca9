import QuartzCore
import Testing
import UIKit

@MainActor
struct LayerTimeTests {
  @Test func aLayerHasItsOwnTime() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.beginTime = 10
    inner.speed = 2
    inner.timeOffset = 1
    #expect(inner.convertTime(15, from: nil) == 11)
    #expect(inner.convertTime(11, to: nil) == 15)
    #expect(inner.convertTime(5, from: outer) == 11)
    // A paused layer stays at its offset.
    inner.timeOffset = inner.convertTime(15, from: nil)
    inner.speed = 0
    #expect(inner.convertTime(99, from: nil) == 11)
  }

  @Test func functionsOfRectanglesHaveTheirOldNames() {
    let (first, second) = (CGRectMake(0, 0, 2, 2), CGRectMake(1, 1, 3, 3))
    #expect(CGRectUnion(first, second) == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(CGRectIntersection(first, second) == CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(CGRectContainsRect(CGRectUnion(first, second), first) && !CGRectIsEmpty(first))
    #expect(CGRectEqualToRect(CGRectIntegral(CGRectMake(0.5, 0, 1, 1)), CGRectMake(0, 0, 2, 1)))
    let moved = CGAffineTransformTranslate(CGAffineTransformIdentity, 3, 4)
    #expect(CGPointApplyAffineTransform(CGPointZero, moved) == CGPoint(x: 3, y: 4))
  }
}
