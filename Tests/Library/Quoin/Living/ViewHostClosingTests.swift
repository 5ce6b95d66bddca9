import Foundation
import LiveViews
import Quoin
import SwiftUI
import Testing

/// A closed host can't be used, and the error says so.
@MainActor
struct ViewHostClosingTests {
  @Test func drivingAClosedHostFails() throws {
    let log = EventLog()
    let host = try ViewHost.showing(
      VStack {
        Button("Add") { log.add("add") }
        Toggle("On", isOn: .constant(false))
        Color.red.onHover { _ in log.add("hover") }
      })
    try host.tap("Add")
    #expect(log.take() == ["add"])
    host.close()
    let point = CGPoint(x: 150, y: 150)
    let calls: [() throws -> Void] = [
      { try host.tap("Add") }, { try host.tap(at: point) }, { try host.doubleTap("Add") },
      { try host.longPress("Add") }, { try host.beginTouch(at: point) }, { try host.endTouch() },
      { try host.moveTouch(to: point) }, { try host.hover(at: point) }, { try host.hover(at: nil) },
      { try host.drag("Add", by: CGSize(width: 50, height: 0)) },
      { try host.swipe("Add", .left) }, { try host.magnify("Add", by: 2) },
      { try host.rotate("Add", by: .degrees(90)) }, { try host.toggle("On") },
      { try host.set("On", to: true) }, { try host.increment("On") },
      { try host.select("a", in: "On") }, { try host.type("a", into: "On") },
      { try host.press(key: .return) }, { try host.scroll("On", to: point) },
      { try host.dismiss() }, { try host.goBack() }, { try host.perform(Interaction("tap Add")) },
    ]
    for call in calls { #expect(throws: InteractionError.closed) { try call() } }
    #expect(log.take() == [])
    #expect(InteractionError.closed.description.contains("closed"))
  }

  /// A touch was down when the host closed.
  @Test func noFingerGoesUpInAClosedHost() throws {
    let log = EventLog()
    let host = try ViewHost.showing(Color.red.onTapGesture { log.add("tap") })
    try host.beginTouch(at: CGPoint(x: 150, y: 150))
    host.close()
    #expect(throws: InteractionError.closed) { try host.endTouch() }
    #expect(log.take() == [])
    // Time can advance, and images show the last state.
    try host.advance(by: 1)
    #expect(try host.update().passes == 0)
  }
}
