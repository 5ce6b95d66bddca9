import Foundation
import Quoin
import SwiftUI
import Testing

/// Moving the rows of a list by dragging them.
@MainActor
struct LiveRowMoveTests {
  private func host(_ platform: Platform = .iOS, isEditing: Bool = false) throws -> ViewHost<Rows> {
    let host = ViewHost(
      Rows(isEditing: isEditing), size: ProposedViewSize(width: 300, height: 500),
      platform: platform)
    try host.update()
    return host
  }

  private func middle(_ name: String, _ host: ViewHost<Rows>) throws -> CGPoint {
    let frame = try #require(host.frame(of: name))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func names(_ host: ViewHost<Rows>) throws -> String { try host.text(of: "names") }

  @Test func aHeldRowIsMoved() throws {
    let host = try host()
    let (a, b, c) = (
      try middle("a", host), try middle("b", host), try middle("c", host)
    )
    let pitch = b.y - a.y
    // A drag without a long press scrolls.
    try host.drag(from: a, to: c)
    #expect(try names(host) == "a b c d")
    try host.scroll("list", to: .zero)
    try host.advance(by: 2)
    try host.beginTouch(at: a)
    try host.advance(by: 0.6)
    try host.moveTouch(to: CGPoint(x: a.x, y: a.y + 20))
    #expect(abs(try middle("a", host).y - a.y - 20) < 0.01)
    #expect(try middle("b", host) == b)
    try host.moveTouch(to: CGPoint(x: a.x, y: a.y + pitch * 1.1))
    try host.advance(by: 1)
    // The second row has made room, the third one hasn't.
    #expect(abs(try middle("b", host).y - a.y) < 0.01)
    #expect(try middle("c", host) == c)
    // Nothing has changed yet, but when the finger is lifted, it does.
    #expect(try names(host) == "a b c d")
    try host.endTouch()
    try host.advance(by: 1)
    #expect(try names(host) == "b a c d")
    #expect(abs(try middle("a", host).y - b.y) < 0.01)
    #expect(try host.text(of: "taps") == "0")
  }

  @Test func rowsStayAmongTheirData() throws {
    let host = try host()
    let d = try middle("d", host)
    try host.beginTouch(at: d)
    try host.advance(by: 0.6)
    try host.moveTouch(to: CGPoint(x: d.x, y: 0))
    try host.advance(by: 1)
    let fixed = try middle("fixed", host)
    #expect(try middle("d", host).y > fixed.y)
    try host.endTouch()
    try host.advance(by: 1)
    #expect(try names(host) == "d a b c")
  }

  @Test func inEditModeTheHandleMovesARow() throws {
    let host = try host(isEditing: true)
    let (a, c) = (try middle("a", host), try middle("c", host))
    try host.longPress(at: a)
    try host.drag(from: a, to: c)
    #expect(try names(host) == "a b c d")
    let x: CGFloat = 300 - 40
    try host.scroll("list", to: .zero)
    try host.drag(from: CGPoint(x: x, y: a.y), to: CGPoint(x: x, y: c.y + 2))
    try host.advance(by: 1)
    #expect(try names(host) == "b c a d")
  }

  @Test func aMouseMovesARow() throws {
    let host = try host(.macOS)
    let (b, d) = (try middle("b", host), try middle("d", host))
    try host.drag(from: b, to: CGPoint(x: b.x + 60, y: b.y + 3))
    #expect(try names(host) == "a b c d")
    try host.drag(from: b, to: CGPoint(x: b.x, y: d.y + 2))
    try host.advance(by: 1)
    #expect(try names(host) == "a c d b")
    // A click isn't a drag.
    try host.tap("a")
    #expect(try host.text(of: "taps") == "1")
  }

  @Test func aRowThatMayNotMoveStays() throws {
    let host = try host()
    let (fixed, b) = (try middle("fixed", host), try middle("b", host))
    try host.beginTouch(at: fixed)
    try host.advance(by: 0.6)
    try host.moveTouch(to: b)
    #expect(try middle("fixed", host) == fixed)
    try host.endTouch()
    #expect(try names(host) == "a b c d")
  }
}

private struct Rows: View {
  @State private var names = ["a", "b", "c", "d"]
  @State private var taps = 0
  @State private var mode: EditMode

  init(isEditing: Bool) { _mode = State(initialValue: isEditing ? .active : .inactive) }

  var body: some View {
    VStack {
      Text(names.joined(separator: " ")).accessibilityIdentifier("names")
      Text("\(taps)").accessibilityIdentifier("taps")
      List {
        Text("fixed").accessibilityIdentifier("fixed")
        ForEach(names, id: \.self) { name in
          Text(name).accessibilityIdentifier(name).onTapGesture { taps += 1 }
        }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .accessibilityIdentifier("list")
      .environment(\.editMode, $mode)
    }
  }
}
