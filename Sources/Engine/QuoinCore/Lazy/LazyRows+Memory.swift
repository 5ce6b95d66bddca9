import QuoinLayout

// The memory of a lazy container in a live tree. Each emission creates a new container, but the
// rows remain, and each remembers the extent that it had when last visible
// (Rules/LazyContainers.md#lazy-memory).

/// The identities of a slot list's runs, for use in row keys.
struct RowRuns {
  private(set) var names: [RowKey.Run] = []
  private(set) var numbers: [RowKey.Run: Int] = [:]

  init() {}

  @MainActor
  init(_ slots: SlotList) {
    var counts: [Int32: Int] = [:]
    for (number, run) in slots.runs.enumerated() {
      let name = RowKey.Run(element: run.element, number: counts[run.element, default: 0])
      counts[run.element] = name.number + 1
      names.append(name)
      numbers[name] = number
    }
  }
}

extension LazyRows {
  /// Finds the current slots of the retained rows of `living`.
  ///
  /// Usually each row is where it was; one pass through the data of a run finds the others.
  func locateRows(of living: RowsElement) {
    var others: [Int: [RowElement]] = [:]
    for case let row as RowElement in living.children {
      row.slot = nil
      let number = runs.numbers[row.rowKey.run]
      row.isGone = number == nil
      guard let number else { continue }
      let (run, start) = (slots.runs[number], slots.starts[number])
      if row.position < run.count, run.key(row.position) == row.rowKey.id {
        // Of several rows with the same id, all but the first are identified by their slots.
        let slot = start + row.position
        row.slot = row.rowKey.duplicate.map { $0 == slot } ?? true ? slot : nil
      } else {
        others[number, default: []].append(row)
      }
    }
    for (number, rows) in others {
      let positions = slots.runs[number].positions(of: Set(rows.map(\.rowKey.id)))
      for row in rows {
        guard let position = positions[row.rowKey.id] else {
          row.isGone = true
          continue
        }
        guard row.rowKey.duplicate == nil else { continue }
        (row.position, row.slot) = (position, slots.starts[number] + position)
      }
    }
  }

  /// Returns whether the data has a row with `key`.
  func hasRow(_ key: RowKey) -> Bool {
    guard let number = runs.numbers[key.run] else { return false }
    return !slots.runs[number].positions(of: [key.id]).isEmpty
  }

  /// Returns the extents of previously visible items, in order.
  func footprints(of living: RowsElement) -> [(position: Int, footprint: LazyFootprint)] {
    var footprints: [Int: LazyFootprint] = [:]
    for case let row as RowElement in living.children {
      guard let slot = row.slot, !row.footprints.isEmpty else { continue }
      let items = items(ofSlot: slot)
      // A different number of views means a different row.
      guard items.count == row.footprints.count, items.upperBound <= itemCount else { continue }
      for (item, footprint) in zip(items, row.footprints) { footprints[item] = footprint }
    }
    return footprints.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Makes the emitted rows store the extents of their items.
  func noteFootprints(_ living: RowsElement, _ tree: LayoutTree) {
    guard tree.isShown(node) else { return }
    let container = tree.lazyContainer(node)
    living.estimate = container.settledEstimate
    let footprints = Dictionary(
      uniqueKeysWithValues: container.footprints.map { ($0.position, $0.footprint) })
    guard !footprints.isEmpty else { return }
    for (slot, row) in rows { row.footprints = items(ofSlot: slot).compactMap { footprints[$0] } }
  }
}
