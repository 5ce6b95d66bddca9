import Foundation
import Testing

@testable import QuoinCLI

/// The questions of `Examples/Questions/README.md`: an answer proposes a change for each.
@Suite("The questions that people ask")
struct QuestionExamplesTests {
  /// A row of the table.
  struct Example: CustomTestStringConvertible, Sendable {
    let file: String
    let question: String
    let options: [String]
    let change: String

    var testDescription: String { file }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Examples/Questions").standardizedFileURL

  static let examples: [Example] = {
    let file = folder.appendingPathComponent("README.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 7, let name = cells[1].firstMatch(of: /\[(\w+\.swift)\]/) else {
        return nil
      }
      let options = cells[4].replacingOccurrences(of: "`", with: "")
        .matches(of: /"([^"]*)"|[^\s"]+/).map { String($0.output.1 ?? $0.output.0) }
      return Example(
        file: String(name.output.1), question: cells[3], options: options, change: cells[5])
    }
  }()

  @Test("the table lists each file once, and each has one preview and no comment")
  func table() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let sources = names.filter { $0.hasSuffix(".swift") }.sorted()
    #expect(Self.examples.map(\.file).sorted() == sources)
    for name in sources {
      let text = try String(
        contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
      #expect(text.components(separatedBy: "#Preview").count == 2, "\(name)")
      #expect(!text.contains("//"), "\(name)")
    }
    #expect(Self.examples.allSatisfy { $0.question.hasSuffix("?") && !$0.change.isEmpty })
  }

  @Test("an answer has a change that works", arguments: examples)
  func answer(_ example: Example) throws {
    let place = try Workplace()
    defer { place.close() }
    let source = try String(
      contentsOf: Self.folder.appendingPathComponent(example.file), encoding: .utf8)
    try place.write(source, to: example.file)
    let outcome = try place.quoin(
      ["why", example.file, example.question, "--apply"] + example.options)
    guard !example.change.hasPrefix("by hand: ") else {
      #expect(outcome.status != 0)
      #expect(try String(contentsOf: place.url(example.file), encoding: .utf8) == source)
      return
    }
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.diagnostics)")
    let changed = try String(contentsOf: place.url(example.file), encoding: .utf8)
    #expect(changed != source, "\(outcome.output)")
  }

  /// Questions of `Tests/Questions`, and a word of the cause.
  static let others = [
    ("67-covered-rows", "\"New folder\" covers the last row", "safeAreaInset"),
    ("77-white-card", "\"Paid\".color", "whatever the appearance"),
  ]

  @Test("the cause is named first", arguments: others)
  func cause(_ folder: String, _ question: String, _ words: String) throws {
    let place = try Workplace()
    defer { place.close() }
    let source = try String(
      contentsOf: Self.folder.appendingPathComponent("../../Tests/Questions/\(folder)/View.swift"),
      encoding: .utf8)
    try place.write(source, to: "View.swift")
    let outcome = try place.quoin("why", "View.swift", question)
    #expect(outcome.output.split(separator: "\n").dropFirst().first?.contains(words) == true)
  }

  private static let examplesFolder = folder.deletingLastPathComponent()

  /// The files of some folders of examples.
  static let files: [String] = ["Gallery", "Puzzles", "Questions"].flatMap { name -> [String] in
    let path = examplesFolder.appendingPathComponent(name).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(name)/\($0)" }
  }

  @Test("no answer names a type that isn't in the file", arguments: files)
  func names(_ file: String) throws {
    let place = try Workplace()
    defer { place.close() }
    let source = try String(
      contentsOf: Self.examplesFolder.appendingPathComponent(file), encoding: .utf8)
    try place.write(source, to: "View.swift")
    let output = try place.quoin("why", "View.swift", "--all").output
    // Texts, and the code of changes, may contain any word.
    let sentences = output.split(separator: "\n").filter { !$0.hasPrefix("→") }
      .map { $0.replacing(/“[^”]*”/, with: "") }
    let types = sentences.flatMap { $0.matches(of: /\b[A-Z][a-z]+[A-Z][A-Za-z]*/) }
      .map { String($0.output) }
    // The sentence about preferences names both kinds of varying content.
    #expect(types.filter { !source.contains($0) && $0 != "ForEach" } == [])
  }
}
