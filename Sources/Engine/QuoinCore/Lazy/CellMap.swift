import QuoinLayout

/// A map from the cells of a grid to slots.
///
/// The position of a cell depends on the number of cells before it. Usually the type of an item
/// determines its number of cells; if a condition determines it instead, the grid emits every item
/// to count its cells.
@MainActor
struct CellMap {
  private struct Run {
    var firstCell: Int
    var firstSlot: Int
    var cellsPerSlot: Int
  }
  private var runs: [Run] = []
  private(set) var count = 0
  /// Whether cell positions are estimates, because there were too many variable items to count.
  private(set) var isGuessed = false
  private static let countedItems = 2000

  /// Creates the map.
  ///
  /// - Parameter count: Emits a slot, given its first cell, and returns its number of cells.
  init(_ slots: SlotList, counting count: (_ slot: Int, _ cell: Int) -> Int) {
    for (run, start) in zip(slots.runs, slots.starts) {
      if case .known(let cells) = run.elements {
        add(slot: start, cellsPerSlot: cells, slots: run.count)
      } else if run.count > Self.countedItems {
        isGuessed = true
        add(slot: start, cellsPerSlot: count(start, self.count), slots: run.count)
      } else {
        for slot in start..<(start + run.count) {
          add(slot: slot, cellsPerSlot: count(slot, self.count), slots: 1)
        }
      }
    }
  }

  private mutating func add(slot: Int, cellsPerSlot: Int, slots: Int) {
    runs.append(Run(firstCell: count, firstSlot: slot, cellsPerSlot: cellsPerSlot))
    count = Self.cell(after: count, cellsPerSlot, slots)
  }

  /// Returns the cell that comes `slots` slots after `first`, up to the limit.
  private static func cell(after first: Int, _ cellsPerSlot: Int, _ slots: Int) -> Int {
    let (cells, isTooMany) = cellsPerSlot.multipliedReportingOverflow(by: slots)
    return isTooMany ? SlotList.limit : min(first + min(cells, SlotList.limit), SlotList.limit)
  }

  /// Returns the slot of `cell`, and the slot's first cell.
  func slot(ofCell cell: Int) -> (slot: Int, firstCell: Int) {
    let run = runs[last { $0.firstCell <= cell }]
    let position = (cell - run.firstCell) / max(run.cellsPerSlot, 1)
    return (run.firstSlot + position, run.firstCell + position * run.cellsPerSlot)
  }

  func firstCell(ofSlot slot: Int) -> Int {
    guard !runs.isEmpty else { return 0 }
    let run = runs[last { $0.firstSlot <= slot }]
    return min(Self.cell(after: run.firstCell, run.cellsPerSlot, slot - run.firstSlot), count)
  }

  func cellCount(ofSlot slot: Int) -> Int { runs[last { $0.firstSlot <= slot }].cellsPerSlot }

  /// Returns the sections of `slots`, in cells.
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
