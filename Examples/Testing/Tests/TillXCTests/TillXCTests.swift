import QuoinTesting
import SwiftUI
import Till
import XCTest

/// The same expectations in XCTest.
final class TillXCTests: XCTestCase {
  @MainActor
  func testRows() {
    expectSizing(PriceRow(Item("Tea", cents: 250)), horizontal: .expanding, vertical: .hugging)
    assertSnapshot(
      of: PriceRow(Item("Tea", cents: 250)), as: .image(layout: .fixed(width: 240, height: 40)))
  }

  @MainActor
  func testFindings() {
    expectNoFindings(PriceRow(Item("Tea", cents: 250)), across: .size(width: 320) * .textSizes)
  }

  @MainActor
  func testBuying() async throws {
    let host = ViewHost(size: CGSize(width: 320, height: 480)) {
      TillView(goods: [Item("Tea", cents: 250)])
    }
    try host.tap("Tea")
    try host.tap("Pay")
    try await host.wait { try !host.isEnabled("Pay") }
    XCTAssertEqual(try host.text(of: "total"), "Total 2.50")
  }
}
