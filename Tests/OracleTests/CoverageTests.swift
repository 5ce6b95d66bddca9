import Foundation
import LayoutOracle
import QuoinGeometry
import Testing

/// The composition of the random trees: agreement about trivial trees would prove nothing.
@Suite struct CoverageTests {
  @Test func randomTreesHoldEverything() {
    var kinds: [String: Int] = [:]
    var depths: [Int: Int] = [:]
    var hasFinite = 0
    for seed in 0..<3000 as Range<UInt64> {
      var random = RandomTree(seed: seed)
      let tree = random.tree()
      count(tree, in: &kinds)
      depths[depth(tree), default: 0] += 1
      let layout = OracleLayout(tree, random.proposal())
      if layout.frames.allSatisfy({ $0.maxX.isFinite && $0.maxY.isFinite }) { hasFinite += 1 }
    }
    for kind in [
      "leaf", "words", "Area()", "Circle()", "GeometryReader { _ in }", "spacer", "Divider()",
      "stack", "zStack", "group",
      "fixedFrame", "flexFrame", "padding", "fixedSize", "aspectRatio", "offset", "position",
      "effect",
      "priority", "guide", "layer", "direction",
    ] {
      #expect(kinds[kind, default: 0] > 200, "\(kind): \(kinds[kind, default: 0])")
    }
    for depth in 1...6 {
      #expect(depths[depth, default: 0] > 15, "depth \(depth): \(depths[depth, default: 0])")
    }
    #expect(hasFinite > 2000)
  }

  private func count(_ tree: OracleTree, in kinds: inout [String: Int]) {
    kinds[Mirror(reflecting: tree).children.first?.label ?? "\(tree)", default: 0] += 1
    for part in tree.parts { count(part, in: &kinds) }
  }

  /// Returns the number of containers from the root down to the deepest leaf.
  private func depth(_ tree: OracleTree) -> Int {
    let inside = tree.parts.map(depth).max() ?? 0
    switch tree {
    case .stack, .zStack: return inside + 1
    default: return inside
    }
  }
}
