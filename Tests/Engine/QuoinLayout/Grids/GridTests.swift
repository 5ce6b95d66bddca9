import Foundation
import QuoinGeometry
import Testing

@testable import QuoinLayout

/// Columns and rows of a grid (Rules/Grids.md).
@Suite struct GridTests {
  /// The least flexible cell comes first; the tracks are those of the worked example
  /// (Rules/Grids.md#algorithm).
  @Test func theWorkedExample() throws {
    let tree = GridTree([[.flexible(10, 30), .flexible(10, 55)]])
    #expect(tree.layout(100, 100) == CGSize(width: 93, height: 10))
    #expect(tree.frames.map(\.minX) == [0, 38])
    #expect(tree.offers.map(\.width) == [46, 62])
  }

  @Test func anOrdinaryGridHasTheWidestAndTheTallest() {
    let tree = GridTree([[.fixed(30, 10), .fixed(20, 20)], [.fixed(10, 30), .fixed(40, 10)]])
    for offer in [nil, 0, 200, .infinity] as [CGFloat?] {
      #expect(tree.layout(offer, offer) == CGSize(width: 78, height: 58))
    }
    #expect(tree.frames.map(\.origin) == [(0, 5), (48, 0), (10, 28), (38, 38)].map(CGPoint.init))
    #expect(tree.tree.measurements == 0, "a grid of rigid cells needs no measuring")
  }

  /// The rest is divided by the longest row of a priority: 292 ÷ 2, with three columns (recorded).
  @Test func aLowerPriorityLeavesTheOthersMore() {
    let tree = GridTree([
      [.flexible(0, .infinity), .box(10, 160, 10, 10)],
      [.spacer, .box(10, 10, 0, .infinity)],
      [.fixed(10, 10), .spacer, .fixed(100, 10)],
    ])
    #expect(tree.layout(300, 200) == CGSize(width: 446, height: 296))
    #expect(tree.frames.first?.width == 178)
  }

  /// Excess width is returned once per column that it was taken from, for any number of full cells
  /// (Rules/Grids.md#excess).
  ///
  /// Columns of 100 are closed under full-width cells, and the part of its share that the first
  /// column leaves (60) is returned twice. The full cells widen no column: together the columns are
  /// as wide as they are (Rules/Grids.md#settling).
  @Test(arguments: 1...4) func severalFullCellsGiveTheirExcessOnce(_ lines: Int) {
    let wide = GridTree.Cell.box(0, .infinity, 10, 10)
    var corner = GridTree.Cell.flexible(0, .infinity)
    corner.unsized = [.horizontal, .vertical]
    let rows =
      [[corner, wide, .box(0, .infinity, 10, 20), wide], [.fixed(40, 10), wide, wide, wide]]
      + Array(repeating: [.box(0, .infinity, 1, 1)], count: lines)
    let tree = GridTree(rows, spacing: 0, full: Set(2..<2 + lines))
    #expect(abs(tree.layout(400, 300).width - (40 + 100 + 160 + 100)) < 1e-9)
    #expect(abs(tree.frames[1].width - 100) < 1e-9)
    #expect(abs(tree.frames[2].width - 160) < 1e-9)
  }

  /// 8 where two cells meet, 0 next to a spacer or where none meet (Rules/Grids.md#gaps).
  @Test func gapsFollowTheCellsThatMeet() {
    let row = [GridTree.Cell.fixed(30, 10), .spacer, .fixed(10, 10)]
    #expect(GridTree([row]).layout(nil, 80).width == 48)
    let span = GridTree([[.fixed(10, 10).spanning(3)]])
    #expect(span.layout(nil, nil).width == 10)
    #expect(GridTree([[.fixed(10, 10).spanning(3)]], spacing: 20).layout(nil, nil).width == 40)
    #expect(GridTree([[.fixed(10, 10), .fixed(10, 10)]], spacing: -4).layout(nil, nil).width == 16)
  }

  /// A single zero edge on a side removes the distance of the whole side
  /// (Rules/Grids.md#grid-edges).
  @Test func towardsItsNeighbours() {
    let tree = GridTree([[.fixed(20, 20), .fixed(20, 20)], [.spacer]])
    let spacing = tree.tree.spacing(tree.tree.root!)
    #expect(spacing.leading == ViewSpacing.zero.leading)
    #expect(spacing.bottom == ViewSpacing.zero.bottom)
    #expect(spacing.top == ViewSpacing.ordinary.top)
    #expect(spacing.trailing == ViewSpacing.ordinary.trailing)
    #expect(tree.tree.priority(of: tree.tree.root!) == 0)
    let empty = GridTree([])
    #expect(empty.layout(100, 100) == .zero)
    #expect(empty.tree.spacing(empty.tree.root!) == .zero)
  }

  /// Equally to the columns without a cell of their own, otherwise to all (Rules/Grids.md#nil).
  @Test func aSpanHandsOutWhatItLacks() {
    let over = GridTree([
      [.fixed(30, 10), .fixed(20, 20)], [.fixed(100, 10).spanning(2)],
    ])
    #expect(over.layout(nil, nil) == CGSize(width: 100, height: 38))
    #expect(over.frames.map(\.minX) == [10.5, 69.5, 0])
    let beyond = GridTree([[.fixed(20, 20)], [.fixed(60, 20).spanning(2)]])
    #expect(beyond.layout(nil, nil).width == 60)
    #expect(beyond.frames[0].minX == 0)
  }

  /// A spanning cell reduces the remaining width once, in its first column, by at least that
  /// column's share. As recorded, 192 points remain for five columns, and the span uses 38.4
  /// although it is only 30 wide, so the other columns keep their shares.
  @Test func aSpanIsBookedInItsFirstColumn() {
    let tree = GridTree([
      [
        .box(30, 30, 0, .infinity).spanning(3), .flexible(0, .infinity).spanning(2),
      ]
    ])
    _ = tree.layout(200, 100)
    #expect(tree.offers.map { $0.width ?? 0 }.map { ($0 * 10).rounded() } == [1152, 768])
  }

  /// Two spans over the same columns count as the wider one. A span that overlaps them counts the
  /// widths that those columns were given, also next to its own columns, and overflows its slot
  /// (recorded: 18, 66 and 58 wide).
  @Test func aSpanThatOverlapsAnotherCountsWhatThatWasGiven() {
    let tree = GridTree(
      [
        [.fixed(20, 10).spanning(2), .fixed(0, 10)], [.fixed(36, 10).spanning(2), .fixed(10, 10)],
        [.fixed(0, 10), .fixed(142, 10).spanning(2)],
      ], spacing: 0)
    // 36 for columns 0 and 1, and the 10 of column 2: 96 are missing, and no column is empty.
    #expect(tree.layout(nil, nil).width == 142)
    // Columns of 18, 66 and 58; the last span is 18 wider than its two.
    #expect(tree.frames[3].midX == 113)
    #expect(tree.frames[5].minX == 9)
  }

  @Test func countsOfColumns() {
    // 3 and 2 add up to 5, 2 and 1 to 2; 0 takes none. An explicit gap is at every boundary.
    let six = GridTree([[.fixed(1, 1).spanning(3, 2), .fixed(1, 1)]], spacing: 10)
    #expect(six.layout(nil, nil).width == 51)
    let three = GridTree([[.fixed(1, 1).spanning(2, 1), .fixed(1, 1)]], spacing: 10)
    #expect(three.layout(nil, nil).width == 21)
    let none = GridTree([[.fixed(10, 10).spanning(0), .fixed(30, 5)]])
    #expect(none.layout(nil, nil) == CGSize(width: 30, height: 10))
    #expect(none.frames.map(\.minX) == [0, 0])
  }

  @Test func theInnermostAnchorAndColumnAlignmentCount() {
    let tree = LayoutTree()
    tree.beginGrid()
    for width in [50, 10] as [CGFloat] {
      let mark = tree.mark
      tree.addLeaf(size: CGSize(width: width, height: 10))
      if width == 10 {
        tree.setGridColumnAlignment(.trailing, since: mark)
        tree.wrapPadding(since: mark, EdgeInsets(.all, 1))
        tree.setGridColumnAlignment(.leading, since: mark)
      }
      tree.makeGridRow(since: mark, alignment: nil)
    }
    tree.end()
    let layout = try? tree.layout(proposal: .unspecified)
    #expect(layout == CGSize(width: 50, height: 30))
    #expect(tree.frame(of: tree.children(of: tree.root!)[1]).minX == 38)
  }

  /// Every proposal has a reason.
  @Test func reasons() throws {
    let tree = GridTree([[.flexible(10, 30), .flexible(10, 55)]])
    let trace = LayoutTrace()
    tree.tree.trace = trace
    _ = tree.layout(100, nil)
    let second = tree.cells[1]
    #expect(
      trace.offerReasons(of: second)
        == AxisReasons(
          horizontal: .gridShare(remaining: Length(62), tracks: 1), vertical: .unspecified))
    #expect(
      trace.answerReasons(of: tree.tree.root!, in: tree.tree)
        == AxisReasons(
          horizontal: .gridTracks(gaps: Length(8)), vertical: .gridTracks(gaps: Length(0))))
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan, 1e300, -1e300])
  func invalidNumbersStillGiveFrames(number: CGFloat) {
    let cells: [[GridTree.Cell]] = [
      [.fixed(10, 10).spanning(.max, 5), .spacer, .flexible(0, .infinity)],
      [.spacer.served(at: number), .fixed(10, 10).spanning(-3), .spacer.spanning(2)],
    ]
    for length in [nil, 0, 100, .infinity, number] as [CGFloat?] {
      let tree = GridTree(cells, spacing: number)
      _ = tree.layout(length, 100)
      #expect(tree.frames.allSatisfy { !$0.minX.isNaN && !$0.width.isNaN && !$0.height.isNaN })
    }
  }
}
