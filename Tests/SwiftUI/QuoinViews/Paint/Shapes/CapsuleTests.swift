import SwiftUI
import Testing

struct CapsuleTests {
  /// The ends of a capsule are pointed: a point is farther from the end than on a circle, and the
  /// curve begins more than a radius before it.
  @Test func capsulesHaveContinuousEnds() {
    let capsule = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 300, height: 109), cornerRadius: .infinity,
      style: .continuous)
    // Ten pixels beside the middle of the end, a circle is 0.93 deep.
    #expect(!capsule.contains(CGPoint(x: 1.5, y: 44.5)))
    #expect(capsule.contains(CGPoint(x: 2.4, y: 44.5)))
    #expect(!capsule.contains(CGPoint(x: 60, y: 0.05)))
    #expect(capsule.contains(CGPoint(x: 84, y: 0.05)))
  }
}
