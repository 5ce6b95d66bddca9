import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A collection of cells that a layout places. The cells of a ``UICollectionViewFlowLayout`` are
/// placed and drawn as far as the bounds reach; other layouts place nothing.
open class UICollectionView: UIScrollView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open var collectionViewLayout: UICollectionViewLayout { didSet { adopt() } }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate
  }
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// Stored only: Quoin doesn't read it.
  open weak var prefetchDataSource: AnyObject?
  /// Stored only: Quoin doesn't read it.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// Stored only: Quoin doesn't read it.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether a drag is in progress. Always `false`: there are no drags.
  open var hasActiveDrag: Bool { false }
  /// Whether a drop is in progress. Always `false`: there are no drops.
  open var hasActiveDrop: Bool { false }
  /// Stored only: Quoin doesn't read it.
  open var backgroundView: UIView?
  /// Stored only: Quoin doesn't read it.
  open var allowsSelection = true
  /// Stored only: Quoin doesn't read it.
  open var allowsMultipleSelection = false
  open var isEditing = false
  /// Stored only: Quoin doesn't read it.
  open var isPrefetchingEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var dragInteractionEnabled = false
  /// Stored only: Quoin doesn't read it.
  open var reorderingCadence = ReorderingCadence.immediate
  open private(set) var indexPathsForSelectedItems: [IndexPath]? = []
  private var classes: [String: AnyClass] = [:]
  private var items: [(path: IndexPath, cell: UICollectionViewCell)] = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adopt()
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adopt()
  }
  private func adopt() {
    collectionViewLayout.collectionView = self
    setNeedsLayout()
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { classes[elementKind + identifier] = viewClass }
  /// Returns a new cell; cells are not reused.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { made(classes[identifier], as: UICollectionViewCell.self) }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    made(classes[elementKind + identifier], as: UICollectionReusableView.self)
  }
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = made(Cell.self, as: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  open var visibleCells: [UICollectionViewCell] { items.map(\.cell) }
  open var indexPathsForVisibleItems: [IndexPath] { items.map(\.path) }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.first { $0.path == indexPath }?.cell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.first { $0.cell === cell }?.path
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    items.first { $0.cell.frame.contains(point) }?.path
  }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { indexPathsForSelectedItems = indexPath.map { [$0] } ?? [] }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    if let cell = cellForItem(at: indexPath) {
      scrollRectToVisible(cell.frame, animated: animated)
    }
  }

  // MARK: Changes, each of which recreates the cells

  open func reloadData() { setNeedsLayout() }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for item in items { item.cell.removeFromSuperview() }
    items = []
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    for attributes in collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [] {
      guard let dataSource else { break }
      let cell = dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
      cell.frame = attributes.frame
      addSubview(cell)
      items.append((attributes.indexPath, cell))
    }
  }
}

/// A view that a collection view can place.
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Has no effect: never called, because cells are not reused.
  open func prepareForReuse() {}
  /// Has no effect: never called.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

open class UICollectionViewCell: UICollectionReusableView {
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(view, at: 0)
    return view
  }()
  open var isSelected = false
  open var isHighlighted = false
  /// Stored only: Quoin doesn't read it.
  open var backgroundView: UIView?
  /// Stored only: Quoin doesn't read it.
  open var selectedBackgroundView: UIView?
  /// Stored only: Quoin doesn't read it.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      for view in contentView.subviews { view.removeFromSuperview() }
      guard let content = contentConfiguration?.makeContentView() else { return }
      content.frame = contentView.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(content)
    }
  }
}

open class UICollectionViewListCell: UICollectionViewCell {
  /// Stored only: Quoin doesn't read it.
  open var accessories: [Any] = []
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// The position and appearance of a cell.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
}

/// An object that places a collection view's cells.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  public override init() {}
  public required init?(coder: NSCoder) {}
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

/// A layout that places cells in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var itemSize = CGSize(width: 50, height: 50)
  /// Stored only: Quoin doesn't read it.
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  /// Stored only: Quoin doesn't read it.
  open var headerReferenceSize = CGSize.zero
  /// Stored only: Quoin doesn't read it.
  open var footerReferenceSize = CGSize.zero
  /// Stored only: Quoin doesn't read it.
  open var sectionHeadersPinToVisibleBounds = false
  private var places: [UICollectionViewLayoutAttributes] = []
  private var end = CGSize.zero

  open override var collectionViewContentSize: CGSize { end }
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { places.filter { $0.frame.intersects(rect) } }
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { places.first { $0.indexPath == indexPath } }

  /// Breaks the cells into lines across the scroll direction and distributes the rest of each
  /// line between its cells.
  open override func prepare() {
    places = []
    guard let view = collectionView else { return }
    let isColumn = scrollDirection == .vertical
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let whole = isColumn ? view.bounds.width : view.bounds.height
    let (before, after) =
      isColumn
      ? (sectionInset.left, sectionInset.right) : (sectionInset.top, sectionInset.bottom)
    var start: CGFloat = 0
    for section in 0..<view.numberOfSections {
      start += isColumn ? sectionInset.top : sectionInset.left
      var line: [(IndexPath, CGSize)] = []
      func across(_ size: CGSize) -> CGFloat { isColumn ? size.width : size.height }
      func along(_ size: CGSize) -> CGFloat { isColumn ? size.height : size.width }
      func finish(isLast: Bool) {
        guard !line.isEmpty else { return }
        let left = whole - before - after - line.reduce(0) { $0 + across($1.1) }
        let even = line.count > 1 ? left / CGFloat(line.count - 1) : 0
        let gap = isLast ? minimumInteritemSpacing : max(even, minimumInteritemSpacing)
        let thickness = line.map { along($0.1) }.max() ?? 0
        var place = before
        for (path, size) in line {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          let inset = start + (thickness - along(size)) / 2
          attributes.frame = CGRect(
            origin: isColumn ? CGPoint(x: place, y: inset) : CGPoint(x: inset, y: place),
            size: size)
          places.append(attributes)
          place += across(size) + gap
        }
        start += thickness + minimumLineSpacing
        line = []
      }
      var used: CGFloat = 0
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        let needed = across(size) + (line.isEmpty ? 0 : minimumInteritemSpacing)
        if !line.isEmpty, used + needed > whole - before - after + 0.01 {
          finish(isLast: false)
          used = 0
        }
        used += across(size) + (line.isEmpty ? 0 : minimumInteritemSpacing)
        line.append((path, size))
      }
      finish(isLast: true)
      start += (isColumn ? sectionInset.bottom : sectionInset.right) - minimumLineSpacing
    }
    end = isColumn ? CGSize(width: whole, height: start) : CGSize(width: start, height: whole)
  }
}

/// A layout of nested groups. Compiles only: nothing is placed.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Stored only: Quoin doesn't read it.
  open var interGroupSpacing: CGFloat = 0
  public init(group: NSCollectionLayoutGroup) {}
}
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  open var contentInsets = NSDirectionalEdgeInsets.zero
  public let layoutSize: NSCollectionLayoutSize
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Stored only: Quoin doesn't read it.
  open var interItemSpacing: Any?
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {}
}
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
  public class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    .init()
  }
  public class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    .init()
  }
  public class func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init() }
  public class func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init() }
}
