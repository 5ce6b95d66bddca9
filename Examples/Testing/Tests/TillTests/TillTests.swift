import QuoinTesting
import SwiftUI
import Testing
import Till

@MainActor
@Suite("The till")
struct TillTests {
  let tea = Item("Tea", cents: 250)
  let cake = Item("Cake", cents: 420)

  private func host() -> ViewHost<TillView> {
    ViewHost(size: CGSize(width: 320, height: 480)) { TillView(goods: [tea, cake]) }
  }

  @Test("a row is as wide as there is room, and as high as its text")
  func sizing() {
    expectSizing(PriceRow(tea), horizontal: .expanding, vertical: .hugging)
  }

  @Test("the price stands at the end of its row")
  func layout() {
    expectLayout(PriceRow(tea), size: CGSize(width: 200, height: 100)) {
      $0["name"].x == 0
      $0["price"].maxX == 200
      $0["name"].isApart(from: $0["price"])
    }
  }

  @Test(
    "the row looks as it did, in every size of text",
    arguments: [DynamicTypeSize.large, .accessibility1])
  func rows(_ size: DynamicTypeSize) {
    assertSnapshot(
      of: PriceRow(tea).padding(),
      as: .image(
        layout: .fixed(width: 240, height: 100),
        traits: RenderConfiguration(colorScheme: .dark, dynamicTypeSize: size)),
      named: "\(size)")
  }

  @Test("the row in every form")
  func forms() {
    let row = PriceRow(cake).frame(width: 240)
    assertSnapshot(of: row, as: .layout)
    assertSnapshot(of: row, as: .svg)
    assertSnapshot(of: row, as: .pdf)
    assertSnapshot(of: cake, as: .json, named: "data")
  }

  @Test("buying tea and cake")
  func buying() async throws {
    let host = host()
    assertSnapshot(of: host, as: .accessibility, named: "empty")
    try host.expectUpdates(atMost: 1, of: "TillView") { try host.tap("Tea") }
    try host.tap("Cake")
    #expect(try host.text(of: "total") == "Total 6.70")
    assertSnapshot(of: host, as: .image, named: "bought")
    assertSnapshot(of: host, as: .accessibility, named: "bought")

    try host.tap("Pay")
    try await host.wait { try !host.isEnabled("Pay") }
    try host.advance(by: 0.5)
    assertSnapshot(of: host, as: .image, named: "thanks-appear")
    try host.advance(by: 0.5)
    #expect(try host.text(of: "Thank you") == "Thank you")
  }

  @Test(
    "nothing is cut off, too small or without a name, on whatever device and with whatever text size"
  )
  func findings() {
    expectNoFindings(TillView(goods: [tea, cake]), across: .devices + .textSizes)
    expectNoFindings(PriceRow(tea), across: .size(width: 320) * .textSizes * .appearances)
  }

  @Test("on a telephone")
  func telephone() {
    assertSnapshot(
      of: TillView(goods: [tea, cake]), as: .image(layout: .device(config: .iPhone16)))
  }
}

/// The same from a test outside the main actor.
@Test func fromAnywhere() async throws {
  let host = await ViewHost(size: CGSize(width: 320, height: 480)) {
    TillView(goods: [Item("Tea", cents: 250)])
  }
  try await host.tap("Tea")
  #expect(try await host.text(of: "total") == "Total 2.50")
}
