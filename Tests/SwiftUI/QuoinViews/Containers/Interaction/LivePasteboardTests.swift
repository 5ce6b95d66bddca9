import Foundation
import Quoin
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// ⌘C, ⌘X and ⌘V of views that aren't fields (Rules/Controls.md#pasteboard-commands).
@MainActor
struct LivePasteboardTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 300, height: 300), platform: .macOS)
  }

  @Test func aListCopiesCutsAndPastes() throws {
    let host = host(Notes())
    try host.tap("b")
    try host.press(key: "c", modifiers: .command)
    #expect(host.copiedText == "b")
    try host.press(key: "v", modifiers: .command)
    #expect(try host.text(of: "all") == "a b c b!")
    try host.tap("a")
    try host.press(key: "x", modifiers: .command)
    #expect(try host.text(of: "all") == "b c b!" && host.copiedText == "a")
    try host.press(key: "v", modifiers: .command)
    #expect(try host.text(of: "all") == "b c b! a!")
  }

  /// A field keeps these keys, and what one side copies the other one pastes.
  @Test func aFieldAndAViewShareWhatIsCopied() throws {
    let host = host(FieldAndView())
    try host.focus("target")
    try host.press(key: "c", modifiers: .command)
    try host.focus("Field")
    try host.press(key: "v", modifiers: .command)
    #expect(try host.value(of: "Field", as: String.self) == "from view")
    try host.press(key: "a", modifiers: .command)
    try host.press(key: "x", modifiers: .command)
    #expect(try host.value(of: "Field", as: String.self) == "")
    try host.focus("target")
    try host.press(key: "v", modifiers: .command)
    #expect(try host.text(of: "pasted") == "from view")
  }

  @Test func onlyMatchingTypesArePasted() throws {
    let log = PasteLog()
    let view = VStack {
      Color.red.focusable().accessibilityIdentifier("text").copyable(["words"])
      Color.blue.focusable().accessibilityIdentifier("picture")
        .onPasteCommand(of: [.png]) { log.counts.append($0.count) }
      Color.green.focusable().accessibilityIdentifier("any")
        .onPasteCommand(of: [UTType.text]) { log.counts.append(10 * $0.count) }
      Color.black.focusable().accessibilityIdentifier("none")
        .pasteDestination(for: String.self) { _ in
          log.counts.append(-1)
        } validator: { _ in
          []
        }
    }
    let host = host(view)
    try host.focus("text")
    try host.press(key: "c", modifiers: .command)
    try host.focus("picture")
    try host.press(key: "v", modifiers: .command)
    try host.focus("any")
    try host.press(key: "v", modifiers: .command)
    try host.focus("none")
    try host.press(key: "v", modifiers: .command)
    #expect(log.counts == [10])
  }

  /// The innermost view with a command around the focus takes it; without items nothing does.
  @Test func theInnermostCommandIsPerformed() throws {
    let view = VStack {
      Color.red.focusable().accessibilityIdentifier("inner").copyable(["inner"])
      Color.blue.focusable().accessibilityIdentifier("outer")
      Color.green.focusable().accessibilityIdentifier("empty").copyable([String]())
    }
    .onCopyCommand { [NSItemProvider(object: "outer")] }
    let host = host(view)
    try host.focus("inner")
    try host.press(key: "c", modifiers: .command)
    #expect(host.copiedText == "inner")
    try host.focus("outer")
    try host.press(key: "c", modifiers: .command)
    #expect(host.copiedText == "outer")
    try host.focus("empty")
    try host.press(key: "c", modifiers: .command)
    #expect(host.copiedText == "outer")
  }

  @Test func aPasteButtonPastes() throws {
    let log = PasteLog()
    let view = VStack {
      Color.red.focusable().accessibilityIdentifier("source").copyable(["one", "two"])
      PasteButton(payloadType: String.self) { log.texts += $0 }
    }
    let host = host(view)
    try host.tap("Paste")
    #expect(log.texts.isEmpty)
    try host.focus("source")
    try host.press(key: "c", modifiers: .command)
    try host.tap("Paste")
    #expect(log.texts == ["one", "two"])
  }

  @Test func aRenameButtonPerformsItsAction() throws {
    let host = host(Renaming())
    try host.secondaryClick("name")
    try host.tap("Rename")
    #expect(try host.text(of: "state") == "renaming")
  }
}

@MainActor
private final class PasteLog {
  var counts: [Int] = []
  var texts: [String] = []
}

private struct Notes: View {
  @State private var notes = ["a", "b", "c"]
  @State private var selection: String?

  var body: some View {
    VStack {
      Text(notes.joined(separator: " ")).accessibilityIdentifier("all")
      List(notes, id: \.self, selection: $selection) { Text($0) }
        .copyable([selection].compactMap(\.self))
        .cuttable(for: String.self) {
          let cut = [selection].compactMap(\.self)
          notes.removeAll(where: cut.contains)
          return cut
        }
        .pasteDestination(for: String.self) { notes += $0.map { $0 + "!" } }
    }
  }
}

private struct FieldAndView: View {
  @State private var text = ""
  @State private var pasted = ""

  var body: some View {
    VStack {
      TextField("Field", text: $text)
      Text(pasted).accessibilityIdentifier("pasted")
      Color.red.focusable().accessibilityIdentifier("target")
        .copyable(["from view"])
        .pasteDestination(for: String.self) { pasted = $0.joined() }
    }
  }
}

private struct Renaming: View {
  @State private var isRenaming = false

  var body: some View {
    VStack {
      Text("name").contextMenu { RenameButton() }
      Text(isRenaming ? "renaming" : "resting").accessibilityIdentifier("state")
    }
    .renameAction { isRenaming = true }
  }
}
