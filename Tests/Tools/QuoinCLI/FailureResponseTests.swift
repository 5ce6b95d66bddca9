import Foundation
import Testing

@testable import QuoinCLI

@Suite("Failures as JSON")
struct FailureResponseTests {
  @Test(
    "a command that prints JSON prints its error as JSON, too",
    arguments: [
      (["check", "Card.swift", "--json"], "this is not a folder"),
      (["check", "No", "--json"], "there is no such file"),
      (["check", "--json"], "Missing expected argument"),
      (["list", "No.swift", "--json"], "there is no such file"),
      (["render", "Empty", "-o", "out", "--json"], "no Swift files"),
      (["explain", "Card.swift", "--json", "--preview", "B"], "no preview named “B”"),
      (["probe", "No.swift", "--json"], "there is no such file"),
      (["diff", "No.swift", "Card.swift", "--json"], "there is no such file"),
      (["lint", "No.swift", "--format", "json"], "there is no such file"),
      (["lint", "No.swift", "--format=json"], "there is no such file"),
      (["rendr", "App", "--json"], "there is no command"),
    ] as [([String], String)])
  func failures(_ arguments: [String], _ says: String) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    try FileManager.default.createDirectory(
      at: place.url("Empty"), withIntermediateDirectories: true)
    let outcome = try place.quoin(arguments)
    #expect(outcome.status == 1 || outcome.status == 2)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let error = (json as? [String: Any])?["error"] as? [String: Any]
    let message = error?["message"] as? String ?? ""
    #expect(message.localizedCaseInsensitiveContains(says), "\(outcome.output)")
    #expect(outcome.diagnostics.contains(says), "\(outcome.diagnostics)")
  }

  @Test("other commands print nothing")
  func others() {
    #expect(!FailureResponse.isExpected(by: ["quoin", "render", "A", "--format", "json"]))
    #expect(!FailureResponse.isExpected(by: ["quoin", "swift", "--", "build", "--json"]))
    #expect(!FailureResponse.isExpected(by: ["--json"]))
    #expect(FailureResponse.isExpected(by: ["quoin", "lint", "A", "--format", "json"]))
  }
}
