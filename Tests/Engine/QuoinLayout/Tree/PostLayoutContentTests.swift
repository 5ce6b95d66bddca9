import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

@Suite struct PostLayoutContentTests {
  /// Returns a row of a leaf and a reader.
  private func row() -> (tree: LayoutTree, reader: LayoutTree.NodeID) {
    let tree = LayoutTree()
    tree.beginStack(.horizontal, spacing: 10)
    tree.addLeaf(size: CGSize(width: 30, height: 5))
    let reader = tree.addReader()
    tree.end()
    return (tree, reader)
  }

  @Test func lateContentMovesNothingAroundIt() throws {
    let (tree, reader) = row()
    try tree.layout(proposal: ProposedViewSize(width: 100, height: 20))
    let before = Trees.frames(tree)
    try tree.appendPostLayout(to: reader) {
      tree.addLeaf(size: CGSize(width: 500, height: 500))
      tree.addLeaf()
    }
    #expect(Array(Trees.frames(tree).prefix(before.count)) == before)
    #expect(
      Trees.frames(tree).suffix(2) == [
        CGRect(x: 40, y: 0, width: 500, height: 500), CGRect(x: 40, y: 0, width: 60, height: 20),
      ])
  }

  @Test func anotherLayoutPlacesItAgain() throws {
    let (tree, reader) = row()
    try tree.layout(proposal: ProposedViewSize(width: 100, height: 20))
    try tree.appendPostLayout(to: reader) { tree.addLeaf() }
    try tree.layout(proposal: ProposedViewSize(width: 80, height: 10))
    #expect(Trees.frames(tree).last == CGRect(x: 40, y: 0, width: 40, height: 10))
  }

  @Test func onlyWhatIsAddedIsMeasured() throws {
    let tree = LayoutTree()
    tree.beginStack(.vertical)
    for _ in 0..<1000 { tree.addLeaf(WrappingLeaf(area: 900, ideal: 60)) }
    let reader = tree.addReader()
    tree.end()
    try tree.layout(proposal: ProposedViewSize(width: 100, height: nil))
    let before = tree.measurements
    try tree.appendPostLayout(to: reader) { tree.addLeaf(WrappingLeaf(area: 900, ideal: 60)) }
    #expect(tree.measurements - before <= 2)
  }

  @Test func readersCountForTheDepth() throws {
    let tree = LayoutTree()
    var reader = tree.addReader()
    try tree.layout(proposal: ProposedViewSize(width: 10, height: 10))
    for _ in 0..<3 {
      try tree.appendPostLayout(to: reader) { reader = tree.addReader() }
    }
    #expect(throws: LayoutError.tooDeep(LayoutTree.depthLimit + 4)) {
      try tree.appendPostLayout(to: reader) {
        let mark = tree.mark
        tree.addLeaf()
        for _ in 1..<LayoutTree.depthLimit { tree.wrapEffect(since: mark) }
      }
    }
  }
}
