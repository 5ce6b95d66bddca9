import Foundation
import QuoinGeometry

/// A layout algorithm of the user's.
///
/// `sizeThatFits` may be asked any number of times and must depend on its arguments alone.
/// Sizing: as the algorithm says.
public protocol Layout: Animatable {
  /// What the algorithm keeps between calls; `Void` unless said.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// Properties that hold for every instance.
  static var layoutProperties: LayoutProperties { get }
  /// A fresh cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after the subviews changed; makes a new one unless said.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The spacing preferences of the container; the union of its subviews' unless said.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The container's size for `proposal`, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the subviews in `bounds`. Subviews that are not placed go to the centre.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The container's own guide, or `nil` for none; its subviews' combined unless implemented.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// The container's own guide, or `nil` for none; its subviews' combined unless implemented.
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

/// Facts about a kind of layout.
public struct LayoutProperties: Sendable {
  /// The axis spacers and dividers inside take; none unless said.
  public var stackOrientation: Axis?
  public init() {}
}

/// A value that a view hands to the layout around it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The views a layout arranges.
///
/// A layout may keep them in its cache, or anywhere: once a view has gone, it has no size and no guides, and placing it
/// does nothing.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  let tree: LayoutTree
  private let references: [NodeReference]
  /// The direction the container's content runs in.
  public var layoutDirection: LayoutDirection

  /// The children of `node`.
  init(of node: LayoutTree.Node, in tree: LayoutTree) {
    let record = tree.pointer(node)
    var references: [NodeReference] = []
    references.reserveCapacity(Int(record.pointee.childCount))
    tree.forEachChild(record) { references.append(tree.reference(to: Int32($0 - tree.nodes))) }
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
  /// The views from a position on: as a sequence of numbers such a range would never end.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.relative(to: self)]
  }
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.tree === rhs.tree && lhs.references == rhs.references
      && lhs.layoutDirection == rhs.layoutDirection
  }

  /// What the container of these views makes of their guides for `key`.
  package func combinedGuide(_ key: AlignmentKey) -> CGFloat? {
    first?.node.flatMap { tree.combinedGuide(tree.parent(of: $0), key) }
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(tree, indices.map { references[$0] }, layoutDirection)
  }
}

/// One view of a layout: ask it, then place it.
public struct LayoutSubview: Equatable {
  let tree: LayoutTree
  let reference: NodeReference

  /// The view's node, until the tree releases it.
  var node: LayoutTree.Node? { tree.node(of: reference) }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.tree === rhs.tree && lhs.reference == rhs.reference
  }

  /// The value the view carries for `key`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.map { tree.value(key, of: $0) } ?? K.defaultValue
  }
  public var priority: Double { node.map { Double(tree.priority(of: $0)) } ?? 0 }
  public var spacing: ViewSpacing { node.map { tree.spacing($0) } ?? .zero }

  /// The view's size for `proposal`, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.map { tree.measure($0, Offer(proposal)) } ?? .zero
  }

  /// The view's size and guides for `proposal`.
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
      return tree.explicitGuide(node, key)
    }
  }

  /// Puts the view's `anchor` at `position`, in the coordinates of the layout's bounds: in `placeSubviews` of the layout
  /// around it. Anywhere else it does nothing, which a remark says.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    guard let node else { return }
    guard tree.placingLayout == tree.parent(of: node) else {
      return tree.diagnose(.misplaced(by: tree.layoutName(around: node)))
    }
    tree.placeSubview(node, at: position, anchor: anchor, Offer(proposal))
  }
}
