import SwiftUI
import Testing

/// Views, modifiers and layouts that are evaluated with interpolated values.
@MainActor
struct AnimatableTests {
  @Test func aViewIsEvaluatedInEachMoment() throws {
    let moving = try MovingHost { first, _ in Meter(level: first) }
    try moving.set(100, .linear(duration: 1))
    #expect(try moving.x().width == 10)
    let record = try moving.host.advance(by: 0.25)
    #expect(record.views == ["Meter"])
    #expect(try moving.x() == CGRect(x: 0, y: 0, width: 35, height: 10))
    // A value derived from the number applies immediately.
    #expect(moving.host.finalFrames["x"]?.width == 35)
    #expect(try moving.host.update().evaluations.isEmpty)
    try moving.host.advanceUntilStill()
    #expect(try moving.x().width == 110)
    #expect(try moving.host.advance(by: 1).evaluations.isEmpty)
  }

  @Test func aModifierToo() throws {
    let moving = try MovingHost { first, _ in
      Color.red.frame(width: 10, height: 10).modifier(Shift(distance: first))
    }
    try moving.set(100, .linear(duration: 1))
    #expect(try moving.x(after: 0.5).minX == 50)
    try moving.set(0, nil)
    #expect(try moving.x().minX == 0)
    #expect(!moving.host.isAnimating)
  }

  @Test func aLayoutArrangesInEachMoment() throws {
    let moving = try MovingHost { first, _ in
      Ladder(step: 10 + first) {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10).named()
      }
    }
    try moving.set(20, .linear(duration: 1))
    let record = try moving.host.advance(by: 0.5)
    #expect(record.evaluations.isEmpty)
    #expect(try moving.x().minY == 20)
    try moving.host.advanceUntilStill()
    #expect(try moving.x().minY == 30)
  }

  @Test func anotherLayoutMovesTheSameViews() throws {
    let moving = try MovingHost { first, _ in
      let layout =
        first == 0 ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 20, height: 10).named()
      }
    }
    try moving.set(1, .linear(duration: 1))
    #expect(try moving.x(after: 0.5).origin == CGPoint(x: 10, y: 5))
  }

  @Test func customGeometryEffects() throws {
    let moving = try MovingHost { first, _ in
      Color.red.frame(width: 10, height: 10).modifier(Skew(amount: first))
    }
    try moving.set(1, .linear(duration: 1))
    #expect(try moving.host.advance(by: 0.5).evaluations.isEmpty)
    let maps = moving.host.displayList().items.compactMap {
      if case .push(.transform(let map)) = $0 { map.c } else { nil }
    }
    #expect(maps == [0.5])
  }

  /// A text whose line breaks change cross-fades while its size animates (mu-an-p2).
  @Test func linesFade() throws {
    let moving = try MovingHost { first, _ in
      Text("some words in a few lines").frame(width: first == 0 ? 60 : 200)
    }
    let before = moving.host.displayList()
    try moving.set(1, .linear(duration: 1))
    #expect(moving.host.displayList() == before)
    try moving.host.advance(by: 0.25)
    let opacities = moving.host.displayList().items.compactMap {
      if case .push(.opacity(let opacity)) = $0 { opacity } else { nil }
    }
    #expect(opacities == [0.75, 0.25])
  }

  @Test func textChangesFadeByDefault() throws {
    for (transition, count) in [(ContentTransition.interpolate, 2), (.identity, 0)] {
      let moving = try MovingHost { first, _ in
        Text(first == 0 ? "old" : "new").contentTransition(transition)
      }
      try moving.set(1, .linear(duration: 1))
      try moving.host.advance(by: 0.5)
      let opacities = moving.host.displayList().items.filter {
        if case .push(.opacity) = $0 { true } else { false }
      }
      #expect(opacities.count == count)
    }
  }
}

private struct Meter: View, @preconcurrency Animatable {
  var level: Double
  var animatableData: Double {
    get { level }
    set { level = newValue }
  }
  var body: some View { Color.red.frame(width: 10 + level, height: 10).named() }
}

private struct Shift: ViewModifier, @preconcurrency Animatable {
  var distance: Double
  var animatableData: Double {
    get { distance }
    set { distance = newValue }
  }
  func body(content: Content) -> some View { content.named().padding(.leading, distance) }
}

private struct Skew: GeometryEffect {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: 0))
  }
}

private struct Ladder: Layout {
  var step: CGFloat
  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 20, height: step * CGFloat(subviews.count))
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + step * CGFloat(index)),
        proposal: .unspecified)
    }
  }
}
