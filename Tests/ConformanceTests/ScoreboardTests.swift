import Foundation
import Testing

/// Writes the scoreboard on request:
///
///     QUOIN_SCOREBOARD=Documentation/Conformance.md swift test --filter ScoreboardTests
@MainActor
struct ScoreboardTests {
  private nonisolated static let target = ProcessInfo.processInfo.environment["QUOIN_SCOREBOARD"]

  @Test(.enabled(if: target != nil, "QUOIN_SCOREBOARD names no file"))
  func writeScoreboard() throws {
    let path = try #require(Self.target)
    let scoreboard = Scoreboard(GroundTruth.shared.cases).markdown
    let old = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    try Data((scoreboard + Self.pictures(in: old)).utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Returns the section of the document about reference images, which are measured separately from
  /// the cases.
  private static func pictures(in document: String) -> Substring {
    document.range(of: "\n## Golden pictures\n").map { document[$0.lowerBound...] } ?? ""
  }

  @Test func keepsThePartAboutPictures() {
    #expect(
      Self.pictures(in: "# A\n\n## Listed\n\n## Golden pictures\n\nB\n")
        == "\n## Golden pictures\n\nB\n")
    #expect(Self.pictures(in: "# A\n") == "")
  }

  @Test func countsEveryCase() {
    let listed = Scoreboard(GroundTruth.shared.cases.filter { $0.topic == "text-baseline" })
      .markdown
    #expect(listed.contains("| **all** | 13 | 13 | 0 | 0 |"))
  }
}
