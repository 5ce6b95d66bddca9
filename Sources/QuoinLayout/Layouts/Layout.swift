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
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  let tree: LayoutTree
  let nodes: [LayoutTree.Node]
  /// The direction the container's content runs in.
  public var layoutDirection: LayoutDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(tree: tree, node: nodes[index]) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(tree: tree, nodes: Array(nodes[bounds]), layoutDirection: layoutDirection)
  }
  /// The views from a position on: as a sequence of numbers such a range would never end.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.relative(to: self)]
  }
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.tree === rhs.tree && lhs.nodes == rhs.nodes && lhs.layoutDirection == rhs.layoutDirection
  }

  /// What the container of these views makes of their guides for `key`.
  func combinedGuide(_ key: AlignmentKey) -> CGFloat? {
    nodes.first.flatMap { tree.combinedGuide(tree.parent(of: $0), key) }
  }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(tree: tree, nodes: indices.map { nodes[$0] }, layoutDirection: layoutDirection)
  }
}

/// One view of a layout: ask it, then place it.
public struct LayoutSubview: Equatable {
  let tree: LayoutTree
  let node: LayoutTree.Node

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.tree === rhs.tree && lhs.node == rhs.node
  }

  /// The value the view carries for `key`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    tree.value(key, of: node)
  }
  public var priority: Double { Double(tree.priority(of: node)) }
  public var spacing: ViewSpacing { tree.spacing(node) }

  /// The view's size for `proposal`, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    tree.measure(node, Offer(proposal))
  }

  /// The view's size and guides for `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let (tree, node) = (tree, node)
    let offer = Offer(proposal)
    let size = tree.measure(node, offer)
    return ViewDimensions(size: size) { key in
      // The record may already hold the placement.
      let record = tree.pointer(node)
      let placed = (record.pointee.offer, record.pointee.size)
      (record.pointee.offer, record.pointee.size) = (offer, size)
      defer { (record.pointee.offer, record.pointee.size) = placed }
      return tree.explicitGuide(node, key)
    }
  }

  /// Puts the view's `anchor` at `position`, in the coordinates of the layout's bounds.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    tree.placeSubview(node, at: position, anchor: anchor, Offer(proposal))
  }
}
