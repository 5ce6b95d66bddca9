import Foundation
import Quoin
import SwiftUI
import Testing

/// An indeterminate indicator turns as time passes, and waiting ignores it.
@MainActor
struct LiveSpinnerTests {
  private func host<V: View>(_ view: V) throws -> ViewHost<V> {
    let host = ViewHost(view, size: ProposedViewSize(width: 100, height: 100))
    try host.update()
    return host
  }

  /// Returns the opacities of the spokes, in drawing order.
  private func strengths<V: View>(_ host: ViewHost<V>) -> [Double] {
    host.displayList().items.compactMap { item -> Double? in
      guard case .fill(_, .color(let color), _) = item else { return nil }
      return color.opacity
    }
  }

  @Test func aTurnHasSixteenPictures() throws {
    let host = try host(ProgressView())
    let first = host.displayList()
    var pictures = [first]
    for _ in 1..<16 {
      try host.advance(by: 0.05)
      pictures.append(host.displayList())
    }
    for (index, picture) in pictures.enumerated() {
      #expect(pictures[..<index].allSatisfy { $0 != picture })
    }
    try host.advance(by: 0.05)
    #expect(host.displayList() == first)
    try host.advance(by: 0.04)
    #expect(host.displayList() == first)
    // The image only depends on the time, not on the steps to it.
    try host.advance(by: 0.8 * 5 + 0.01)
    #expect(host.displayList() == pictures[1])
  }

  /// The spokes stay in place; the strongest one moves clockwise, by one in two frames.
  @Test func theStrongestSpokeGoesRound() throws {
    let host = try host(ProgressView())
    let first = strengths(host)
    #expect(first.count == 8 && first.max() == first[0])
    try host.advance(by: 0.1)
    let next = strengths(host)
    // Spokes are drawn counterclockwise.
    #expect(next.max() == next[7])
    #expect(zip(Array(next[7...] + next[..<7]), first).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func itTurnsFromWhenItAppears() throws {
    struct Late: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Load") { isShown = true }
          if isShown { ProgressView() }
        }
      }
    }
    let host = try host(Late())
    try host.advance(by: 0.33)
    try host.tap("Load")
    #expect(strengths(host).suffix(8).first == strengths(host).suffix(8).max())
  }

  @Test func waitingIgnoresIt() throws {
    let host = try host(ProgressView("Loading"))
    #expect(!host.isAnimating)
    #expect(try host.advanceUntilStill())
    #expect(host.time == 0)
    let update = try host.advance(by: 0.3)
    #expect(update.evaluations.isEmpty && update.measurements == 0)
  }

  @Test func aPictureShowsItsFirst() throws {
    let renderer = ImageRenderer(content: ProgressView())
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    #expect(renderer.displayList() == (try host(ProgressView())).displayList())
  }
}
