import Quoin
import SwiftUI
import Testing

@MainActor
struct AccessibilityFocusStateTests {
  @Test func focusedViewsAreLaidOut() {
    struct Form: View {
      @AccessibilityFocusState private var isFocused: Bool
      @AccessibilityFocusState(for: .voiceOver) private var field: String?
      var body: some View {
        VStack {
          Text("a").accessibilityFocused($isFocused)
          Text("b").accessibilityFocused($field, equals: "b")
          Group(subviewsOf: Text("c")) { views in ForEach(views) { $0 } }
          ForEach(subviewOf: Text("d")) { $0 }
        }
        .onAppear { field = "b" }
      }
    }
    #expect(laid(100, 100) { Form() }.nodes.count { $0.name.hasPrefix("Text(") } == 4)
  }
}
