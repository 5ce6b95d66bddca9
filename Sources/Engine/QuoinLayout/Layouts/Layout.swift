import Foundation
import QuoinGeometry

/// A custom layout algorithm.
///
/// `sizeThatFits` may be called any number of times and must depend only on its arguments.
/// Sizing: as the algorithm says.
public protocol Layout: Animatable {
  /// The data that the algorithm keeps between calls; `Void` by default.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// The properties of this type of layout.
  static var layoutProperties: LayoutProperties { get }
  /// Returns a new cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after the subviews changed; by default, creates a new one.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the spacing preferences of the container; by default, the union of its subviews'
  /// preferences.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the container's size for `proposal`, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the subviews in `bounds`. Subviews that are not placed are centered.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the container's own guide, or `nil` if it has none; by default, its subviews' combined
  /// guide.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the container's own guide, or `nil` if it has none; by default, its subviews' combined
  /// guide.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.combinedGuide(guide.key) }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.combinedGuide(guide.key) }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// Properties of a type of layout.
public struct LayoutProperties: Sendable {
  /// The axis of the spacers and dividers inside the layout; `nil` by default.
  public var stackOrientation: Axis?
  public init() {}
}

/// A key for values that views pass to the layout that contains them.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The subviews of a layout.
///
/// A layout may store subviews in its cache or elsewhere. Once a view has been removed, its subview
/// has no size and no guides, and placing it does nothing.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  let tree: LayoutTree
  private let references: [NodeReference]
  /// The layout direction of the container.
  public var layoutDirection: LayoutDirection

  /// Creates the subviews for the children of `node`.
  init(of node: LayoutTree.NodeID, in tree: LayoutTree) {
    let record = tree.pointer(node)
    var references: [NodeReference] = []
    references.reserveCapacity(Int(record.pointee.childCount))
    tree.forEachChild(record) { references.append(tree.reference(to: tree.id(of: $0))) }
    let isReversed = record.pointee.flags.contains(.rightToLeft)
    self.init(tree, references, isReversed ? .rightToLeft : .leftToRight)
  }

  private init(
    _ tree: LayoutTree, _ references: [NodeReference], _ layoutDirection: LayoutDirection
  ) {
    (self.tree, self.references, self.layoutDirection) = (tree, references, layoutDirection)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { references.count }
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(tree: tree, reference: references[index])
  }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(tree, Array(references[bounds]), layoutDirection)
  }
  /// The subviews from a position on. The default implementation for a range of integers would
  /// never terminate.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.relative(to: self)]
  }
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.tree === rhs.tree && lhs.references == rhs.references
      && lhs.layoutDirection == rhs.layoutDirection
  }

  /// Returns the guide for `key` that the container of these views derives from theirs.
  package func combinedGuide(_ key: AlignmentKey) -> CGFloat? {
    first?.node.flatMap { tree.pass.combinedGuide(tree.parent(of: $0), key) }
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(tree, indices.map { references[$0] }, layoutDirection)
  }
}

/// A subview of a layout, which the layout measures and places.
public struct LayoutSubview: Equatable {
  let tree: LayoutTree
  let reference: NodeReference

  /// The view's node, or `nil` once it has been released.
  var node: LayoutTree.NodeID? { tree.node(of: reference) }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.tree === rhs.tree && lhs.reference == rhs.reference
  }

  /// The view's value for `key`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.map { tree.value(key, of: $0) } ?? K.defaultValue
  }
  public var priority: Double { node.map { Double(tree.priority(of: $0)) } ?? 0 }
  public var spacing: ViewSpacing { node.map { tree.spacing($0) } ?? .zero }

  /// Returns the view's size for `proposal`, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.map { tree.pass.measure($0, Offer(proposal)) } ?? .zero
  }

  /// Returns the view's size and guides for `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let (tree, reference) = (tree, reference)
    let offer = Offer(proposal)
    let size = sizeThatFits(proposal)
    return ViewDimensions(size: size) { key in
      guard let node = tree.node(of: reference) else { return nil }
      // The record may already hold the placement.
      let record = tree.pointer(node)
      let placed = (record.pointee.offer, record.pointee.size)
      (record.pointee.offer, record.pointee.size) = (offer, size)
      defer { (record.pointee.offer, record.pointee.size) = placed }
      return tree.pass.explicitGuide(node, key)
    }
  }

  /// Places the view with its `anchor` at `position`, in the coordinates of the layout's bounds.
  ///
  /// Call this method in `placeSubviews` of the layout that contains the view. Anywhere else, it
  /// does nothing and records a warning.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    guard let node else { return }
    guard tree.placingLayout == tree.parent(of: node) else {
      return tree.diagnose(.misplaced(by: tree.pass.layoutName(around: node)))
    }
    tree.pass.placeSubview(node, at: position, anchor: anchor, Offer(proposal))
  }
}
