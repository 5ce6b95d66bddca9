import QuoinLayout

/// Keeps the rows that a lazy container of a living tree has emitted, as long as their data is there, and what they
/// took up: containers come and go with each emission.
final class RowsElement: LivingElement {
  fileprivate var rows: [RowKey: RowElement] = [:]
  /// What rows count as that were never made, where that is settled.
  var estimate: LazyEstimate?
  /// The container that emits the rows now; earlier ones no longer change them.
  weak var maker: LazyRows?
  fileprivate weak var owner: BodyElement?
  /// The container that emitted them before the pass: tells which rows are new.
  var former: LazyRows?

  override func leave(_ elementStore: ElementStore) { rows = [:] }

  /// Whether the view that holds the data of a row is there.
  func hasOwner(_ key: RowKey) -> Bool { rows[key]?.owner?.isAlive == true }
}

/// Identifies a row of a lazy container, whatever rows come before it.
struct RowKey: Hashable {
  /// A run of a list, whatever it holds: the element that holds the list, and which of its runs it is.
  struct Run: Hashable {
    var element: Int32
    var number: Int
  }
  var run: Run
  var id: AnyHashable
  /// The slot of a row whose id another row has, too.
  var twin: Int?
}

/// One row: the views inside keep their state while the row is out of sight.
final class RowElement: LivingElement {
  let rowKey: RowKey
  weak var owner: BodyElement?
  /// Where it lies in its run, or lay before.
  var position = 0
  /// Its slot in the list of the container that emits rows now; `nil` where it has none.
  var slot: Int?
  /// Where it lies among all rows, or lay before.
  var place: (Int32, Int, Int) { (rowKey.run.element, rowKey.run.number, position) }
  /// Whether that list has no row of its id.
  var isGone = false
  /// What its items took up when they were seen last.
  var footprints: [LazyFootprint] = []
  /// Whether the row is in the visible part.
  fileprivate var isSeen = true
  /// Whether the row was emitted again, as if it were in sight, after it had been out of sight.
  fileprivate var isReturning = false
  /// Its departure, while the user sees it on its way out.
  fileprivate var departure: Departure?

  override var ownerInside: BodyElement? { owner }

  init(_ key: RowKey) {
    rowKey = key
    super.init(key: .slot(AnyHashable(key)))
  }
}

extension ElementStore {
  /// The element that keeps the rows of the lazy container that is emitted here. The rows of the container that was
  /// here before lose their place, and keep their content.
  func rows(_ emission: Emission) -> RowsElement {
    let key = Element.Key.view(RowsElement.self)
    let element = next(key) as? RowsElement ?? RowsElement(key: key)
    element.owner = owner
    add(element)
    for row in element.children {
      emission.detach(row)
      discardDetached(of: row, emission)
    }
    return element
  }

  /// Makes `maker` the container that emits the rows; starts the departure of rows that its data doesn't have.
  func renew(_ rows: RowsElement, by maker: LazyRows, _ emission: Emission) {
    (rows.former, rows.maker) = (rows.maker, maker)
    guard motion.staging.isWatching, let owner else { return }
    for case let row as RowElement in rows.children where row.isGone {
      row.departure = motion.staging.depart(row, from: owner, emission, self)
    }
  }

  /// Runs `emit`, which emits the row called `key` for `owner`.
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

  /// Tells the observers of a row that it comes into sight or leaves it.
  func show(_ row: RowElement, _ isSeen: Bool) {
    guard row.isSeen != isSeen || row.isReturning else { return }
    (row.isSeen, row.isReturning) = (isSeen, false)
    var waiting: [LivingElement] = [row]
    while let element = waiting.popLast() {
      // Rows inside come into sight by themselves.
      if isSeen, element !== row, let inner = element as? RowElement, !inner.isSeen { continue }
      if let observer = element as? LifetimeObserverElement {
        observer.hasContent = isSeen
        lifetimes.emitted.append(observer)
      }
      waiting += element.children.reversed()
    }
  }
}
