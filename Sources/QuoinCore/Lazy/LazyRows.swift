import QuoinGeometry
import QuoinLayout

/// One lazy container: emits its visible slots.
@MainActor
final class LazyRows {
  let node: LayoutTree.Node
  /// Where the container is laid out.
  let scope: LayoutScope
  let slots: SlotList
  /// The element around.
  let element: Int32
  private let axis: Axis
  private let isGrid: Bool
  /// How many items the first line holds.
  private let firstLineCount: Int
  /// Maps the cells of a grid to slots; a stack makes one item of each slot.
  private var cells: CellMap?
  /// Keeps the rows in a living view; `rows` tells the row of each slot.
  private let living: RowsElement?
  private(set) var rows: [Int: RowElement] = [:]
  private let keepsRows: Bool
  private(set) var runs = RowRuns()
  private var knownSlots: [AnyHashable: Int?] = [:]
  private var slotsByKey: [RowKey: Int] = [:]
  /// Whether the rows were dropped whose data was gone when this container took over.
  private var isSettled = false

  init(
    _ slots: SlotList, _ configuration: LazyConfiguration, in emission: Emission, name: String,
    keepsRows: Bool
  ) {
    self.slots = slots
    self.keepsRows = keepsRows
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
    let tree = emission.tree
    if !isGrid {
      tree.setItems(of: node, count: slots.count, sections: slots.sections)
    } else {
      cells = CellMap(slots) { [self] slot, cell in emit(slot, firstItem: cell, emission) }
      tree.setItems(of: node, count: cells?.count ?? 0, sections: cells?.sections(of: slots) ?? [])
      if cells?.isGuessed == true {
        emission.remark(
          "A lazy grid holds many items with a changing number of views; each counts as many cells as the first."
        )
      }
    }
    if let living { tree.rememberItems(footprints(of: living), living.estimate, in: node) }
    if configuration.estimate == nil {
      // The container needs one line to estimate the others by.
      make(Array(0..<min(firstLineCount, itemCount)), emission)
    }
    tree.end()
  }

  var itemCount: Int { cells?.count ?? slots.count }

  /// The slot that a program calls `id`.
  func slot(of id: AnyHashable) -> Int? {
    if let known = knownSlots[id] { return known }
    // The search may walk through all data, and whoever scrolls to a slot asks for it after each layout.
    let slot = slots.position(of: id)
    knownSlots[id] = .some(slot)
    return slot
  }

  /// The first item of the slot `slot`; `nil` where it has none.
  func item(ofSlot slot: Int) -> Int? {
    let item = cells?.firstCell(ofSlot: slot) ?? slot
    return item < itemCount ? item : nil
  }

  /// The items of the slot `slot`.
  func items(ofSlot slot: Int) -> Range<Int> {
    guard let cells else { return slot..<(slot + 1) }
    let first = cells.firstCell(ofSlot: slot)
    return first..<(first + cells.cellCount(ofSlot: slot))
  }

  /// Whether the slot `slot` always has the same number of items; otherwise the cells after it depend on its
  /// content.
  private func isCounted(_ slot: Int) -> Bool {
    guard cells != nil else { return true }
    if case .known(let count) = slots.runs[slots.place(of: slot).run].elements { return count > 0 }
    return false
  }

  /// Emits those of `items` that didn't come along with an earlier one.
  ///
  /// - `isSeen`: whether they are surely seen.
  private func make(_ items: [Int], isSeen: Bool = false, _ emission: Emission) {
    for item in items where !emission.tree.hasItem(item, in: node) {
      let (slot, first) = cells?.slot(ofCell: item) ?? (item, item)
      emit(slot, firstItem: first, isSeen: isSeen, emission)
    }
  }

  /// Emits the slot `slot`, whose first item is `firstItem`: as one item, or in a grid as one item for each view.
  ///
  /// - Returns: how many views the slot has.
  @discardableResult
  private func emit(
    _ slot: Int, firstItem: Int, isSeen: Bool = false, _ emission: Emission
  ) -> Int {
    var nodes: [LayoutTree.Node] = []
    emission.scoped {
      ($0.orientation, $0.scope) = (axis, scope.node)
      // What the rows in sight tell the views around, comes with the layout.
      if !emission.isLiving { $0.isAfterLayout = true }
    } _: {
      nodes = emission.tree.makeNodes(in: node) {
        emission.withCurrent { emitSlot(slot, emission) }
      }
    }
    let expected = isGrid ? cells?.cellCount(ofSlot: slot) ?? nodes.count : 1
    if expected == nodes.count {
      for (offset, child) in nodes.enumerated() {
        emission.tree.insertItem(firstItem + offset, [child], in: node, isShown: isSeen)
      }
    } else {
      for offset in 1..<max(expected, 1) {
        emission.tree.insertItem(firstItem + offset, [], in: node, isShown: isSeen)
      }
      emission.tree.insertItem(firstItem, nodes, in: node, isShown: isSeen)
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
      // The first row with an id has the id's state.
      slotsByKey[key] = first
      key.twin = slot
      elementStore.noteDuplicate("\(key.id.base)")
    }
    let row = elementStore.emitRow(key, of: living, for: slots.runs[run].owner, emission) {
      slots.emit(slot, into: emission)
    }
    (row.slot, row.position) = (slot, position)
    rows[slot] = row
  }

  /// Tells the rows of a living view whether they are in sight, and drops rows whose data is gone.
  func finish(_ emission: Emission) {
    guard let living, living.maker === self, let elementStore = emission.elementStore else {
      return
    }
    living.former = nil
    var seen: [Int] = []
    let made = rows.keys.sorted()
    for slot in made {
      let isSeen = items(ofSlot: slot).contains { emission.tree.isItemShown($0, in: node) }
      if isSeen { seen.append(slot) }
      if let row = rows[slot] { elementStore.show(row, isSeen) }
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
    // Rows of the container before that this one hasn't emitted.
    var others: [RowElement] = []
    for case let row as RowElement in living.children where !made.contains(row.rowKey) {
      elementStore.show(row, false)
      others.append(row)
    }
    elementStore.dropRows(of: living, emission) { row in
      let key = row.rowKey
      guard !made.contains(key), row.isGone || key.twin != nil else { return false }
      // A list's row gets its state back when its data comes back, as long as the view that holds the data is
      // there (Rules/Lists.md#row-identity).
      return !keepsRows || runs.numbers[key.run] == nil || !living.hasOwner(key)
    }
    elementStore.release(others.filter(\.isAlive), emission)
  }

  /// At least this many rows beside those in sight keep their nodes.
  private static var leastReach: Int { 10 }

  /// Releases the nodes of those of the slots `made` that are further than a screen from the slots `seen`. The
  /// first line stays: the container estimates other lines by it.
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
      items += own
      released.append(row)
    }
    guard !released.isEmpty else { return }
    for top in emission.tree.releaseItems(items, in: node) {
      elementStore.discardOwn(from: top, emission)
    }
    elementStore.release(released, emission)
  }

  /// Emits the items in sight that are missing, and shows only the items in sight.
  ///
  /// - Returns: whether anything changed.
  func fill(_ emission: Emission) -> Bool {
    let tree = emission.tree
    guard tree.isShown(node) else { return false }
    var changed = false
    while !emission.diagnoses.isCutShort {
      let missing = tree.missingItems(of: node)
      guard !missing.isEmpty else { break }
      make(missing, isSeen: true, emission)
      changed = true
    }
    if changed, tree.isCutOff(node) {
      emission.remark(
        "Nothing limits the length of a lazy container with many views: it makes the first of them only. Put it into a scroll view that has a height, or a width for a row."
      )
    }
    if changed { tree.linkItems(of: node) }
    return tree.showSeenItems(of: node) || changed
  }
}
