import Foundation
import QuoinGeometry
import Testing

@testable import QuoinLayout

/// The cost of nested grids, in runs of an algorithm.
@Suite struct GridCostTests {
  private func measurements(depth: Int) throws -> Int {
    let tree = LayoutTree()
    func add(_ level: Int) {
      tree.beginGrid()
      let mark = tree.mark
      tree.addLeaf(WrappingLeaf(area: 900, ideal: 90))
      if level > 1 { add(level - 1) } else { tree.addLeaf() }
      tree.makeGridRow(since: mark, alignment: nil)
      tree.end()
    }
    add(depth)
    try tree.layout(proposal: ProposedViewSize(width: 3000, height: 2000))
    return tree.measurements
  }

  /// Every grid measures its cells at 0, at infinity and once for each of its own proposals, so the
  /// cost grows at most with the square of the depth. Doubling the depth may cost four times as
  /// much; exponential growth would be 2 to the power of the added levels.
  @Test func nestedGridsStayPolynomial() throws {
    let costs = try [8, 16, 32, 64, 128].map(measurements(depth:))
    for (shallow, deep) in zip(costs, costs.dropFirst()) { #expect(deep <= shallow * 5) }
  }
}
