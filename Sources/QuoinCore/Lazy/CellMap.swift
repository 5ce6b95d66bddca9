import QuoinLayout

/// Which slot each cell of a grid comes from.
///
/// A cell's place follows from how many there are before it. An item of a `ForEach` whose views don't depend on
/// conditions is as many cells as the first item; where they do, every item is made to be counted.
@MainActor
struct CellMap {
  /// What a slot was found to be.
  struct Cells {
    var count: Int
    /// Whether another slot of the run may be another number.
    var isDynamic: Bool
  }

  private struct Run {
    var firstCell: Int
    var firstSlot: Int
    var cellsPerSlot: Int
  }
  private var runs: [Run] = []
  private(set) var count = 0
  /// Whether there were too many changing items to count.
  private(set) var isGuessed = false
  private static let countedItems = 2000

  /// - Parameter probe: makes a slot, given its first cell.
  init(_ slots: SlotList, probe: (_ slot: Int, _ cell: Int) -> Cells) {
    for (run, start) in zip(slots.runs, slots.starts) {
      guard !run.isUnary else {
        add(slot: start, cellsPerSlot: 1, slots: run.count)
        continue
      }
      let first = probe(start, count)
      let isCounted = first.isDynamic && run.count <= Self.countedItems
      isGuessed = isGuessed || (first.isDynamic && !isCounted)
      add(slot: start, cellsPerSlot: first.count, slots: isCounted ? 1 : run.count)
      guard isCounted else { continue }
      for slot in (start + 1)..<(start + run.count) {
        add(slot: slot, cellsPerSlot: probe(slot, count).count, slots: 1)
      }
    }
  }

  private mutating func add(slot: Int, cellsPerSlot: Int, slots: Int) {
    runs.append(Run(firstCell: count, firstSlot: slot, cellsPerSlot: cellsPerSlot))
    count += cellsPerSlot * slots
  }

  /// The slot that makes `cell`, and the first cell it makes.
  func slot(ofCell cell: Int) -> (slot: Int, firstCell: Int) {
    let run = runs[last { $0.firstCell <= cell }]
    let position = (cell - run.firstCell) / max(run.cellsPerSlot, 1)
    return (run.firstSlot + position, run.firstCell + position * run.cellsPerSlot)
  }

  func firstCell(ofSlot slot: Int) -> Int {
    guard !runs.isEmpty else { return 0 }
    let run = runs[last { $0.firstSlot <= slot }]
    return min(run.firstCell + (slot - run.firstSlot) * run.cellsPerSlot, count)
  }

  func cellCount(ofSlot slot: Int) -> Int { runs[last { $0.firstSlot <= slot }].cellsPerSlot }

  /// The sections of `slots` in cells.
  func sections(of slots: SlotList) -> [LazySection] {
    func cells(_ range: Range<Int>) -> Range<Int> {
      func start(_ slot: Int) -> Int { slot < slots.count ? firstCell(ofSlot: slot) : count }
      return start(range.lowerBound)..<start(range.upperBound)
    }
    return slots.sections.map {
      LazySection(header: cells($0.header), content: cells($0.content), footer: cells($0.footer))
    }
  }

  private func last(where isBefore: (Run) -> Bool) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
