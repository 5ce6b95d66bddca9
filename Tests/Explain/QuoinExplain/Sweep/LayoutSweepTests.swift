import Foundation
import Quoin
import SwiftUI
import Testing

/// The lengths at which a layout changes qualitatively.
@MainActor
@Suite("Sweeps") struct LayoutSweepTests {
  private func sweep(
    _ view: some View, _ side: LayoutSweep.Side, _ range: ClosedRange<CGFloat>
  ) throws -> LayoutSweep {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    renderer.shaper = FixedShaper()
    return try renderer.sweep(side, range)
  }

  @Test("a text fits on one line from exactly its own width")
  func lines() throws {
    // Thirteen characters of half an em at 17 points: 110.5, rounded up to a third of a point.
    let text = Text("Hello, World!")
    let ideal = LayoutDiffTests.report(text, nil, nil).size.width
    let sweep = try sweep(text, .width, 40...200)
    let last = try #require(sweep.changes.last)
    #expect(last.events.map(\.kind) == [.lines])
    #expect(last.events.first?.before == "2" && last.events.first?.after == "1")
    #expect(last.events.first?.summary == "Text(\"Hello, World!\") takes 1 line instead of 2.")
    #expect(last.length <= ideal && last.length > ideal - 1)
    // It holds at this length, but not just before it.
    let (before, after) = (
      LayoutDiffTests.report(text, last.length - 1.0 / 64, 300),
      LayoutDiffTests.report(text, last.length, 300)
    )
    #expect(after.nodes[0].text?.lineCount == 1 && before.nodes[0].text?.lineCount == 2)
  }

  @Test("ViewThatFits switches where its first view begins to fit")
  func candidates() throws {
    let sweep = try sweep(
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 123.5)
        Color.red.frame(width: 40)
      }, .width, 50...300)
    #expect(sweep.changes.map(\.length) == [123.5])
    #expect(sweep.changes.first?.events.map(\.kind).contains(.candidate) == true)
    #expect(!"\(sweep)".contains("appears"), "the other view's parts are no news")
  }

  @Test("a stack that is too narrow: overlap, overflow, limits")
  func narrow() throws {
    let sweep = try sweep(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 100)
        Color.blue.frame(maxWidth: 50)
      }, .width, 20...400)
    let kinds = Set(sweep.changes.flatMap(\.events).map(\.kind))
    #expect(kinds.contains(.overflow) && kinds.contains(.limit))
    // Half of 100 is the maximum of one; from 150 on the other gets more than its minimum.
    #expect(sweep.changes.map(\.length) == [100, 150], "\(sweep)")
    #expect(sweep.changes == sweep.changes.sorted { $0.length < $1.length })
    // A root that is higher than its proposal
    let high = try self.sweep(
      VStack(spacing: 0) {
        Color.red.frame(height: 10)
        Color.blue.frame(height: 10)
      }, .height, 0...100)
    #expect(high.changes.map(\.length) == [20], "\(high)")
    #expect(high.changes.first?.events.map(\.kind) == [.overflow])
  }

  @Test("next to texts, which are rounded to pixels, limits and overflow are found exactly")
  func besideTexts() throws {
    let row = HStack(spacing: 0) {
      Text(verbatim: "Hello, World!").fixedSize()
      Spacer(minLength: 20)
      Color.red.frame(width: 30)
    }
    let text = LayoutDiffTests.report(Text(verbatim: "Hello, World!"), nil, nil).size.width
    let sweep = try sweep(row, .width, 20...300)
    let (limits, overflows) = (
      sweep.changes.filter { $0.events.contains { $0.kind == .limit } },
      sweep.changes.filter { $0.events.contains { $0.kind == .overflow } }
    )
    #expect(limits.map(\.length).contains { abs($0 - text - 50) < 1e-9 }, "\(sweep)")
    #expect(overflows.map(\.length).contains { abs($0 - text - 50) < 1e-9 }, "\(sweep)")
    let padded = try self.sweep(
      VStack { Text(verbatim: "Some words") }.frame(minWidth: 280).padding(0), .width, 100...400)
    #expect(padded.changes.map(\.length).contains(280), "\(padded)")
  }

  @Test("a text is cut off where its height ends")
  func truncation() throws {
    let text = Text("Several words that need some more lines than there are")
    let sweep = try sweep(text.frame(width: 100), .height, 10...200)
    let events = sweep.changes.flatMap(\.events)
    #expect(events.contains { $0.kind == .truncation && $0.after == "whole" }, "\(sweep)")
  }

  @Test("the absence of changes is reported")
  func nothing() throws {
    let sweep = try sweep(Color.red.frame(width: 20, height: 20), .width, 20...100)
    #expect(sweep.changes.isEmpty)
    #expect("\(sweep)" == "Only lengths change from width 20 to 100.")
  }

  @Test("invalid ranges are errors")
  func ranges() {
    for range in [-1...10, 0...(.infinity), 0...40_000] as [ClosedRange<CGFloat>] {
      #expect(throws: LayoutSweep.RangeError.self) { try sweep(Text("A"), .width, range) }
    }
  }

  @Test("JSON round-trips")
  func json() throws {
    let sweep = try sweep(Text("Hello, World!"), .width, 40...200)
    #expect(try JSONDecoder().decode(LayoutSweep.self, from: sweep.json()) == sweep)
    #expect(String(decoding: try sweep.json(), as: UTF8.self).contains("\"schema\" : 1"))
  }

  @Test("the renderer's settings are kept")
  func settings() throws {
    let renderer = ImageRenderer(content: Text("Hello"))
    renderer.proposedSize = ProposedViewSize(width: nil, height: 77)
    _ = try renderer.sweep(.width, 10...60)
    #expect(renderer.proposedSize == ProposedViewSize(width: nil, height: 77))
  }
}
