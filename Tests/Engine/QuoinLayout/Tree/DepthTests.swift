import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

@Suite struct DepthTests {
  @Test func aChainOfAHundredThousandModifiersLaysOut() throws {
    let tree = LayoutTree()
    let mark = tree.mark
    tree.addLeaf(size: CGSize(width: 20, height: 20))
    for _ in 0..<100_000 { tree.wrapPadding(since: mark, EdgeInsets(.all, 1)) }
    #expect(
      try tree.layout(proposal: .unspecified) == CGSize(width: 200_020, height: 200_020))
  }

  @Test func aDeeperTreeIsRefusedWithAReason() {
    let tree = LayoutTree()
    let mark = tree.mark
    tree.addLeaf()
    for _ in 0..<LayoutTree.depthLimit { tree.wrapEffect(since: mark) }
    #expect(throws: LayoutError.tooDeep(LayoutTree.depthLimit + 1)) {
      try tree.layout(proposal: .unspecified)
    }
  }
}
