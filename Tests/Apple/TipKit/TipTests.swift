import Quoin
import SwiftUI
import Testing
import TipKit

private struct StarTip: Tip {
  var title: Text { Text("Keep it") }
  var message: Text? { Text("Tap the star.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Tips.Action] { Tips.Action(id: "more", title: "Learn more") }
  var options: [any TipOption] { Tips.MaxDisplayCount(3) }
}

@MainActor
struct TipTests {
  @Test func tipsAreCards() throws {
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    let tip = report(300, nil, TipView(StarTip(), arrowEdge: .bottom).tipBackground(.red))
    #expect(abs(tip.size.width - 300) < 0.01)
    for text in ["Keep it", "Tap the star.", "Learn more"] {
      #expect(tip.nodes.contains { $0.name.contains(text) }, "\(text)")
    }
    let plain = report(300, nil, Text("A").popoverTip(StarTip(), arrowEdge: .top))
    #expect(!plain.nodes.contains { $0.name.contains("Keep it") })
    #expect(StarTip().id == "StarTip")
  }
}
