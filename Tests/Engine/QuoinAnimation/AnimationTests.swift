import QuoinAnimation
import Testing

@Suite struct AnimationTests {
  private func value(_ animation: Animation, _ time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 100, time: time, context: &context)
  }

  @Test func curvesRunForTheirDuration() {
    #expect(value(.linear(duration: 2), 0.5) == 25)
    #expect(value(.linear(duration: 2), 2) == nil)
    #expect(value(.linear(duration: 0), 0) == nil)
  }

  @Test func timeCanBeDelayedAndStretched() {
    #expect(value(.linear(duration: 2).delay(1), 0.5) == 0)
    #expect(value(.linear(duration: 2).delay(1), 2) == 50)
    #expect(value(.linear(duration: 2).speed(4), 0.25) == 50)
    #expect(value(.linear(duration: 2).speed(4), 0.5) == nil)
  }

  @Test func repetitionsReverseByDefault() throws {
    let there = Animation.linear(duration: 1)
    let back = try #require(value(there.repeatCount(2), 1.25))
    #expect(abs(back - 75) < 1e-6)
    let again = try #require(value(there.repeatCount(2, autoreverses: false), 1.25))
    #expect(abs(again - 25) < 1e-6)
    #expect(value(there.repeatCount(2), 2.1) == nil)
    #expect(value(there.repeatForever(), 1000.5) != nil)
    #expect(value(there.repeatCount(0), 0) == nil)
  }

  @Test func springsEndWhenTheyAreAtRest() throws {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let animation = Animation.spring(spring)
    let early = try #require(value(animation, 0.1))
    #expect(abs(early - spring.value(target: 100, time: 0.1)) < 1e-9)
    #expect(value(animation, 60) == nil)
  }

  /// A spring that replaces another one takes over its position and velocity: the value has no
  /// corner there.
  @Test func springsMerge() throws {
    var context = AnimationContext<Double>()
    let first = Animation.spring(duration: 0.5, bounce: 0.2)
    let second = Animation.spring(duration: 1)
    let before = try #require(first.animate(value: 100, time: 0.1, context: &context))
    #expect(second.shouldMerge(previous: first, value: 100, time: 0.1, context: &context))
    let after = try #require(second.animate(value: 100, time: 0.1, context: &context))
    #expect(abs(before - after) < 1e-9)
    #expect(
      !Animation.linear.shouldMerge(previous: first, value: 100, time: 0.1, context: &context))
  }

  @Test func animationsCompare() {
    #expect(Animation.easeIn(duration: 1) == .easeIn(duration: 1))
    #expect(Animation.easeIn(duration: 1) != .easeOut(duration: 1))
    #expect(Set([Animation.spring, .spring(duration: 0.5), .bouncy]).count == 2)
  }
}
