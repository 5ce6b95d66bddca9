import Quoin
import SwiftUI
import Testing

/// The tags of pages that have none of their own (Rules/Navigation.md#tab-tags).
@MainActor
struct LiveTabTagTests {
  @Test func aPageHasTheIDOfItsItem() throws {
    var page = "b"
    let host = ViewHost(
      TabView(selection: Binding(get: { page }, set: { page = $0 })) {
        ForEach(["a", "b", "c"], id: \.self) { Text("Page \($0)") }
      }
      .tabViewStyle(.page), size: ProposedViewSize(width: 300, height: 200))
    #expect(try host.layoutReport().nodes.contains { $0.name.contains("Page b") })
    try host.swipe("Page b", .left)
    #expect(page == "c")
  }

  @Test func itemsInsideOfPagesAreNoTags() throws {
    var page = 1
    let host = ViewHost(
      TabView(selection: Binding(get: { page }, set: { page = $0 })) {
        VStack { ForEach(0..<2) { Text("First \($0)") } }
        VStack { ForEach(0..<2) { Text("Second \($0)") } }
      }, size: ProposedViewSize(width: 300, height: 200))
    #expect(try host.layoutReport().nodes.contains { $0.name.contains("First 1") })
  }
}
