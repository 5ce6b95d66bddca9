import Foundation
import QuoinGeometry

/// `Grid` (Rules/Grids.md#algorithm).
struct GridRule: Rule {
  struct Cell {
    let view: any Rule
    let row: Int
    var columns: Range<Int>
    let isFull: Bool
    let unsized: Axis.Set
    let anchor: UnitPoint?

    var isSingle: Bool { !isFull && columns.count == 1 }
  }

  let cells: [Cell]
  let alignment: OracleAlignment
  let columnLines: [GuideLine]
  let rowLines: [GuideLine]
  let isRightToLeft: Bool
  var columnGaps: [CGFloat] = []
  var rowGaps: [CGFloat] = []

  // MARK: Gaps

  /// Returns the rule with the given spacings, or otherwise the distances between adjacent views
  /// (Rules/Grids.md#gaps).
  func with(_ horizontal: CGFloat?, _ vertical: CGFloat?) -> GridRule {
    var rule = self
    rule.columnGaps = columnLines.indices.dropFirst().map { column in
      horizontal ?? rowLines.indices.compactMap { distance(beforeColumn: column, inRow: $0) }.max()
        ?? 0
    }
    rule.rowGaps = rowLines.indices.dropFirst().map { vertical ?? distance(aboveRow: $0) ?? 0 }
    return rule
  }

  private func distance(beforeColumn column: Int, inRow row: Int) -> CGFloat? {
    let line = cells.filter { $0.row == row && !$0.columns.isEmpty }
    guard let second = line.firstIndex(where: { $0.columns.lowerBound == column }), second > 0
    else { return nil }
    return Spacing.distance(
      line[second - 1].view.spacing, line[second].view.spacing, along: .horizontal)
  }

  private func distance(aboveRow row: Int) -> CGFloat? {
    let (upper, lower) = (cells.filter { $0.row == row - 1 }, cells.filter { $0.row == row })
    return upper.flatMap { above in
      lower.filter { $0.columns.overlaps(above.columns) }.map {
        Spacing.distance(above.view.spacing, $0.view.spacing, along: .vertical)
      }
    }.max()
  }

  /// Returns the gaps inside a cell.
  func innerGaps(_ cell: Cell) -> CGFloat {
    cell.columns.dropFirst().reduce(0) { $0 + columnGaps[$1 - 1] }
  }

  // MARK: Answers

  func size(_ proposal: ProposedViewSize) -> CGSize {
    guard !cells.isEmpty else { return .zero }
    let division = divided(proposal)
    return CGSize(
      width: (division.widths + columnGaps).reduce(0, +),
      height: (division.heights + rowGaps).reduce(0, +))
  }

  private func divided(_ proposal: ProposedViewSize) -> GridHistory {
    var division = GridHistory(self, proposal)
    division.run()
    return division
  }

  private func guide(_ view: any Rule, _ line: GuideLine, _ given: Given) -> CGFloat {
    let guide = view.dimensions(in: given)[line]
    return guide.isFinite ? guide : 0
  }

  // MARK: Places

  /// Rules/Grids.md#placement
  func place(in given: Given) -> [Placed] {
    guard !cells.isEmpty else { return [] }
    let division = divided(given.proposal)
    let answers = cells.indices.map { index in
      let last = division.answers[index] ?? .unasked
      let area = area(of: index, last, in: division).size
      let fits = isEqual(last.size.width, area.width) && isEqual(last.size.height, area.height)
      return fits ? last : answer(cells[index].view, ProposedViewSize(area))
    }
    let areas = cells.indices.map { area(of: $0, answers[$0], in: division) }
    return cells.indices.map { index in
      let offset = offset(of: index, in: areas[index].size, answers)
      let origin = CGPoint(
        x: areas[index].origin.x + offset.x, y: areas[index].origin.y + offset.y)
      return Placed(
        child: cells[index].view,
        origin: CGPoint(
          x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0),
        given: answers[index])
    }
  }

  private func isEqual(_ first: CGFloat, _ second: CGFloat) -> Bool {
    first == second || abs(first - second) < 1e-6
  }

  /// Returns the rectangle of a cell's columns and row; for a cell over no columns, as wide as its
  /// view.
  private func area(of index: Int, _ given: Given, in division: GridHistory) -> CGRect {
    let cell = cells[index]
    func start(_ track: Int, _ lengths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
      (0..<track).reduce(0) { $0 + lengths[$1] + gaps[$1] }
    }
    let width =
      cell.columns.isEmpty
      ? given.size.width
      : cell.columns.reduce(innerGaps(cell)) { $0 + division.widths[$1] }
    return CGRect(
      x: start(cell.columns.lowerBound, division.widths, columnGaps),
      y: start(cell.row, division.heights, rowGaps), width: width,
      height: division.heights[cell.row])
  }

  /// Rules/Grids.md#cell-alignment
  private func offset(of index: Int, in area: CGSize, _ answers: [Given]) -> CGPoint {
    let (cell, given) = (cells[index], answers[index])
    if let anchor = cell.anchor {
      return CGPoint(
        x: (area.width - given.size.width) * anchor.x,
        y: (area.height - given.size.height) * anchor.y)
    }
    let own = Dimensions(size: area) { _ in nil }
    let column =
      cell.isSingle ? columnLines[cell.columns.lowerBound] : alignment.horizontal
    let row = rowLines[cell.row]
    let depths = cells.indices.filter { cells[$0].row == cell.row && cells[$0].anchor == nil }
      .map { answers[$0].size.height - guide(cells[$0].view, row, answers[$0]) }
    let line =
      row.combines
      ? area.height - (depths.max() ?? -.infinity) : row.defaultValue(in: own)
    return CGPoint(
      x: column.defaultValue(in: own) - guide(cell.view, column, given),
      y: line - guide(cell.view, row, given))
  }

  // MARK: Towards the outside

  /// Rules/Alignment.md#combining
  func explicit(_ line: GuideLine, in given: Given) -> CGFloat? {
    combinedGuide(line, in: given)
  }

  /// Rules/Grids.md#grid-edges
  var spacing: Spacing {
    guard !cells.isEmpty else { return .zero(Spacing.Edge.allCases) }
    var spacing = Spacing()
    for edge in Spacing.Edge.allCases {
      let touching = cells.filter { touches($0, edge) }.map(\.view.spacing)
      if touching.contains(where: { $0[.none, edge] != nil }) {
        spacing.formUnion(.zero([edge]), [edge])
      } else {
        for own in touching { spacing.formUnion(own, [edge]) }
      }
    }
    return spacing
  }

  private func touches(_ cell: Cell, _ edge: Spacing.Edge) -> Bool {
    switch edge {
    case .top: cell.row == 0
    case .bottom: cell.row == rowLines.count - 1
    case .leading: cell.columns.lowerBound == 0
    case .trailing: cell.columns.upperBound == columnLines.count
    }
  }
}

extension Given {
  static let unasked = Given(size: .zero, proposal: .unspecified)
}
