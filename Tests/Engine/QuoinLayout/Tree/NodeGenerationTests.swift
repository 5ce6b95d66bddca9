import QuoinGeometry
import Testing

@testable import QuoinLayout

@Suite struct NodeGenerationTests {
  @Test func aRecordThatIsUsedAgainIsOfAnotherGeneration() {
    let tree = LayoutTree()
    tree.beginLiving()
    tree.beginStack(.vertical)
    let first = tree.addLeaf()
    let second = tree.addLeaf()
    tree.end()
    #expect(tree.generation(of: first) == 0)
    tree.remove([first])
    let next = tree.addLeaf()
    #expect(next == first)
    #expect(tree.generation(of: next) == 1)
    #expect(tree.generation(of: second) == 0)
  }

  @Test func aStackReplacedByItsOnlyViewIsReleased() {
    let tree = LayoutTree()
    let stack = tree.beginStack(.vertical)
    let leaf = tree.addLeaf()
    tree.endEliding()
    #expect(tree.root == leaf)
    #expect(tree.generation(of: stack) == 1)
    #expect(tree.generation(of: leaf) == 0)
  }
}
