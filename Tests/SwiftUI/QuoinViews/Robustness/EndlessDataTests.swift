import SwiftUI
import Testing

/// Huge collections: lazy containers only create the visible views, and sums of counts don't
/// overflow.
@MainActor
@Suite struct EndlessDataTests {
  private struct Rows: View {
    var body: some View {
      ForEach(0..<Int.max, id: \.self) { Text(verbatim: "\($0)") }
    }
  }

  /// Returns the name of each container, and the container with `content` in a scroll view.
  private func containers<Content: View>(@ViewBuilder _ content: () -> Content)
    -> [(name: String, view: AnyView)]
  {
    let content = content()
    let tracks = Array(repeating: GridItem(), count: 3)
    return [
      ("LazyVStack", AnyView(ScrollView { LazyVStack { content } })),
      ("LazyHStack", AnyView(ScrollView(.horizontal) { LazyHStack { content } })),
      ("LazyVGrid", AnyView(ScrollView { LazyVGrid(columns: tracks) { content } })),
      ("LazyHGrid", AnyView(ScrollView(.horizontal) { LazyHGrid(rows: tracks) { content } })),
      ("List", AnyView(List { content })),
    ]
  }

  private func expectRows<Content: View>(@ViewBuilder _ content: () -> Content) throws {
    for (name, view) in containers(content) {
      // Views after the container begin elements, too.
      let whole = VStack {
        view
        if name.isEmpty { Text("none") } else { Text("after") }
      }
      let renderer = ImageRenderer(content: whole)
      renderer.proposedSize = ProposedViewSize(width: 200, height: 200)
      #expect(renderer.svgString().contains(">0<"), "\(name)")
      let host = ViewHost(whole, size: ProposedViewSize(width: 200, height: 200))
      try host.update()
      #expect(try host.text(of: "0") == "0", "\(name)")
    }
  }

  @Test func oneRange() throws {
    try expectRows { ForEach(0..<Int.max, id: \.self) { Text(verbatim: "\($0)") } }
  }

  @Test func twoRanges() throws {
    try expectRows {
      ForEach(0..<Int.max, id: \.self) { Text(verbatim: "\($0)") }
      ForEach(0..<Int.max, id: \.self) { Text(verbatim: "\($0)") }
      Text("end")
    }
  }

  @Test func rangesInsideViewsAndSections() throws {
    try expectRows {
      Section("First") { Rows() }
      Section("Second") { Rows() }
    }
  }

  @Test func severalViewsForEachElement() throws {
    try expectRows {
      ForEach(0..<Int.max, id: \.self) {
        Text(verbatim: "\($0)")
        Text(verbatim: "\($0) again")
      }
      ForEach(0..<Int.max, id: \.self) { Text(verbatim: "\($0)") }
    }
  }
}
