import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

@testable import QuoinLayout

@Suite("Where scrolling ends")
struct ScrollTargetTests {
  private func rested(
    _ behavior: some ScrollTargetBehavior, from start: CGFloat, to end: CGFloat,
    targets: [CGRect] = []
  ) -> CGFloat {
    func target(_ x: CGFloat) -> ScrollTarget {
      ScrollTarget(rect: CGRect(x: x, y: 0, width: 100, height: 50))
    }
    var result = target(end)
    behavior.updateTarget(
      &result,
      context: ScrollTargetBehaviorContext(
        originalTarget: target(start), contentSize: CGSize(width: 1000, height: 50),
        containerSize: CGSize(width: 100, height: 50), axes: .horizontal, targets: targets))
    #expect(result.rect.minY == 0)
    return result.rect.minX
  }

  @Test("Paging stops at the next page at most")
  func paging() {
    #expect(rested(.paging, from: 200, to: 240) == 200)
    #expect(rested(.paging, from: 200, to: 260) == 300)
    #expect(rested(.paging, from: 200, to: 900) == 300)
    #expect(rested(.paging, from: 200, to: -50) == 100)
    #expect(rested(.paging, from: 900, to: 1200) == 900)
  }

  @Test("View alignment stops where a view begins")
  func viewAligned() {
    let views = (0..<20).map { CGRect(x: CGFloat($0) * 60, y: 0, width: 50, height: 50) }
    #expect(rested(.viewAligned, from: 0, to: 140, targets: views) == 120)
    #expect(rested(.viewAligned, from: 0, to: 5000, targets: views) == 900)
    #expect(
      rested(.viewAligned(limitBehavior: .alwaysByOne), from: 60, to: 700, targets: views) == 120)
    #expect(rested(.viewAligned(limitBehavior: .always), from: 0, to: 700, targets: views) == 120)
    // A view of 50, centered in 100.
    #expect(rested(.viewAligned(anchor: .center), from: 0, to: 140, targets: views) == 155)
    #expect(rested(.viewAligned, from: 0, to: 33) == 33)
  }

  @Test("A target is shown at its anchor, or with minimal scrolling")
  func offsets() {
    func offset(_ start: CGFloat, _ anchor: CGFloat?, from now: CGFloat) -> CGFloat {
      ScrollArithmetic.offset(showing: start, 30, in: 100, from: now, anchor: anchor)
    }
    #expect(offset(300, 0, from: 0) == 300)
    #expect(offset(300, 0.5, from: 0) == 265)
    #expect(offset(300, 1, from: 0) == 230)
    #expect(offset(300, nil, from: 0) == 230)
    #expect(offset(60, nil, from: 300) == 60)
    #expect(offset(30, nil, from: 0) == 0)
    // A view that is longer than the visible part is shown from its start.
    #expect(ScrollArithmetic.offset(showing: 50, 300, in: 100, from: 0, anchor: nil) == 50)
    #expect(ScrollArithmetic.limited(-5, content: 50, visible: 100) == 0)
    #expect(ScrollArithmetic.limited(.nan, content: 500, visible: 100) == 0)
    #expect(ScrollArithmetic.limited(450, content: 500, visible: 100) == 400)
  }
}
