import Foundation
import QuoinGeometry

@testable import QuoinLayout

/// A grid of leaves.
struct GridTree {
  /// A leaf and its cell modifiers.
  struct Cell {
    var horizontal: LeafLength
    var vertical: LeafLength
    var isSpacer = false
    var columns: [Int] = []
    var unsized: Axis.Set = []
    var priority: CGFloat?

    static func fixed(_ width: CGFloat, _ height: CGFloat) -> Cell {
      Cell(horizontal: LeafLength(width), vertical: LeafLength(height))
    }
    /// Between `low` and `high` wide, ideal 10, and 10 high; equal width and height if it takes
    /// everything.
    static func flexible(_ low: CGFloat, _ high: CGFloat) -> Cell {
      box(low, high, high == .infinity ? low : 10, high == .infinity ? high : 10)
    }
    static func box(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Cell {
      Cell(
        horizontal: LeafLength(min: a, ideal: 10, max: b),
        vertical: LeafLength(min: c, ideal: 10, max: d))
    }
    static let spacer = Cell(
      horizontal: .expanding, vertical: .expanding, isSpacer: true)

    func spanning(_ columns: Int...) -> Cell {
      var cell = self
      cell.columns = columns
      return cell
    }
    func served(at priority: CGFloat) -> Cell {
      var cell = self
      cell.priority = priority
      return cell
    }
  }

  let tree = LayoutTree()
  /// The nodes of the cells in source order.
  private(set) var cells: [LayoutTree.NodeID] = []

  /// - Parameter full: the rows whose cells are outside any row.
  init(
    _ rows: [[Cell]], alignment: Alignment = .center, spacing: CGFloat? = nil,
    full: Set<Int> = [], isRightToLeft: Bool = false
  ) {
    tree.buildsRightToLeft = isRightToLeft
    tree.beginGrid(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing)
    for (number, row) in rows.enumerated() {
      let mark = tree.mark
      for cell in row { cells.append(add(cell)) }
      if !full.contains(number) { tree.makeGridRow(since: mark, alignment: nil) }
    }
    tree.end()
  }

  private func add(_ cell: Cell) -> LayoutTree.NodeID {
    let mark = tree.mark
    let node =
      cell.isSpacer ? tree.addSpacer(in: nil) : tree.addLeaf(cell.horizontal, cell.vertical)
    for count in cell.columns { tree.addGridColumns(count, since: mark) }
    if !cell.unsized.isEmpty { tree.addGridUnsizedAxes(cell.unsized, since: mark) }
    if let priority = cell.priority { tree.setPriority(priority, since: mark) }
    return node
  }

  /// Returns the size for a proposal; a grid of leaves is never too deep.
  func layout(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    (try? tree.layout(proposal: ProposedViewSize(width: width, height: height))) ?? .zero
  }

  var frames: [CGRect] { cells.map(tree.frame(of:)) }
  var offers: [ProposedViewSize] { cells.map(tree.proposal(of:)) }
}
