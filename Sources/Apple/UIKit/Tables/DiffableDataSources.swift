import Foundation

/// The sections and items of a table or a collection, in order.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  public private(set) var sectionIdentifiers: [Section] = []
  private var items: [Section: [Item]] = [:]

  public init() {}

  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { itemIdentifiers.count }
  public func numberOfItems(inSection identifier: Section) -> Int { items[identifier]?.count ?? 0 }
  public func itemIdentifiers(inSection identifier: Section) -> [Item] { items[identifier] ?? [] }
  public func indexOfSection(_ identifier: Section) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }
  public func indexOfItem(_ identifier: Item) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  public func sectionIdentifier(containingItem identifier: Item) -> Section? {
    sectionIdentifiers.first { items[$0]?.contains(identifier) == true }
  }

  /// Adds sections; those that exist are kept where they are.
  public mutating func appendSections(_ identifiers: [Section]) {
    for identifier in identifiers where !sectionIdentifiers.contains(identifier) {
      sectionIdentifiers.append(identifier)
      items[identifier] = []
    }
  }
  public mutating func insertSections(
    _ identifiers: [Section], beforeSection toIdentifier: Section
  ) {
    insert(identifiers, at: sectionIdentifiers.firstIndex(of: toIdentifier))
  }
  public mutating func insertSections(_ identifiers: [Section], afterSection toIdentifier: Section)
  {
    insert(identifiers, at: sectionIdentifiers.firstIndex(of: toIdentifier).map { $0 + 1 })
  }
  public mutating func deleteSections(_ identifiers: [Section]) {
    sectionIdentifiers.removeAll(where: identifiers.contains)
    for identifier in identifiers { items[identifier] = nil }
  }

  /// Adds items to a section, by default to the last one; without any section, it adds none.
  public mutating func appendItems(
    _ identifiers: [Item], toSection sectionIdentifier: Section? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return }
    deleteItems(identifiers)
    items[section]?.append(contentsOf: identifiers)
  }
  public mutating func insertItems(_ identifiers: [Item], beforeItem toIdentifier: Item) {
    insert(identifiers, beside: toIdentifier, offset: 0)
  }
  public mutating func insertItems(_ identifiers: [Item], afterItem toIdentifier: Item) {
    insert(identifiers, beside: toIdentifier, offset: 1)
  }
  public mutating func deleteItems(_ identifiers: [Item]) {
    let removed = Set(identifiers)
    for section in sectionIdentifiers { items[section]?.removeAll(where: removed.contains) }
  }
  public mutating func deleteAllItems() { (sectionIdentifiers, items) = ([], [:]) }
  public mutating func moveItem(_ identifier: Item, beforeItem toIdentifier: Item) {
    insert([identifier], beside: toIdentifier, offset: 0)
  }
  public mutating func moveItem(_ identifier: Item, afterItem toIdentifier: Item) {
    insert([identifier], beside: toIdentifier, offset: 1)
  }
  /// Has no effect: each update makes the cells again.
  public mutating func reloadItems(_ identifiers: [Item]) {}
  /// Has no effect: each update makes the cells again.
  public mutating func reconfigureItems(_ identifiers: [Item]) {}
  /// Has no effect: each update makes the cells again.
  public mutating func reloadSections(_ identifiers: [Section]) {}

  private mutating func insert(_ identifiers: [Section], at index: Int?) {
    guard let index else { return }
    let new = identifiers.filter { !sectionIdentifiers.contains($0) }
    sectionIdentifiers.insert(contentsOf: new, at: index)
    for identifier in new { items[identifier] = [] }
  }

  private mutating func insert(_ identifiers: [Item], beside other: Item, offset: Int) {
    guard !identifiers.contains(other), let section = sectionIdentifier(containingItem: other)
    else { return }
    deleteItems(identifiers)
    guard let index = items[section]?.firstIndex(of: other) else { return }
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }

  func item(at indexPath: IndexPath) -> Item? {
    guard sectionIdentifiers.indices.contains(indexPath.section),
      let list = items[sectionIdentifiers[indexPath.section]], list.indices.contains(indexPath.item)
    else { return nil }
    return list[indexPath.item]
  }

  func indexPath(for item: Item) -> IndexPath? {
    for (section, identifier) in sectionIdentifiers.enumerated() {
      if let index = items[identifier]?.firstIndex(of: item) {
        return IndexPath(item: index, section: section)
      }
    }
    return nil
  }
}

/// The snapshot that a table or collection shows, and the methods that both data sources share.
@MainActor @preconcurrency
open class _DiffableDataSource<Section: Hashable, Item: Hashable>: NSObject {
  private let reload: () -> Void
  fileprivate var shown = NSDiffableDataSourceSnapshot<Section, Item>()

  fileprivate init(reload: @escaping () -> Void) { self.reload = reload }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    reload()
    completion?()
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    apply(snapshot, completion: completion)
  }
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { shown }
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { shown.item(at: indexPath) }
  open func indexPath(for itemIdentifier: Item) -> IndexPath? {
    shown.indexPath(for: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> Section? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }
  open func index(for sectionIdentifier: Section) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  fileprivate func numberOfItems(inSection section: Int) -> Int {
    shown.numberOfItems(inSection: shown.sectionIdentifiers[section])
  }
}

/// The data source of a collection view that shows a snapshot.
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>:
  _DiffableDataSource<Section, Item>, UICollectionViewDataSource
{
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  /// Stored only: Quoin draws no supplementary views of snapshots.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private let cellProvider: CellProvider

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init { [weak collectionView] in collectionView?.reloadData() }
    collectionView.dataSource = self
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numberOfItems(inSection: section) }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    shown.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell()
  }
}

/// The data source of a table view that shows a snapshot.
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>:
  _DiffableDataSource<Section, Item>, UITableViewDataSource
{
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?

  /// Stored only: rows don't move.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let cellProvider: CellProvider

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init { [weak tableView] in tableView?.reloadData() }
    tableView.dataSource = self
  }

  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(inSection: section)
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    shown.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
