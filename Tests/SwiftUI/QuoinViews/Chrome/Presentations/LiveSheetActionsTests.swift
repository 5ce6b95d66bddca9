import Quoin
import SwiftUI
import Testing

/// The items of a toolbar that cancel and confirm, in a sheet on macOS
/// (Rules/Navigation.md#mac-sheet-actions).
@MainActor
struct LiveSheetActionsTests {
  private struct Editor: View {
    let isStack: Bool
    @State private var isShown = false
    @State private var log = "none"

    var body: some View {
      VStack {
        Button("Show") { isShown = true }
        Text(log).accessibilityIdentifier("log")
      }
      .sheet(isPresented: $isShown) {
        if isStack { NavigationStack { page } } else { page }
      }
    }

    private var page: some View {
      Color.red.frame(width: 300, height: 100).accessibilityIdentifier("page")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { button("Save") }
          ToolbarItem(placement: .cancellationAction) { button("Cancel") }
          ToolbarItem(placement: .destructiveAction) { button("Delete") }
        }
    }

    private func button(_ title: String) -> some View {
      Button(title) {
        log = title
        isShown = false
      }
      .accessibilityIdentifier(title)
    }
  }

  private func host(_ isStack: Bool, _ platform: Platform = .macOS) throws -> ViewHost<Editor> {
    let host = ViewHost(
      Editor(isStack: isStack), size: ProposedViewSize(width: 800, height: 600),
      platform: platform)
    try host.tap("Show")
    return host
  }

  @Test(arguments: [false, true])
  func theyAreBelowTheContent(isStack: Bool) throws {
    let host = try host(isStack)
    let page = try #require(host.frame(of: "page"))
    let delete = try #require(host.frame(of: "Delete"))
    let cancel = try #require(host.frame(of: "Cancel"))
    let save = try #require(host.frame(of: "Save"))
    #expect(delete.minY >= page.maxY)
    #expect(delete.maxX < cancel.minX && cancel.maxX < save.minX)
    #expect(delete.midY == save.midY)
  }

  @Test(arguments: [false, true])
  func returnConfirmsAndEscapeCancels(isStack: Bool) throws {
    let host = try host(isStack)
    try host.press(key: .return)
    #expect(try host.text(of: "log") == "Save")
    try host.tap("Show")
    try host.press(key: .escape)
    #expect(try host.text(of: "log") == "Cancel")
    try host.tap("Show")
    try host.tap("Delete")
    #expect(try host.text(of: "log") == "Delete")
  }

  @Test func onIOSTheyAreInTheBar() throws {
    let host = try host(true, .iOS)
    let page = try #require(host.frame(of: "page"))
    #expect(try #require(host.frame(of: "Save")).maxY <= page.minY)
  }
}
