import Foundation
import LiveViews
import SwiftUI
import Testing

/// The details of an update, as data.
@MainActor
struct UpdateDetailsTests {
  private struct Board: View {
    let step: Int
    var body: some View {
      VStack(spacing: 0) {
        ForEach(step < 2 ? [1, 2, 3] : [1, 3], id: \.self) { Card(number: $0) }
        if step < 3 {
          Card(number: 10)
        } else {
          Text("else")
        }
        Card(number: 20).id(step < 4 ? "a" : "b")
        step < 5 ? AnyView(Card(number: 30)) : AnyView(Text("erased"))
      }
    }
  }
  private struct Card: View {
    let number: Int
    @State private var height: CGFloat = 10
    var body: some View {
      Color.red.frame(width: 20, height: height).accessibilityIdentifier("card \(number)")
    }
  }

  private func board() throws -> ViewHost<Parent<Board>> {
    let host = ViewHost(
      Parent(handle: handle) { Board(step: $0) }, size: ProposedViewSize(width: 100, height: 300))
    host.recordsDetails = true
    return host
  }
  private let handle = Handle<Int>()

  @Test func stateIsCreatedKeptAndLostForAReason() throws {
    let host = try board()
    let first = try host.update()
    #expect(first.states.filter { $0.property == "_height" && $0.fate == .created }.count == 6)
    #expect(first.states.contains { $0.path == "Parent<Board>/Board/[2]/Card" })
    handle.set(1)
    let kept = try host.update()
    #expect(kept.states.map(\.text) == ["kept _value of Parent<Board>"])
    var losses: [String] = []
    for step in 2...5 {
      handle.set(step)
      losses += try host.update().lostStates.map(\.text)
    }
    #expect(
      losses == [
        "lost _height of Parent<Board>/Board/[2]/Card: its item was removed",
        "lost _height of Parent<Board>/Board/Card: another branch is shown",
        "lost _height of Parent<Board>/Board/id(a)/Card: its id changed",
        "lost _height of Parent<Board>/Board/Card: its type changed",
      ])
  }

  @Test func changedAddedAndRemovedFramesAreReported() throws {
    let host = try board()
    #expect(try host.update().inserted.filter { $0.identifier != nil }.count == 6)
    handle.set(2)
    let update = try host.update()
    #expect(update.inserted.isEmpty)
    #expect(update.removed.compactMap(\.identifier) == ["card 2"])
    let change = try #require(update.frameChange(of: "card 3"))
    #expect(change.before == CGRect(x: 0, y: 20, width: 20, height: 10))
    #expect(change.after == CGRect(x: 0, y: 10, width: 20, height: 10))
    #expect(update.frameChange(of: "card 1") == nil)
    #expect(change.text.contains("(0, 20) 20 × 10 -> (0, 10) 20 × 10"))
  }

  private struct Growing: View {
    let handle: Handle<CGFloat>
    @State private var width: CGFloat = 10
    var body: some View {
      let _ = handle.follow { [$width] in $width.wrappedValue = $0 }
      HStack(spacing: 0) {
        Text("some words that wrap").accessibilityIdentifier("text")
        Color.red.frame(width: width, height: 10)
      }
    }
  }

  @Test func measuredViewsAreNamed() throws {
    let handle = Handle<CGFloat>()
    let host = ViewHost(Growing(handle: handle), size: ProposedViewSize(width: 100, height: 100))
    try host.update()
    host.recordsDetails = true
    handle.set(50)
    let update = try host.update()
    let text = try #require(update.measured.first { $0.identifier == "text" })
    #expect(text.proposals > 0)
    #expect(text.path == "Growing")
    #expect(update.measured.map(\.proposals).reduce(0, +) <= update.measurements)
    // There was no change: changes count from the start of the recording.
    #expect(update.inserted.isEmpty)
    #expect(update.frameChange(of: "text") != nil)
  }

  @Test func nothingIsRecordedUnlessAskedFor() throws {
    let handle = Handle<CGFloat>()
    let host = try ViewHost.showing(Growing(handle: handle))
    handle.set(20)
    let update = try host.update()
    #expect(update.states.isEmpty && update.measured.isEmpty && update.frames.isEmpty)
    #expect(update.measurements > 0)
  }

  @Test func theRecordIsReadAndExported() throws {
    let host = try board()
    try host.update()
    handle.set(2)
    let update = try host.update()
    let lines = update.description.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("2 bodies, ") == true)
    #expect(lines.contains("  Parent<Board>: _value changed."))
    #expect(lines.contains("  Board: @self changed."))
    let json = try #require(
      JSONSerialization.jsonObject(with: update.json()) as? [String: Any])
    let bodies = try #require(json["bodies"] as? [[String: Any]])
    #expect(bodies.map { $0["view"] as? String } == ["Parent<Board>", "Board"])
    #expect(bodies.first?["reasons"] as? [String] == ["_value"])
    let states = try #require(json["states"] as? [[String: Any]])
    #expect(states.contains { $0["reason"] as? String == "its item is no longer there" })
    let frames = try #require(json["frames"] as? [[String: Any]])
    let moved = try #require(frames.first { $0["identifier"] as? String == "card 3" })
    #expect(moved["after"] as? [Double] == [0, 10, 20, 10])
  }
}
