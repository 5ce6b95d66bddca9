import Quoin
import SwiftUI
import Testing

/// Animatable data composed of several values.
struct AnimatableDataTests {
  @Test func valuesAreCountedEachByItself() {
    var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0))
    #expect(values.magnitudeSquared == 30)
    #expect(values + values - values == values)
    values.scale(by: 2)
    #expect(values == AnimatableValues(2.0, CGFloat(4), AnimatablePair(6.0, 8.0)))
    #expect(values != .zero)
    #expect(AnimatableValues<Double, CGFloat>.zero == AnimatableValues(0.0, CGFloat(0)))
    #expect(1.0.interpolated(towards: 3, amount: 0.25) == 1.5)
  }

  @Test func partsThatLackAreZero() {
    let (one, two) = (AnimatableParts([1.0]), AnimatableParts([1.0, CGFloat(2)]))
    #expect(one != two)
    #expect((two - one).magnitudeSquared == 4)
    #expect(one + .zero == one)
    let numbers = AnimatableNumbers([1, 2])
    #expect(numbers + AnimatableNumbers([1]) == AnimatableNumbers([2, 2]))
    #expect(AnimatableNumbers([1, 0]) == AnimatableNumbers([1]))
  }

  @Test func resolvedColoursMixAsGradientsDo() {
    var color = Color.Resolved(red: 1, green: 0, blue: 0)
    let end = Color.Resolved(red: 0, green: 0, blue: 1)
    color.animatableData.interpolate(towards: end.animatableData, amount: 0.5)
    // Rules/Drawing.md#gradient-mixing: 140, 83, 162.
    #expect([color.red, color.green, color.blue].map { ($0 * 255).rounded() } == [140, 83, 162])
  }
}
