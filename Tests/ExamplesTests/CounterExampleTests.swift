import Quoin
import SwiftUI
import Testing

@testable import CounterExample

/// The counter, operated by touch.
@MainActor
@Suite struct CounterExampleTests {
  private func host() throws -> ViewHost<CounterView> {
    try ViewHost(device: DeviceProfile(named: "iPhone 16")) { CounterView() }
  }

  @Test func buttonsCount() throws {
    let host = try host()
    #expect(try host.text(of: "count") == "0")
    try host.tap("Increment")
    try host.tap("Increment")
    try host.tap("Decrement")
    #expect(try host.text(of: "count") == "1")
  }

  @Test func nothingGoesBelowZero() throws {
    let host = try host()
    #expect(try !host.isEnabled("Decrement"))
    #expect(throws: InteractionError.disabled("Decrement")) { try host.tap("Decrement") }
    #expect(try host.text(of: "count") == "0")
  }

  @Test func stepsAreLarger() throws {
    let host = try host()
    for step in 1...4 { try host.increment("Steps of \(step)") }
    try host.tap("Increment")
    #expect(try host.text(of: "count") == "5")
    // A moving view is touched at its current position.
    #expect(host.isAnimating)
    try host.decrement("Steps of 5")
    try host.tap("Decrement")
    #expect(try host.text(of: "count") == "1")
    #expect(try !host.isEnabled("Decrement"))
  }

  /// The history slides in from below and pushes the rest up; after half of the time it is halfway.
  @Test func theHistoryComesInAndGoes() throws {
    let host = try host()
    try host.update()
    let before = try #require(host.frame(of: "count"))
    try host.tap("Increment")
    #expect(host.isAnimating)
    #expect(try #require(host.frame(of: "count")).midY == before.midY)
    try host.advance(by: 5)
    #expect(!host.isAnimating)
    let after = try #require(host.frame(of: "count"))
    #expect(after.midY < before.midY)
    try host.tap("Reset")
    try host.advance(by: 5)
    #expect(try #require(host.frame(of: "count")) == before)
    #expect(try host.text(of: "count") == "0")
  }

  /// A tap evaluates only the counter and the view that shows the number.
  @Test func aTapEvaluatesWhatShowsTheNumber() throws {
    let host = try host()
    try host.tap("Increment")
    try host.advance(by: 5)
    let update = try host.tap("Increment")
    let own: Set = ["CounterView", "Dial", "History"]
    #expect(own.isSubset(of: update.views))
    #expect(update.views.filter(own.contains).count == 3)
    #expect(update.evaluations.first { $0.view == "CounterView" }?.text.contains("_count") == true)
  }

  @Test func picturesDiffer() throws {
    let host = try host()
    let before = host.displayList()
    try host.tap("Increment")
    try host.advance(by: 5)
    #expect(host.displayList() != before)
  }
}
