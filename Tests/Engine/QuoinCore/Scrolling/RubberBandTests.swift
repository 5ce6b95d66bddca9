import QuoinGeometry
import QuoinLayout
import SwiftUI
import Testing

@testable import Quoin

/// Scroll views of an observed host: beyond their ends they follow a finger less and less, and
/// spring back.
@MainActor
struct RubberBandTests {
  private func host<V: View>(_ view: V, glides: Bool = true) throws -> ViewHost<V> {
    let host = ViewHost(view, size: ProposedViewSize(width: 300, height: 400))
    host.tree.scrollViewsGlide = glides
    try host.update()
    return host
  }

  private func offset<V: View>(_ host: ViewHost<V>) -> CGPoint {
    let emission = host.tree.emission
    return emission.scrolling.all.first.map { emission.tree.scrollOffset(of: $0) }
      ?? CGPoint(x: CGFloat.nan, y: .nan)
  }

  /// Drags from the center by `translation` in a tenth of a second, and keeps the finger down.
  private func pull<V: View>(_ host: ViewHost<V>, by translation: CGSize) throws {
    let start = CGPoint(x: 150, y: 200)
    try host.beginTouch(at: start)
    for step in 1...10 {
      try host.advance(by: 0.01)
      try host.moveTouch(
        to: CGPoint(
          x: start.x + translation.width * CGFloat(step) / 10,
          y: start.y + translation.height * CGFloat(step) / 10))
    }
  }

  /// Like ``pull(_:by:)``, with a rest before the finger lifts, so that it has no velocity.
  private func stretch<V: View>(_ host: ViewHost<V>, by translation: CGSize) throws {
    try pull(host, by: translation)
    try host.advance(by: 0.5)
    try host.endTouch()
  }

  private func isClose(_ value: CGFloat, _ expected: CGFloat) -> Bool {
    abs(value - expected) < 1e-6
  }

  private func expectRest<V: View>(_ host: ViewHost<V>) {
    #expect(!host.clock.isFollowed)
    #expect(host.clock.next == nil)
    #expect(!host.tree.scrollViewsMove)
    #expect(!host.needsUpdate)
  }

  /// Returns the distance of the content beyond its end for a visible length of 400 points: (1 - 1
  /// / (0.55 x / d + 1)) d.
  private func band(_ distance: CGFloat) -> CGFloat { (1 - 1 / (0.55 * distance / 400 + 1)) * 400 }

  @Test("content follows a finger beyond its end with increasing resistance")
  func following() throws {
    let host = try host(Column(height: 1000))
    try host.beginTouch(at: CGPoint(x: 150, y: 100))
    for distance in [40, 100, 300] as [CGFloat] {
      try host.moveTouch(to: CGPoint(x: 150, y: 100 + distance))
      #expect(isClose(offset(host).y, -band(distance)))
    }
    // Within the content's bounds, it follows the finger exactly again.
    try host.moveTouch(to: CGPoint(x: 150, y: 70))
    #expect(isClose(offset(host).y, 30))
  }

  @Test("content stops at its end without gliding")
  func stillViews() throws {
    let host = try host(Column(height: 1000), glides: false)
    try pull(host, by: CGSize(width: 0, height: 150))
    #expect(offset(host) == .zero)
    try host.endTouch()
    try host.advance(by: 1)
    #expect(offset(host) == .zero)
    #expect(!host.clock.isFollowed)
  }

  @Test("it springs back with the clock, in steps of any length, and comes to rest")
  func springingBack() throws {
    for steps in [1, 3, 17] {
      let host = try host(Column(height: 1000))
      try stretch(host, by: CGSize(width: 0, height: 150))
      let start = -band(150)
      #expect(isClose(offset(host).y, start))
      for time in [0.1, 0.2, 0.3] {
        for _ in 0..<steps { try host.advance(by: 0.1 / Double(steps)) }
        let expected = start * CGFloat((1 + 10 * time) * exp(-10 * time))
        #expect(isClose(offset(host).y, expected))
      }
      #expect(host.clock.isFollowed)
      try host.advance(by: 2)
      #expect(offset(host) == .zero)
      expectRest(host)
    }
  }

  @Test("deceleration beyond an end springs back")
  func overshooting() throws {
    let host = try host(Column(height: 1000))
    try host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 150))
    try pull(host, by: CGSize(width: 0, height: 100))
    try host.endTouch()
    #expect(isClose(offset(host).y, 50))
    // 1000 points per second, 0.998 of which are left after each millisecond.
    let rate = -1000 * log(0.998)
    let arrival = -log(1 - rate * 50 / 1000) / rate
    let speed = 1000 - rate * 50
    try host.advance(by: arrival)
    #expect(abs(offset(host).y) < 1e-6)
    // The spring reverses after a tenth of a second.
    try host.advance(by: 0.1)
    #expect(isClose(offset(host).y, CGFloat(-speed * 0.1 * exp(-1))))
    try host.advance(by: 3)
    #expect(offset(host) == .zero)
    expectRest(host)
  }

  @Test("also at the far end")
  func farEnd() throws {
    let host = try host(Column(height: 1000))
    try host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 600))
    try stretch(host, by: CGSize(width: 0, height: -150))
    #expect(isClose(offset(host).y, 600 + band(150)))
    try host.advance(by: 3)
    #expect(offset(host).y == 600)
    expectRest(host)
  }

  @Test("content shorter than the view bounces unless bouncing is based on size")
  func behaviors() throws {
    func stretched<V: View>(_ view: V, _ translation: CGSize) throws -> CGPoint {
      let host = try host(view)
      try pull(host, by: translation)
      return offset(host)
    }
    let down = CGSize(width: 0, height: 150)
    let short = Column(height: 100)
    #expect(isClose(try stretched(short, down).y, -band(150)))
    #expect(
      isClose(try stretched(short.scrollBounceBehavior(.always), down).y, -band(150)))
    #expect(try stretched(short.scrollBounceBehavior(.basedOnSize), down) == .zero)
    let horizontal = short.scrollBounceBehavior(.basedOnSize, axes: .horizontal)
    #expect(isClose(try stretched(horizontal, down).y, -band(150)))
    let long = Column(height: 1000).scrollBounceBehavior(.basedOnSize)
    #expect(isClose(try stretched(long, down).y, -band(150)))
  }

  @Test("horizontal rows stretch from their leading side", arguments: [false, true])
  func across(isRightToLeft: Bool) throws {
    let view = ScrollView(.horizontal) {
      Color.red.frame(width: 900, height: 400).accessibilityIdentifier("row")
    }
    .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    let host = try host(view)
    let before = try #require(host.frame(of: "row")).minX
    try pull(host, by: CGSize(width: isRightToLeft ? -100 : 100, height: 0))
    let stretch = (1 - 1 / (0.55 * 100 / 300 + 1)) * 300.0
    #expect(isClose(offset(host).x, -stretch))
    let moved = try #require(host.frame(of: "row")).minX - before
    #expect(abs(moved - (isRightToLeft ? -stretch : stretch)) <= 1)
    try host.endTouch()
    try host.advance(by: 3)
    #expect(host.frame(of: "row")?.minX == before)
    expectRest(host)
  }

  @Test("phases and geometry are reported as on a device")
  func telling() throws {
    let log = ScrollLog()
    let host = try host(Told(log: log))
    try stretch(host, by: CGSize(width: 0, height: 150))
    try host.advance(by: 2)
    #expect(
      log.phases == [
        [.idle, .interacting], [.interacting, .decelerating], [.decelerating, .idle],
      ])
    #expect(isClose(log.offsets.min() ?? .nan, -band(150)))
    #expect(log.offsets.last == 0)
    // At rest there is no deceleration phase.
    log.phases = []
    try stretch(host, by: CGSize(width: 0, height: -50))
    #expect(log.phases == [[.idle, .interacting], [.interacting, .idle]])
  }

  @Test("a finger stops moving content without tapping anything")
  func catching() throws {
    let log = ScrollLog()
    let host = try host(Told(log: log))
    try pull(host, by: CGSize(width: 0, height: -100))
    try host.endTouch()
    try host.advance(by: 0.1)
    let caught = offset(host)
    #expect(caught.y > 100)
    log.phases = []
    try host.beginTouch(at: CGPoint(x: 150, y: 200))
    try host.advance(by: 1)
    #expect(offset(host) == caught)
    try host.endTouch()
    try host.advance(by: 1)
    #expect(offset(host) == caught)
    #expect(log.phases == [[.decelerating, .tracking], [.tracking, .idle]])
    #expect(log.taps == 0)
    expectRest(host)
    try host.tap(at: CGPoint(x: 150, y: 200))
    #expect(log.taps == 1)
  }

  @Test(
    "content caught beyond its end follows the finger, and springs back when released"
  )
  func catchingBeyond() throws {
    let host = try host(Column(height: 1000))
    try stretch(host, by: CGSize(width: 0, height: 150))
    try host.advance(by: 0.05)
    let caught = offset(host).y
    #expect(caught < -10)
    try host.beginTouch(at: CGPoint(x: 150, y: 200))
    try host.moveTouch(to: CGPoint(x: 150, y: 220))
    // The first 20 points of the finger are added to its equivalent position.
    let distance = (1 / (1 + caught / 400) - 1) * 400 / 0.55
    #expect(isClose(offset(host).y, -band(distance + 20)))
    try host.advance(by: 0.5)
    try host.endTouch()
    try host.advance(by: 3)
    #expect(offset(host) == .zero)
    expectRest(host)
  }

  @Test("a cancelled drag springs back")
  func cancelling() throws {
    let host = try host(Column(height: 1000))
    try pull(host, by: CGSize(width: 0, height: 150))
    host.tree.pointer.cancel()
    try host.update()
    try host.advance(by: 3)
    #expect(offset(host) == .zero)
    expectRest(host)
  }

  @Test("a wheel stops moving content")
  func wheel() throws {
    let host = try host(Column(height: 4000))
    try pull(host, by: CGSize(width: 0, height: -100))
    try host.endTouch()
    try host.advance(by: 0.1)
    try host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 30))
    let reached = offset(host)
    try host.advance(by: 0.1)
    try host.advance(by: 2)
    #expect(offset(host) == reached)
    expectRest(host)
    try stretch(host, by: CGSize(width: 0, height: 600))
    try host.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 30))
    #expect(offset(host).y >= 0)
    try host.advance(by: 1)
    expectRest(host)
  }

  @Test("a view that is removed while it moves leaves nothing running")
  func leaving() throws {
    let host = try host(Leaving())
    try stretch(host, by: CGSize(width: 0, height: 150))
    try host.advance(by: 0.05)
    host.rootView = Leaving(isThere: false)
    try host.advance(by: 0.05)
    expectRest(host)
    host.rootView = Leaving()
    try host.update()
    #expect(offset(host) == .zero)
  }

  @Test("a view that is recreated while it is beyond its end keeps its position")
  func makingAnew() throws {
    let host = try host(Column(height: 1000))
    try pull(host, by: CGSize(width: 0, height: 150))
    host.rootView = Column(height: 1200)
    try host.update()
    #expect(isClose(offset(host).y, -band(150)))
    try host.endTouch()
    try host.advance(by: 3)
    #expect(offset(host) == .zero)
  }

  @Test("pages come to rest at their targets, from within and from beyond the ends")
  func paging() throws {
    let view = Column(height: 1200).scrollTargetBehavior(.paging)
    let host = try host(view)
    try stretch(host, by: CGSize(width: 0, height: -250))
    #expect(isClose(offset(host).y, 250))
    try host.advance(by: 0.1)
    #expect(offset(host).y > 250 && offset(host).y < 400)
    try host.advance(by: 3)
    #expect(offset(host).y == 400)
    expectRest(host)
  }
}

private struct Column: View {
  var height: CGFloat
  var body: some View {
    ScrollView {
      Color.blue.frame(width: 300, height: height).accessibilityIdentifier("column")
    }
  }
}

private struct Leaving: View {
  var isThere = true
  var body: some View { if isThere { Column(height: 1000) } else { Text("Gone") } }
}

@MainActor
private final class ScrollLog {
  var phases: [[ScrollPhase]] = []
  var offsets: [CGFloat] = []
  var taps = 0
}

private struct Told: View {
  let log: ScrollLog
  var body: some View {
    ScrollView {
      Button {
        log.taps += 1
      } label: {
        Color.blue.frame(width: 300, height: 3000)
      }
      .buttonStyle(.plain)
    }
    .onScrollPhaseChange { log.phases.append([$0, $1]) }
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y
    } action: {
      log.offsets.append($1)
    }
  }
}
