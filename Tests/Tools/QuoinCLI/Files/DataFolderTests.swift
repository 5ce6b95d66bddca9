import Foundation
import Testing

@testable import QuoinCLI

@Suite("The folder of --data")
struct DataFolderTests {
  private static let view = """
    import SwiftUI
    #Preview {
      let variables = ProcessInfo.processInfo.environment
      let _ = print("data", variables["QUOIN_DATA"] ?? "none", variables["QUOIN_PREVIEW_HOST"] ?? "")
      let _ = variables["QUOIN_DATA"].map { try? Data().write(to: URL(fileURLWithPath: $0 + "/f")) }
      Color.red
    }
    """

  @Test("views see the folder, which is created, and may write there; without it they see none")
  func variable() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.view, to: "Card.swift")
    let without = try place.quoin(
      ["render", "Card.swift", "-o", "a.svg"], environment: ["QUOIN_DATA": place.directory.path])
    #expect(without.diagnostics.contains("data none 1"), "\(without.diagnostics)")
    let with = try place.quoin("render", "Card.swift", "-o", "a.svg", "--data", "kept")
    let real = try #require(realpath(place.url("kept").path, nil))
    defer { free(real) }
    let path = String(cString: real)
    #expect(with.diagnostics.contains("data \(path) 1"), "\(with.diagnostics)")
    #expect(FileManager.default.fileExists(atPath: "\(path)/f"))
  }

  @Test("a file, a missing parent and a link to nowhere are refused before anything is compiled")
  func refusals() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write("import SwiftUI\nthis doesn't compile", to: "Card.swift")
    try FileManager.default.createSymbolicLink(
      at: place.url("link"), withDestinationURL: place.url("nowhere"))
    for (folder, reason) in [
      ("Card.swift", "it is a file"), ("a/b", "there is no folder"),
      ("link", "can't be used"), ("", "Missing value"),
    ] {
      let outcome = try place.quoin("render", "Card.swift", "-o", "a.svg", "--data=\(folder)")
      #expect(outcome.status == 2)
      #expect(outcome.diagnostics.contains(reason), "\(outcome.diagnostics)")
      #expect(!outcome.diagnostics.contains("doesn't compile"))
    }
    #expect(try place.files() == ["Card.swift", "link"])
  }

  @Test("commands with views accept the option, and batch keeps its own")
  func options() throws {
    let options = try PreviewOptions.parse(["Card.swift", "--data", "kept"])
    #expect(options.settings.process.dataFolder?.path == "kept")
    #expect(try PreviewOptions.parse(["Card.swift"]).settings.process.dataFolder == nil)
    let lint = try LintCommand.parse(["Card.swift", "--data", "kept"])
    #expect(lint.matrix.process.dataFolder?.path == "kept")
    let batch = try BatchCommand.parse(
      ["Card.swift", "--view", "Card", "--data", "rows.jsonl", "-o", "out"])
    #expect(batch.data == "rows.jsonl" && batch.settings.process.dataFolder == nil)
  }
}
