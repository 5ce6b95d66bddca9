import AppIntents
import Foundation
import SwiftUI
import Testing

struct IntentFileTests {
  private struct Convert: AppIntent {
    static var title: LocalizedStringResource { "Convert" }
    @Parameter(title: "Picture", supportedContentTypes: [.image]) var picture: IntentFile

    init() {}
    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
      .result(value: IntentFile(data: picture.data, filename: "copy.png", type: picture.type))
    }
  }

  @Test func filesAreParametersAndResults() async throws {
    let intent = Convert()
    intent.picture = IntentFile(data: Data("x".utf8), filename: "picture.png", type: .png)
    let copy = try await intent.perform().value
    #expect(copy?.data == Data("x".utf8) && copy?.filename == "copy.png" && copy?.type == .png)
    #expect(try await intent.picture.data(contentType: .image) == Data("x".utf8))
    let missing = IntentFile(fileURL: URL(fileURLWithPath: "/missing/a.pdf"))
    #expect(missing.data.isEmpty && missing.filename == "a.pdf" && missing.type == .pdf)
    await #expect(throws: (any Error).self) { try await missing.data(contentType: .pdf) }
  }
}
