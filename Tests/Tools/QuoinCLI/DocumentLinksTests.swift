import Foundation
import Testing

/// The links in documents. `Scripts/check-documents` compiles and runs their code.
@Suite("Links in documents")
struct DocumentLinksTests {
  @Test(
    "links lead to existing files",
    arguments: [
      "README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md",
      "Documentation/Architecture.md", "Documentation/CommandLine.md",
      "Documentation/LivingViews.md", "Documentation/Sizing.md", "Documentation/Server.md",
      "Documentation/CI.md", "Documentation/Paper.md", "Documentation/WholeApps.md",
    ])
  func links(_ document: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../\(document)").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    for link in text.matches(of: /\]\(([^)#\s]+)|src="([^"]+)"/) {
      let target = String(link.1 ?? link.2 ?? "")
      guard !target.contains("://") else { continue }
      let place = URL(fileURLWithPath: target, relativeTo: file)
      #expect(FileManager.default.fileExists(atPath: place.path), "\(document): \(target)")
    }
  }
}
