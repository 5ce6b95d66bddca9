import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

/// Cost as a fact: how often an algorithm runs, not how long it takes.
@Suite struct CostTests {
  private func measurementsPerNode(depth: Int, leaf: (LayoutTree) -> Void) throws -> Double {
    let tree = Trees.balanced(depth: depth, leaf: leaf)
    try tree.layout(proposal: ProposedViewSize(width: 2000, height: 2000))
    return Double(tree.measurements) / Double((2 << depth) - 1)
  }

  @Test func flexibleTreesCostTheSamePerNodeAtEveryDepth() throws {
    let shallow = try measurementsPerNode(depth: 4) { $0.addLeaf() }
    #expect(shallow <= 1)
    for depth in 5...14 {
      #expect(try measurementsPerNode(depth: depth) { $0.addLeaf() } <= shallow * 1.07)
    }
  }

  @Test func theSameWithNothingProposedAcross() throws {
    for depth in [4, 9, 14] {
      let tree = Trees.balanced(depth: depth) { $0.addLeaf() }
      try tree.layout(proposal: ProposedViewSize(width: 2000, height: nil))
      #expect(Double(tree.measurements) / Double((2 << depth) - 1) <= 2)
    }
  }

  /// Leaves whose height depends on their width have to be probed; memory keeps that from growing
  /// exponentially with the depth.
  @Test func wrappingLeavesStayPolynomial() throws {
    let at4 = try measurementsPerNode(depth: 4) { $0.addLeaf(WrappingLeaf(area: 900, ideal: 90)) }
    let at10 = try measurementsPerNode(depth: 10) { $0.addLeaf(WrappingLeaf(area: 900, ideal: 90)) }
    // Six levels more: exponential growth of two a level would be 64.
    #expect(at10 / at4 < 6)
  }

  @Test func rigidSubtreesAreNeverMeasured() throws {
    let tree = Trees.tree { tree in
      tree.beginStack(.vertical)
      for _ in 0..<1000 { tree.addLeaf(size: CGSize(width: 10, height: 10)) }
      tree.end()
    }
    try tree.layout(proposal: ProposedViewSize(width: 100, height: 100))
    #expect(tree.measurements == 0)
  }
}
