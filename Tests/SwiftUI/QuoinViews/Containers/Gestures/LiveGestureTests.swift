import LiveViews
import SwiftUI
import Testing

/// Taps, presses and drags, and their precedence.
@MainActor
struct LiveGestureTests {
  let log = EventLog()

  private func host<V: View>(_ content: V) -> ViewHost<some View> {
    ViewHost(
      content.frame(width: 100, height: 100), size: ProposedViewSize(width: 100, height: 100))
  }
  private let centre = CGPoint(x: 50, y: 50)

  @Test func aTapReachesTheChildOrElseTheParent() throws {
    let host = host(
      ZStack {
        Color.gray
        Color.red.frame(width: 20, height: 20).onTapGesture { log.add("child") }
      }
      .onTapGesture { log.add("parent") })
    try host.tap(at: centre)
    #expect(log.take() == ["child"])
    try host.tap(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["parent"])
  }

  @Test func aHighPriorityTapBeatsTheChild() throws {
    let host = host(
      Color.red.onTapGesture { log.add("child") }
        .highPriorityGesture(TapGesture().onEnded { log.add("parent") }))
    try host.tap(at: centre)
    #expect(log.take() == ["parent"])
  }

  @Test func aButtonIsPressedWhileAFingerRestsOnIt() throws {
    let host = host(
      HStack {
        Button("Save") { log.add("saved") }.buttonStyle(PressLogging(log: log))
        Color.gray
      })
    try host.update()
    #expect(log.take() == ["false"])
    try host.beginTouch(on: "Save")
    #expect(log.take() == ["true"])
    try host.moveTouch(to: CGPoint(x: 99, y: 99))
    #expect(log.take() == ["false"])
    try host.endTouch()
    #expect(log.take() == [])
    try host.tap("Save")
    #expect(log.take() == ["true", "saved", "false"])
  }

  /// Rules/Gestures.md#drag-takeover
  @Test func aSimultaneousDragGoesOnWhileAScrollViewScrolls() throws {
    let drag = DragGesture(coordinateSpace: .global)
      .onChanged { log.add("drag \($0.translation.height)") }
      .onEnded { _ in log.add("end") }
    func swipe(_ row: some View) throws -> [String] {
      let host = host(
        ScrollView { row.frame(width: 100, height: 300) }
          .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) {
            log.add("offset \($1)")
          })
      try host.update()
      _ = log.take()
      try host.beginTouch(at: centre)
      try host.moveTouch(to: CGPoint(x: 50, y: 30))
      try host.moveTouch(to: CGPoint(x: 50, y: 10))
      try host.endTouch()
      return log.take()
    }
    let both = ["drag -20.0", "offset 20.0", "drag -40.0", "offset 40.0", "end"]
    let button = Button(action: { log.add("tap") }, label: { Color.red })
    #expect(try swipe(button.simultaneousGesture(drag)) == both)
    #expect(
      try swipe(Color.red.onTapGesture {}.simultaneousGesture(drag).onTapGesture {}) == both)
    #expect(try swipe(Color.red.gesture(drag)) == ["drag -20.0", "drag -40.0", "end"])
  }

  @Test func aSingleTapWaitsForADoubleOne() throws {
    let host = host(
      Color.red.onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") })
    try host.tap(at: centre)
    #expect(log.take() == [])
    try host.advance(by: 0.29)
    #expect(log.take() == [])
    try host.advance(by: 0.02)
    #expect(log.take() == ["single"])
    try host.doubleTap(at: centre)
    try host.advance(by: 1)
    #expect(log.take() == ["double"])
  }
}

struct PressLogging: ButtonStyle {
  let log: EventLog
  func makeBody(configuration: Configuration) -> some View {
    log.add("\(configuration.isPressed)")
    return configuration.label
  }
}
