import Foundation
import Quoin
import Scenes
import SwiftUI
import Testing

/// After any sequence of changes a live tree equals a fresh tree of the same views, and the views
/// that kept their identity have kept their state.
///
/// A failure is shrunk and printed as code; `QUOIN_SEED=1929` runs only that seed.
@MainActor
struct LiveTreeAgreementTests {
  private static let single = ProcessInfo.processInfo.environment["QUOIN_SEED"].flatMap(Int.init)
  private static let count =
    ProcessInfo.processInfo.environment["QUOIN_SEEDS"].flatMap(Int.init) ?? 24

  private nonisolated static let families =
    ProcessInfo.processInfo.environment["QUOIN_FAMILY"].flatMap { RandomScene.Family(rawValue: $0) }
    .map { [$0] } ?? RandomScene.Family.allCases
  private static let isTraced = ProcessInfo.processInfo.environment["QUOIN_TRACE"] != nil

  @Test(arguments: Self.families)
  func liveTreesEqualFreshOnes(family: RandomScene.Family) {
    let seeds = Self.single.map { $0..<$0 + 1 } ?? 0..<Self.count
    for seed in seeds {
      let run = SceneRun.random(family, seed: seed)
      if Self.isTraced { FileHandle.standardError.write(Data("\(family) \(seed)\n".utf8)) }
      guard run.failure() != nil else { continue }
      let smallest = run.shrunk()
      let failure = smallest.failure()
      Issue.record(
        "\(family) \(seed), after \(failure?.step ?? 0) steps: \(failure?.text ?? "")\n\(smallest.code)"
      )
      if !Self.isTraced { return }
    }
  }
}
