import Combine
import Quoin
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Objects from the focused view, and document windows.
@MainActor
@Suite("Focused objects and documents")
struct LiveFocusedObjectTests {
  private final class Note: ObservableObject {
    @Published var title: String
    init(_ title: String) { self.title = title }
  }

  private struct Reader: View {
    @FocusedObject var note: Note?
    var body: some View { Text(note?.title ?? "none").accessibilityIdentifier("reader") }
  }

  private struct Fields: View {
    @State private var a = ""
    @State private var b = ""
    @StateObject private var first = Note("first")
    @StateObject private var second = Note("second")
    var body: some View {
      VStack {
        TextField("A", text: $a).focusedObject(first)
        TextField("B", text: $b).focusedObject(second)
        Reader()
      }
    }
  }

  @Test("the object is that of the focused field")
  func focusedObject() throws {
    let host = ViewHost(Fields().frame(width: 200))
    #expect(try host.text(of: "reader") == "none")
    try host.focus("A")
    #expect(try host.text(of: "reader") == "first")
    try host.focus("B")
    #expect(try host.text(of: "reader") == "second")
  }

  private struct Page: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "new"
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Editor: App {
    var body: some Scene {
      DocumentGroup(newDocument: Page()) { file in
        VStack {
          Text(file.document.text).accessibilityIdentifier("text")
          Button("Write") { file.document.text = "written" }
        }
      }
    }
  }

  @Test("a window keeps its new document, and the editor changes it")
  func document() throws {
    let window = try #require(type(of: Editor().body)._window(of: Editor().body))
    let host = ViewHost(window)
    #expect(try host.text(of: "text") == "new")
    try host.tap("Write")
    #expect(try host.text(of: "text") == "written")
  }
}
