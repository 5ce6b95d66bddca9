import Foundation
import QuoinGeometry
import Testing

@testable import QuoinLayout

/// Properties of every grid, tested with random ones.
@Suite struct GridPropertyTests {
  private static let offers: [CGFloat?] = [nil, 0, 40, 150, 333, .infinity]

  /// Rows of one to four cells; `isOrdinary` restricts each to one column and one priority.
  private func randomRows(_ random: inout SeededGenerator, isOrdinary: Bool) -> [[GridTree.Cell]] {
    let lows: [CGFloat] = [0, 10, 20, 35]
    let extras: [CGFloat] = [0, 0, 15, 60, .infinity]
    return (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let (width, height) = (
          lows.randomElement(using: &random) ?? 0, lows.randomElement(using: &random) ?? 0
        )
        var cell = GridTree.Cell.box(
          width, width + (extras.randomElement(using: &random) ?? 0), height,
          height + (extras.randomElement(using: &random) ?? 0))
        guard !isOrdinary else { return cell }
        if Int.random(in: 0..<4, using: &random) == 0 { cell = .spacer }
        if Int.random(in: 0..<3, using: &random) == 0 {
          cell.columns = [Int.random(in: 1...3, using: &random)]
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
          cell.unsized = Axis.Set(rawValue: Int8.random(in: 1...3, using: &random))
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
          cell.priority = CGFloat(Int.random(in: -1...1, using: &random))
        }
        return cell
      }
    }
  }

  private func forEachGrid(
    _ count: Int, isOrdinary: Bool, _ body: ([[GridTree.Cell]], CGFloat?, CGFloat?) -> Void
  ) {
    var random = SeededGenerator(seed: isOrdinary ? 12 : 28)
    for _ in 0..<count {
      let rows = randomRows(&random, isOrdinary: isOrdinary)
      let (width, height) = (
        Self.offers.randomElement(using: &random) ?? nil,
        Self.offers.randomElement(using: &random) ?? nil
      )
      body(rows, width, height)
    }
  }

  /// Without spans and priorities a grid follows the plain model: in groups of equal flexibility
  /// every cell is proposed the remaining length, divided by the number of remaining tracks.
  @Test func ordinaryGridsAreThePlainModel() {
    forEachGrid(2000, isOrdinary: true) { rows, width, height in
      let size = GridTree(rows).layout(width, height)
      let expected = PlainGrid(rows, width, height).size
      #expect(isClose(size.width, expected.width), "\(rows) at \(width ?? -1) × \(height ?? -1)")
      #expect(isClose(size.height, expected.height), "\(rows) at \(width ?? -1) × \(height ?? -1)")
    }
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 1e-6 }

  /// No cell of one column extends beyond its grid, cells of a row share its center, and cells
  /// alone in a column share that column's.
  @Test func framesAreInRowsAndColumns() {
    forEachGrid(2000, isOrdinary: false) { rows, width, height in
      let tree = GridTree(rows)
      let size = tree.layout(width, height)
      guard size.width.isFinite, size.height.isFinite else { return }
      let frames = tree.frames
      var next = 0
      var middles: [Int: CGFloat] = [:]
      for row in rows {
        let own = frames[next..<next + row.count]
        next += row.count
        #expect(own.allSatisfy { isClose($0.midY, own.first?.midY ?? 0) })
        #expect(own.allSatisfy { $0.minY > -1e-6 && $0.maxY < size.height + 1e-6 })
        var column = 0
        for (cell, frame) in zip(row, own) {
          let span = max(cell.columns.first ?? 1, 1)
          if span == 1 {
            #expect(frame.minX > -1e-6 && frame.maxX < size.width + 1e-6)
            #expect(isClose(middles[column] ?? frame.midX, frame.midX))
            middles[column] = frame.midX
          }
          column += span
        }
      }
    }
  }

  @Test func rightToLeftMirrors() {
    forEachGrid(300, isOrdinary: false) { rows, width, height in
      let (plain, mirrored) = (
        GridTree(rows, alignment: .topLeading),
        GridTree(rows, alignment: .topLeading, isRightToLeft: true)
      )
      let size = plain.layout(width, height)
      #expect(mirrored.layout(width, height) == size)
      guard size.width.isFinite else { return }
      for (left, right) in zip(plain.frames, mirrored.frames) {
        #expect(isClose(size.width - left.maxX, right.minX) && left.minY == right.minY)
      }
    }
  }

  /// Derived sizes equal measured ones.
  @Test func shortcutsChangeNothing() {
    forEachGrid(300, isOrdinary: false) { rows, width, height in
      let (short, long) = (GridTree(rows), GridTree(rows))
      long.tree.usesShortcuts = false
      #expect(short.layout(width, height) == long.layout(width, height))
      #expect(short.frames == long.frames)
    }
  }
}

/// An ordinary grid by the plain model, implemented separately from the engine.
private struct PlainGrid {
  var size = CGSize.zero

  /// The flexibility of a cell: the number of infinite axes, the flexibility on the others, and the
  /// minimum.
  private struct Rank: Hashable, Comparable {
    var infinite = 0
    var spread: CGFloat = 0
    var low: CGFloat = 0

    init(_ cell: GridTree.Cell, _ width: CGFloat?, _ height: CGFloat?) {
      for (range, offer) in [(cell.horizontal.range, width), (cell.vertical.range, height)]
      where offer != nil {
        if range.max == .infinity {
          infinite += 1
          low += range.min
        } else {
          spread += range.max - range.min
        }
      }
    }

    static func < (a: Rank, b: Rank) -> Bool {
      (a.infinite, a.spread, -a.low) < (b.infinite, b.spread, -b.low)
    }
  }

  private struct Line {
    var length: CGFloat = 0
    var pending: Int
  }

  init(_ rows: [[GridTree.Cell]], _ width: CGFloat?, _ height: CGFloat?) {
    let count = rows.map(\.count).max() ?? 0
    var columns = (0..<count).map { column in Line(pending: rows.count { $0.count > column }) }
    var lines = rows.map { Line(pending: $0.count) }
    let gaps = (CGFloat(count - 1) * 8, CGFloat(rows.count - 1) * 8)
    let places = rows.enumerated().flatMap { row, cells in
      cells.enumerated().map { (row, $0.offset, $0.element) }
    }
    let ranks = places.map { Rank($0.2, width, height) }
    for group in Set(ranks).sorted() {
      let (x, y) = (
        Self.share(width.map { $0 - gaps.0 }, columns),
        Self.share(height.map { $0 - gaps.1 }, lines)
      )
      // Every cell of the group sees the tracks as they were before the group.
      let (columnsBefore, linesBefore) = (columns, lines)
      for (place, own) in zip(places, ranks) where own == group {
        let (row, column, cell) = place
        let across = x.map { max($0, columnsBefore[column].length) } ?? .nan
        let down = y.map { max($0, linesBefore[row].length) } ?? .nan
        columns[column].length = max(
          columns[column].length, cell.horizontal.range.answer(across))
        lines[row].length = max(lines[row].length, cell.vertical.range.answer(down))
        columns[column].pending -= 1
        lines[row].pending -= 1
      }
    }
    size = CGSize(
      width: columns.reduce(gaps.0) { $0 + $1.length },
      height: lines.reduce(gaps.1) { $0 + $1.length })
  }

  /// Returns the remaining length for each remaining track.
  private static func share(_ total: CGFloat?, _ lines: [Line]) -> CGFloat? {
    guard let total else { return nil }
    let waiting = lines.filter { $0.pending > 0 }
    guard total.isFinite, !waiting.isEmpty else { return total }
    let taken = lines.filter { $0.pending == 0 }.reduce(0) { $0 + $1.length }
    return (total - taken) / CGFloat(waiting.count)
  }
}
