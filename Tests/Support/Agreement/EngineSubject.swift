import Foundation
import LayoutOracle
import QuoinGeometry
import QuoinLayout

/// An oracle tree in the engine's arena, with the same nodes that views create.
package struct EngineSubject: Subject {
  package let tree: LayoutTree

  package init(_ source: OracleTree) {
    var tree = LayoutTree()
    Self.addRoot(source, to: tree, in: nil)
    if tree.hasImplicitStack {
      // Only now is it known that the spacers are in a column.
      tree = LayoutTree()
      Self.addRoot(source, to: tree, in: .vertical)
    }
    self.tree = tree
  }

  private static func addRoot(_ source: OracleTree, to tree: LayoutTree, in orientation: Axis?) {
    tree.beginImplicitRoot()
    Writer(tree: tree).add(source, in: orientation)
    tree.endImplicitRoot()
  }
}

private struct Writer {
  let tree: LayoutTree

  func add(_ source: OracleTree, in orientation: Axis?) {
    let mark = tree.mark
    switch source {
    case .leaf(let width, let height): tree.addLeaf(LeafLength(width), LeafLength(height))
    case .words(let words): tree.addLeaf(WordsLeaf(words))
    case .area: tree.addLeaf(AreaLeaf())
    case .circle: tree.addSquareLeaf()
    case .reader: tree.addReader()
    case .spacer(let minLength): tree.addSpacer(minLength: minLength, in: orientation)
    case .divider:
      let line = LeafLength(OracleTree.pixel)
      let isUpright = orientation == .horizontal
      tree.addLeaf(isUpright ? line : .expanding, isUpright ? .expanding : line)
    case .stack(let axis, let alignment, let spacing, let isDynamic, let children):
      tree.beginStack(axis, alignment: Alignment(alignment), spacing: spacing)
      for child in children { add(child, in: axis) }
      end(isDynamic: isDynamic)
    case .zStack(let alignment, let isDynamic, let children):
      tree.beginZStack(alignment: Alignment(alignment))
      for child in children { add(child, in: nil) }
      end(isDynamic: isDynamic)
    case .group(let children):
      for child in children { add(child, in: orientation) }
    case .grid(let grid):
      tree.beginGrid(
        alignment: Alignment(grid.alignment), horizontalSpacing: grid.horizontalSpacing,
        verticalSpacing: grid.verticalSpacing)
      for row in grid.rows { add(row) }
      tree.end()
    case .fixedFrame(let width, let height, let alignment, let child):
      add(child, in: orientation)
      tree.wrapFixedFrame(
        since: mark, width: width, height: height, alignment: Alignment(alignment))
    case .flexFrame(let width, let height, let alignment, let child):
      add(child, in: orientation)
      tree.wrapFlexFrame(
        since: mark, width: FrameLimits(width), height: FrameLimits(height),
        alignment: Alignment(alignment))
    case .padding(let insets, let child):
      add(child, in: orientation)
      tree.wrapPadding(since: mark, EdgeInsets(insets))
    case .fixedSize(let horizontal, let vertical, let child):
      add(child, in: orientation)
      tree.wrapFixedSize(since: mark, horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let fills, let child):
      add(child, in: orientation)
      tree.wrapAspectRatio(since: mark, ratio: ratio, fills: fills)
    case .offset(let x, let y, let child):
      add(child, in: orientation)
      tree.wrapOffset(since: mark, x: x, y: y)
    case .position(let x, let y, let child):
      add(child, in: orientation)
      tree.wrapPosition(since: mark, x: x, y: y)
    case .effect(let child):
      add(child, in: orientation)
      tree.wrapEffect(since: mark)
    case .priority(let value, let child):
      add(child, in: orientation)
      tree.setPriority(value, since: mark)
    case .guide(let line, let value, let child):
      add(child, in: orientation)
      tree.addGuide(line.key, since: mark, compute: value.closure(for: line))
    case .layer(let isBackground, let alignment, let primary, let isDynamic, let content):
      add(primary, in: orientation)
      tree.wrapLayer(since: mark, isBackground: isBackground, alignment: Alignment(alignment)) {
        _ in
        tree.beginZStack()
        for child in content { add(child, in: orientation) }
        end(isDynamic: isDynamic)
      }
    case .direction(let rightToLeft, let child):
      let outside = tree.buildsRightToLeft
      tree.buildsRightToLeft = rightToLeft
      add(child, in: orientation)
      tree.buildsRightToLeft = outside
    }
  }

  private func add(_ row: OracleGrid.Row) {
    let start = tree.mark
    for cell in row.cells {
      let mark = tree.mark
      add(cell.tree, in: nil)
      if let columns = cell.columns { tree.addGridColumns(columns, since: mark) }
      if !cell.unsized.isEmpty { tree.addGridUnsizedAxes(cell.unsized, since: mark) }
      if let anchor = cell.anchor { tree.setGridAnchor(anchor, since: mark) }
      if let line = cell.columnAlignment {
        tree.setGridColumnAlignment(HorizontalAlignment(line.key), since: mark)
      }
    }
    let alignment = row.alignment.map { VerticalAlignment($0.key) }
    if !row.isFull { tree.makeGridRow(since: start, alignment: alignment) }
  }

  private func end(isDynamic: Bool) {
    if isDynamic { tree.end() } else { tree.endEliding() }
  }
}

extension LeafLength {
  init(_ span: OracleSpan) { self.init(min: span.min, ideal: span.ideal, max: span.max) }
}

extension FrameLimits {
  fileprivate init(_ limits: OracleLimits) {
    self.init(min: limits.min, ideal: limits.ideal, max: limits.max)
  }
}
