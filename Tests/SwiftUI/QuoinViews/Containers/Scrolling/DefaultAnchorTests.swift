import Quoin
import SwiftUI
import Testing

/// Anchors of live scroll views (Rules/Scrolling.md#default-anchor).
@MainActor
struct DefaultAnchorTests {
  @Test func aScrollViewAtItsAnchorStaysThere() throws {
    let host = ViewHost(Squares(count: 10))
    func offset(_ count: Int) throws -> CGFloat? {
      host.rootView.count = count
      try host.update()
      return host.frame(of: "row").map { -$0.minX }
    }
    #expect(try offset(10) == 200)
    #expect(try offset(12) == 260)
    try host.scroll("scroll", to: CGPoint(x: 100, y: 0))
    #expect(try offset(20) == 100)
    try host.scroll("scroll", to: CGPoint(x: 500, y: 0))
    #expect(try offset(30) == 800)
    #expect(try offset(5) == 50)
  }
}

private struct Squares: View {
  var count: Int

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 30, height: 20) }
      }
      .accessibilityIdentifier("row")
    }
    .accessibilityIdentifier("scroll")
    .defaultScrollAnchor(.trailing)
    .frame(width: 100, height: 20)
  }
}
