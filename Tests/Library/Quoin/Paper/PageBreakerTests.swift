import Foundation
import Testing

@testable import Quoin

/// Page breaks, as numbers.
@MainActor
@Suite struct PageBreakerTests {
  private typealias Span = FlowMap.Span
  private typealias Hold = FlowMap.Hold

  /// Returns all pages of `height`.
  private func pages(
    _ blocks: [Span], cuts: [Span] = [], holds: [Hold] = [], breaks: [CGFloat] = [],
    height: CGFloat
  ) -> [PageBreaker.Page] {
    var breaker = PageBreaker()
    breaker.add(blocks: blocks, cuts: cuts, holds: holds, breaks: breaks)
    var pages: [PageBreaker.Page] = []
    while !breaker.isEmpty, pages.count < 100_000,
      let page = breaker.next(from: breaker.start, height: height)
    {
      pages.append(page)
    }
    return pages
  }

  /// `count` rows of `height`, with gaps of `spacing` points.
  private func rows(_ count: Int, height: CGFloat, spacing: CGFloat = 0) -> [Span] {
    (0..<count).map { number in
      let top = CGFloat(number) * (height + spacing)
      return Span(top: top, bottom: top + height)
    }
  }

  @Test func rowsAreNotCut() {
    let found = pages(rows(10, height: 30, spacing: 5), height: 100)
    // Three rows and two gaps are 100 points; the gap above the next row is dropped.
    #expect(found.map(\.start) == [0, 105, 210, 315])
    #expect(found.map(\.end) == [100, 205, 310, 345])
  }

  @Test func columnsBesideEachOtherBreakByThemselves() {
    let left = rows(20, height: 17)
    let right = rows(17, height: 20)
    let found = pages(left + right, height: 100)
    // Each column shows what fits; the next page begins with the higher of the two rows that don't.
    #expect(found.map(\.start) == [0, 85, 170, 255])
    #expect(found.map(\.end) == [100, 180, 260, 340])
  }

  @Test func anEndedBreakIsKept() {
    let found = pages(rows(6, height: 20), breaks: [0, 40, 120], height: 100)
    #expect(found.map(\.end) == [40, 120])
    #expect(found.map(\.isBroken) == [true, false])
  }

  @Test func keptGroupsMoveToTheNextPage() {
    let found = pages(rows(5, height: 30), holds: [Hold(from: 90, to: 120)], height: 100)
    #expect(found.map(\.end) == [60, 150])
  }

  @Test func aChainOfHoldsThatFitsNowhereIsLetGo() {
    let rows = rows(10, height: 30)
    let holds = zip(rows, rows.dropFirst()).map { Hold(from: $0.bottom, to: $1.bottom) }
    #expect(pages(rows, holds: holds, height: 100).map(\.end) == [90, 180, 270, 300])
  }

  @Test func contentTallerThanAPageIsCut() {
    let tall = Span(top: 20, bottom: 250)
    let found = pages(
      [Span(top: 0, bottom: 20), Span(top: 250, bottom: 270)], cuts: [tall], height: 100)
    #expect(found.map(\.start) == [0, 100, 200])
    #expect(found.map(\.sliceEnd) == [100, 200, 270])
  }

  @Test func holdsBesideSomethingTallEnd() {
    let lines = rows(30, height: 20)
    let holds = zip(lines, lines.dropFirst()).map { Hold(from: $0.bottom, to: $1.bottom) }
    let found = pages(lines, cuts: [Span(top: 0, bottom: 700)], holds: holds, height: 100)
    #expect(found.count == 7)
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.start < $1.start })
  }

  /// For any content, each block is on exactly one page, isn't cut if it fits, and no page is
  /// skipped.
  @Test(arguments: 0..<300)
  func randomBlocksAreShownOnce(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let height = CGFloat.random(in: 20...200, using: &generator)
    var blocks: [Span] = []
    var line: CGFloat = 0
    for _ in 0..<Int.random(in: 1...80, using: &generator) {
      let top = line + CGFloat.random(in: -5...10, using: &generator)
      let bottom = top + CGFloat.random(in: 0...height, using: &generator)
      blocks.append(Span(top: top, bottom: bottom))
      if Bool.random(using: &generator) { line = bottom }
    }
    let sorted = blocks.map(\.bottom).sorted()
    let holds = (0..<5).compactMap { _ -> Hold? in
      guard let from = sorted.randomElement(using: &generator) else { return nil }
      return Hold(from: from, to: from + CGFloat.random(in: 0...height * 2, using: &generator))
    }
    let breaks = (0..<3).map { _ in CGFloat.random(in: -10...max(line, 1), using: &generator) }
    let found = pages(blocks, holds: holds, breaks: breaks, height: height)
    for block in blocks {
      let own = found.filter { $0.after < block.bottom && block.bottom <= $0.end }
      #expect(own.count == 1)
      for page in own {
        #expect(block.top >= page.start - 0.02)
        #expect(block.bottom <= page.start + height + 0.02)
      }
    }
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.end == $1.after })
    #expect(found.allSatisfy { page in blocks.contains { $0.bottom == page.end } })
  }
}

/// A reproducible sequence of numbers.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
