import Foundation
import Quoin
import SwiftUI
import Testing

/// After any sequence of changes a living tree is what the same views make when they are made anew, and the views
/// have kept their states that kept their identity.
///
/// A failure is shrunk and printed as code; `QUOIN_SEED=1929` runs one seed alone.
@MainActor
struct LivingAgreementTests {
  private static let single = ProcessInfo.processInfo.environment["QUOIN_SEED"].flatMap(Int.init)
  private static let count =
    ProcessInfo.processInfo.environment["QUOIN_SEEDS"].flatMap(Int.init) ?? 24

  private nonisolated static let families =
    ProcessInfo.processInfo.environment["QUOIN_FAMILY"].flatMap { RandomScene.Family(rawValue: $0) }
    .map { [$0] } ?? RandomScene.Family.allCases
  private static let isTraced = ProcessInfo.processInfo.environment["QUOIN_TRACE"] != nil

  @Test(arguments: Self.families)
  func livingTreesAreWhatFreshOnesAre(family: RandomScene.Family) {
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

extension ViewTree {
  /// Every node with its frame, outermost first; the rows of a list without their height together.
  var outline: [String] {
    var lines: [String] = []
    func add(_ node: LayoutTree.Node, _ depth: Int) {
      var depth = depth
      if lines.count > 20_000 || depth > 1000 || layout.isFree(node) {
        return lines.append("broken")
      }
      if !layout.isBoundary(node) {
        let (name, frame) = (name(of: node), layout.frame(of: node))
        // Rows that were seen once count as they were, which a list that is new knows nothing of.
        let height = name == "List rows" ? "" : "\(frame.height)"
        lines.append(
          "\(depth) \(name) \(identifiers(of: node)) \(frame.minX) \(frame.minY) \(frame.width) \(height)"
        )
        depth += 1
      }
      for child in layout.drawingOrder(of: node) { add(child, depth) }
    }
    if layout.root >= 0 { add(layout.root, 0) }
    return lines
  }
}
