import LiveViews
import SwiftUI
import Testing

/// Gestures in the forms that apps use.
@MainActor
struct LiveGestureCallShapesTests {
  @Test func commonGesturesAreRecognized() throws {
    let log = EventLog()
    let host = ViewHost(Gallery(log: log), size: ProposedViewSize(width: 200, height: 600))
    try host.drag("plain", by: CGSize(width: 20, height: 0), steps: 1)
    #expect(log.take() == ["changed 20.0", "ended 20.0"])
    try host.drag("named", by: CGSize(width: 20, height: 0), steps: 1)
    #expect(log.take() == ["(20.0, 0.0)"])
    try host.tap("place")
    #expect(log.take() == ["15.0"])
    try host.longPress("older")
    #expect(log.take() == ["pressing true", "pressing false", "older"])
    try host.tap("custom")
    #expect(log.take() == ["custom"])
    try host.tap("any")
    #expect(log.take() == ["7"])
    try host.tap("enabled")
    #expect(log.take() == [])
  }
}

private struct Gallery: View {
  let log: EventLog
  @State private var offset = CGSize.zero
  @GestureState private var drag = CGSize.zero
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var sprung: CGFloat = 0
  @GestureState(reset: { _, transaction in transaction.animation = .default })
  private var faded = 0.0
  @GestureState private var optional: CGPoint?

  private var plain: some Gesture {
    DragGesture()
      .updating($drag) { value, state, _ in state = value.translation }
      .updating($optional) { currentState, gestureState, transaction in
        gestureState = currentState.location
        transaction.animation = nil
      }
      .onChanged { value in
        offset = value.translation
        log.add("changed \(value.translation.width)")
      }
      .onEnded { log.add("ended \($0.translation.width)") }
  }

  private func named(_ name: String) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .named(name))
      .updating($sprung) { value, state, _ in state = value.translation.height }
      .onEnded { value in
        let (end, start) = (value.location, value.startLocation)
        log.add("(\(end.x - start.x), \(end.y - start.y))")
      }
  }

  var body: some View {
    VStack(spacing: 0) {
      square("plain").gesture(plain)
      square("named").simultaneousGesture(named("gallery"))
      square("place").onTapGesture { location in log.add("\(location.x)") }
      square("older").onLongPressGesture(
        minimumDuration: 0.3, maximumDistance: 20, pressing: { log.add("pressing \($0)") },
        perform: { log.add("older") })
      square("custom").highPriorityGesture(Custom(action: { log.add("custom") }))
      square("any").gesture(
        AnyGesture(TapGesture().map { _ in 7 }.onEnded { log.add("\($0)") }), including: .gesture)
      square("enabled")
        .gesture(TapGesture().onEnded { _ in log.add("off") }, isEnabled: false)
        .gesture(
          MagnificationGesture(minimumScaleDelta: 0.1).updating($faded) { value, state, _ in
            state = value
          })
    }
    .coordinateSpace(name: "gallery")
    .defersSystemGestures(on: .bottom)
  }

  private func square(_ name: String) -> some View {
    Color.red.frame(width: 30, height: 30).accessibilityIdentifier(name)
  }
}

private struct Custom: Gesture {
  let action: () -> Void
  var body: some Gesture<Void> { TapGesture().onEnded { _ in action() } }
}
