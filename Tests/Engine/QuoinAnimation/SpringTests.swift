import Foundation
import QuoinAnimation
import Testing

@Suite struct SpringTests {
  /// All recorded springs (Rules/Animation.md#spring-settling).
  @Test(arguments: [
    (0.4, 0.0, 0.6), (1, 0, 1.5), (0.4, -0.3, 1.2), (0.4, 0.3, 0.854), (0.4, 0.5, 1.157),
    (1, 0.3, 1.954), (0.5, 0.15, 0.876827), (0.2, 0.7, 0.981661),
  ])
  func settlesAsRecorded(duration: Double, bounce: Double, expected: Double) {
    let settled = Spring(duration: duration, bounce: bounce).settlingDuration
    #expect(abs(settled - expected) < 0.0006)
  }

  @Test(arguments: [(1.0, 0.0, 1.313), (0.5, 0.15, 3.881), (0.2, 0.7, 13.679)])
  func isWhereItWasRecorded(duration: Double, bounce: Double, expected: Double) {
    let value = Spring(duration: duration, bounce: bounce).value(target: 10.0, time: 0.1)
    #expect(abs(value - expected) < 0.0006)
  }

  @Test func physicsAndAppearanceAreTheSameSpring() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.duration - 2 * .pi / 10) < 1e-12)
    #expect(abs(spring.dampingRatio - 0.5) < 1e-12)
    #expect(abs(spring.bounce - 0.5) < 1e-12)
    #expect(abs(spring.stiffness - 100) < 1e-9 && abs(spring.damping - 10) < 1e-9)
    // Damping beyond the critical value is clamped unless overdamping is allowed.
    #expect(Spring(stiffness: 100, damping: 80).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 80, allowOverDamping: true).dampingRatio == 4)
  }

  /// The velocity is the slope of the value, whatever the damping.
  @Test(arguments: [-0.5, 0, 0.4, 1])
  func velocityIsTheSlopeOfTheValue(bounce: Double) {
    let spring = Spring(duration: 0.6, bounce: bounce)
    for time in stride(from: 0.05, to: 1, by: 0.1) {
      let step = 1e-5
      let slope =
        (spring.value(target: 3.0, initialVelocity: 2, time: time + step)
          - spring.value(target: 3.0, initialVelocity: 2, time: time - step)) / (2 * step)
      let velocity = spring.velocity(target: 3.0, initialVelocity: 2, time: time)
      #expect(abs(slope - velocity) < 1e-4)
    }
  }

  @Test func updatingInStepsIsTheSameAsInOne() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    var (value, velocity) = (2.0, 1.0)
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 12, deltaTime: 0.03)
    }
    #expect(abs(value - (2 + spring.value(target: 10, initialVelocity: 1, time: 0.3))) < 1e-9)
  }

  @Test func aSettlingTimeGivesTheSpringThatHasIt() {
    let spring = Spring(settlingDuration: 1.2, dampingRatio: 0.6)
    #expect(abs(spring.settlingDuration - 1.2) < 1e-6)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func invalidSpringParametersDontTrap(number: Double) {
    for spring in [
      Spring(duration: number, bounce: number), Spring(response: number, dampingRatio: number),
      Spring(mass: number, stiffness: number, damping: number),
    ] {
      let value = spring.value(target: 1.0, time: 0.2)
      #expect(value.isFinite)
      #expect(spring.value(target: 1.0, time: number).isFinite)
    }
  }
}
