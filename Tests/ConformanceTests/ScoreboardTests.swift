import Foundation
import Testing

/// Writes the scoreboard when asked to:
///
///     QUOIN_SCOREBOARD=Documentation/Conformance.md swift test --filter ScoreboardTests
@MainActor
struct ScoreboardTests {
  private nonisolated static let target = ProcessInfo.processInfo.environment["QUOIN_SCOREBOARD"]

  @Test(.enabled(if: target != nil, "QUOIN_SCOREBOARD names no file"))
  func writeScoreboard() throws {
    let path = try #require(Self.target)
    let scoreboard = Scoreboard(GroundTruth.shared.cases).markdown
    try Data(scoreboard.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test func countsEveryCase() {
    let listed = Scoreboard(GroundTruth.shared.cases.filter { $0.topic == "text-baseline" })
      .markdown
    #expect(listed.contains("| **all** | 13 | 13 | 0 | 0 |"))
  }
}
