import QuoinAnimation
import QuoinGeometry
import Testing

/// The recorded keyframes (Rules/Animation.md#cubic-keyframes).
@Suite struct KeyframeTests {
  private func expect<K: Keyframes<Double>>(
    _ values: [(Double, Double)], sourceLocation: SourceLocation = #_sourceLocation,
    @KeyframesBuilder<Double> _ keyframes: () -> K
  ) {
    let timeline = KeyframeTimeline(initialValue: 0.0, content: keyframes)
    for (time, value) in values {
      let found = timeline.value(time: time)
      #expect(abs(found - value) < 0.00051, "\(found) at \(time)", sourceLocation: sourceLocation)
    }
  }

  @Test func aCubicKeyframeAloneBeginsAndEndsAtRest() {
    expect([
      (0.05, 0.430), (0.1, 1.5625), (0.15, 3.164), (0.2, 5), (0.25, 6.836), (0.3, 8.4375),
      (0.35, 9.570),
    ]) { CubicKeyframe(10, duration: 0.4) }
  }

  @Test func betweenCubicKeyframesTheSlopeIsThatOfTheNeighbours() {
    expect([
      (0.05, 1.797), (0.1, 5.625), (0.15, 9.141), (0.2, 10), (0.25, 6.406), (0.3, 0),
      (0.35, -6.406), (0.4, -10), (0.5, -5.625),
    ]) {
      CubicKeyframe(10, duration: 0.2)
      CubicKeyframe(-10, duration: 0.2)
      CubicKeyframe(0, duration: 0.2)
    }
    expect([
      (0.05, 0.859), (0.1, 3.125), (0.15, 6.328), (0.25, 15.234), (0.3, 21.875), (0.35, 27.578),
    ]) {
      CubicKeyframe(10, duration: 0.2)
      CubicKeyframe(30, duration: 0.2)
    }
    expect([
      (0.025, 1.5625), (0.05, 5), (0.075, 8.4375), (0.1, 10), (0.15, 9.259), (0.2, 7.407),
      (0.25, 5), (0.3, 2.593), (0.35, 0.741),
    ]) {
      CubicKeyframe(10, duration: 0.1)
      CubicKeyframe(0, duration: 0.3)
    }
  }

  @Test func velocitiesCanBeGiven() {
    expect([(0.05, 2.344), (0.1, 4.375), (0.2, 7.5), (0.3, 9.375), (0.35, 9.844)]) {
      CubicKeyframe(10, duration: 0.4, startVelocity: 50, endVelocity: 0)
    }
  }

  @Test func aSpringStaysWhereItsTimeEnds() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, spring: Spring(duration: 0.4, bounce: 0.3))
    }
    #expect(abs(timeline.duration - 1.273) < 0.0005)
    for (time, value) in [
      (0.05, 2.105), (0.1, 5.614), (0.15, 8.343), (0.2, 9.841), (0.25, 10.396), (0.3, 10.440),
      (0.35, 10.298), (0.4, 10.145), (0.5, 9.993), (0.6, 9.982),
    ] {
      #expect(abs(timeline.value(time: time) - value) < 0.00051)
    }
    let short = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.1, spring: Spring(duration: 0.4, bounce: 0.3))
    }
    #expect(abs(short.value(time: 5) - 5.614) < 0.0005)
  }

  @Test func linearKeyframesFollowTheirCurveAndMovesJump() {
    expect([(0, 0), (0.1, 2.5), (0.2, 5), (0.39, 9.75), (0.5, 30), (0.6, 40)]) {
      LinearKeyframe(10, duration: 0.4)
      MoveKeyframe(20)
      LinearKeyframe(40, duration: 0.2)
    }
    expect([(0.5, 10 * UnitCurve.easeIn.value(at: 0.5))]) {
      LinearKeyframe(10, duration: 1, timingCurve: .easeIn)
    }
  }

  /// A move takes effect just after its time, not at it (Rules/Animation.md#move-keyframes).
  @Test func aMoveIsSeenAfterItsMoment() {
    expect([(0.5, 10), (0.5.nextUp, 20), (0.75, 30), (1, 40), (1.0.nextUp, 7), (9, 7)]) {
      LinearKeyframe(10, duration: 0.5)
      MoveKeyframe(15)
      MoveKeyframe(20)
      LinearKeyframe(40, duration: 0.5)
      MoveKeyframe(7)
    }
    expect([(-1, 0), (0, 0), (Double.leastNonzeroMagnitude, 20), (1, 30)]) {
      MoveKeyframe(20)
      LinearKeyframe(30, duration: 1)
    }
    // The same holds for a step without a duration.
    expect([(0, 0), (0.001, 5)]) { LinearKeyframe(5, duration: 0) }
    let moves = KeyframeTimeline(initialValue: 0.0) { MoveKeyframe(5) }
    #expect(moves.value(time: 0) == 0 && moves.value(time: 0.1) == 5)
  }

  private struct Look {
    var scale = 1.0
    var angle = Angle.zero
  }

  @Test func tracksRunBesideEachOther() {
    let isTurning = true
    let sizes: [Double] = [2, 1]
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.scale) {
        for size in sizes { LinearKeyframe(size, duration: 0.5) }
      }
      if isTurning {
        KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 2) }
      }
    }
    #expect(timeline.duration == 2)
    let middle = timeline.value(time: 0.25)
    #expect(middle.scale == 1.5 && abs(middle.angle.degrees - 11.25) < 1e-9)
    // A track that has ended keeps its final value.
    #expect(timeline.value(progress: 1).scale == 1)
  }
}
