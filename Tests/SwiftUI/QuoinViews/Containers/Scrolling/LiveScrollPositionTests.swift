import LiveViews
import SwiftUI
import Testing

@MainActor
struct LiveScrollPositionTests {
  private struct Page: View {
    @State private var id: Int? = 0
    @State private var padding: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        Button("Go") { (id, padding) = (50, 40) }
        Button("Back") { id = 0 }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { Text("row \($0)").frame(height: 20) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id, anchor: .top)
        .safeAreaPadding(.vertical, padding)
        .frame(height: 200)
      }
    }
  }

  /// An update that also changes the padding still scrolls to the row.
  @Test func aPositionIsKeptWhereThePaddingChanges() throws {
    let host = try ViewHost.showing(Page())
    #expect(host.texts.contains("row 0") && !host.texts.contains("row 50"))
    try host.tap("Go")
    #expect(host.texts.contains("row 50") && !host.texts.contains("row 0"))
    // The padding alone stays, and another position is reached within it.
    try host.tap("Back")
    #expect(host.texts.contains("row 0") && !host.texts.contains("row 50"))
  }
}
