import Foundation
import Testing

@testable import QuoinCLI

/// The code in the documentation's articles. An article's blocks follow one another, as in one file.
@Suite("Articles of the documentation")
struct ArticleTests {
  static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Sources").standardizedFileURL

  /// Articles with code, by their path below `Sources`.
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
    let compiler = PreviewCompiler(
      compiler: try .find(), installation: try .find(executable: Workplace.program))
    let code = try #require(Self.articles[article])
    #expect(try compiler.complaint(about: code) == nil)
  }

  @Test("the articles are there")
  func count() {
    #expect(Self.articles.count >= 7)
  }
}
