import SwiftUI
import Testing

/// User-defined gestures: their dynamic properties, their positions, and the number of evaluations.
@MainActor
struct LiveCustomGestureTests {
  @Test func aGestureKeepsState() throws {
    let host = ViewHost(Counted(), size: ProposedViewSize(width: 200, height: 200))
    try host.tap("a")
    try host.tap("a")
    try host.tap("b")
    #expect(try host.text(of: "log") == "a1/3 a2/3 b1/3")
    // Evaluations of the view meanwhile have no effect, nor does another environment.
    host.environment.locale = Locale(identifier: "de")
    try host.tap("a")
    #expect(try host.text(of: "log") == "a1/3 a2/3 b1/3 a3/3")
  }

  @Test func aGestureStateGoesBack() throws {
    let host = ViewHost(Pulled(), size: ProposedViewSize(width: 200, height: 200))
    try host.drag("box", by: CGSize(width: 30, height: 0), steps: 3)
    #expect(try host.text(of: "log") == "10 20 30")
    // The gesture starts from zero again.
    try host.drag("box", by: CGSize(width: 20, height: 0), steps: 1)
    #expect(try host.text(of: "log") == "10 20 30 20")
  }

  @Test func aPressEvaluatesAButtonAtTheTopOnce() throws {
    let log = BodyLog()
    let host = ViewHost(
      Button("Go") {}.buttonStyle(CountingStyle(log: log)),
      size: ProposedViewSize(width: 200, height: 200))
    try host.update()
    #expect(log.count == 1)
    try host.beginTouch(on: "Go")
    #expect(log.count == 2)
    try host.endTouch()
    #expect(log.count == 3)
  }

  @Test func locationsAreRelativeToTheVisiblePosition() throws {
    let host = ViewHost(Mover(), size: ProposedViewSize(width: 300, height: 100))
    try host.tap("Move")
    try host.advance(by: 0.5)
    // Halfway from 0 to 200: the box is visible from 100 to 150.
    try host.tap(at: CGPoint(x: 110, y: 70))
    #expect(try host.text(of: "place") == "10")
    try host.advanceUntilStill()
    try host.tap(at: CGPoint(x: 230, y: 70))
    #expect(try host.text(of: "place") == "30")
  }
}

private struct CountingTap: Gesture {
  let name: String
  let action: (String) -> Void
  @State private var count = 0
  @Environment(\.lineLimit) private var limit

  var body: some Gesture {
    TapGesture().onEnded {
      count += 1
      action("\(name)\(count)/\(limit ?? 0)")
    }
  }
}

private struct Counted: View {
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      Color.red.gesture(CountingTap(name: "a") { log.append($0) }).accessibilityIdentifier("a")
      Color.blue
        .gesture(
          LongPressGesture(minimumDuration: 9).exclusively(
            before: CountingTap(name: "b") { log.append($0) })
        )
        .accessibilityIdentifier("b")
    }
    .lineLimit(3)
  }
}

private struct Pull: Gesture {
  let action: (Int) -> Void
  @GestureState private var distance: CGFloat = 0

  var body: some Gesture {
    DragGesture()
      .updating($distance) { value, state, _ in state = max(state, value.translation.width) }
      .onChanged { _ in action(Int(distance)) }
  }
}

private struct Pulled: View {
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      Color.red.gesture(Pull { log.append("\($0)") }).accessibilityIdentifier("box")
    }
  }
}

@MainActor
private final class BodyLog { var count = 0 }

private struct CountingStyle: ButtonStyle {
  let log: BodyLog
  func makeBody(configuration: Configuration) -> some View {
    log.count += 1
    return configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct Mover: View {
  @State private var isMoved = false
  @State private var place: CGFloat = -1
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Button("Move") { withAnimation(.linear(duration: 1)) { isMoved = true } }
        Text("\(Int(place))").accessibilityIdentifier("place")
      }
      .frame(height: 50)
      Color.red.frame(width: 50, height: 50)
        .onTapGesture { place = $0.x }
        .padding(.leading, isMoved ? 200 : 0)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
