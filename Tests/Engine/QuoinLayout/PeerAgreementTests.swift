import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

/// Compares two of the benchmark's trees with the numbers that Yoga, Taffy and Clay all compute:
/// the sum of x + y + width + height over the leaves.
@Suite struct PeerAgreementTests {
  @Test func feed() throws {
    let tree = LayoutTree()
    tree.beginStack(.vertical, spacing: 0)
    for _ in 0..<1000 {
      let mark = tree.mark
      tree.beginStack(.horizontal, spacing: 8)
      tree.addLeaf(size: CGSize(width: 40, height: 40))
      tree.beginStack(
        .vertical, alignment: Alignment(horizontal: .leading, vertical: .center), spacing: 4)
      tree.addLeaf(size: CGSize(width: 120, height: 20))
      tree.addLeaf(size: CGSize(width: 200, height: 16))
      tree.end()
      tree.addSpacer(in: .horizontal)
      tree.addLeaf(size: CGSize(width: 24, height: 24))
      tree.end()
      tree.wrapPadding(since: mark, EdgeInsets(.all, 8))
    }
    tree.end()
    try tree.layout(proposal: ProposedViewSize(width: 400, height: nil))
    #expect(sum(tree) == 112_924_000)
  }

  @Test func nestedFlex() throws {
    let tree = Trees.balanced(depth: 12) { $0.addLeaf() }
    try tree.layout(proposal: ProposedViewSize(width: 2000, height: 2000))
    #expect(sum(tree) == 8_287_744)
  }

  /// Returns the sum over the leaves that are drawn, which excludes Spacers.
  private func sum(_ tree: LayoutTree) -> CGFloat {
    var sum: CGFloat = 0
    var waiting = [(tree.root!, CGPoint.zero)]
    while let (node, corner) = waiting.popLast() {
      let offset = tree.origin(of: node)
      let origin = CGPoint(x: corner.x + offset.x, y: corner.y + offset.y)
      let children = tree.children(of: node)
      let size = tree.size(of: node)
      if children.isEmpty, tree.kindName(of: node) != "Spacer" {
        sum += origin.x + origin.y + size.width + size.height
      }
      for child in children { waiting.append((child, origin)) }
    }
    return sum
  }
}
