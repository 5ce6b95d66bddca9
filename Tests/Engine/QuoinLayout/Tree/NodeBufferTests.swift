import QuoinLayout
import Testing

@Suite struct NodeBufferTests {
  @Test func largeTreesLeaveNoMoreRecordsThanTheLimit() throws {
    var trees: [LayoutTree] = []
    for _ in 0..<5 {
      let tree = LayoutTree()
      try tree.build { tree in
        tree.zStack { for _ in 0..<200_000 { tree.leaf() } }
      }
      trees.append(tree)
    }
    trees.removeAll()
    #expect(NodeBuffer.keptBytes <= 64 << 20)
  }
}
