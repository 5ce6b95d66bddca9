import LiveViews
import SwiftUI
import Testing

/// Transitions in the forms that apps use.
@MainActor
struct LiveTransitionCallShapesTests {
  @Test func commonTransitionsInsertAndRemove() throws {
    let host = ViewHost(Shapes(isShown: false), size: ProposedViewSize(width: 300, height: 300))
    try host.update()
    withAnimation(.linear(duration: 1)) { host.rootView.isShown = true }
    try host.advance(by: 0.5)
    #expect(host.isAnimating)
    withAnimation(.easeOut) { host.rootView.isShown = false }
    #expect(try host.advanceUntilStill())
    #expect(host.looks.isEmpty)
  }
}

private struct Shapes: View {
  var isShown: Bool
  @ViewBuilder var body: some View {
    ZStack {
      if isShown {
        Color.red.transition(.move(edge: .leading).combined(with: .opacity))
        Color.red.transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
        Color.red.transition(.scale(scale: 0.5, anchor: .top).animation(.easeIn))
        Color.red.transition(AnyTransition.opacity.animation(.default))
        Color.red.transition(.push(from: .bottom))
        Color.red.transition(.offset(y: 10))
      }
      if isShown {
        Color.red.transition(.blurReplace)
        Color.red.transition(.blurReplace(.upUp).combined(with: .slide))
        Color.red.transition(.scale(0.5, anchor: .bottom))
        Color.red.transition(.symbolEffect)
        Color.red.transition(.pop)
        Color.red.transition(Twirl())
        Color.red.transition(AnyTransition(Twirl().animation(.bouncy)))
        Color.red.transition(
          .asymmetric(insertion: OpacityTransition(), removal: ScaleTransition(0.5)))
      }
    }
  }
}

@MainActor
extension AnyTransition {
  fileprivate static var pop: AnyTransition {
    .modifier(active: Shrunk(scale: 0.1), identity: Shrunk(scale: 1))
  }
}

private struct Shrunk: ViewModifier {
  let scale: CGFloat
  func body(content: Content) -> some View { content.scaleEffect(scale) }
}

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .rotationEffect(.degrees(phase.value * 90))
      .opacity(phase == .willAppear ? 0 : 1)
  }
}
