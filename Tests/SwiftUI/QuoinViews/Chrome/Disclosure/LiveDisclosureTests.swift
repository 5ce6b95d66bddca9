import LiveViews
import Quoin
import SwiftUI
import Testing

/// Opening and closing of disclosure groups.
@MainActor
struct LiveDisclosureTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 393, height: 700))
  }

  @Test func groupsOpen() throws {
    let host = host(Groups())
    #expect(throws: NameError.self) { try host.text(of: "Inside") }
    try host.tap("Group")
    #expect(try host.text(of: "Inside") == "Inside")
    try host.toggle("Group")
    #expect(throws: NameError.self) { try host.text(of: "Inside") }
    try host.toggle("bound")
    #expect(try host.text(of: "open") == "true")
    #expect(try host.value(of: "bound", as: Bool.self) == true)
  }
}

private struct Groups: View {
  @State private var isOpen = false
  var body: some View {
    VStack {
      DisclosureGroup("Group") { Text("Inside") }
      DisclosureGroup("Bound", isExpanded: $isOpen) { Text("More") }
        .accessibilityIdentifier("bound")
      Text("\(isOpen)").accessibilityIdentifier("open")
    }
  }
}
