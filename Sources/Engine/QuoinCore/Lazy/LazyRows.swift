import QuoinGeometry
import QuoinLayout

/// A lazy container, which emits its visible slots.
@MainActor
final class LazyRows {
  let node: LayoutTree.NodeID
  /// The scope in which the container is laid out.
  let scope: LayoutScope
  let slots: SlotList
  /// The record of the enclosing element.
  let element: Int32
  private let axis: Axis
  private let isGrid: Bool
  /// The number of items in the first line.
  private let firstLineCount: Int
  /// The map from the cells of a grid to slots; `nil` for a stack, which has one item per slot.
  private var cells: CellMap?
  /// The element that retains the rows in a live view, and the rows by slot.
  private let living: RowsElement?
  private(set) var rows: [Int: RowElement] = [:]
  private let keepsRows: Bool
  /// Whether a row appears that was created because it would be visible with its estimated length
  /// (Rules/Lists.md#row-estimate).
  private let showsExpectedRows: Bool
  private(set) var runs = RowRuns()
  private var knownSlots: [AnyHashable: Int?] = [:]
  private var slotsByKey: [RowKey: Int] = [:]
  /// Whether the container has dropped the rows whose data disappeared.
  private var isSettled = false

  init(
    _ slots: SlotList, _ configuration: LazyConfiguration, in emission: Emission, name: String,
    keepsRows: Bool
  ) {
    self.slots = slots
    self.keepsRows = keepsRows
    showsExpectedRows = keepsRows && emission.environment.platform == .macOS
    axis = configuration.axis
    isGrid = !configuration.tracks.isEmpty
    firstLineCount = max(configuration.tracks.count, 1)
    scope = LayoutScope(in: emission)
    element = emission.context.element
    node = emission.tree.beginLazy(configuration)
    emission.note(node, name)
    living = emission.elementStore?.rows(emission)
    if let living {
      runs = RowRuns(slots)
      locateRows(of: living)
      emission.elementStore?.renew(living, by: self, emission)
    }
    let container = emission.tree.lazyContainer(node)
    if !isGrid {
      container.setItems(count: slots.count, sections: slots.sections)
    } else {
      cells = CellMap(slots) { [self] slot, cell in emit(slot, firstItem: cell, emission) }
      container.setItems(count: cells?.count ?? 0, sections: cells?.sections(of: slots) ?? [])
      if cells?.isGuessed == true {
        emission.diagnostics.addWarning(
          "A lazy grid contains many items with varying numbers of views; each is counted as many cells as the first."
        )
      }
    }
    if let living { container.rememberItems(footprints(of: living), living.estimate) }
    if configuration.estimate == nil {
      // The container needs one line to estimate the others.
      make(Array(0..<min(firstLineCount, itemCount)), emission)
    }
    if emission.environment.pageCover?.isCovered == true { makeSeenRows(emission) }
    emission.tree.end()
  }

  var itemCount: Int { cells?.count ?? slots.count }

  /// Returns the slot with the user-defined id `id`.
  func slot(of id: AnyHashable) -> Int? {
    if let known = knownSlots[id] { return known }
    // The search may have to walk through all data, and scrolling to a slot requests it after each
    // layout.
    let slot = slots.position(of: id)
    knownSlots[id] = .some(slot)
    return slot
  }

  /// Returns the first item of the slot `slot`, or `nil` if it has none.
  func item(ofSlot slot: Int) -> Int? {
    let item = cells?.firstCell(ofSlot: slot) ?? slot
    return item < itemCount ? item : nil
  }

  /// Returns the items of the slot `slot`.
  func items(ofSlot slot: Int) -> Range<Int> {
    guard let cells else { return slot..<(slot + 1) }
    let first = cells.firstCell(ofSlot: slot)
    return first..<(first + cells.cellCount(ofSlot: slot))
  }

  /// Returns the items of the rows that were visible after the last pass.
  func itemsSeenBefore(_ pass: TransactionPass) -> [Range<Int>] {
    guard let living else { return [] }
    return living.seenRows.filter { $0.birth != pass.number }.compactMap(\.slot).sorted()
      .map(items(ofSlot:))
  }

  /// Returns whether the slot `slot` always has the same number of items; otherwise the cells after
  /// it depend on its content.
  private func isCounted(_ slot: Int) -> Bool {
    guard cells != nil else { return true }
    if case .known(let count) = slots.runs[slots.place(of: slot).run].elements { return count > 0 }
    return false
  }

  /// Emits those of `items` that were not already emitted with an earlier one.
  ///
  /// - `isSeen`: whether they are certainly visible.
  private func make(_ items: [Int], isSeen: Bool = false, _ emission: Emission) {
    let container = emission.tree.lazyContainer(node)
    for item in items where !container.hasItem(item) {
      let (slot, first) = cells?.slot(ofCell: item) ?? (item, item)
      emit(slot, firstItem: first, isSeen: isSeen, emission)
      if isSeen, showsExpectedRows { rows[slot]?.isExpected = true }
    }
  }

  /// Emits the rows that were visible after the last pass, and shows no others. The container isn't
  /// closed yet.
  private func makeSeenRows(_ emission: Emission) {
    guard let living else { return }
    let container = emission.tree.lazyContainer(node)
    for slot in living.seenRows.compactMap(\.slot).sorted() {
      guard let item = item(ofSlot: slot) else { continue }
      if !container.hasItem(item) { emit(slot, firstItem: item, isSeen: true, emission) }
      container.showItems(items(ofSlot: slot))
    }
  }

  /// Emits the slot `slot`, whose first item is `firstItem`: as one item, or in a grid as one item
  /// for each view.
  ///
  /// - Returns: The number of views in the slot.
  @discardableResult
  private func emit(
    _ slot: Int, firstItem: Int, isSeen: Bool = false, _ emission: Emission
  ) -> Int {
    let container = emission.tree.lazyContainer(node)
    var nodes: [LayoutTree.NodeID] = []
    emission.scoped {
      ($0.orientation, $0.scope) = (axis, scope.node)
      // The values that visible rows pass to enclosing views are available only after layout.
      if !emission.isLiving { $0.isAfterLayout = true }
    } _: {
      nodes = container.makeNodes { emission.withCurrent { emitSlot(slot, emission) } }
    }
    let expected = isGrid ? cells?.cellCount(ofSlot: slot) ?? nodes.count : 1
    if expected == nodes.count {
      for (offset, child) in nodes.enumerated() {
        container.insertItem(firstItem + offset, [child], isShown: isSeen)
      }
    } else {
      for offset in 1..<max(expected, 1) {
        container.insertItem(firstItem + offset, [], isShown: isSeen)
      }
      container.insertItem(firstItem, nodes, isShown: isSeen)
    }
    return nodes.count
  }

  private func emitSlot(_ slot: Int, _ emission: Emission) {
    guard let living, let elementStore = emission.elementStore else {
      return slots.emit(slot, into: emission)
    }
    let (run, position) = slots.place(of: slot)
    var key = RowKey(run: runs.names[run], id: slots.runs[run].key(position))
    if let first = slotsByKey.updateValue(slot, forKey: key), first != slot {
      // The first row with an id has that id's state.
      slotsByKey[key] = first
      key.duplicate = slot
      elementStore.noteDuplicate("\(key.id.base)")
    }
    let row = elementStore.emitRow(key, of: living, for: slots.runs[run].owner, emission) {
      slots.emit(slot, into: emission)
    }
    (row.slot, row.position) = (slot, position)
    rows[slot] = row
  }

  /// Notifies the rows of a live view about their visibility, and drops rows whose data is gone.
  func finish(_ emission: Emission) {
    guard let living, living.maker === self, let elementStore = emission.elementStore else {
      return
    }
    living.former = nil
    var seen: [Int] = []
    let made = rows.keys.sorted()
    let container = emission.tree.lazyContainer(node)
    for slot in made {
      let isSeen = items(ofSlot: slot).contains { container.isItemShown($0) }
      if isSeen { seen.append(slot) }
      guard let row = rows[slot] else { continue }
      if isSeen { row.isExpected = false }
      elementStore.show(row, isSeen || row.isExpected)
    }
    noteFootprints(living, emission.tree)
    if !isSettled { dropRows(of: living, elementStore, emission) }
    isSettled = true
    release(made, beyond: seen, elementStore, emission)
  }

  private func dropRows(of living: RowsElement, _ elementStore: ElementStore, _ emission: Emission)
  {
    guard living.children.count > rows.count else { return }
    let made = Set(rows.values.map(\.rowKey))
    // These rows of the previous container haven't been emitted by this one.
    var others: [RowElement] = []
    for case let row as RowElement in living.children where !made.contains(row.rowKey) {
      elementStore.show(row, false)
      others.append(row)
    }
    elementStore.dropRows(of: living, emission) { row in
      let key = row.rowKey
      guard !made.contains(key), row.isGone || key.duplicate != nil else { return false }
      // A list's row gets its state back when its data returns, as long as the view that owns the
      // data exists (Rules/Lists.md#row-identity).
      return !keepsRows || runs.numbers[key.run] == nil || !living.hasOwner(key)
    }
    elementStore.release(others.filter(\.isAlive), emission)
  }

  /// The minimum number of rows on each side of the visible ones that keep their nodes.
  private static var leastReach: Int { 10 }

  /// Releases the nodes of those of the slots `made` that are more than a screen away from the
  /// slots `seen`. The first line stays, because the container uses it to estimate other lines.
  private func release(
    _ made: [Int], beyond seen: [Int], _ elementStore: ElementStore, _ emission: Emission
  ) {
    let reach = max(seen.count, Self.leastReach)
    guard made.count > seen.count else { return }
    var next = 0
    var released: [RowElement] = []
    var items: [Int] = []
    for slot in made {
      while next < seen.count, seen[next] < slot { next += 1 }
      let isNear =
        (next < seen.count && seen[next] - slot <= reach)
        || (next > 0 && slot - seen[next - 1] <= reach)
      let own = self.items(ofSlot: slot)
      guard !isNear, own.lowerBound >= firstLineCount, isCounted(slot),
        let row = rows.removeValue(forKey: slot)
      else { continue }
      row.isExpected = false
      items += own
      released.append(row)
    }
    guard !released.isEmpty else { return }
    for top in emission.tree.lazyContainer(node).releaseItems(items) {
      elementStore.discardOwn(from: top, emission)
    }
    elementStore.release(released, emission)
  }

  /// Emits missing visible items, and shows only the visible ones.
  ///
  /// - Returns: Whether anything changed.
  func fill(_ emission: Emission) -> Bool {
    let container = emission.tree.lazyContainer(node)
    guard emission.tree.isShown(node) else { return container.setOutOfView(true) }
    var changed = container.setOutOfView(false)
    while !emission.completeness.isCutShort {
      let missing = container.missingItems
      guard !missing.isEmpty else { break }
      make(missing, isSeen: true, emission)
      changed = true
    }
    if changed, container.isCutOff {
      emission.diagnostics.addWarning(
        "Nothing limits the length of a lazy container with many views, so it creates only the first ones. Put it into a scroll view with a height, or a width for a row."
      )
    }
    if changed { container.linkItems() }
    return container.showSeenItems() || changed
  }
}
