import LiveViews
import Quoin
import SwiftUI
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct Deck: View {
  @State private var names = ["a", "b", "c"]
  @State private var isReversed = false
  var body: some View {
    VStack {
      Arranged(isReversed: isReversed) {
        Counter(name: "first")
        ForEach(names, id: \.self) { Counter(name: $0) }
      }
      Button("turn") { isReversed.toggle() }
      Button("drop") { names.removeFirst() }
    }
  }
}

private struct Arranged<Content: View>: View {
  let isReversed: Bool
  @ViewBuilder let content: Content
  var body: some View {
    Group(subviews: content) { views in
      Text("\(views.count) views")
      ForEach(isReversed ? views.reversed() : Array(views)) { view in
        view.padding(1)
      }
    }
  }
}

/// Views keep their state when a container decomposes them into subviews.
@MainActor
struct SubviewStateTests {
  @Test func stateStaysWithTheViewWhereverItIsMoved() throws {
    let host = ViewHost(Deck(), size: ProposedViewSize(width: 300, height: 600))
    try host.update()
    try host.tap("first 0")
    try host.tap("b 0")
    try host.tap("b 1")
    try host.tap("turn")
    #expect(host.texts.contains("b 2"))
    #expect(host.texts.contains("first 1"))
    try host.tap("drop")
    #expect(host.texts.contains("3 views"))
    #expect(host.texts.contains("b 2"))
    #expect(!host.texts.contains("a 0"))
    try host.tap("b 2")
    #expect(host.texts.contains("b 3"))
  }
}
