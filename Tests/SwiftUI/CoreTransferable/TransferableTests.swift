import CoreTransferable
import Testing

private struct Note: Codable, Equatable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.text)
    FileRepresentation(contentType: .log) { note in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try Data(note.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Note(text: try String(contentsOf: received.file, encoding: .utf8))
    }
  }
}

struct TransferableTests {
  @Test func valuesGoThroughData() async throws {
    let note = Note(text: "Milk")
    let json = try await note.exported(as: .json)
    #expect(try await Note(importing: json, contentType: .json) == note)
    let text = try await note.exported(as: .utf8PlainText)
    #expect(String(decoding: text, as: UTF8.self) == "Milk")
    let log = try await note.exported(as: .log)
    #expect(try await Note(importing: log, contentType: .log) == note)
    #expect(Note.exportedContentTypes() == [.json, .utf8PlainText, .log])
    #expect(Note.importedContentTypes() == [.json, .log])
    await #expect(throws: TransferError.self) { try await note.exported(as: .png) }
    #expect(try await "Tea".exported(as: .plainText) == Data("Tea".utf8))
  }
}
