import FlyingFox
import Foundation
import QuoinFiles
import Testing

@testable import QuoinCLI

/// The parts of the studio that need no browser; Tests/Tools/CStudioPage tests all of it.
struct StudioTests {
  @Test("only the page with the token, under the server's own name, gets an answer")
  func guardian() throws {
    let address = try StudioAddress(host: nil, port: 0, token: nil)
    #expect(address.token.count >= 26)
    let guardian = StudioGuard(address: address, port: 4711)
    func refusal(
      _ host: String, token: String? = nil, origin: String? = nil, needsToken: Bool = true
    ) -> String? {
      var headers = HTTPHeaders()
      headers[.host] = host
      if let origin { headers[HTTPHeader("Origin")] = origin }
      let query = token.map { [HTTPRequest.QueryItem(name: "token", value: $0)] } ?? []
      let request = HTTPRequest(
        method: .GET, version: .http11, path: "/", query: query, headers: headers,
        body: HTTPBodySequence(data: Data()))
      return guardian.refusal(of: request, needsToken: needsToken)
    }
    let own = "127.0.0.1:4711"
    #expect(refusal(own, token: address.token) == nil)
    #expect(refusal("localhost:4711", token: address.token, origin: "http://localhost:4711") == nil)
    #expect(refusal(own) != nil)
    #expect(refusal(own, token: "wrong") != nil)
    #expect(refusal("evil.example:4711", token: address.token) != nil)
    #expect(refusal("127.0.0.1:4712", token: address.token) != nil)
    #expect(refusal(own, token: address.token, origin: "http://evil.example") != nil)
    #expect(refusal(own, needsToken: false) == nil)
    #expect(refusal("evil.example", needsToken: false) != nil)
  }

  @Test(
    "a public address needs a secret that can't be guessed",
    arguments: [
      ("0.0.0.0", nil), ("0.0.0.0", "short"), ("0.0.0.0", "with spaces in between it"),
      ("everywhere", "abcdefghijklmnop"),
    ] as [(String, String?)])
  func addresses(_ host: String, _ token: String?) {
    #expect(throws: CommandFailure.self) {
      try StudioAddress(host: host, port: 0, token: token)
    }
  }

  @Test("the compiler's messages have their lines")
  func problems() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("StudioTests-\(UUID()).swift")
    try Data("let a = 1\nlet b: Int = \"x\"\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = """
      \(file.path):2:14: error: cannot convert value
      2 | let b: Int = "x"
        |              `- error: cannot convert value
      \(file.path):1:5: warning: never used
      """
    let problems = StudioStatus.Diagnostic.all(
      in: output, below: ProjectRoot(file.deletingLastPathComponent()))
    #expect(problems.map(\.severity) == ["error", "warning"])
    #expect(problems.first?.line == 2)
    #expect(problems.first?.column == 14)
    #expect(problems.first?.text == "let b: Int = \"x\"")
  }

  @Test("the executable contains every file of the page, as in the repository")
  func files() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Sources/Tools/CStudioPage/Page").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(StudioPage.files.keys))
    for name in names {
      #expect(
        try Data(contentsOf: folder.appendingPathComponent(name)) == StudioPage.files[name],
        "\(name)")
    }
  }

  @Test("the page without a server sends no requests")
  func selfContained() {
    let page = StudioFile.html(showing: "{\"hello\":{\"title\":\"a</script>b\"}}")
    #expect(!page.contains("src=\"./"))
    #expect(!page.contains("href=\"./"))
    #expect(!page.contains("a</script>b"))
    #expect(page.contains("id=\"recording\""))
    #expect(!page.contains(#/(?m)^(import|export)\s/#))
  }
}
