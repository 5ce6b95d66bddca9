import QuoinLayout

/// An element that retains the rows of a lazy container of a live tree, and the extents of their
/// items, as long as their data exists. Each emission creates a new container.
final class RowsElement: LivingElement {
  fileprivate var rows: [RowKey: RowElement] = [:]
  /// The fixed size estimate for rows that have not been created, if determined.
  var estimate: LazyEstimate?
  /// The container that currently emits the rows; previous containers can no longer change them.
  weak var maker: LazyRows?
  fileprivate weak var owner: BodyElement?
  /// The container that emitted the rows before the pass, which determines which rows are new.
  var former: LazyRows?

  override func leave(_ elementStore: ElementStore) { rows = [:] }

  /// The rows that were visible after the last pass.
  var seenRows: some Sequence<RowElement> {
    children.lazy.compactMap { $0 as? RowElement }.filter(\.isSeen)
  }

  /// Returns whether the view that owns the data of a row exists.
  func hasOwner(_ key: RowKey) -> Bool { rows[key]?.owner?.isAlive == true }
}

/// The identity of a row of a lazy container, independent of preceding rows.
struct RowKey: Hashable {
  /// The identity of a run of a list, independent of its content: the element that contains the
  /// list, and the run's number.
  struct Run: Hashable {
    var element: Int32
    var number: Int
  }
  var run: Run
  var id: AnyHashable
  /// The slot of a row whose id is also used by another row.
  var duplicate: Int?
}

/// A row, whose views keep their state while it is out of view.
final class RowElement: LivingElement {
  let rowKey: RowKey
  weak var owner: BodyElement?
  /// The current index of the row in its run, or the last one if its data is gone.
  var position = 0
  /// The row's slot in the list of the container that currently emits rows; `nil` if it has none.
  var slot: Int?
  /// The current position of the row among all rows, or the last one.
  var place: (Int32, Int, Int) { (rowKey.run.element, rowKey.run.number, position) }
  /// Whether the data no longer contains an item with the row's id.
  var isGone = false
  /// The extents of the row's items when they were last visible.
  var footprints: [LazyFootprint] = []
  /// Whether the row would be visible with its estimated length, and never was.
  var isExpected = false
  /// Whether the row is visible.
  fileprivate var isSeen = true
  /// Whether the row returned after having been out of view, so that it was emitted as a visible
  /// one.
  fileprivate var isReturning = false
  /// The departure of the row while its removal is animated.
  fileprivate var departure: Departure?

  override var ownerInside: BodyElement? { owner }

  init(_ key: RowKey) {
    rowKey = key
    super.init(key: .slot(AnyHashable(key)))
  }
}

extension ElementStore {
  /// Returns the element that retains the rows of the lazy container emitted here. The rows of the
  /// previous container lose their slots and keep their content.
  func rows(_ emission: Emission) -> RowsElement {
    let key = Element.Key.view(RowsElement.self)
    let element = next(key) as? RowsElement ?? RowsElement(key: key)
    element.owner = owner
    add(element)
    let emitter = ElementEmitter(emission, self)
    for row in element.children {
      emitter.detach(row)
      discardDetached(of: row, emission)
    }
    return element
  }

  /// Makes `maker` the container that emits the rows, and starts the departure of rows that aren't
  /// in its data.
  func renew(_ rows: RowsElement, by maker: LazyRows, _ emission: Emission) {
    (rows.former, rows.maker) = (rows.maker, maker)
    guard motion.transitions.isWatching, let owner else { return }
    for case let row as RowElement in rows.children where row.isGone {
      row.departure = motion.transitions.depart(row, from: owner, emission, self)
    }
  }

  /// Runs `emit`, which emits the row with `key` for `owner`.
  func emitRow(
    _ key: RowKey, of rows: RowsElement, for owner: BodyElement?, _ emission: Emission,
    _ emit: () -> Void
  ) -> RowElement {
    let row: RowElement
    if let known = rows.rows[key] {
      row = known
      row.isReturning = !row.isSeen
    } else {
      row = RowElement(key)
      rows.rows[key] = row
      rows.children.append(row)
      record(row, in: emission)
      if let owner = rows.owner, let former = rows.former {
        arrive(row, owner, emission) { !former.hasRow(key) }
      }
    }
    row.owner = owner ?? rows.owner
    let mark = emission.tree.mark
    reopen(row, in: emission)
    // The parts of all rows are noted for the element that contains the list. Each row counts its
    // own from another number, by which motion finds them again; where two rows overlap, motion
    // distinguishes their parts by their order.
    row.nodeCount = (row.index &<< 10) & Int32.max
    collectingDetached(of: row, emission) { Evaluation.run(row.owner, emit) }
    leave(emission)
    row.span = emission.tree.span(since: mark)
    return row
  }

  /// Drops the rows whose data is gone.
  func dropRows(of rows: RowsElement, _ emission: Emission, where isGone: (RowElement) -> Bool) {
    var kept: ContiguousArray<LivingElement> = []
    var gone: [RowElement] = []
    for case let row as RowElement in rows.children {
      if isGone(row) { gone.append(row) } else { kept.append(row) }
    }
    rows.children = kept
    for row in gone.sorted(by: { $0.place < $1.place }) {
      rows.rows[row.rowKey] = nil
      drop(row, row.departure, emission)
    }
  }

  /// Notifies the observers of a row that it becomes visible or invisible.
  func show(_ row: RowElement, _ isSeen: Bool) {
    guard row.isSeen != isSeen || row.isReturning else { return }
    (row.isSeen, row.isReturning) = (isSeen, false)
    var waiting: [LivingElement] = [row]
    while let element = waiting.popLast() {
      // Nested rows become visible on their own.
      if isSeen, element !== row, let inner = element as? RowElement, !inner.isSeen { continue }
      if let observer = element as? LifetimeObserverElement {
        observer.hasContent = isSeen
        lifetimes.emitted.append(observer)
      }
      waiting += element.children.reversed()
    }
  }
}
