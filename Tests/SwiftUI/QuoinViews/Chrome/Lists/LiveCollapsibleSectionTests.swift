import Quoin
import SwiftUI
import Testing

/// Sections that the header collapses (Rules/Lists.md#collapsible-sections).
@MainActor
struct LiveCollapsibleSectionTests {
  private struct Box: View {
    @State private var isOpen = true
    @State private var isOwnOpen = false

    var body: some View {
      List {
        Section("Mail", isExpanded: $isOpen) { Text("Inbox") }
        Section(isExpanded: $isOwnOpen) {
          Text("Red")
        } header: {
          Label("Tags", systemImage: "tag")
        }
        Section("Fixed") { Text("Trash") }
      }
    }
  }

  private func host<V: View>(_ view: V, _ platform: Platform = .iOS) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 393, height: 700), platform: platform)
  }

  @Test func inASidebarTheHeaderCollapsesItsSection() throws {
    let host = host(Box().listStyle(.sidebar))
    #expect(try host.text(of: "Inbox") == "Inbox")
    try host.tap("Mail")
    #expect(throws: NameError.self) { try host.text(of: "Inbox") }
    try host.tap("Tags")
    #expect(try host.text(of: "Red") == "Red")
    try host.tap("Mail")
    #expect(try host.text(of: "Inbox") == "Inbox")
    #expect(throws: (any Error).self) { try host.tap("Fixed") }
  }

  @Test func theFirstColumnOfASplitViewIsASidebar() throws {
    let view = NavigationSplitView {
      Box()
    } detail: {
      Text("Detail")
    }
    let host = ViewHost(device: try DeviceProfile(named: "iPad (A16)")) { view }
    try host.tap("Mail")
    #expect(throws: NameError.self) { try host.text(of: "Inbox") }
  }

  @Test func elsewhereItIsAPlainHeader() throws {
    let host = host(Box())
    #expect(throws: (any Error).self) { try host.tap("Mail") }
    #expect(try host.text(of: "Inbox") == "Inbox")
  }
}
