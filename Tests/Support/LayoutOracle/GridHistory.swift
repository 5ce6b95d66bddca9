import Foundation
import QuoinGeometry

/// The division of a grid into columns and rows, as a history of its steps.
///
/// It keeps no running totals: each value is derived from the cells measured so far and their sizes
/// (Rules/Grids.md#order to Rules/Grids.md#settling).
struct GridHistory {
  let grid: GridRule
  let proposal: ProposedViewSize
  /// The latest proposal to and size of each cell.
  var answers: [Int: Given] = [:]
  var widths: [CGFloat]
  var heights: [CGFloat]

  /// The cells measured so far.
  private var history: [Int] = []
  /// The widths of the cells of one column, and the widths that spans gave to those measured later.
  private var own: [CGFloat]
  /// The widest full cell, without gaps.
  private var full: CGFloat = 0

  // For the current priority:
  /// All its cells.
  private var level: [Int] = []
  private var levelStart = 0
  private var openColumns: Set<Int> = []
  private var openRows: Set<Int> = []
  private var restAcross: CGFloat = 0
  private var restDown: CGFloat = 0
  /// The width that each column received from a span.
  private var distributed: [Int: CGFloat] = [:]

  init(_ grid: GridRule, _ proposal: ProposedViewSize) {
    self.grid = grid
    self.proposal = proposal
    widths = grid.columnLines.map { _ in 0 }
    own = widths
    heights = grid.rowLines.map { _ in 0 }
  }

  private var cells: [GridRule.Cell] { grid.cells }

  // MARK: Order

  mutating func run() {
    if proposal.width == nil, proposal.height == nil {
      for index in cells.indices { answers[index] = grid.answer(cells[index].view, .unspecified) }
      accept(Array(cells.indices))
    } else {
      for level in levels() { serve(level) }
    }
    settle()
  }

  /// Rules/Grids.md#order
  private struct Key: Hashable, Comparable {
    var priority, infinite, flexibility, least: CGFloat

    static func < (a: Key, b: Key) -> Bool {
      (-a.priority, a.infinite, a.flexibility, -a.least)
        < (-b.priority, b.infinite, b.flexibility, -b.least)
    }
  }

  private func key(_ index: Int) -> Key {
    let view = cells[index].view
    let low = view.size(ProposedViewSize(width: 0, height: 0))
    let high = view.size(ProposedViewSize(width: .infinity, height: .infinity))
    let proposed = Axis.allCases.filter { proposal[$0] != nil }
    let endless = proposed.filter { high[$0] == .infinity }
    return Key(
      priority: view.priority, infinite: CGFloat(endless.count),
      flexibility: proposed.filter { high[$0] != .infinity }.reduce(0) {
        $0 + (abs(high[$1] - low[$1]) < 1e-6 ? 0 : high[$1] - low[$1])
      }, least: endless.reduce(0) { $0 + low[$1] })
  }

  /// By priority, the groups of equal cells in the order in which they are measured.
  private func levels() -> [[[Int]]] {
    let keyed = Dictionary(grouping: cells.indices, by: key)
    let priorities = Set(keyed.keys.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
      keyed.keys.filter { $0.priority == priority }.sorted().compactMap { keyed[$0] }
    }
  }

  // MARK: One priority

  private mutating func serve(_ groups: [[Int]]) {
    level = groups.flatMap { $0 }
    levelStart = history.count
    distributed = [:]
    openColumns = Set(level.filter { !cells[$0].isFull }.flatMap { cells[$0].columns })
    openRows = Set(level.map { cells[$0].row })
    let longestRow = openRows.map { row in
      level.filter { cells[$0].row == row }.reduce(0) { $0 + cells[$1].columns.count }
    }.max()
    let longestColumn = widths.indices.map { column in
      level.count { cells[$0].columns.contains(column) }
    }.max()
    // Rules/Grids.md#shares
    func rest(_ length: CGFloat?, _ gaps: [CGFloat], _ taken: CGFloat, _ open: Int, _ most: Int?)
      -> CGFloat
    {
      guard let length, length.isFinite, let most, most > 0 else { return 0 }
      return (length - (gaps.reduce(0, +) + taken)) * CGFloat(open) / CGFloat(most)
    }
    restAcross = rest(
      proposal.width, grid.columnGaps, total, openColumns.count, longestRow)
    restDown = rest(
      proposal.height, grid.rowGaps, heights.reduce(0, +), openRows.count, longestColumn)
    let before = proposal.width.map { $0.isFinite ? $0 - total : $0 }
    for group in groups { serve(group: group, widthOfFull: before) }
  }

  private mutating func serve(group: [Int], widthOfFull: CGFloat?) {
    let parts = [
      group.filter { cells[$0].unsized.isEmpty }, group.filter { !cells[$0].unsized.isEmpty },
    ].filter { !$0.isEmpty }
    for (number, part) in parts.enumerated() {
      let (across, down) = (shareAcross, shareDown)
      for index in part {
        let offer = ProposedViewSize(
          width: offerAcross(index, across, widthOfFull), height: offerDown(index, down))
        answers[index] = grid.answer(cells[index].view, offer)
      }
      accept(part)
      let isLast = number == parts.count - 1
      if isLast { distribute(group.sorted()) }
      closeColumns(across, withSpans: isLast)
      for row in openRows where !level.contains(where: { cells[$0].row == row && isToCome($0) }) {
        openRows.remove(row)
        restDown -= heights[row]
      }
    }
  }

  /// Rules/Grids.md#asking
  private func offerAcross(_ index: Int, _ share: CGFloat?, _ widthOfFull: CGFloat?) -> CGFloat? {
    let cell = cells[index]
    guard let share, let widthOfFull else { return nil }
    let present =
      cell.isFull
      ? total + grid.columnGaps.reduce(0, +)
      : cell.columns.reduce(grid.innerGaps(cell)) { $0 + widths[$1] }
    if cell.unsized.contains(.horizontal) || cell.columns.isEmpty { return present }
    if cell.isFull { return max(widthOfFull, present) }
    return max(share * CGFloat(cell.columns.count) + grid.innerGaps(cell), present)
  }

  private func offerDown(_ index: Int, _ share: CGFloat?) -> CGFloat? {
    let cell = cells[index]
    guard let share else { return nil }
    return cell.unsized.contains(.vertical)
      ? heights[cell.row] : max(share, heights[cell.row])
  }

  /// The sizes of a part count together.
  private mutating func accept(_ part: [Int]) {
    history += part
    for index in part {
      let (cell, size) = (cells[index], answers[index]?.size ?? .zero)
      heights[cell.row] = max(heights[cell.row], size.height)
      guard cell.isSingle else { continue }
      let column = cell.columns.lowerBound
      own[column] = max(own[column], size.width, distributed[column] ?? 0)
      widths[column] = max(widths[column], size.width)
    }
  }

  // MARK: Looking back

  private var total: CGFloat { max(widths.reduce(0, +), full) }

  private var shareAcross: CGFloat? { share(proposal.width, restAcross, openColumns.count) }
  private var shareDown: CGFloat? { share(proposal.height, restDown, openRows.count) }

  private func share(_ proposed: CGFloat?, _ rest: CGFloat, _ count: Int) -> CGFloat? {
    guard let proposed, proposed.isFinite else { return proposed }
    return count > 0 && !rest.isNaN ? rest / CGFloat(count) : 0
  }

  private func isToCome(_ index: Int) -> Bool { !history.contains(index) }

  private func content(_ index: Int) -> CGFloat {
    (answers[index]?.size.width ?? 0) - grid.innerGaps(cells[index])
  }

  private func isSpan(_ index: Int) -> Bool { !cells[index].isSingle && !cells[index].isFull }

  private func isBare(_ column: Int) -> Bool {
    !cells.contains { $0.isSingle && $0.columns.lowerBound == column }
  }

  private func hasSingle(_ column: Int, toCome: Bool) -> Bool {
    level.contains {
      cells[$0].isSingle && cells[$0].columns.lowerBound == column && (!toCome || isToCome($0))
    }
  }

  private func isInner(_ column: Int) -> Bool {
    level.contains {
      isSpan($0) && cells[$0].columns.count < widths.count
        && cells[$0].columns.dropFirst().contains(column)
    }
  }

  private func isDue(_ index: Int) -> Bool {
    cells[index].columns.contains { hasSingle($0, toCome: true) }
  }

  // MARK: Spans

  /// Rules/Grids.md#spans
  private mutating func distribute(_ group: [Int]) {
    guard proposal.width != nil else { return }
    for index in group where !cells[index].columns.isEmpty {
      if cells[index].isFull {
        full = max(full, content(index))
      } else if isSpan(index) {
        let columns = cells[index].columns
        let lack = content(index) - columns.reduce(0) { $0 + widths[$1] }
        let empty = columns.filter { isBare($0) && widths[$0] < 1e-6 }
        let targets =
          empty.isEmpty ? Array(columns) : empty + columns.filter { hasSingle($0, toCome: true) }
        guard lack >= 1e-6, !empty.isEmpty || !isDue(index) else { continue }
        for column in targets {
          widths[column] += lack / CGFloat(targets.count)
          distributed[column] = widths[column]
        }
      }
    }
  }

  /// Rules/Grids.md#closing
  private mutating func closeColumns(_ share: CGFloat?, withSpans: Bool) {
    let (with, without) = (
      openColumns.filter { hasSingle($0, toCome: false) }.sorted(),
      openColumns.filter { !hasSingle($0, toCome: false) }.sorted()
    )
    for column in with + (withSpans ? without : []) {
      let over = level.filter { cells[$0].columns.contains(column) && !cells[$0].isFull }
      let booked = over.filter { isSpan($0) && cells[$0].columns.lowerBound == column }
      guard !isInner(column), !over.contains(where: isToCome),
        with.contains(column) || !booked.isEmpty
      else { continue }
      let (waiting, done) = (booked.filter(isDue), booked.filter { !isDue($0) })
      let present = widths[column]
      let needed = done.map { index in
        content(index) - cells[index].columns.dropFirst().reduce(0) { $0 + own[$1] }
      }
      let least = with.contains(column) || done.isEmpty ? present : shareAcross ?? present
      let length = needed.reduce(max(present, least), max)
      openColumns.remove(column)
      guard proposal.width?.isFinite == true else { continue }
      restAcross -= length
      if with.contains(column) || !waiting.isEmpty {
        restAcross += excess((share ?? 0) - length, waiting)
      }
    }
  }

  /// Rules/Grids.md#excess
  private func excess(_ unused: CGFloat, _ waiting: [Int]) -> CGFloat {
    func lacks(_ indices: [Int]) -> [CGFloat] {
      indices.filter { openColumns.intersection(cells[$0].columns).count > 1 }
        .map { content($0) - cells[$0].columns.reduce(0) { $0 + own[$1] } }
        .filter { $0 >= 1e-6 }.map { max($0, unused) }
    }
    let asked = Set(history)
    let across = asked.filter { isSpan($0) && cells[$0].columns.count == widths.count }
    return lacks(asked.filter { cells[$0].isFull }).reduce(0, max)
      + lacks(across.union(waiting).sorted()).reduce(0, +)
  }

  /// Rules/Grids.md#settling
  private mutating func settle() {
    widths = own
    var served: [(columns: Range<Int>, isFull: Bool, widened: Set<Int>)] = []
    for index in proposal.width == nil ? history.sorted() : history {
      let cell = cells[index]
      let alike = history.filter {
        cells[$0].columns == cell.columns && cells[$0].isFull == cell.isFull
      }
      guard !cell.isSingle, !cell.columns.isEmpty,
        !served.contains(where: { $0.columns == cell.columns && $0.isFull == cell.isFull })
      else { continue }
      let counted = served.filter { $0.columns.overlaps(cell.columns) }
        .reduce(Set(cell.columns)) { $0.union($1.widened) }
      let lack = (alike.map(content).max() ?? 0) - counted.sorted().reduce(0) { $0 + widths[$1] }
      var widened: Set<Int> = []
      if lack >= 1e-6 {
        let empty = cell.columns.filter { widths[$0] < 1e-6 }
        let targets = empty.isEmpty ? Array(cell.columns) : empty
        for column in targets { widths[column] += lack / CGFloat(targets.count) }
        widened = cell.isFull ? Set(targets) : Set(cell.columns)
      }
      served.append((cell.columns, cell.isFull, widened))
    }
  }
}
