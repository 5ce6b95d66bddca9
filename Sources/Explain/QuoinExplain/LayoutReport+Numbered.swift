import Foundation
import QuoinGeometry

extension LayoutReport {
  /// The tree drawn with the numbers of ``steps``, in the style of the notes on *Thinking in
  /// SwiftUI*.
  ///
  /// Above each view are the step in which it is proposed a size and the step in which it returns
  /// its size.
  ///
  ///            1 | 8
  ///          background
  ///              |
  ///       ---------------
  ///       |             |
  ///     2 | 5         6 | 7
  ///    padding        teal
  ///       |
  ///     3 | 4
  ///     Text
  public var numberedTree: String {
    guard !nodes.isEmpty else { return "" }
    let order = childrenInMeasuringOrder
    let numbers = stepNumbers(order)
    // Children come after their parent in the list, so the last node is drawn first.
    var blocks = [TextBlock?](repeating: nil, count: nodes.count)
    for index in nodes.indices.reversed() {
      let head = TextBlock(["\(numbers[index].down) | \(numbers[index].up)", nodes[index].name])
      let children = nodes.indices.isEmpty ? [] : order[index].sorted().compactMap { blocks[$0] }
      for child in order[index] { blocks[child] = nil }
      blocks[index] = head.above(children)
    }
    return blocks[0]?.text ?? ""
  }

  /// The numbers of the steps in which each node is proposed a size and returns its size.
  private func stepNumbers(_ order: [[Int]]) -> [(down: Int, up: Int)] {
    var numbers = [(down: Int, up: Int)](repeating: (0, 0), count: nodes.count)
    var number = 1
    numbers[0].down = number
    var path: [(node: Int, visited: Int)] = [(0, 0)]
    while let (node, visited) = path.last {
      number += 1
      if visited < order[node].count {
        path[path.count - 1].visited += 1
        let child = order[node][visited]
        numbers[child].down = number
        path.append((child, 0))
      } else {
        numbers[node].up = number
        path.removeLast()
      }
    }
    return numbers
  }

  /// The children of each node in the order in which it measured them, or in source order if that
  /// is unknown.
  var childrenInMeasuringOrder: [[Int]] {
    var children = [[Int]](repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) }
    }
    for index in children.indices {
      children[index].sort { (nodes[$0].turn ?? $0, $0) < (nodes[$1].turn ?? $1, $1) }
    }
    return children
  }
}

/// A block of lines with a stem at the top, from which a tree is drawn.
private struct TextBlock {
  var lines: [String]
  var width: Int
  /// The column at which the line from the parent ends.
  var stem: Int

  /// Creates a block of centered lines, one below the other.
  init(_ texts: [String]) {
    width = texts.map(\.count).max() ?? 0
    stem = width / 2
    let middle = stem
    lines = texts.map { String(repeating: " ", count: max(middle - $0.count / 2, 0)) + $0 }
  }

  private init(lines: [String], width: Int, stem: Int) {
    (self.lines, self.width, self.stem) = (lines, width, stem)
  }

  var text: String { lines.joined(separator: "\n") }

  /// Returns this block drawn above `blocks`, which are side by side.
  func above(_ blocks: [TextBlock]) -> TextBlock {
    guard !blocks.isEmpty else { return self }
    var row = TextBlock(lines: [], width: 0, stem: 0)
    var stems: [Int] = []
    for block in blocks {
      let start = stems.isEmpty ? 0 : row.width + 3
      stems.append(start + block.stem)
      for (index, line) in block.lines.enumerated() {
        if index == row.lines.count { row.lines.append("") }
        row.lines[index] =
          row.lines[index].padding(toLength: start, withPad: " ", startingAt: 0) + line
      }
      row.width = start + block.width
    }
    row.stem = (stems[0] + stems[stems.count - 1]) / 2
    if stems.count > 1 {
      var marks = [Character](repeating: " ", count: stems[stems.count - 1] + 1)
      for column in stems { marks[column] = "|" }
      let bar =
        String(repeating: " ", count: stems[0])
        + String(repeating: "-", count: stems[stems.count - 1] - stems[0] + 1)
      row.lines = [bar, String(marks)] + row.lines
    }
    row.lines.insert(String(repeating: " ", count: row.stem) + "|", at: 0)
    // Both have their stems in the same column.
    let column = max(stem, row.stem)
    let (upper, lower) = (shifted(by: column - stem), row.shifted(by: column - row.stem))
    return TextBlock(
      lines: upper.lines + lower.lines, width: max(upper.width, lower.width), stem: column)
  }

  private func shifted(by columns: Int) -> TextBlock {
    let space = String(repeating: " ", count: columns)
    return TextBlock(lines: lines.map { space + $0 }, width: width + columns, stem: stem + columns)
  }
}
