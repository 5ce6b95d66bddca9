import Testing
import UIKit

@MainActor
struct ViewTests {
  @Test func framesFollowCenterAndBounds() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center.x += 5
    #expect(view.frame == CGRect(x: 15, y: 20, width: 30, height: 40))
  }

  @Test func aViewHasOnePlace() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
  }
}
