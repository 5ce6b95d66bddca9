import Foundation
import QuoinGeometry
import QuoinViews
import Testing

/// Boolean operations on areas.
struct PathBooleanTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let shifted = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  @Test func squaresGiveTheExpectedCorners() {
    #expect(square.intersection(shifted).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(square.union(shifted).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 15))
    // Six corners: the square without its bottom right quarter.
    let rest = square.subtracting(shifted)
    #expect(rest.elements.count == 7)
    #expect(area(rest) == 75)
    #expect(area(square.symmetricDifference(shifted)) == 150)
    #expect(square.subtracting(square).isEmpty)
    #expect(square.intersection(Path()).isEmpty)
    #expect(area(square.union(square)) == 100)
  }

  @Test func aHoleTurnsTheOtherWay() {
    let ring = square.subtracting(Path(CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(area(ring) == 64)
    #expect(ring.contains(CGPoint(x: 1, y: 1)) && !ring.contains(CGPoint(x: 5, y: 5)))
  }

  /// A point belongs to the result if and only if the operation says so for the two operands.
  @Test(arguments: 0..<40) func pointsObeyTheRule(_ seed: Int) {
    var random = Random(state: UInt64(seed &* 7919 &+ 1))
    let (first, second) = (random.polygon(), random.polygon())
    let results = [
      first.union(second), first.intersection(second), first.subtracting(second),
      first.symmetricDifference(second), first.normalized(eoFill: false),
    ]
    for _ in 0..<200 {
      let point = CGPoint(x: random.next(100) + 0.37, y: random.next(100) + 0.41)
      let (a, b) = (first.contains(point), second.contains(point))
      // Results are on a fine grid: a point on an edge may be on either side.
      let nearby = [(-0.02, 0.0), (0.02, 0), (0, -0.02), (0, 0.02)].map {
        CGPoint(x: point.x + $0.0, y: point.y + $0.1)
      }
      guard nearby.allSatisfy({ first.contains($0) == a && second.contains($0) == b }) else {
        continue
      }
      #expect(results.map { $0.contains(point) } == [a || b, a && b, a && !b, a != b, a])
      // The results don't overlap themselves: both fill rules agree.
      #expect(
        results.map { $0.contains(point, eoFill: true) } == results.map { $0.contains(point) })
    }
  }

  @Test func circlesAreCloseToTheirFormula() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(abs(area(circle.normalized()) - .pi * 2500) < 0.005 * .pi * 2500)
  }

  @Test func invalidPathsAreHarmless() {
    let odd = Path {
      $0.move(to: CGPoint(x: CGFloat.nan, y: 0))
      $0.addLine(to: CGPoint(x: CGFloat.infinity, y: 1))
    }
    #expect(square.union(odd).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!odd.contains(.zero))
  }

  /// Returns the area by the shoelace formula, which is correct for outlines whose holes have the
  /// opposite direction.
  private func area(_ path: Path) -> CGFloat {
    var (sum, pen, start) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    func side(to end: CGPoint) {
      sum += pen.x * end.y - end.x * pen.y
      pen = end
    }
    for element in path.elements {
      switch element {
      case .move(let end): (pen, start) = (end, end)
      case .line(let end): side(to: end)
      case .closeSubpath: side(to: start)
      default: Issue.record("a curve in a region")
      }
    }
    return abs(sum) / 2
  }
}

private struct Random {
  var state: UInt64

  mutating func next(_ limit: UInt64) -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat((state >> 33) % limit)
  }

  /// Returns a polygon of 3 to 9 corners with integer coordinates; most of them intersect
  /// themselves.
  mutating func polygon() -> Path {
    let count = 3 + Int(next(7))
    return Path { path in
      path.addLines((0..<count).map { _ in CGPoint(x: next(100), y: next(100)) })
      path.closeSubpath()
    }
  }
}
