import SwiftUI
import Testing

/// Animated positions and sizes.
@MainActor
struct FrameAnimationTests {
  @Test func aPaddingMovesWithItsContent() throws {
    let moving = try MovingHost { first, _ in
      Color.red.frame(width: 40, height: 40).named("x").padding(10 + first).named("outer")
    }
    #expect(try moving.x() == CGRect(x: 10, y: 10, width: 40, height: 40))
    try moving.set(20, .linear(duration: 1))
    #expect(try moving.x() == CGRect(x: 10, y: 10, width: 40, height: 40))
    #expect(moving.host.finalFrames["x"] == CGRect(x: 30, y: 30, width: 40, height: 40))
    #expect(try moving.x(after: 0.25) == CGRect(x: 15, y: 15, width: 40, height: 40))
    #expect(moving.host.frames["outer"] == CGRect(x: 0, y: 0, width: 70, height: 70))
    #expect(moving.host.isAnimating)
    #expect(try moving.x(after: 0.75) == CGRect(x: 30, y: 30, width: 40, height: 40))
    #expect(!moving.host.isAnimating)
  }

  @Test func aChangeWithoutAnimationJumpsAndEndsWhatRuns() throws {
    let moving = try MovingHost { first, _ in
      Color.red.frame(width: 10 + first, height: 10).named()
    }
    try moving.set(100, .linear(duration: 1))
    #expect(try moving.x(after: 0.5).width == 60)
    try moving.set(20, nil)
    #expect(try moving.x().width == 30)
    #expect(!moving.host.isAnimating)
  }

  @Test func stepsDontMatter() throws {
    for animation in [Animation.default, .easeInOut(duration: 1), .bouncy, .snappy.delay(0.1)] {
      let (one, many) = (try box(), try box())
      try one.set(100, animation)
      try many.set(100, animation)
      for _ in 0..<25 { try many.host.advance(by: 0.01) }
      let expected = try one.x(after: 0.25).width
      #expect(abs(try many.x().width - expected) < 1e-9)
      #expect(expected != 10 && expected != 110)
    }
  }

  @Test func timeAloneCostsNothing() throws {
    let moving = try box()
    try moving.set(100, .linear(duration: 1))
    let record = try moving.host.advance(by: 0.5)
    #expect(record.evaluations.isEmpty)
    #expect(record.measurements == 0)
    #expect(record.placements == 0)
  }

  /// A new spring keeps the velocity, a new curve is added to the running one.
  @Test func animationsMeet() throws {
    let curves = try box()
    try curves.set(100, .linear(duration: 1))
    try curves.host.advance(by: 0.5)
    try curves.set(0, .linear(duration: 1))
    // Half of the first distance is left, and all of the way back.
    #expect(try curves.x().width == 60)
    #expect(abs(try curves.x(after: 0.25).width - 60) < 1e-9)
    #expect(abs(try curves.x(after: 0.25).width - 60) < 1e-9)
    #expect(abs(try curves.x(after: 0.25).width - 35) < 1e-9)

    let springs = try box()
    try springs.set(100, .spring(duration: 1, bounce: 0))
    let before = try springs.x(after: 0.2).width
    let speed = Spring(duration: 1).velocity(target: 100, time: 0.2)
    try springs.set(0, .spring(duration: 1, bounce: 0))
    let after = try springs.x(after: 0.001).width
    #expect(abs((after - before) / 0.001 - speed) < speed * 0.02)
    try springs.host.advanceUntilStill()
    #expect(try springs.x().width == 10)
  }

  @Test func aGeometryGroupMovesAsOne() throws {
    let moving = try MovingHost { first, second in
      HStack(spacing: 0) {
        Color.blue.frame(width: 10 + first, height: 10)
        VStack(alignment: .leading, spacing: 0) {
          Color.green.frame(width: 30, height: 10)
          Color.red.frame(width: 5, height: 10).named().padding(.leading, second)
        }
        .geometryGroup()
      }
    }
    withAnimation(.linear(duration: 1)) { moving.toggled.first.wrappedValue = 100 }
    try moving.host.update()
    try moving.host.advance(by: 0.5)
    #expect(try moving.x().minX == 60)
    // A change without an animation applies immediately inside the group; the group continues to
    // animate.
    moving.toggled.second.wrappedValue = 10
    try moving.host.update()
    #expect(try moving.x().minX == 70)
    #expect(try moving.x(after: 0.5).minX == 120)
  }

  @Test func itemsFindTheirPlacesAgain() throws {
    let moving = try MovingHost { first, _ in
      let numbers = first == 0 ? [1, 2, 3] : [3, 1, 2]
      VStack(spacing: 0) {
        ForEach(numbers, id: \.self) { number in
          Color.red.frame(width: 10, height: 10).border(.black).named("\(number)")
        }
      }
    }
    try moving.set(1, .linear(duration: 1))
    try moving.host.advance(by: 0.5)
    #expect(moving.host.frames["3"]?.minY == 10)
    #expect(moving.host.frames["1"]?.minY == 5)
    #expect(moving.host.frames["2"]?.minY == 15)
  }

  @Test func endlessAnimationsHaveNoEndTime() throws {
    let moving = try box()
    try moving.set(100, .linear(duration: 1).repeatForever())
    #expect(try !moving.host.advanceUntilStill(within: 10.25))
    #expect(abs(try moving.x().width - 35) < 1e-6)
  }

  private func box() throws -> MovingHost {
    try MovingHost { first, _ in Color.red.frame(width: 10 + first, height: 10).named() }
  }
}
