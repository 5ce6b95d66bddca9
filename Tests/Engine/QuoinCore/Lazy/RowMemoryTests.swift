import Quoin
import SwiftUI
import Testing

/// Rows out of sight keep their last size, whichever views are evaluated again
/// (Rules/LazyContainers.md#lazy-memory).
@MainActor
@Suite struct RowMemoryTests {
  enum Form: CaseIterable { case list, stack, spacedStack, row, grid }

  private func show(_ form: Form, _ feed: Feed) throws -> ViewHost<Screen> {
    let host = ViewHost(
      Screen(form: form, feed: feed), size: ProposedViewSize(width: 300, height: 420),
      platform: .macOS, shaper: FixedShaper())
    try host.update()
    return host
  }

  /// Returns the positions of the visible rows along the container's axis.
  private func places(_ host: ViewHost<Screen>, _ form: Form) -> [String: CGFloat] {
    var places: [String: CGFloat] = [:]
    for (name, frame) in host.frames where name.hasPrefix("row ") {
      places[name] = form == .row ? frame.minX : frame.minY
    }
    return places
  }

  private func scroll(_ host: ViewHost<Screen>, _ form: Form, to offset: CGFloat) throws {
    let (x, y): (CGFloat, CGFloat) = form == .row ? (offset, 0) : (0, offset)
    try host.scroll("rows", to: CGPoint(x: x, y: y))
  }

  /// Scrolls through all rows up to `offset`.
  private func walk(_ host: ViewHost<Screen>, _ form: Form, to offset: CGFloat) throws {
    for place in stride(from: 0, to: offset, by: 150) { try scroll(host, form, to: place) }
    try scroll(host, form, to: offset)
  }

  /// Expects the rows that are visible both before and after to have moved by `distance`.
  private func expect(
    _ before: [String: CGFloat], _ after: [String: CGFloat], movedBy distance: CGFloat,
    _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let both = Set(before.keys).intersection(after.keys)
    #expect(both.count > 1, comment, sourceLocation: sourceLocation)
    for name in both {
      let moved = (after[name] ?? 0) - (before[name] ?? 0)
      #expect(
        abs(moved - distance) < 0.01, "\(comment): \(name) by \(moved)",
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: Form.allCases) func anUnrelatedChangeMovesNothing(_ form: Form) throws {
    for isWalked in [true, false] {
      let feed = Feed(10_000)
      let host = try show(form, feed)
      if isWalked { try walk(host, form, to: 2000) } else { try scroll(host, form, to: 2000) }
      let before = places(host, form)
      feed.bodies = 0
      for _ in 0..<3 {
        let update = try host.tap("count")
        #expect(places(host, form) == before, "\(form)")
        #expect(update.measurements < 1000, "\(form)")
      }
      #expect(feed.bodies == 3)
      #expect(try host.text(of: "count") == "3")
    }
  }

  @Test(arguments: Form.allCases) func aRowThatGrowsFarAwayMovesNothingUntilItIsSeen(_ form: Form)
    throws
  {
    let feed = Feed(500)
    let host = try show(form, feed)
    try walk(host, form, to: 1500)
    let before = places(host, form)
    feed.extra[2] = 90
    feed.extra[3] = 90
    try host.update()
    #expect(places(host, form) == before, "\(form)")
    try host.tap("count")
    #expect(places(host, form) == before, "\(form)")
    try scroll(host, form, to: 0)
    try scroll(host, form, to: 1500)
    // Both have been visible. In the grid they are in one line, whose shorter cell was 2 points
    // shorter.
    let line = max(feed.ownHeight(2), feed.ownHeight(3))
    let grown = max(feed.height(2), feed.height(3)) - line
    expect(before, places(host, form), movedBy: form == .grid ? grown : 180, "\(form)")
  }

  @Test(arguments: [Form.list, .stack, .spacedStack, .row])
  func aRowThatGrowsJustOutOfSightMovesNothingUntilItIsSeen(_ form: Form) throws {
    let feed = Feed(500)
    let host = try show(form, feed)
    try walk(host, form, to: 1500)
    let before = places(host, form)
    let first = try #require(before.min { $0.value < $1.value })
    let near = try #require(first.key.split(separator: " ").last.flatMap { Int($0) }) - 1
    feed.extra[near] = 50
    try host.update()
    #expect(places(host, form) == before, "\(form)")
    // Far enough to show its end.
    let distance = (form == .row ? 0 : 20) - first.value + 10
    try scroll(host, form, to: 1500 - distance)
    expect(before, places(host, form), movedBy: distance + 50, "\(form)")
  }

  @Test func insertionsAboveMoveTheRowsByTheirHeight() throws {
    for form in [Form.stack, .spacedStack, .row] {
      let feed = Feed(500)
      feed.isEven = true
      let host = try show(form, feed)
      try walk(host, form, to: 1500)
      let pitch: CGFloat = form == .spacedStack ? 44 : 40
      for (count, place) in [0, 0, 5].enumerated() {
        let before = places(host, form)
        feed.ids.insert(1000 + count, at: place)
        try host.update()
        expect(before, places(host, form), movedBy: pitch, "\(form) at \(place)")
      }
      let before = places(host, form)
      feed.ids.removeSubrange(2..<4)
      try host.update()
      expect(before, places(host, form), movedBy: -2 * pitch, "\(form)")
    }
  }

  /// Rows of a list that were never created count with the height of its smallest row.
  @Test func insertedListRowsCountAsTheSmallestRow() throws {
    let feed = Feed(500)
    let host = try show(.list, feed)
    try walk(host, .list, to: 1500)
    let before = places(host, .list)
    feed.ids.insert(1000, at: 0)
    try host.update()
    expect(before, places(host, .list), movedBy: 24, "inserted")
    let (removed, pitch) = (feed.ids[3], feed.height(feed.ids[3]) + 8)
    feed.ids.removeAll { $0 == removed }
    try host.update()
    expect(before, places(host, .list), movedBy: 24 - pitch, "removed")
  }

  @Test(arguments: [Form.list, .stack, .spacedStack, .row])
  func rowsThatChangePlacesKeepTheirHeights(_ form: Form) throws {
    let feed = Feed(500)
    let host = try show(form, feed)
    try walk(host, form, to: 1500)
    let before = places(host, form)
    feed.ids[0..<8].reverse()
    try host.update()
    #expect(places(host, form) == before, "\(form)")
    try scroll(host, form, to: 0)
    try scroll(host, form, to: 1500)
    #expect(places(host, form) == before, "\(form)")
  }

  /// The remembered sizes belong to the container's identity.
  @Test func anotherContainerRemembersNothing() throws {
    let feed = Feed(500)
    let host = try show(.stack, feed)
    try walk(host, .stack, to: 1500)
    feed.name = "other"
    try host.update()
    #expect(host.frames == (try show(.stack, feed)).frames)
  }

  @Test(arguments: Form.allCases) func aContainerLooksWhereItsRowsWereFirst(_ form: Form) throws {
    let feed = Feed(20_000)
    let host = try show(form, feed)
    try walk(host, form, to: 4000)
    feed.reads = 0
    try host.tap("count")
    // As many ids as rows were seen, plus several reads of the visible ones.
    #expect(feed.reads < 1000, "\(form)")
    feed.reads = 0
    feed.ids.insert(100_000, at: 0)
    try host.update()
    // All rows have moved: one pass over the rows that were seen.
    #expect(feed.reads < 2000, "\(form)")
    feed.reads = 0
    feed.ids.remove(at: 3)
    try host.update()
    // One row can't be found: one pass over all rows.
    #expect(feed.reads < 22_000, "\(form)")
  }
}

/// Rows of many heights.
@MainActor @Observable
private final class Feed {
  var ids: [Int]
  var extra: [Int: CGFloat] = [:]
  var isEven = false
  var name = "first"
  @ObservationIgnored var bodies = 0
  /// The number of ids that were read.
  @ObservationIgnored nonisolated(unsafe) var reads = 0

  init(_ count: Int) { ids = Array(0..<count) }

  func noteBody() { bodies += 1 }

  func ownHeight(_ id: Int) -> CGFloat { isEven ? 40 : 30 + CGFloat(id * 37 % 61) }
  func height(_ id: Int) -> CGFloat { ownHeight(id) + (extra[id] ?? 0) }
}

private struct Entry {
  let number: Int
  let feed: Feed
  nonisolated var id: Int {
    feed.reads += 1
    return number
  }
}

private struct Screen: View {
  let form: RowMemoryTests.Form
  let feed: Feed
  @State private var count = 0

  var body: some View {
    let _ = feed.noteBody()
    VStack(spacing: 0) {
      Button("\(count)") { count += 1 }.buttonStyle(.plain).frame(height: 20)
        .accessibilityIdentifier("count")
      container.accessibilityIdentifier("rows").id(feed.name)
    }
  }

  private var rows: some View {
    ForEach(feed.ids.map { Entry(number: $0, feed: feed) }, id: \.id) {
      Row(number: $0.number, form: form, feed: feed)
    }
  }

  @ViewBuilder private var container: some View {
    switch form {
    case .list: List { rows }
    case .stack: ScrollView { LazyVStack(spacing: 0) { rows } }
    case .spacedStack: ScrollView { LazyVStack(spacing: 4) { rows } }
    case .row: ScrollView(.horizontal) { LazyHStack(spacing: 0) { rows } }
    case .grid:
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(140)), GridItem(.fixed(140))], spacing: 0) { rows }
      }
    }
  }
}

private struct Row: View {
  let number: Int
  let form: RowMemoryTests.Form
  let feed: Feed
  var body: some View {
    let length = feed.height(number)
    Color.red
      .frame(width: form == .row ? length : 100, height: form == .row ? 50 : length)
      .accessibilityIdentifier("row \(number)")
  }
}
