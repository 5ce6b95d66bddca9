import Foundation
import Quoin
import SwiftUI
import Testing

/// Pulling down a view that can be refreshed.
@MainActor
struct LiveRefreshTests {
  private let start = CGPoint(x: 150, y: 200)

  private func host(_ gate: Gate) throws -> ViewHost<Slow> {
    let host = ViewHost(Slow(gate: gate), size: ProposedViewSize(width: 300, height: 400))
    try host.update()
    return host
  }

  private func pull(_ host: ViewHost<Slow>, by distance: CGFloat) throws {
    try host.beginTouch(at: start)
    try host.moveTouch(to: CGPoint(x: start.x, y: start.y + distance))
  }

  @Test func theSpinnerAppearsWithThePull() throws {
    let gate = Gate()
    let host = try host(gate)
    let (place, items) = (host.frame(of: "row"), host.displayList().items.count)
    try pull(host, by: 50)
    #expect(host.displayList().items.count > items)
    try host.endTouch()
    try host.advance(by: 1)
    #expect(host.displayList().items.count == items)
    #expect(host.frame(of: "row") == place && gate.count == 0)
    // A drag that doesn't begin at the top, or goes up, shows nothing.
    try pull(host, by: -50)
    #expect(host.displayList().items.count <= items)
    try host.moveTouch(to: CGPoint(x: start.x, y: start.y - 20))
    try host.endTouch()
    #expect(gate.count == 0)
  }

  @Test func theSpinnerStaysUntilTheActionEnds() async throws {
    let gate = Gate()
    let host = try host(gate)
    let items = host.displayList().items.count
    let place = try #require(host.frame(of: "row"))
    try pull(host, by: 120)
    try host.endTouch()
    #expect(abs(try #require(host.frame(of: "row")).minY - place.minY - 60) < 0.01)
    #expect(host.displayList().items.count > items)
    // Another pull doesn't run the action again.
    try pull(host, by: 120)
    try host.endTouch()
    #expect(abs(try #require(host.frame(of: "row")).minY - place.minY - 60) < 0.01)
    gate.open()
    try await host.waitUntilIdle()
    try host.advance(by: 1)
    #expect(gate.count == 1)
    #expect(host.frame(of: "row") == place)
    #expect(host.displayList().items.count == items)
  }
}

/// Lets the action of a test end.
@MainActor
private final class Gate {
  private(set) var count = 0
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    count += 1
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

private struct Slow: View {
  let gate: Gate
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20) { number in
          Text("Row \(number)").frame(maxWidth: .infinity, minHeight: 40)
            .accessibilityIdentifier(number == 0 ? "row" : "Row \(number)")
        }
      }
    }
    .refreshable { [gate] in await gate.pass() }
  }
}
