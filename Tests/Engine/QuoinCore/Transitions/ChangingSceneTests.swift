import Foundation
import Scenes
import SwiftUI
import Testing

/// For any insertion and removal, the first frame looks the same as before, and the last one as in
/// a fresh tree.
///
/// A failure is shrunk and printed as code; `QUOIN_SEED`, `QUOIN_SEEDS` and `QUOIN_FAMILY` choose
/// the runs.
@MainActor
struct ChangingSceneTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let single = environment["QUOIN_SEED"].flatMap(Int.init)
  private static let count = environment["QUOIN_SEEDS"].flatMap(Int.init) ?? 200
  private nonisolated static let families =
    ProcessInfo.processInfo.environment["QUOIN_FAMILY"].flatMap { RandomScene.Family(rawValue: $0) }
    .map { [$0] } ?? [.basic, .layouts, .geometry, .windows, .controls]
  private static let isTraced = environment["QUOIN_TRACE"] != nil

  @Test(arguments: Self.families)
  func animatedChangesBeginAndEndAsTheyShould(family: RandomScene.Family) {
    for seed in Self.single.map({ $0..<$0 + 1 }) ?? 0..<Self.count {
      let run = ChangingRun.random(family, seed: seed)
      guard !run.isAtOnce, run.failure() != nil else { continue }
      let smallest = run.shrunk()
      Issue.record("\(family) \(seed): \(smallest.failure() ?? "")\n\(smallest.code)")
      if !Self.isTraced { return }
    }
  }

  /// Scenes that once failed, reduced to the smallest failing form.
  @Test func regressions() {
    let layered = S(.prefers, 4, [S(.either, 5, [S(.color, 6)]), S(.text, 7)])
    check(S(.background, 1, [layered, S(.reader, 9)]), [(5, 3)])
    let items = S(.each, 2, [S(.text, 5), S(.spacer, 7)])
    check(S(.background, 1, [items, S(.color, 10)]), [(2, 3)])
    check(S(.each, 2, [S(.text, 5), S(.text, 6)]), [(2, 2)])
    let named = S(.named, 4, [S(.named, 5, [S(.reads, 11)]), S(.text, 12)])
    check(S(.moved, 2, [S(.divider, 3), named]), [(4, 1)], [(5, 3)])
    check(S(.reader, 1, [S(.optional, 3, [S(.reader, 6)])]), [(3, 2)])
    check(S(.named, 3, [S(.reader, 7)]), [(7, 3), (3, 1)])
    check(S(.reader, 1, [S(.custom, 3, [S(.reader, 5)])]), [(100_003, 2)])
    check(S(.inset, 2, [S(.pieces, 3), S(.text, 7)]), [(7, 1)], [(3, 3)])
    check(S(.faded, 1, [S(.erased, 3, [S(.spacer, 4)]), S(.spacer, 5)]), [(3, 2)])
    let optional = S(.optional, 3, [S(.text, 10)])
    check(S(.background, 1, [optional, S(.text, 11)]), [(11, 1), (3, 1)])
    let directed = S(.directed, 4, [S(.named, 5, [S(.text, 7)])])
    check(S(.overlay, 2, [S(.padded, 3, [directed]), S(.divider, 12)]), [(3, 1), (5, 3)])
  }

  /// Different views have different layers, even if their number stays the same; spacers count as
  /// different from other views.
  @Test func layersLeaveWithTheirViews() {
    let pair = S(.each, 4, [S(.color, 6), S(.spacer, 8)])
    let items = S(.each, 2, [S(.divider, 3), pair, S(.text, 11)])
    check(S(.inset, 1, [items, S(.color, 16)]), [(2, 1)], [(4, 1)])
    let pieces = S(.pieces, 2, [S(.text, 3)])
    check(S(.inset, 1, [pieces, S(.color, 4)]), [(2, 3)], [(2, 2)], [(1, 3)])
    let spacers = S(.each, 4, [S(.spacer, 5), S(.color, 6), S(.text, 8), S(.spacer, 9)])
    check(S(.background, 3, [spacers, S(.color, 10)]), [(4, 3)])
  }

  @Test func viewsRemovedFromAReaderKeepTheirDepth() {
    let directed = S(.directed, 2, [S(.named, 3, [S(.reads, 4)]), S(.text, 6)])
    check(S(.reader, 1, [directed]), [(3, 3)], [(3, 2)])
  }

  private func check(_ scene: RandomScene, _ steps: [(id: Int, value: Int)]...) {
    let run = ChangingRun(
      scene: scene, steps: steps.map { $0.map { .init(value: $0.value, id: $0.id) } })
    if let failure = run.failure() { Issue.record("\(scene.code): \(failure)") }
  }
}
