import Quoin
import SwiftUI
import Testing

/// Links inside the rows of a list (Rules/Navigation.md#navigation-links).
@MainActor
struct LiveRowLinkTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 402, height: 700))
  }

  @Test(arguments: ["Card", "Left", "Inner"])
  func aTapAnywhereOnTheRowLeadsOn(name: String) throws {
    let host = host(LinksInRows())
    try host.tap(name)
    let target = name == "Card" ? "Behind the card" : "Behind the label"
    #expect(try host.text(of: "target") == target)
    try host.goBack()
    #expect(throws: NameError.self) { try host.text(of: "target") }
  }

  /// A row that is evaluated separately is still a row, whose chevron the list draws.
  @Test func aRowThatChangesStaysARow() throws {
    let host = host(LinksInRows())
    try host.update()
    let before = try #require(host.frame(of: "label"))
    #expect(abs(before.maxX - (402 - 36 - 10.33 - 8)) < 0.5)
    try host.tap("Count")
    #expect(try host.text(of: "Row 1") == "Row 1")
    #expect(host.frame(of: "label")?.maxX == before.maxX)
    let inside = try #require(host.frame(of: "inside"))
    #expect(abs(inside.maxX - (402 - 32 - 10.33 - 8)) < 0.5)
  }
}

private struct LinksInRows: View {
  @State private var count = CountModel()
  var body: some View {
    NavigationStack {
      List {
        ZStack {
          Text("Card")
          NavigationLink(destination: Text("Behind the card").accessibilityIdentifier("target")) {
            EmptyView()
          }
          .opacity(0)
        }
        HStack {
          Text("Left")
          NavigationLink("Inner") {
            Text("Behind the label").accessibilityIdentifier("target")
          }
        }
        CountedLink(model: count)
        HStack {
          NavigationLink(destination: Text("Elsewhere")) {
            Color.red.frame(height: 10).accessibilityIdentifier("inside")
          }
        }
        Button("Count") { count.value += 1 }
      }
    }
  }
}

@Observable
private final class CountModel {
  var value = 0
}

private struct CountedLink: View {
  let model: CountModel
  var body: some View {
    NavigationLink(destination: Text("Elsewhere")) {
      HStack {
        Text("Row \(model.value)")
        Color.red.frame(height: 10).accessibilityIdentifier("label")
      }
    }
  }
}
