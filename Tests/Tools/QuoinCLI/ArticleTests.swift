import Foundation
import Testing

@testable import QuoinCLI

/// Compiles the code in the documentation's articles, the blocks of each as one file.
@Suite("Articles of the documentation")
struct ArticleTests {
  static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Sources").standardizedFileURL

  /// The articles with code by their path in `Sources`.
  static let articles: [String: String] = {
    var articles: [String: String] = [:]
    let files = FileManager.default.enumerator(atPath: sources.path)
    while let path = files?.nextObject() as? String {
      guard path.contains(".docc/"), path.hasSuffix(".md"),
        let text = try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      else { continue }
      let blocks = text.matches(of: /```swift\n(.*?)```/.dotMatchesNewlines())
      if !blocks.isEmpty { articles[path] = blocks.map { String($0.1) }.joined(separator: "\n") }
    }
    return articles
  }()

  @Test("every article's code compiles", arguments: articles.keys.sorted())
  func compiles(_ article: String) throws {
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    let compiler = PreviewCompiler(
      compiler: try .find(), installation: try .find(executable: Workplace.program), seconds: 120,
      scratch: scratch)
    let code = try #require(Self.articles[article])
    #expect(try compiler.complaint(about: code) == nil)
  }

  @Test("the articles exist")
  func count() {
    #expect(Self.articles.count >= 7)
  }

  @Test(
    "links lead to existing files",
    arguments: [
      "README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md",
      "Documentation/Architecture.md", "Documentation/CommandLine.md",
      "Documentation/LivingViews.md", "Documentation/Sizing.md", "Documentation/Server.md",
      "Documentation/CI.md", "Documentation/Paper.md", "Documentation/WholeApps.md",
    ])
  func links(_ document: String) throws {
    let file = Self.sources.appendingPathComponent("../\(document)").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    for link in text.matches(of: /\]\(([^)#\s]+)|src="([^"]+)"/) {
      let target = String(link.1 ?? link.2 ?? "")
      guard !target.contains("://") else { continue }
      let place = URL(fileURLWithPath: target, relativeTo: file)
      #expect(FileManager.default.fileExists(atPath: place.path), "\(document): \(target)")
    }
  }
}
