import Foundation
import QuoinGeometry
import Testing

@testable import QuoinLayout

/// Edits of grids and lazy grids.
@Suite struct TrackTrialTests {
  private let proposal = ProposedViewSize(width: 200, height: 200)

  private func grid(_ horizontal: CGFloat?, _ vertical: CGFloat?, _ alignment: Alignment = .center)
    throws -> LayoutTree
  {
    let tree = LayoutTree()
    tree.beginGrid(
      alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
    for row in 0..<2 {
      let mark = tree.mark
      tree.addLeaf(LeafLength(CGFloat(20 + 10 * row)), LeafLength(CGFloat(15 - 5 * row)))
      tree.addLeaf(WrappingLeaf(area: 3000, ideal: 150))
      tree.makeGridRow(since: mark, alignment: nil)
    }
    tree.end()
    try tree.layout(proposal: proposal)
    return tree
  }

  private func frames(_ tree: LayoutTree, _ edit: LayoutEdit) throws -> [CGRect] {
    let root = try #require(tree.root)
    return Trees.frames(try #require(tree.trial([(root, edit)], proposal: proposal)))
  }

  @Test func distancesInAGrid() throws {
    let tree = try grid(nil, 3)
    let wide = try frames(tree, .trackSpacing(.horizontal, 30))
    #expect(try wide == Trees.frames(grid(30, 3)))
    let close = try frames(tree, .trackSpacing(.vertical, 0))
    #expect(try close == Trees.frames(grid(nil, 0)))
    let aligned = try frames(tree, .alignment(horizontal: .leading, vertical: .top))
    #expect(try aligned == Trees.frames(grid(nil, 3, .topLeading)))
  }

  @Test func unsizedCells() throws {
    let cells: [[GridTree.Cell]] = [
      [.fixed(90, 10), .flexible(10, .infinity)],
      [.fixed(20, 10), .fixed(30, 40)],
    ]
    let tree = GridTree(cells)
    _ = tree.layout(200, 200)
    var unsized = cells
    unsized[0][1].unsized = .horizontal
    let expected = GridTree(unsized)
    _ = expected.layout(200, 200)
    let edit = LayoutEdit.unsizedAxes(.horizontal)
    let trial = try #require(tree.tree.trial([(tree.cells[1], edit)], proposal: proposal))
    #expect(tree.cells.map(trial.frame(of:)) == expected.frames)
    #expect(tree.frames != expected.frames)
    let back = try #require(
      expected.tree.trial([(expected.cells[1], .unsizedAxes([]))], proposal: proposal))
    #expect(expected.cells.map(back.frame(of:)) == tree.frames)
  }

  /// The attribute belongs to the cell, whichever of its modifiers the edit names.
  @Test func aCellIsItsOutermostModifier() throws {
    let tree = LayoutTree()
    tree.beginGrid()
    let mark = tree.mark
    let leaf = tree.addLeaf(.expanding, LeafLength(10))
    tree.wrapPadding(since: mark, EdgeInsets(.all, 5))
    tree.makeGridRow(since: mark, alignment: nil)
    let row = tree.mark
    tree.addLeaf(size: CGSize(width: 20, height: 10))
    tree.makeGridRow(since: row, alignment: nil)
    tree.end()
    try tree.layout(proposal: proposal)
    let grid = try #require(tree.root)
    let width = tree.size(of: grid).width
    let trial = try #require(
      tree.trial([(leaf, .unsizedAxes(.horizontal))], proposal: proposal))
    #expect(trial.size(of: grid).width < width)
  }

  @Test func spanningCells() throws {
    let cells: [[GridTree.Cell]] = [
      [.fixed(90, 10)],
      [.fixed(20, 10), .fixed(30, 40)],
    ]
    let tree = GridTree(cells)
    _ = tree.layout(200, 200)
    var spanning = cells
    spanning[0][0].columns = [2]
    let expected = GridTree(spanning)
    _ = expected.layout(200, 200)
    let trial = try #require(
      tree.tree.trial([(tree.cells[0], .cellColumns(2))], proposal: proposal))
    #expect(tree.cells.map(trial.frame(of:)) == expected.frames)
    #expect(tree.frames != expected.frames)
  }

  private func lazyGrid(
    spacing: CGFloat, tracks: CGFloat, alignment: Alignment? = nil
  ) throws -> LayoutTree {
    let tree = LayoutTree()
    let track = LazyTrack(
      .flexible(minimum: 10, maximum: .infinity), spacing: tracks, alignment: alignment)
    let node = tree.beginLazy(
      LazyConfiguration(.vertical, spacing: spacing, tracks: [track, track]))
    let container = tree.lazyContainer(node)
    container.setItems(count: 4, sections: [])
    for item in 0..<4 {
      let nodes = container.makeNodes { tree.addLeaf(.expanding, LeafLength(CGFloat(10 + item))) }
      container.insertItem(item, nodes, isShown: true)
    }
    tree.end()
    try tree.layout(proposal: proposal)
    return tree
  }

  @Test func distancesInALazyGrid() throws {
    let tree = try lazyGrid(spacing: 8, tracks: 8)
    let before = Trees.frames(tree)
    let wide = try frames(tree, .trackSpacing(.horizontal, 40))
    #expect(try wide == Trees.frames(lazyGrid(spacing: 8, tracks: 40)))
    let close = try frames(tree, .trackSpacing(.vertical, 2))
    #expect(try close == Trees.frames(lazyGrid(spacing: 2, tracks: 8)))
    let aligned = try frames(tree, .trackAlignment(.topLeading))
    #expect(try aligned == Trees.frames(lazyGrid(spacing: 8, tracks: 8, alignment: .topLeading)))
    #expect(Trees.frames(tree) == before)
    let root = try #require(tree.root)
    #expect(tree.trial([(root, .spacing(1))], proposal: proposal) == nil)
  }
}
