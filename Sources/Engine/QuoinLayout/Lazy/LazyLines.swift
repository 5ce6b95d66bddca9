/// The division of a lazy container's items into lines: each line has `columns` items, but a header
/// or footer fills a line of its own. A section begins a line.
struct LazyLines {
  /// Consecutive items without a break.
  private struct Flow {
    var firstItem: Int
    var firstLine: Int
    var columns: Int
    var isFull: Bool
  }
  private var flows: [Flow] = []
  private let itemCount: Int
  private(set) var count = 0

  init(count itemCount: Int, columns: Int, sections: [LazySection]) {
    self.itemCount = itemCount
    var item = 0
    func add(upTo end: Int, isFull: Bool) {
      guard end > item else { return }
      let columns = isFull ? 1 : max(columns, 1)
      flows.append(Flow(firstItem: item, firstLine: count, columns: columns, isFull: isFull))
      count += (end - item + columns - 1) / columns
      item = end
    }
    for section in sections {
      add(upTo: section.header.lowerBound, isFull: false)
      add(upTo: section.header.upperBound, isFull: true)
      add(upTo: section.content.upperBound, isFull: false)
      add(upTo: section.footer.upperBound, isFull: true)
    }
    add(upTo: itemCount, isFull: false)
  }

  /// Returns the line and the column of an item, and whether the item fills its line.
  func cell(of item: Int) -> (line: Int, column: Int, isFull: Bool) {
    let flow = flows[last { $0.firstItem <= item }]
    let position = item - flow.firstItem
    return (flow.firstLine + position / flow.columns, position % flow.columns, flow.isFull)
  }

  /// Returns the items of a line.
  func items(of line: Int) -> Range<Int> {
    let index = last { $0.firstLine <= line }
    let flow = flows[index]
    let end = index + 1 < flows.count ? flows[index + 1].firstItem : itemCount
    let first = flow.firstItem + (line - flow.firstLine) * flow.columns
    return first..<min(first + flow.columns, end)
  }

  private func last(where isBefore: (Flow) -> Bool) -> Int {
    var (low, high) = (0, flows.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(flows[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
