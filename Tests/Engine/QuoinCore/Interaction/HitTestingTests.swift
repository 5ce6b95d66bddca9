import LiveViews
import SwiftUI
import Testing

/// Hit testing where the drawing doesn't show the result.
@MainActor
struct HitTestingTests {
  private let log = EventLog()

  /// Returns the hits of taps on `content` on a grid of 100 by 100 points: one line per row, every
  /// 20 points, with `#` for a hit.
  private func map<V: View>(_ content: V) throws -> [String] {
    let host = ViewHost(
      content.onTapGesture { log.add("tap") }.frame(width: 100, height: 100),
      size: ProposedViewSize(width: 100, height: 100), platform: .macOS)
    return try (0..<5).map { row in
      try (0..<5).map { column in
        try host.tap(at: CGPoint(x: 10 + 20 * column, y: 10 + 20 * row))
        return log.take().isEmpty ? "." : "#"
      }
      .joined()
    }
  }

  @Test func theSpaceBetweenViewsIsNotTouched() throws {
    let views = VStack(spacing: 0) {
      Color.red.frame(height: 20)
      Spacer()
      Color.red.frame(height: 40)
    }
    #expect(try map(views) == ["#####", ".....", ".....", "#####", "#####"])
    #expect(try map(views.contentShape(Rectangle())) == Array(repeating: "#####", count: 5))
    #expect(try map(Color.clear) == Array(repeating: ".....", count: 5))
    #expect(
      try map(Color.red.frame(width: 60, height: 60).padding(20)) == [
        ".....", ".###.", ".###.", ".###.", ".....",
      ])
  }

  @Test func clippingLimitsScrollViewsAlone() throws {
    let large = Color.red.frame(width: 100, height: 100).frame(width: 20, height: 20)
    #expect(try map(large.clipped()) == Array(repeating: "#####", count: 5))
    #expect(try map(large.clipShape(Circle())) == Array(repeating: "#####", count: 5))
    let long = ScrollView { Color.red.frame(height: 300) }.frame(width: 60, height: 60)
    #expect(try map(long) == [".....", ".###.", ".###.", ".###.", "....."])
  }

  @Test func aContentShapeLimitsWhereverItIsWritten() throws {
    let square = Color.red.frame(width: 100, height: 100)
    let middle = Rectangle().inset(by: 40)
    let expected = [".....", ".....", "..#..", ".....", "....."]
    #expect(try map(square.contentShape(middle)) == expected)
    let before = ViewHost(
      square.onTapGesture { log.add("tap") }.contentShape(middle),
      size: ProposedViewSize(width: 100, height: 100))
    try before.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == [])
    try before.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.take() == ["tap"])
    // A shape for a different purpose has no effect.
    #expect(
      try map(square.contentShape(.dragPreview, middle)) == Array(repeating: "#####", count: 5))
  }

  @Test func hiddenViewsLetTouchesThrough() throws {
    for front in [
      AnyView(Color.blue.opacity(0)), AnyView(Color.blue.hidden()),
      AnyView(Color.blue.allowsHitTesting(false)), AnyView(Color.blue.scaleEffect(0)),
      AnyView(Spacer()),
    ] {
      let host = ViewHost(
        ZStack {
          Color.red.onTapGesture { log.add("behind") }
          front
        }, size: ProposedViewSize(width: 100, height: 100))
      try host.tap(at: CGPoint(x: 50, y: 50))
      #expect(log.take() == ["behind"])
    }
  }

  @Test func aDisabledViewIsInTheWayAndDoesNothing() throws {
    let host = ViewHost(
      ZStack {
        Color.red.onTapGesture { log.add("behind") }
        Color.blue.frame(width: 20, height: 20).onTapGesture { log.add("front") }.disabled(true)
      }
      .simultaneousGesture(TapGesture().onEnded { log.add("around") }),
      size: ProposedViewSize(width: 100, height: 100))
    try host.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.take() == ["around"])
  }

  @Test func aSheetIsInFrontOfEverything() throws {
    let host = ViewHost(
      Color.red.onTapGesture { log.add("behind") }
        .sheet(isPresented: .constant(true)) {
          Color.blue.frame(width: 20, height: 20).onTapGesture { log.add("sheet") }
            .accessibilityIdentifier("inside")
        }, size: ProposedViewSize(width: 393, height: 852))
    try host.tap(at: CGPoint(x: 196, y: 10))
    #expect(log.take() == [])
    try host.tap("inside")
    #expect(log.take() == ["sheet"])
  }

  @Test func aMissIsExplained() throws {
    let host = ViewHost(
      ZStack {
        Color.red
        Circle()
        Color.blue.opacity(0)
      }, size: ProposedViewSize(width: 100, height: 100))
    let hit = try host.hitTest(CGPoint(x: 2, y: 2))
    #expect(hit.misses.map(\.reason) == [.transparent, .outsideShape])
    #expect(hit.nodes.count == 2)
  }

  @Test func movingViewsAreTouchedWhereTheyAreVisible() throws {
    let host = ViewHost(Sliding(log: log), size: ProposedViewSize(width: 100, height: 20))
    try host.tap("slide")
    try host.advance(by: 0.5)
    // Halfway along 80 points, the square is visible from 40 to 60.
    try host.tap(at: CGPoint(x: 90, y: 10))
    #expect(log.take() == [])
    try host.tap(at: CGPoint(x: 50, y: 10))
    try host.tap("slide")
    #expect(log.take() == ["hit", "hit"])
  }
}

private struct Sliding: View {
  let log: EventLog
  @State private var isAway = false
  var body: some View {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("slide")
      .offset(x: isAway ? 80 : 0)
      .onTapGesture {
        if isAway { log.add("hit") }
        withAnimation(.linear(duration: 1)) { isAway = true }
      }
      .frame(width: 100, alignment: .leading)
  }
}
