import Agreement
import Foundation
import LayoutOracle
import QuoinGeometry
import QuoinLayout
import Testing

/// Compares layouts with a trace, and layouts without derived or cached sizes, to ordinary ones.
@Suite struct TracingTests {
  /// A recorded layout has the same frames, so an explanation matches the rendered image.
  @Test(arguments: 0..<8) func recordingChangesNothing(part: UInt64) throws {
    for seed in part * 50..<(part + 1) * 50 {
      try compare(seed) { $0.trace = LayoutTrace() }
    }
  }

  /// The frames are also the same if every size is computed again instead of derived or cached.
  @Test(arguments: 0..<8) func shortcutsChangeNothing(part: UInt64) throws {
    for seed in part * 50..<(part + 1) * 50 {
      try compare(seed) { $0.usesShortcuts = false }
    }
  }

  private func compare(_ seed: UInt64, _ change: (LayoutTree) -> Void) throws {
    var random = RandomTree(seed: seed)
    let tree = random.tree()
    let (plain, changed) = (EngineSubject(tree), EngineSubject(tree))
    change(changed.tree)
    for _ in 0..<3 {
      let proposal = random.proposal()
      let (expected, got) = (try plain.layout(proposal), try changed.layout(proposal))
      #expect(
        zip(got.frames, expected.frames).allSatisfy(agrees), "seed \(seed), \(proposal)")
    }
  }

  private func agrees(_ a: CGRect, _ b: CGRect) -> Bool {
    func close(_ x: CGFloat, _ y: CGFloat) -> Bool {
      x == y || abs(x - y) <= 1e-6 * max(1, abs(y))
    }
    return close(a.minX, b.minX) && close(a.minY, b.minY) && close(a.width, b.width)
      && close(a.height, b.height)
  }
}
