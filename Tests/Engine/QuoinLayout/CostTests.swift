import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

/// Deterministic costs: the number of runs of an algorithm, not their duration.
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

  /// Leaves whose height depends on their width have to be probed; caching prevents exponential
  /// growth with the depth.
  @Test func wrappingLeavesStayPolynomial() throws {
    let at4 = try measurementsPerNode(depth: 4) { $0.addLeaf(WrappingLeaf(area: 900, ideal: 90)) }
    let at10 = try measurementsPerNode(depth: 10) { $0.addLeaf(WrappingLeaf(area: 900, ideal: 90)) }
    // Six levels more: exponential growth, with a factor of two per level, would be 64.
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

  // MARK: Shapes of trees

  /// A kind of tree whose size grows with `scale`.
  struct Shape: Sendable, CustomTestStringConvertible {
    let name: String
    let scales: [Int]
    /// The maximum number of runs per node.
    let limit: Double
    let build: @Sendable (LayoutTree, Int) -> Void
    var testDescription: String { name }
  }

  private static func row(_ axis: Axis, _ count: Int, _ tree: LayoutTree, _ add: () -> Void) {
    tree.beginStack(axis, spacing: 4)
    for _ in 0..<count { add() }
    tree.end()
  }

  static let shapes = [
    Shape(name: "column of frames", scales: [10, 100, 1000], limit: 1) { tree, count in
      row(.vertical, count, tree) {
        let mark = tree.mark
        tree.addLeaf()
        tree.wrapFlexFrame(
          since: mark, width: FrameLimits(min: 10, max: .infinity), height: FrameLimits(max: 40),
          alignment: .leading)
      }
    },
    Shape(name: "chain of frames and paddings", scales: [10, 100, 1000], limit: 2) {
      tree, count in
      let mark = tree.mark
      tree.addLeaf()
      for _ in 0..<count {
        tree.wrapPadding(since: mark, EdgeInsets(.all, 1))
        tree.wrapFlexFrame(
          since: mark, width: FrameLimits(min: 10), height: FrameLimits(), alignment: .center)
      }
    },
    Shape(name: "chain of ratios", scales: [10, 100, 1000], limit: 2) { tree, count in
      let mark = tree.mark
      tree.addLeaf()
      for _ in 0..<count { tree.wrapAspectRatio(since: mark, ratio: 1.5, fills: false) }
    },
    Shape(name: "grid of colours", scales: [4, 8, 16, 32], limit: 1) { tree, count in
      row(.vertical, count, tree) { row(.horizontal, count, tree) { tree.addLeaf() } }
    },
    Shape(name: "grid of words", scales: [4, 8, 16, 32], limit: 4) { tree, count in
      row(.vertical, count, tree) {
        row(.horizontal, count, tree) { tree.addLeaf(WrappingLeaf(area: 900, ideal: 90)) }
      }
    },
    Shape(name: "column of words", scales: [10, 100, 1000], limit: 4) { tree, count in
      row(.vertical, count, tree) { tree.addLeaf(WrappingLeaf(area: 900, ideal: 90)) }
    },
  ]

  static let proposals = [
    ProposedViewSize(width: 1000, height: 900), ProposedViewSize(width: 1000, height: nil),
    .unspecified,
  ]

  @Test(arguments: shapes, proposals)
  func costPerNodeIsConstant(shape: Shape, proposal: ProposedViewSize) throws {
    for scale in shape.scales {
      let tree = Trees.tree { shape.build($0, scale) }
      try tree.layout(proposal: proposal)
      let perNode = Double(tree.measurements) / Double(tree.count - 1)
      #expect(perNode <= shape.limit, "\(scale): \(perNode)")
    }
  }

  /// A second layout with the same proposal comes entirely from the cache.
  @Test(arguments: shapes, proposals)
  func theSameAgainCostsNothing(shape: Shape, proposal: ProposedViewSize) throws {
    let tree = Trees.tree { shape.build($0, shape.scales[1]) }
    try tree.layout(proposal: proposal)
    let first = tree.measurements
    try tree.layout(proposal: proposal)
    #expect(tree.measurements == first)
  }

  @Test(arguments: [4, 9, 14]) func aBalancedTreeAgainCostsNothing(depth: Int) throws {
    for proposal in Self.proposals {
      let tree = Trees.balanced(depth: depth) { $0.addLeaf() }
      try tree.layout(proposal: proposal)
      let first = tree.measurements
      try tree.layout(proposal: proposal)
      #expect(tree.measurements == first)
    }
  }
}
