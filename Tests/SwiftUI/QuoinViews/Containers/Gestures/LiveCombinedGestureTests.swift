import LiveViews
import SwiftUI
import Testing

/// Gestures composed of others, and their state.
@MainActor
struct LiveCombinedGestureTests {
  private let log = EventLog()
  private let centre = CGPoint(x: 50, y: 50)

  private func host<G: Gesture>(_ gesture: G) -> ViewHost<some View> {
    ViewHost(Color.red.gesture(gesture), size: ProposedViewSize(width: 100, height: 100))
  }

  @Test func aDragFollowsALongPress() throws {
    let host = host(
      LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
        .onChanged { log.add($0.text) }
        .onEnded { log.add("end " + $0.text) })
    try host.beginTouch(at: centre)
    try host.advance(by: 0.5)
    try host.moveTouch(to: CGPoint(x: 70, y: 50))
    try host.endTouch()
    #expect(log.take() == ["pressing", "pressed", "dragged 20.0", "end dragged 20.0"])
    // Without the long press, the drag doesn't begin.
    try host.drag(from: centre, to: CGPoint(x: 90, y: 50))
    #expect(log.take() == ["pressing"])
  }

  @Test func twoFingersSpreadAndTurnAtOnce() throws {
    let host = host(
      MagnifyGesture().simultaneously(with: RotateGesture())
        .onEnded { log.add("\($0.first?.magnification ?? 0) \($0.second?.rotation.degrees ?? 0)") })
    try host.magnify(at: centre, by: 2)
    #expect(log.take() == ["2.0 0.0"])
    try host.tap(at: centre)
    #expect(log.take() == [])
  }

  @Test func theOlderFormsSayTheNumberAlone() throws {
    let magnified = host(MagnificationGesture().onEnded { log.add("\($0)") })
    try magnified.magnify(at: centre, by: 1.5)
    let turned = host(RotationGesture().onEnded { log.add("\($0.degrees.rounded())") })
    try turned.rotate(at: centre, by: .degrees(45))
    #expect(log.take() == ["1.5", "45.0"])
  }

  @Test func exclusiveGesturesRecognizeOne() throws {
    let host = host(
      TapGesture(count: 2).onEnded { log.add("two") }
        .exclusively(before: TapGesture().onEnded { log.add("one") }))
    try host.tap(at: centre)
    try host.advance(by: 0.4)
    try host.doubleTap(at: centre)
    try host.advance(by: 0.4)
    #expect(log.take() == ["one", "two"])
  }

  @Test func aGestureStateGoesBackWhenTheGestureEnds() throws {
    let host = ViewHost(FollowingTouches(log: log), size: ProposedViewSize(width: 100, height: 100))
    try host.beginTouch(at: centre)
    try host.moveTouch(to: CGPoint(x: 70, y: 50))
    try host.moveTouch(to: CGPoint(x: 80, y: 50))
    try host.endTouch()
    #expect(log.take() == ["0.0", "20.0", "30.0", "0.0"])
  }

  @Test func aGestureWhoseViewGoesIsCancelled() throws {
    let model = Shown()
    let host = ViewHost(
      Leaving(model: model, log: log), size: ProposedViewSize(width: 100, height: 100))
    try host.beginTouch(at: centre)
    try host.moveTouch(to: CGPoint(x: 70, y: 50))
    #expect(log.take() == ["drag"])
    model.isShown = false
    try host.update()
    try host.moveTouch(to: CGPoint(x: 80, y: 50))
    try host.endTouch()
    #expect(log.take() == [])
  }

  @Test func aMaskSelectsGestures() throws {
    for (mask, expected): (GestureMask, [String]) in [
      (.all, ["inside"]), (.gesture, ["outside"]), (.subviews, ["inside"]), (.none, []),
    ] {
      let host = ViewHost(
        Color.red.onTapGesture { log.add("inside") }
          .gesture(TapGesture().onEnded { log.add("outside") }, including: mask),
        size: ProposedViewSize(width: 100, height: 100))
      try host.tap(at: centre)
      #expect(log.take() == expected)
    }
  }

  @Test func modifierKeysAreRequired() throws {
    let host = host(TapGesture().modifiers(.command).onEnded { log.add("tap") })
    try host.tap(at: centre)
    #expect(log.take() == [])
    try host.tap(at: centre, modifiers: [.command, .shift])
    #expect(log.take() == ["tap"])
  }
}

extension SequenceGesture.Value where First.Value == Bool, Second.Value == DragGesture.Value {
  fileprivate var text: String {
    switch self {
    case .first: "pressing"
    case .second(_, nil): "pressed"
    case .second(_, let drag?): "dragged \(drag.translation.width)"
    }
  }
}

private struct FollowingTouches: View {
  let log: EventLog
  @GestureState private var distance: CGFloat = 0
  var body: some View {
    let _ = log.add("\(distance)")
    Color.red.gesture(
      DragGesture().updating($distance) { value, state, _ in state = value.translation.width })
  }
}

@Observable
private final class Shown { var isShown = true }

private struct Leaving: View {
  let model: Shown
  let log: EventLog
  var body: some View {
    if model.isShown {
      Color.red.gesture(
        DragGesture().onChanged { _ in log.add("drag") }.onEnded { _ in log.add("end") })
    } else {
      Color.blue
    }
  }
}
