import Foundation
import LiveViews
import SwiftUI
import Testing

/// Insertions and removals, frame by frame.
@MainActor
struct LiveTransitionTests {
  /// Returns a red square of 40 that is inserted and removed with `transition`, linearly in one
  /// second.
  private func square(_ transition: AnyTransition, isShown: Bool) throws -> ViewHost<Square> {
    let host = ViewHost(
      Square(isShown: isShown, transition: transition),
      size: ProposedViewSize(width: 100, height: 100))
    try host.update()
    return host
  }

  private func toggle(_ host: ViewHost<Square>) throws {
    withAnimation(.linear(duration: 1)) { host.rootView.isShown.toggle() }
    try host.update()
  }

  @Test func aViewFadesInAndOutByDefault() throws {
    let host = ViewHost(
      Plain(isShown: false), size: ProposedViewSize(width: 100, height: 100))
    try host.update()
    #expect(host.looks.isEmpty)
    withAnimation(.linear(duration: 1)) { host.rootView.isShown = true }
    try host.update()
    #expect(host.looks.isEmpty)
    try host.advance(by: 0.25)
    #expect(host.looks == [Look(x: 30, opacity: 0.25)])
    try host.advance(by: 0.75)
    #expect(host.looks == [Look(x: 30)])
    withAnimation(.linear(duration: 1)) { host.rootView.isShown = false }
    try host.update()
    #expect(host.looks == [Look(x: 30)])
    try host.advance(by: 0.25)
    #expect(host.looks == [Look(x: 30, opacity: 0.75)])
    try host.advance(by: 0.75)
    #expect(host.looks.isEmpty)
    #expect(!host.isAnimating)
  }

  @Test func anOffsetIsAsFarAsItSays() throws {
    let host = try square(.offset(x: 32, y: 8), isShown: false)
    try toggle(host)
    try host.advance(by: 0.25)
    #expect(host.looks == [Look(x: 54, y: 36)])
    try host.advance(by: 2)
    try toggle(host)
    try host.advance(by: 0.25)
    #expect(host.looks == [Look(x: 38, y: 32)])
  }

  @Test(arguments: [
    (Edge.leading, -40.0, 0.0), (.trailing, 40, 0), (.top, 0, -40), (.bottom, 0, 40),
  ])
  func aMoveIsTheViewsOwnLength(edge: Edge, x: Double, y: Double) throws {
    let host = try square(.move(edge: edge), isShown: false)
    try toggle(host)
    try host.advance(by: 0.25)
    let coming = Look(x: 30 + x * 0.75, y: 30 + y * 0.75)
    #expect(host.looks == [coming])
    try host.advance(by: 2)
    try toggle(host)
    try host.advance(by: 0.25)
    let going = Look(x: 30 + x * 0.25, y: 30 + y * 0.25)
    #expect(host.looks == [going])
    try host.advance(by: 0.75)
    #expect(host.looks.isEmpty)
  }

  @Test func aMoveKnowsTheDirectionOfText() throws {
    let host = try square(.move(edge: .leading), isShown: false)
    host.environment.layoutDirection = .rightToLeft
    try host.update()
    try toggle(host)
    try host.advance(by: 0.25)
    #expect(host.looks == [Look(x: 60)])
  }

  @Test func aSlideLeavesAtTheOtherEdge() throws {
    let host = try square(.slide, isShown: false)
    try toggle(host)
    try host.advance(by: 0.25)
    #expect(host.looks == [Look(x: 0)])
    try host.advance(by: 2)
    try toggle(host)
    try host.advance(by: 0.25)
    #expect(host.looks == [Look(x: 40)])
  }

  @Test func aPushFadesAndLeavesAtTheOtherEdge() throws {
    let host = try square(.push(from: .leading), isShown: false)
    try toggle(host)
    try host.advance(by: 0.25)
    #expect(host.looks == [Look(x: 0, opacity: 0.25)])
    try host.advance(by: 2)
    try toggle(host)
    try host.advance(by: 0.25)
    #expect(host.looks == [Look(x: 40, opacity: 0.75)])
  }

  @Test func aScaleIsAboutItsAnchor() throws {
    let host = try square(.scale(scale: 0.5, anchor: .topLeading), isShown: false)
    try toggle(host)
    try host.advance(by: 0.5)
    #expect(host.looks == [Look(x: 30, y: 30, width: 30, height: 30)])
    let centred = try square(.scale, isShown: true)
    try toggle(centred)
    try centred.advance(by: 0.25)
    #expect(centred.looks == [Look(x: 35, y: 35, width: 30, height: 30)])
  }

  @Test func anIdentityJustIsThere() throws {
    let host = try square(.identity, isShown: false)
    try toggle(host)
    #expect(host.looks == [Look(x: 30)])
    #expect(!host.isAnimating)
    try toggle(host)
    #expect(host.looks.isEmpty)
  }

  @Test func transitionsAreCombined() throws {
    let host = try square(.offset(x: 40).combined(with: .opacity), isShown: false)
    try toggle(host)
    try host.advance(by: 0.25)
    #expect(host.looks == [Look(x: 60, opacity: 0.25)])
    let asymmetric = try square(
      .asymmetric(insertion: .opacity, removal: .offset(y: 20)), isShown: false)
    try toggle(asymmetric)
    try asymmetric.advance(by: 0.5)
    #expect(asymmetric.looks == [Look(x: 30, opacity: 0.5)])
    try asymmetric.advance(by: 1)
    try toggle(asymmetric)
    try asymmetric.advance(by: 0.5)
    #expect(asymmetric.looks == [Look(x: 30, y: 40)])
  }

  @Test func aTransitionMayHaveAnAnimationOfItsOwn() throws {
    let transition = AnyTransition.offset(x: 40).animation(.linear(duration: 2))
    let host = try square(transition.combined(with: .opacity), isShown: false)
    try toggle(host)
    try host.advance(by: 0.5)
    #expect(host.looks == [Look(x: 60, opacity: 0.5)])
    // It animates a change that isn't animated otherwise.
    let quiet = try square(transition, isShown: false)
    quiet.rootView.isShown = true
    try quiet.update()
    try quiet.advance(by: 1)
    #expect(quiet.looks == [Look(x: 50)])
  }

  @Test func modifiersAreAnimatedFromOneToTheOther() throws {
    let host = try square(
      .modifier(active: Dimmed(opacity: 0.2, x: 10), identity: Dimmed(opacity: 1, x: 0)),
      isShown: false)
    try toggle(host)
    try host.advance(by: 0.5)
    #expect(host.looks == [Look(x: 35, opacity: 0.6)])
  }

  @Test func aModifierThatIsAnimatableIsMadeForEachMoment() throws {
    let host = try square(
      .modifier(active: Thrown(distance: 8), identity: Thrown(distance: 0)), isShown: false)
    try toggle(host)
    for (time, x) in [(0.25, 36.0), (0.5, 16), (0.75, 4), (1, 0)] {
      try host.advance(by: 0.25)
      #expect(host.looks == [Look(x: 30 + x)], "at \(time)")
    }
  }

  @Test func nothingAnimatesWithoutATransaction() throws {
    let host = try square(.move(edge: .top), isShown: false)
    host.rootView.isShown = true
    try host.update()
    #expect(host.looks == [Look(x: 30)])
    #expect(!host.isAnimating)
    host.rootView.isShown = false
    try host.update()
    #expect(host.looks.isEmpty)
  }

  @Test(arguments: [
    AnyTransition.move(edge: .top), .slide, .scale, .offset(x: 5), .push(from: .leading),
  ])
  func lessMotionMakesAnOpacityOfIt(transition: AnyTransition) throws {
    let host = try square(transition, isShown: false)
    host.environment.accessibilityReduceMotion = true
    try host.update()
    try toggle(host)
    try host.advance(by: 0.25)
    #expect(host.looks == [Look(x: 30, opacity: 0.25)])
    try host.advance(by: 1)
    try toggle(host)
    try host.advance(by: 0.25)
    #expect(host.looks == [Look(x: 30, opacity: 0.75)])
  }

  @Test func aViewThatComesBackGoesOnFromWhereItIsSeen() throws {
    let host = try square(.opacity, isShown: true)
    try toggle(host)
    try host.advance(by: 0.5)
    try toggle(host)
    #expect(host.looks == [Look(x: 30, opacity: 0.5)])
    try host.advance(by: 2)
    #expect(host.looks == [Look(x: 30)])
    // The same for a removal during the insertion.
    try toggle(host)
    try host.advance(by: 2)
    try toggle(host)
    try host.advance(by: 0.25)
    try toggle(host)
    #expect(host.looks == [Look(x: 30, opacity: 0.25)])
    try host.advance(by: 2)
    #expect(host.looks.isEmpty)
  }
}

private struct Square: View {
  var isShown: Bool
  var transition: AnyTransition
  var body: some View {
    ZStack {
      if isShown { Color.red.frame(width: 40, height: 40).transition(transition) }
    }
    .frame(width: 100, height: 100)
  }
}

private struct Plain: View {
  var isShown: Bool
  var body: some View {
    VStack { if isShown { Color.red.frame(width: 40, height: 40) } }.frame(width: 100, height: 100)
  }
}

private struct Dimmed: ViewModifier {
  let opacity: Double
  let x: CGFloat
  func body(content: Content) -> some View { content.opacity(opacity).offset(x: x) }
}

/// Moves a view by the square of the animated distance.
private struct Thrown: ViewModifier, @preconcurrency Animatable {
  var distance: CGFloat
  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }
  func body(content: Content) -> some View { content.offset(x: distance * distance) }
}
