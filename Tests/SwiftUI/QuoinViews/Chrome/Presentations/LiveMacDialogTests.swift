import Foundation
import Quoin
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Alerts and file dialogs on macOS.
@MainActor
struct LiveMacDialogTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 500, height: 400), platform: .macOS)
  }

  @Test func returnPressesTheOnlyButton() throws {
    let host = host(Telling())
    try host.tap("Tell")
    try host.press(key: .escape)
    #expect(try host.text(of: "Alert") == "Alert")
    try host.press(key: .return)
    #expect(throws: NameError.self) { try host.text(of: "Alert") }
  }

  @Test func filesAreChosen() throws {
    let host = host(Importing())
    let file = URL(fileURLWithPath: "/a.json")
    #expect(throws: ControlError.notPresented) { try host.chooseFiles([file]) }
    try host.tap("Import")
    #expect(throws: ControlError.self) { try host.chooseFiles([file, file]) }
    try host.chooseFiles([file])
    #expect(try host.text(of: "file") == "a.json")
    try host.tap("Import")
    try host.press(key: .escape)
    #expect(try host.text(of: "file") == "a.json")
    #expect(throws: ControlError.notPresented) { try host.dismiss() }
  }
}

private struct Telling: View {
  @State private var isShown = false
  var body: some View {
    Button("Tell") { isShown = true }.alert("Alert", isPresented: $isShown) {}
  }
}

private struct Importing: View {
  @State private var isShown = false
  @State private var name = "none"
  var body: some View {
    VStack {
      Text(name).accessibilityIdentifier("file")
      Button("Import") { isShown = true }
    }
    .fileImporter(isPresented: $isShown, allowedContentTypes: [.json]) { result in
      if case .success(let url) = result { name = url.lastPathComponent }
    }
  }
}
